// The real server of tables, and what everybody who comes to one does by clicks: say a name, sit down, copy a link.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { find } from "../drive/seat.mjs";

/** Starts the server of tables, with the page, in a folder of its own. */
export function startTables(program, page) {
  const folder = mkdtempSync(join(tmpdir(), "rummage-tables-"));
  const child = spawn(program, ["--listen", "127.0.0.1:0", "--data", folder, "--page", page], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const address = new Promise((found, failed) => {
    let text = "";
    child.stdout.on("data", (data) => {
      text += data;
      const match = text.match(/http:\/\/[^/ ]+/);
      if (match) found(match[0]);
    });
    child.on("exit", () => failed(new Error("the server of tables ended before it had an address")));
    child.on("error", failed);
  });
  const stop = () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  return { address, stop };
}

/** Enters words where the screen shows its letters. */
export async function enterLetters({ seat, type }, words) {
  await seat.until("the letters", (status) => status.menu === "letters");
  await type(words);
  await seat.press("letters-done");
}

/** Goes to the door from the title, and says what one is called. */
export async function sayName(one, name) {
  await one.seat.until("the title", (status) => status.screen === "title" && find(status, "friends"), 180);
  await one.seat.press("friends");
  await one.seat.press("friends-name");
  await enterLetters(one, name);
  await one.seat.until("the name", (status) => status.menu === "none" && status.entries.some((entry) => entry.name.includes(name)));
}

/** Opens a table at the door: a game, so many chairs, and house rules by their code. */
export async function openTable(one, game, chairs, code) {
  const { seat } = one;
  await seat.press("friends-open");
  await seat.press(game);
  await seat.until("the set-up", (status) => status.screen === "setup");
  const has = async (tag) => find(await seat.platform.status(), tag);
  while (!(await has(`seat-${chairs - 1}-name`))) await seat.press("add-seat");
  while (await has(`seat-${chairs}-remove`)) await seat.press(`seat-${chairs}-remove`);
  await seat.press("house");
  await seat.press("house-enter");
  await enterLetters(one, code);
  await seat.until("the set-up again", (status) => status.menu === "none");
  await seat.press("deal");
  await seat.until("the room", isInTheRoom);
}

/** Comes to a table by its link, sits down on a chair, and says what one is called. */
export async function sitDown(one, chair, name) {
  await one.seat.until("the room", (status) => status.screen === "friends" && find(status, `sit-${chair}`), 180);
  await one.seat.press(`sit-${chair}`);
  await enterLetters(one, name);
  await one.seat.press(`sit-${chair}`);
  await one.seat.until("the chair", isInTheRoom);
}

/** Presses a button that copies a link, and reads the clipboard. */
export async function copied({ seat, tab }, button) {
  await seat.press(button);
  await seat.until("the link to be copied", (status) => find(status, "notice"));
  return tab.evaluate(() => navigator.clipboard.readText());
}

export const isInTheRoom = (status) => status.screen === "friends" && find(status, "copy-link");

/** A link to a table, with cards that do not travel. */
export const atOnce = (link) => link.replace("#", "?speed=instant#");
