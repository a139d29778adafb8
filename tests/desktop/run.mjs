// Plays a round of Daylily in the real program: a display of its own, software graphics, real clicks.
// Usage: node tests/desktop/run.mjs PATH-OF-THE-PROGRAM

import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { playToScoreSheet } from "../drive/daylily.mjs";
import { Seat } from "../drive/seat.mjs";

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
function startGame(display, statusFile) {
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
  const words = ["--seed", "7", "--speed", "instant", "--window", window, "--status", statusFile];
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

let code = 0;
try {
  await main();
} catch (error) {
  console.error(error.message);
  code = 1;
} finally {
  for (const child of children.reverse()) child.kill();
  rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
}
process.exit(code);
