// Kills the real program at random moments while bots play in its window, and starts it again: the match stands at its last action or the one before.
// Usage: node tests/desktop/killed.mjs PATH-OF-THE-PROGRAM [KILLS]

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { find, pause, Seat } from "../drive/seat.mjs";
import { Desk, platform, statusIn } from "./program.mjs";

const [program, asked = "4"] = process.argv.slice(2);
const kills = Number(asked);
if (!program || !existsSync(program) || !(kills > 0)) {
  console.error(`Usage: node tests/desktop/killed.mjs PROGRAM [KILLS]; there is no program at ${program}, or ${asked} is no number of kills`);
  process.exit(2);
}
const shots = join(process.env.RUMMAGE_SHOTS ?? "shots", "desktop");
/** So many times one match is killed before another begins, so that none comes to its end. */
const KILLS_A_MATCH = 10;
const NAME = "match-liverpool";
/** So many actions are waited for at most before the program is killed, and then so many milliseconds. */
const ACTIONS = 8;
const LINGER = 800;
/** Some are killed before they have laid their table, at the latest after so many milliseconds. */
const EARLY = 4000;
/** The moments are random, and the same in every run. */
let chance = 20261122n;

/** A whole number below a bound (splitmix64). */
function below(bound) {
  chance = BigInt.asUintN(64, chance + 0x9e3779b97f4a7c15n);
  let mixed = chance;
  mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n);
  mixed = BigInt.asUintN(64, (mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn);
  return Number((mixed ^ (mixed >> 31n)) % BigInt(bound));
}

/** 64-bit FNV-1a, as the envelope has it (docs/saves.md). */
function sum(text) {
  let hash = 0xcbf29ce484222325n;
  for (const byte of Buffer.from(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, "0");
}

/** A match of four bots that has only been dealt. */
function newMatch(number) {
  const bots = ["bot-marigold", "bot-sorrel", "bot-basil", "bot-clementine"];
  const match = {
    record: { format: 1, rules_revision: 1, game: "liverpool", seats: 4, options: {}, seed: String(number).padStart(32, "0"), actions: [], marks: [] },
    seats: bots.map((name) => ({ name, bot: "Gardener" })),
    round: 1,
  };
  return JSON.stringify(match);
}

function lay(folder, number) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const text = newMatch(number);
  writeFileSync(join(folder, `${NAME}.save`), `rummage 1 ${Buffer.byteLength(text)} ${sum(text)}\n${text}`);
}

/** The actions of the latest generation that is whole. */
function kept(folder) {
  for (const generation of ["", ".former"]) {
    const file = join(folder, `${NAME}${generation}.save`);
    if (!existsSync(file)) continue;
    const [line, text] = readFileSync(file, "utf8").split("\n", 2);
    if (line === `rummage 1 ${Buffer.byteLength(text)} ${sum(text)}`) return JSON.parse(text).record.actions;
  }
  throw new Error(`there is no whole match in ${folder}`);
}

/** Starts the program, takes the match up and kills it at a random moment. The actions that were told of, first and last. */
async function live(desk, display, folder, number) {
  const statusFile = join(desk.home, `status-${number}.json`);
  const running = desk.start(program, display, statusFile, ["--speed", "instant", "--data", folder]);
  const gone = new Promise((ended) => running.game.on("exit", ended));
  const seat = new Seat(platform(display, statusFile, running, shots));
  let first = null;
  if (below(6) === 0) {
    await pause(below(EARLY));
  } else {
    await seat.until("the title", (status) => status.screen === "title" && find(status, "continue"), 180);
    await seat.press("continue");
    first = (await seat.until("the table", (status) => status.screen === "table" && status.table.round > 0, 60)).table.actions;
    const enough = first + below(ACTIONS);
    await seat.until(`${enough} actions`, (status) => status.table.actions >= enough, 120);
    await pause(below(LINGER));
  }
  running.game.kill("SIGKILL");
  await gone;
  const last = first === null ? null : statusIn(statusFile).table.actions;
  return { first, last };
}

const desk = new Desk();
let code = 0;
try {
  mkdirSync(shots, { recursive: true });
  const display = await desk.openDisplay();
  const started = Date.now();
  const folder = join(desk.home, "data");
  let before = [];
  let most = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    if (kill % KILLS_A_MATCH === 0) {
      lay(folder, kill + 1);
      before = [];
    }
    const { first, last } = await live(desk, display, folder, kill);
    const now = kept(folder);
    const goesOn = before.every((action, nth) => now[nth] === action);
    if (first !== null && first < before.length) throw new Error(`kill ${kill}: ${before.length} actions were kept, and the match stands at ${first}`);
    if (last !== null && (now.length < last - 1 || now.length > last + 1)) throw new Error(`kill ${kill}: ${last} actions were told of, and ${now.length} are kept`);
    if (!goesOn) throw new Error(`kill ${kill}: another match is kept than before`);
    before = now;
    most = Math.max(most, now.length);
  }
  if (most < 3) throw new Error(`hardly anything was played between the kills: ${most} actions`);
  console.log(`Killed ${kills} times in its window, ${most} actions in the longest match, in ${Math.round((Date.now() - started) / 1000)} s`);
} catch (error) {
  console.error(error.message);
  code = 1;
} finally {
  desk.clear();
}
process.exit(code);
