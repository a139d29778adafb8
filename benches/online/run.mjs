// Measures rummage-server, Colyseus and boardgame.io in turn, on this machine and in one run, and prints their figures beside each other.

import { spawn } from "node:child_process";
import { loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { measureOurs } from "./ours.mjs";
import { tableOf } from "./report.mjs";

const release = (name) => join(import.meta.dirname, "..", "..", "target", "release", name);
const { values } = parseArgs({
  options: {
    server: { type: "string", default: release("rummage-server") },
    load: { type: "string", default: release("examples/load") },
    seconds: { type: "string" },
    quick: { type: "boolean", default: false },
  },
});

/** Everybody, and the three that are measured at a table's pace, too. */
const ALL = ["ours", "colyseus", "colyseus-at-once", "boardgame", "boardgame-files"];
const AT_PACE = ["ours", "colyseus", "boardgame"];
/** Milliseconds between two actions of a table that people play: 0.4 a second. */
const PACE = 2500;
/** A load that a server holds tells 99 of 100 actions within so many milliseconds. */
const HELD = 1000;
/** The longest that one run may take, in milliseconds. */
const PATIENCE = 150_000;

const seconds = Number(values.seconds ?? (values.quick ? 3 : 8));
const LOADS = values.quick
  ? [
      { tables: 20, pause: 0, who: ALL, rounds: 1 },
      { tables: 100, pause: PACE, who: AT_PACE, rounds: 1 },
    ]
  : [
      { tables: 50, pause: 0, who: ALL, rounds: 2 },
      { tables: 200, pause: 0, who: ALL, rounds: 2 },
      { tables: 500, pause: PACE, who: AT_PACE, rounds: 2 },
      { tables: 2000, pause: PACE, who: AT_PACE, rounds: 1 },
    ];

/** Runs load.mjs for a peer; its last line has the figures. */
async function measurePeer(peer, { tables, pause, seconds }) {
  const words = [join(import.meta.dirname, "load.mjs"), peer, "--tables", tables, "--pause", pause, "--seconds", seconds];
  const child = spawn(process.execPath, words.map(String), { stdio: ["ignore", "pipe", "pipe"], timeout: PATIENCE });
  let [told, complaint] = ["", ""];
  child.stdout.on("data", (text) => (told += text));
  child.stderr.on("data", (text) => (complaint += text));
  const code = await new Promise((ended) => child.on("exit", ended));
  if (child.killed) throw new Error("not done within its time");
  if (code !== 0) throw new Error(complaint.match(/Error: .*/)?.[0] ?? complaint.trim().split("\n")[0]);
  return JSON.parse(told.trim().split("\n").at(-1));
}

/** Figures of one run; one that failed tells why. */
async function measure(peer, load) {
  const began = performance.now();
  const measured = peer === "ours" ? measureOurs(values, load) : measurePeer(peer, load);
  const figures = await measured.catch((failed) => ({ peer, tables: load.tables, pause: load.pause, failed: failed.message }));
  const [busy] = loadavg();
  const outcome = figures.failed ?? `${Math.round(figures.aSecond)} a second, 99 of 100 within ${figures.of99.toFixed(1)} ms`;
  const took = Math.round((performance.now() - began) / 1000);
  console.error(`${peer}, ${load.tables} tables, pause ${load.pause} ms: ${outcome} (${took} s, load average ${busy.toFixed(1)})`);
  return { ...figures, pauseTaken: figures.pause, pause: load.pause, busy };
}

const isHeld = ({ failed, silent, of99 }) => !failed && silent === 0 && of99 < HELD;

const began = performance.now();
const all = [];
process.on("SIGINT", () => {
  console.log(tableOf(all));
  process.exit(1);
});
for (const round of [1, 2]) {
  for (const load of LOADS.filter(({ rounds }) => rounds >= round)) {
    for (const peer of load.who) {
      let figures = await measure(peer, { ...load, seconds });
      all.push(figures);
      // Whoever can not hold so many shows how many it can.
      for (let tables = load.tables; tables > 1000 && !isHeld(figures); tables -= 500) {
        figures = await measure(peer, { ...load, tables: tables - 500, seconds });
        all.push(figures);
      }
    }
  }
}
console.log(tableOf(all));
console.error(`all of it took ${Math.round((performance.now() - began) / 1000)} s`);
process.exit(0);
