// Measures `rummage-server` by its own load (crates/server/examples/load), whose lines are read here.

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { processorOf } from "./server.mjs";

const UNITS = { s: 1000, ms: 1, "µs": 0.001 };

/** Milliseconds of a duration as Rust writes it. */
function milliseconds(text) {
  const [, number, unit] = text.match(/([\d.]+)(ms|µs|s)/);
  return Number(number) * UNITS[unit];
}

/** The server that the load has started. */
const serverOf = (load) => Number(readFileSync(`/proc/${load}/task/${load}/children`, "utf8").trim().split(" ")[0]);

/** What each line of the load tells. */
const LINES = [
  [/are seated and dealt after ([\d.]+) s/, (figures, [seating]) => (figures.seating = Number(seating))],
  [
    /memory: (\d+) KB empty.* ([\d.]+) KB a table/,
    (figures, [empty, table]) => Object.assign(figures, { empty: Number(empty), tableSeated: Number(table) }),
  ],
  [
    /^(\d+) actions in ([\d.]+) s/,
    (figures, [actions, seconds]) => Object.assign(figures, { actions: Number(actions), seconds: Number(seconds) }),
  ],
  [
    /half Some\((\S+)\), 99 of 100 Some\((\S+)\), longest Some\((\S+)\)/,
    (figures, [half, of99, longest]) =>
      Object.assign(figures, { half: milliseconds(half), of99: milliseconds(of99), longest: milliseconds(longest) }),
  ],
  [/memory after play: .* ([\d.]+) KB a table/, (figures, [table]) => (figures.tablePlayed = Number(table))],
  [/listens again in (\S+)/, (figures, [listens]) => (figures.back = { listens: milliseconds(listens) })],
  [
    /first answers after Some\((\S+)\), the last after Some\((\S+)\)/,
    (figures, [first, last]) => Object.assign(figures.back, { firstAnswer: milliseconds(first), lastAnswer: milliseconds(last) }),
  ],
];

/** Runs the load once; answers the same figures as load.mjs. */
async function measureOnce({ load, server }, { tables, pause, seconds }) {
  const words = [server, "--tables", tables, "--people", 4, "--pause", pause, "--seconds", seconds].map(String);
  const child = spawn(load, words, { stdio: ["ignore", "pipe", "pipe"] });
  const ended = new Promise((done, failed) => child.on("exit", done).on("error", failed));
  let complaint = "";
  child.stderr.on("data", (text) => (complaint += text));
  const figures = { peer: "ours", tables, pause };
  let before;
  let started;
  const used = () => ({ load: processorOf(child.pid), server: processorOf(serverOf(child.pid)) });
  for await (const line of createInterface({ input: child.stdout })) {
    started ??= serverOf(child.pid);
    if (line.startsWith("memory: ")) before = used();
    if (/^\d+ actions in/.test(line)) figures.used = used();
    for (const [pattern, tell] of LINES) {
      const found = line.match(pattern);
      if (found) tell(figures, found.slice(1));
    }
  }
  if ((await ended) !== 0) {
    // A load that gives up leaves its server.
    if (started) process.kill(started, "SIGKILL");
    throw new Error(`the load of ours: ${complaint.trim()}`);
  }
  const [ofServer, ofLoad] = [figures.used.server - before.server, figures.used.load - before.load];
  return {
    ...figures,
    // It waits for every table's last pause, in which nobody acts any more.
    aSecond: figures.actions / seconds,
    aThousand: (ofServer / figures.actions) * 1000,
    serverShare: ofServer / figures.seconds,
    loadShare: ofLoad / figures.seconds,
    silent: 0,
  };
}

/** As `measureOnce`; longer pauses are tried where a socket sends more lines a second than the server lets it. */
export async function measureOurs(programs, { tables, pause, seconds }) {
  for (const longer of [0, 10, 25]) {
    try {
      return await measureOnce(programs, { tables, pause: pause + longer, seconds });
    } catch (failed) {
      if (!failed.message.includes("too-fast")) throw failed;
    }
  }
  throw new Error("ours refuses lines that come too fast, even after a pause of 25 ms");
}
