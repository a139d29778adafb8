// Plays a round of Daylily in the page by clicks, at a desk's and a phone's size, a turn of every other game by keys and pad, and among friends.
// Usage: node tests/web/run.mjs PATH-OF-RUMMAGE-WEB FOLDER-OF-THE-PAGE PATH-OF-RUMMAGE-SERVER PATH-OF-RUMMAGE [CHECK...]

import { spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { playToScoreSheet } from "../drive/daylily.mjs";
import { Seat } from "../drive/seat.mjs";
import { checkFall } from "./fallen.mjs";
import { checkFriends } from "./friends.mjs";
import { checkHands } from "./hands.mjs";
import { checkLikes } from "./likes.mjs";
import { checkLoss } from "./lost.mjs";
import { checkRefusals } from "./refused.mjs";
import { checkTaps } from "./taps.mjs";
import { checkTroubles } from "./troubles.mjs";
import { noteFiles, weigh } from "./weight.mjs";

const [server, page, tables, program, ...wanted] = process.argv.slice(2);
if (!program || !existsSync(join(page, "index.html"))) {
  console.error(`Usage: node tests/web/run.mjs RUMMAGE-WEB PAGE RUMMAGE-SERVER RUMMAGE [CHECK...]; there is no page in ${page}`);
  process.exit(2);
}
const BROWSER = process.env.CHROMIUM ?? "/usr/bin/chromium";
const FLAGS = [
  "--no-sandbox",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
];
const SIZES = [
  { name: "desk", viewport: { width: 1280, height: 720 }, hasTouch: false },
  { name: "phone", viewport: { width: 390, height: 844 }, hasTouch: false },
];
const shots = join(process.env.RUMMAGE_SHOTS ?? "shots", "web");

/** Starts the project's own server on a free port and hands out its address. */
function startServer() {
  const child = spawn(server, ["serve", "--dir", page, "--port", "0"], { stdio: ["ignore", "pipe", "inherit"] });
  const address = new Promise((found, failed) => {
    let text = "";
    child.stdout.on("data", (data) => {
      text += data;
      const match = text.match(/http:\/\/[^ ]+/);
      if (match) found(match[0]);
    });
    child.on("exit", () => failed(new Error("the server ended before it had an address")));
    child.on("error", failed);
  });
  return { child, address };
}

/** Watches a tab for errors, and for requests that leave this machine. */
function watch(tab, address, faults, forgiven) {
  tab.on("console", (message) => {
    if (message.type() === "error" && !forgiven?.test(message.text())) faults.push(`console: ${message.text()}`);
  });
  tab.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  tab.on("request", (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !/^(data|blob):/.test(url)) faults.push(`request to ${url}`);
  });
  tab.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
}

function platform(tab, faults, name) {
  return {
    status: async () => {
      const text = await tab.evaluate(() => window.rummage_status ?? null);
      return text === null ? null : JSON.parse(text);
    },
    move: async (x, y) => {
      await tab.mouse.move(x, y);
    },
    click: async () => {
      await tab.mouse.down();
      await tab.waitForTimeout(60);
      await tab.mouse.up();
    },
    picture: async (shot) => {
      await tab.screenshot({ path: join(shots, `${name}-${shot}.png`) });
    },
    alive: () => {
      if (faults.length > 0) throw new Error(`the page is at fault:\n${faults.join("\n")}`);
    },
  };
}

/** Opens a tab of a visit and sits down at the game in it. */
async function openTab(visit, url, name, prepare = null, forgiven = null) {
  const tab = await visit.newPage();
  if (prepare) await tab.addInitScript(prepare);
  const faults = [];
  watch(tab, new URL(url).origin, faults, forgiven);
  const files = noteFiles(tab, new URL(url).origin);
  await tab.goto(url);
  const type = (words) => tab.keyboard.type(words, { delay: 150 });
  return { seat: new Seat(platform(tab, faults, name)), tab, type, files };
}

/** Visits the page for the first time. Closing it tells whether the page was ever at fault. */
async function openSeat(browser, url, name, prepare = null, context = { viewport: SIZES[0].viewport }, forgiven = null) {
  const visit = await browser.newContext(context);
  const opened = await openTab(visit, url, name, prepare, forgiven);
  const close = async () => {
    opened.seat.platform.alive();
    await visit.close();
  };
  return { ...opened, close };
}

async function playAt(browser, address, { name, viewport, hasTouch }) {
  const started = Date.now();
  const url = `${address}?seed=7&speed=instant`;
  const { seat, files, close } = await openSeat(browser, url, name, null, { viewport, hasTouch });
  await playToScoreSheet(seat, () => {
    if (name === SIZES[0].name) weigh(page, new Set(files));
  });
  await close();
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`A round in the page at ${viewport.width} x ${viewport.height}: ${seat.clicks} clicks in ${seconds} s`);
}

let code = 0;
const { child, address } = startServer();
let browser;
try {
  mkdirSync(shots, { recursive: true });
  const home = await address;
  const launch = (more = []) => chromium.launch({ executablePath: BROWSER, args: [...FLAGS, ...more] });
  browser = await launch();
  const checks = {
    troubles: () => checkTroubles(browser, home, shots),
    desk: () => playAt(browser, home, SIZES[0]),
    phone: () => playAt(browser, home, SIZES[1]),
    taps: () => checkTaps(launch, browser, home, openSeat),
    hands: () => checkHands(browser, home, openSeat),
    likes: () => checkLikes(browser, home, openSeat),
    refusals: () => checkRefusals(browser, home, openSeat),
    fall: () => checkFall(browser, home, openSeat, openTab),
    loss: () => checkLoss(browser, home, openSeat),
    friends: () => checkFriends(browser, tables, page, program, shots, openSeat),
  };
  for (const [name, check] of Object.entries(checks)) {
    if (wanted.length === 0 || wanted.includes(name)) await check();
  }
  console.log(`Pictures in ${shots}`);
} catch (error) {
  console.error(error.message);
  code = 1;
} finally {
  await browser?.close();
  child.kill();
}
process.exit(code);
