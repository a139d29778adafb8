// Measures a peer's server on this machine: tables of four played by clients, then `kill -9` in mid-play, and who is still there.
//
// `node load.mjs boardgame --tables 50 --pause 0 --seconds 15`; the last line is the figures as JSON.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { start } from "./server.mjs";
import { wakeEverybody } from "./wake.mjs";

/** Tables that are opened at the same time. */
const OPENING = 25;
/** How often it is tried to open one. */
const TRIES = 3;

const whole = (text) => ({ type: "string", default: text });
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { tables: whole("50"), pause: whole("0"), seconds: whole("15") },
});
const [tables, milliseconds, seconds] = [values.tables, values.pause, values.seconds].map(Number);
const folder = mkdtempSync(join(tmpdir(), "rummage-peers-"));
process.on("SIGTERM", () => process.exit(1));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const here = (name) => join(import.meta.dirname, name);
const PEERS = {
  colyseus: [here("colyseus.mjs")],
  "colyseus-at-once": [here("colyseus.mjs"), "--at-once"],
  boardgame: [here("boardgame.mjs")],
  "boardgame-files": [here("boardgame.mjs"), folder],
};
const peer = positionals[0];
const Table = peer.startsWith("colyseus")
  ? (await import("./colyseus-table.mjs")).ColyseusTable
  : (await import("./boardgame-table.mjs")).BoardgameTable;

async function until(isSo) {
  const last = performance.now() + 20_000;
  while (!isSo()) {
    if (performance.now() > last) throw new Error("the tables are not dealt after 20 s");
    await new Promise((over) => setTimeout(over, 10));
  }
}

/** Tables that could not be opened at first, and were at last. */
let openedAgain = 0;

async function open(address, seed) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await Table.open(address, seed);
    } catch (failed) {
      if (tries === TRIES) throw failed;
      openedAgain += 1;
    }
  }
}

async function seatEverybody(address) {
  const seated = [];
  while (seated.length < tables) {
    const many = Math.min(OPENING, tables - seated.length);
    const opening = Array.from({ length: many }, (_, at) => open(address, seated.length + at));
    seated.push(...(await Promise.all(opening)));
  }
  await until(() => seated.every((table) => table.isDealt()));
  return seated;
}

const server = await start(...PEERS[peer]);
const empty = server.memory();
const beganSeating = performance.now();
const all = await seatEverybody(server.address);
const seating = (performance.now() - beganSeating) / 1000;
const seated = server.memory();
const seenOfOthers = all[0].seenOfOthers();

const [processor, own, began] = [server.processor(), process.cpuUsage(), performance.now()];
let isOver = false;
const playing = all.map((table) => table.play(milliseconds, () => isOver));
await new Promise((over) => setTimeout(over, seconds * 1000));
const played = (performance.now() - began) / 1000;
const used = process.cpuUsage(own);
const [serverUsed, memory] = [server.processor() - processor, server.memory()];
isOver = true;
// In mid-play: actions are on their way.
await server.kill();
all.forEach((table) => table.leave());
const told = all.flatMap((table) => table.told).sort((one, other) => one - other);
const at = (part) => told[Math.min(told.length - 1, Math.floor(told.length * part))];
const figures = {
  peer,
  tables,
  pause: milliseconds,
  seating,
  openedAgain,
  actions: told.length,
  aSecond: told.length / played,
  half: at(0.5),
  of99: at(0.99),
  longest: told.at(-1),
  serverShare: serverUsed / played,
  loadShare: (used.user + used.system) / 1e6 / played,
  aThousand: (serverUsed / told.length) * 1000,
  empty,
  tableSeated: (seated - empty) / tables,
  tablePlayed: (memory - empty) / tables,
  silent: all.filter((table) => table.isSilent).length,
  seenOfOthers,
  back: await wakeEverybody(all, () => start(...PEERS[peer]), folder),
};
console.log(JSON.stringify(figures));
process.exit(0);
