// The real program on a display of its own: software graphics, a home of its own, and the eyes and hands of a player.

import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const SIZE = { width: 1280, height: 720 };

/** A display and a home, and every program that runs there, in windows of one size. */
export class Desk {
  constructor(size = SIZE) {
    this.size = size;
    this.home = mkdtempSync(join(tmpdir(), "rummage-desktop-"));
    this.children = [];
  }

  /** Starts a display on a number that X picks itself, so that runs never meet. */
  async openDisplay() {
    const screen = `${this.size.width}x${this.size.height}x24`;
    const server = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", screen, "-nolisten", "tcp"], {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    });
    this.children.push(server);
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
  start(program, display, statusFile, words) {
    const env = {
      ...process.env,
      DISPLAY: display,
      HOME: this.home,
      XDG_RUNTIME_DIR: this.home,
      XDG_CONFIG_HOME: this.home,
      XDG_DATA_HOME: this.home,
      BEVY_ASSET_ROOT: resolve("."),
    };
    delete env.WAYLAND_DISPLAY;
    const window = `${this.size.width}x${this.size.height}`;
    const game = spawn(resolve(program), ["--window", window, "--status", statusFile, ...words], { env, stdio: ["ignore", "pipe", "pipe"] });
    this.children.push(game);
    const log = [];
    for (const stream of [game.stdout, game.stderr]) stream.on("data", (data) => log.push(String(data)));
    return { game, log };
  }

  /** Ends everything that was started here. */
  clear() {
    for (const child of this.children.reverse()) child.kill();
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** What the game says is on screen, if it has said anything yet. */
export function statusIn(statusFile) {
  return existsSync(statusFile) ? JSON.parse(readFileSync(statusFile, "utf8")) : null;
}

/** A player's eyes and hands at a running game; pictures go to a folder. */
export function platform(display, statusFile, { game, log }, shots) {
  const onDisplay = { env: { ...process.env, DISPLAY: display }, stdio: ["ignore", "pipe", "inherit"] };
  const xdotool = (...words) => execFileSync("xdotool", words.map(String), onDisplay);
  return {
    status: async () => statusIn(statusFile),
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
