// Plays a turn of Daylily in the real program as somebody who sees nothing: hears names by AT-SPI, as Linux's screen readers do, and presses what it hears.
// Usage: dbus-run-session -- node tests/desktop/heard.mjs PATH-OF-THE-PROGRAM

import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Seat } from "../drive/seat.mjs";
import { Desk, platform } from "./program.mjs";

const [program] = process.argv.slice(2);
if (!program || !existsSync(program) || !process.env.DBUS_SESSION_BUS_ADDRESS) {
  console.error(`Usage: dbus-run-session -- node tests/desktop/heard.mjs PROGRAM; there is no program at ${program}, or no session's bus`);
  process.exit(2);
}
const shots = join(process.env.RUMMAGE_SHOTS ?? "shots", "desktop");
const desk = new Desk();
const reader = new URL("heard.py", import.meta.url).pathname;
// The system's own Python has the library of AT-SPI, whatever else is installed.
const read = (...words) => execFileSync("/usr/bin/python3", [reader, ...words], { encoding: "utf8" });

/** What is read aloud, as [role, name]; nothing before the program has told anything. */
function heard() {
  try {
    return read("names", "rummage").trim().split("\n").map((line) => line.split("\t"));
  } catch {
    return [];
  }
}

/** Everything the program shows by name is read aloud, by the same name. */
function readsAll(status) {
  const names = new Set(heard().map(([, name]) => name));
  return status.entries.every((entry) => names.has(entry.name));
}

async function main() {
  mkdirSync(shots, { recursive: true });
  read("on");
  const display = await desk.openDisplay();
  const statusFile = join(desk.home, "status.json");
  const running = desk.start(program, display, statusFile, ["--game", "daylily", "--seed", "7", "--speed", "instant"]);
  const seat = new Seat(platform(display, statusFile, running, shots));
  const told = (status) => status.table.yours && status.table.settled && readsAll(status);
  const before = await seat.until("the table to be read aloud in mid-play", told, 120);
  const hand = heard().filter(([role, name]) => role.includes("button") && / of \d+$/.test(name));
  if (hand.length !== 10) throw new Error(`ten cards are held, but these are read: ${JSON.stringify(hand)}`);
  if (!heard().some(([, name]) => name === before.table.prompt)) throw new Error(`nobody reads "${before.table.prompt}"`);
  const stock = before.entries.find((entry) => entry.tag === "pile:stock");
  read("press", "rummage", stock.name);
  await seat.until("a card that is drawn by the reader's press", ({ table }) => table.actions > before.table.actions, 60);
  const after = await seat.until("what was drawn to be read aloud", told, 60);
  await seat.picture("9-heard");
  console.log(`A turn of Daylily was heard and begun by AT-SPI: ${before.entries.length} names before the draw, ${after.entries.length} after`);
}

let code = 0;
try {
  await main();
} catch (error) {
  console.error(error.message);
  code = 1;
} finally {
  desk.clear();
}
process.exit(code);
