// Plays a round of Daylily by clicks in the real program, and a turn of every other game by keys: a display of its own, software graphics.
// Usage: node tests/desktop/run.mjs PATH-OF-THE-PROGRAM

import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { playToScoreSheet } from "../drive/daylily.mjs";
import { Seat } from "../drive/seat.mjs";
import { GAMES_BY_KEYS, takeATurn } from "../drive/turn.mjs";

const [program] = process.argv.slice(2);
if (!program || !existsSync(program)) {
  console.error(`Usage: node tests/desktop/run.mjs PROGRAM; there is no program at ${program}`);
  process.exit(2);
}
const SIZE = { width: 1280, height: 720 };
const shots = join(process.env.RUMMAGE_SHOTS ?? "shots", "desktop");
const home = mkdtempSync(join(tmpdir(), "rummage-desktop-"));
const children = [];

/** Starts a display on a number that X picks itself, so that runs never meet. */
async function startDisplay() {
  const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", `${SIZE.width}x${SIZE.height}x24`, "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  children.push(server);
  const number = await new Promise((found, failed) => {
    let text = "";
    server.stdio[3].on("data", (data) => {
      text += data;
      if (text.includes("\n")) found(text.trim());
    });
    server.on("exit", () => failed(new Error("Xvfb ended before it had a display")));
    server.on("error", failed);
  });
  return `:${number}`;
}

/** Starts the game with a home of its own, so that nobody's preferences are read or written. */
function startGame(display, statusFile, more = []) {
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_CONFIG_HOME: home,
    XDG_DATA_HOME: home,
    BEVY_ASSET_ROOT: resolve("."),
  };
  delete env.WAYLAND_DISPLAY;
  const window = `${SIZE.width}x${SIZE.height}`;
  const words = ["--seed", "7", "--speed", "instant", "--window", window, "--status", statusFile, ...more];
  const game = spawn(resolve(program), words, { env, stdio: ["ignore", "pipe", "pipe"] });
  children.push(game);
  const log = [];
  for (const stream of [game.stdout, game.stderr]) stream.on("data", (data) => log.push(String(data)));
  return { game, log };
}

function platform(display, statusFile, { game, log }) {
  const onDisplay = { env: { ...process.env, DISPLAY: display }, stdio: ["ignore", "pipe", "inherit"] };
  const xdotool = (...words) => execFileSync("xdotool", words.map(String), onDisplay);
  return {
    status: async () => (existsSync(statusFile) ? JSON.parse(readFileSync(statusFile, "utf8")) : null),
    move: async (x, y) => void xdotool("mousemove", x, y),
    click: async () => void xdotool("mousedown", 1, "sleep", 0.06, "mouseup", 1),
    key: async (name) => void xdotool("search", "--name", "Rummage", "windowfocus", "key", "--delay", 60, name),
    picture: async (name) => {
      execFileSync("import", ["-window", "root", join(shots, `${name}.png`)], onDisplay);
    },
    alive: () => {
      if (game.exitCode === null && game.signalCode === null) return;
      throw new Error(`the game ended by itself (${game.exitCode ?? game.signalCode}); it said:\n${log.join("")}`);
    },
  };
}

function memoryOf(pid) {
  const line = readFileSync(`/proc/${pid}/status`, "utf8").match(/VmRSS:\s+(\d+) kB/);
  return `${Math.round(Number(line?.[1] ?? 0) / 1024)} MiB`;
}

/** Warnings are welcome to be fixed; errors and panics fail the run. */
function complaints(log) {
  return log.join("").split("\n").filter((line) => /\bERROR\b|panicked at/.test(line));
}

async function main() {
  mkdirSync(shots, { recursive: true });
  const started = Date.now();
  const display = await startDisplay();
  const statusFile = join(home, "status.json");
  const running = startGame(display, statusFile);
  const seat = new Seat(platform(display, statusFile, running));
  await playToScoreSheet(seat);
  const found = complaints(running.log);
  if (found.length > 0) throw new Error(`the game complained:\n${found.join("\n")}`);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`A round in a window: ${seat.clicks} clicks in ${seconds} s, ${memoryOf(running.game.pid)} of memory; pictures in ${shots}`);
}

async function takeTurns() {
  const display = await startDisplay();
  for (const name of GAMES_BY_KEYS) {
    const started = Date.now();
    const statusFile = join(home, `status-${name}.json`);
    const running = startGame(display, statusFile, ["--game", name, "--data", join(home, name)]);
    const seat = new Seat(platform(display, statusFile, running));
    await seat.until("the table", (status) => status.screen === "table", 120);
    const key = (word) => () => seat.platform.key(word);
    const pick = async () => {
      await seat.platform.key("1");
      await seat.platform.key("Return");
    };
    await takeATurn(seat, { primary: key("m"), second: key("d"), pick });
    await seat.picture(`8-${name}`);
    const found = complaints(running.log);
    if (found.length > 0) throw new Error(`${name} complained:\n${found.join("\n")}`);
    running.game.kill();
    console.log(`A turn of ${name} by keys in ${Math.round((Date.now() - started) / 1000)} s`);
  }
}

let code = 0;
try {
  await main();
  await takeTurns();
} catch (error) {
  console.error(error.message);
  code = 1;
} finally {
  for (const child of children.reverse()) child.kill();
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
process.exit(code);
