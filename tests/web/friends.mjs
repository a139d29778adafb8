// A match of Liverpool Rummy among friends, with the real server, by clicks: four pages with profiles of their own, one of them a phone's, and a window.
// One page is closed in mid-turn and comes back in another profile. With RUMMAGE_WHOLE=1 they play to the end and once more; else to the first score sheet.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { Desk, platform } from "../desktop/program.mjs";
import { isAsked, isScored } from "../drive/daylily.mjs";
import { Seat, find, firstOf, pause } from "../drive/seat.mjs";
import { hasToAct, takeATurnByThoughts } from "../drive/thoughts.mjs";
import { atOnce, copied, isInTheRoom, openTable, sayName, sitDown, startTables } from "./tables.mjs";

/** Liverpool where nobody is asked out of turn: no buying, no calling of rummy, and a stock that is used up once. */
const CALM = "11B4-Q1ZK-2Z00-506";
const WHOLE = process.env.RUMMAGE_WHOLE === "1";

/** Small, for software draws every pixel. The first and the second lie beside each other in the pictures. */
const ANA = { width: 1024, height: 576 };
const BO = { width: 390, height: 844 };
const OTHERS = [{ width: 844, height: 390 }, { width: 360, height: 640 }];
const WINDOW = { width: 800, height: 450 };

export async function checkFriends(browser, tables, page, program, shots, openSeat) {
  const started = Date.now();
  const server = startTables(tables, page);
  const desk = new Desk(WINDOW);
  try {
    const home = await server.address;
    const open = async (url, name, viewport) => {
      const context = { viewport, reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] };
      return { name, ...(await openSeat(browser, url, `friends-${name}`, null, context)) };
    };

    const ana = await open(`${home}/?speed=instant`, "ana", ANA);
    await sayName(ana, "Ana");
    await ana.seat.picture("1-door");
    await openTable(ana, "liverpool", 5, CALM);
    const link = await copied(ana, "copy-link");
    if (!link.startsWith(`${home}/t/`)) throw new Error(`the link is ${link}`);

    const bo = await open(atOnce(link), "bo", BO);
    await sitDown(bo, 1, "Bo");
    const own = await copyOwnLink(bo);
    const di = await open(atOnce(link), "di", OTHERS[0]);
    await sitDown(di, 2, "Di");
    const ed = await open(atOnce(link), "ed", OTHERS[1]);
    await sitDown(ed, 3, "Ed");
    const fay = await openWindow(desk, program, link, join(shots, "friends-fay"));
    await sitDown(fay, 4, "Fay");
    await pictureAll([ana, bo, di, ed, fay], "3-room");

    await ana.seat.press("deal");
    await restStill(fay);
    let again = null;
    const all = () => [ana, again ?? bo, di, ed, fay];
    const left = async () => {
      again = await leaveInMidTurn(bo, () => open(atOnce(own), "bo-again", BO));
      return again;
    };
    await playOn(all, { until: WHOLE ? isOver : isScored, inTurnOf: bo, left });
    await agree(all());
    await pictureAll(all(), "5-sheet");
    if (WHOLE) {
      await ana.seat.press("result");
      await ana.seat.press("play-again");
      for (const { seat } of all()) await seat.until("the next match", (status) => status.screen === "table" && status.table.round === 1, 120);
      await pictureAll(all(), "6-once-more");
    }
    for (const one of all()) await one.close();
    const clicks = [bo, ...all()].reduce((sum, { seat }) => sum + seat.clicks, 0);
    const what = WHOLE ? "A match of Liverpool among friends, and once more" : "A round of Liverpool among friends";
    console.log(`${what}: five players, ${clicks} clicks in ${Math.round((Date.now() - started) / 1000)} s, left in mid-turn and found again`);
  } finally {
    desk.clear();
    server.stop();
  }
}

/** On a phone it lies further down. */
async function copyOwnLink(bo) {
  await bo.tab.mouse.move(195, 600);
  await bo.tab.mouse.wheel(0, 3000);
  await pause(1500);
  await bo.seat.picture("2-seated");
  return copied(bo, "copy-own-link");
}

/** Comes to the table in a window of its own. */
async function openWindow(desk, program, link, shots) {
  mkdirSync(shots, { recursive: true });
  const display = await desk.openDisplay();
  const statusFile = join(desk.home, "status.json");
  const running = desk.start(program, display, statusFile, ["--speed", "instant", "--table", link, "--data", join(desk.home, "kept")]);
  const hands = platform(display, statusFile, running, shots);
  const type = async (words) => {
    for (const letter of words) await hands.key(letter);
  };
  return { name: "fay", seat: new Seat(hands), type, close: async () => hands.alive() };
}

/** In a window one says oneself that nothing need move while nobody plays; a page is told by its browser. */
async function restStill({ seat }) {
  await seat.press("options");
  await seat.press("options-motion");
  await seat.press("close");
  await seat.until("the table", (status) => status.menu === "none");
}

async function pictureAll(all, name) {
  for (const { seat } of all) await seat.picture(name);
}

const isOver = (status) => find(status, "result") !== undefined;

/** Whoever is asked plays, and everybody goes on from each score sheet, until all are where they should be. In the second turn of `inTurnOf` it is `left`. */
async function playOn(all, { until, inTurnOf, left }) {
  const turns = new Map();
  for (;;) {
    const comes = (status) => hasToAct(status) || isScored(status) || isOver(status);
    const { one, status } = await firstOf(
      all().map((one) => one.seat.until("a turn or a score sheet", (status) => comes(status) && { one, status }, 240)),
    );
    if (until(status)) break;
    if (isScored(status)) {
      // Others may be in the next round already, which waits for nobody for long.
      await one.seat.press("next-round", 60, (status) => !isScored(status));
      continue;
    }
    turns.set(one, (turns.get(one) ?? 0) + 1);
    const player = one === inTurnOf && turns.get(one) === 2 ? await left() : one;
    await takeATurnByThoughts(player.seat);
    if (turns.get(one) === 1) await one.seat.picture("4-table");
  }
  for (const { seat } of all()) await seat.until("the score sheet", until, 120);
}

/** Draws, closes the page, and comes back by its own link elsewhere: the hand and the turn are the same. */
async function leaveInMidTurn(one, open) {
  const isPlaying = (status) => isAsked(status) && status.table.phase === "play" && status;
  let status = await one.seat.platform.status();
  for (; !isPlaying(status); status = await one.seat.platform.status()) await one.seat.press("pile:stock");
  const hand = ({ entries }) => entries.map(({ tag }) => tag).filter((tag) => tag.startsWith("hand:")).sort().join(" ");
  await one.close();
  const again = await open();
  const found = await again.seat.until("the same turn", isPlaying, 180);
  if (hand(found) !== hand(status)) throw new Error(`the hand was ${hand(status)}, and is ${hand(found)}`);
  return again;
}

/** Everybody sees the same melds and piles. */
async function agree(all) {
  const tables = await Promise.all(all.map(async ({ seat }) => onTheTable(await seat.platform.status())));
  if (!tables[0] || tables.some((table) => table !== tables[0])) throw new Error(`the tables differ:\n${tables.join("\n")}`);
}

/** The melds and the piles in words, without whose they are: "your meld" is "Bo's" to the others. */
function onTheTable({ entries }) {
  const things = entries.filter(({ tag }) => tag.startsWith("meld:") || tag.startsWith("pile:"));
  return things.map(({ tag, name }) => `${tag} ${name.split(": ").at(-1)}`).sort().join("; ");
}
