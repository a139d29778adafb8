// Plays a round of Daylily by clicks in the real program, and a turn of every other game by keys: a display of its own, software graphics.
// Usage: node tests/desktop/run.mjs PATH-OF-THE-PROGRAM

import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { playToScoreSheet } from "../drive/daylily.mjs";
import { Seat } from "../drive/seat.mjs";
import { GAMES_BY_KEYS, takeATurn } from "../drive/turn.mjs";
import { Desk, platform } from "./program.mjs";

const [program] = process.argv.slice(2);
if (!program || !existsSync(program)) {
  console.error(`Usage: node tests/desktop/run.mjs PROGRAM; there is no program at ${program}`);
  process.exit(2);
}
const DEAL = ["--seed", "7", "--speed", "instant"];
const shots = join(process.env.RUMMAGE_SHOTS ?? "shots", "desktop");
const desk = new Desk();

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
  const display = await desk.openDisplay();
  const statusFile = join(desk.home, "status.json");
  const running = desk.start(program, display, statusFile, DEAL);
  const seat = new Seat(platform(display, statusFile, running, shots));
  await playToScoreSheet(seat);
  const found = complaints(running.log);
  if (found.length > 0) throw new Error(`the game complained:\n${found.join("\n")}`);
  const seconds = Math.round((Date.now() - started) / 1000);
  console.log(`A round in a window: ${seat.clicks} clicks in ${seconds} s, ${memoryOf(running.game.pid)} of memory; pictures in ${shots}`);
}

async function takeTurns() {
  const display = await desk.openDisplay();
  for (const name of GAMES_BY_KEYS) {
    const started = Date.now();
    const statusFile = join(desk.home, `status-${name}.json`);
    const running = desk.start(program, display, statusFile, [...DEAL, "--game", name, "--data", join(desk.home, name)]);
    const seat = new Seat(platform(display, statusFile, running, shots));
    await seat.until("the table", (status) => status.screen === "table", 120);
    const key = (word) => () => seat.platform.key(word);
    const pick = key("1");
    const nth = (place) => seat.platform.key(`${place}`);
    await takeATurn(seat, { primary: key("m"), second: key("d"), pick, byMelds: key("b"), nth });
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
  desk.clear();
}
process.exit(code);
