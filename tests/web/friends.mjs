// A table for friends, with the real server: one page opens it, another comes by the link at a phone's size, both play a round by clicks, and the second is
// closed in mid-turn and comes back in another browser profile.

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isAsked, isScored, playTurn } from "../drive/daylily.mjs";
import { find, pause } from "../drive/seat.mjs";

/** Turns of one player in a round, at most. */
const TURNS = 60;

/** Starts the server of tables, with the page, in a folder of its own. */
function start(program, page) {
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

/** Says what one is called, where the screen asks for it. */
async function sayName({ seat, tab }, name) {
  await seat.press("friends-name");
  await seat.until("the letters", (status) => status.menu === "letters");
  await tab.keyboard.type(name, { delay: 150 });
  await seat.press("letters-done");
  await seat.until("the name", (status) => status.menu === "none" && status.entries.some((entry) => entry.name.includes(name)));
}

/** Presses a button that copies a link, and reads the clipboard. */
async function copied({ seat, tab }, button) {
  await seat.press(button);
  await seat.until("the link to be copied", (status) => find(status, "notice"));
  return tab.evaluate(() => navigator.clipboard.readText());
}

const inTheRoom = (status) => status.screen === "friends" && find(status, "copy-link");

/** Whoever is asked plays, until both have the score sheet. */
async function playARound(seats, first) {
  for (let turn = 1; turn <= TURNS * seats.length; turn += 1) {
    const asked = await Promise.any(
      seats.map((seat) => seat.until("a turn or the score sheet", (status) => (isAsked(status) || isScored(status)) && { seat, status }, 180)),
    );
    if (isScored(asked.status)) break;
    await playTurn(asked.seat, 0);
    if (turn === 2) await first();
  }
  for (const seat of seats) await seat.until("the score sheet", isScored, 120);
}

export async function checkFriends(browser, program, page, openSeat) {
  const server = start(program, page);
  try {
    const home = await server.address;
    const open = (url, name, viewport) =>
      openSeat(browser, url, name, null, { viewport, permissions: ["clipboard-read", "clipboard-write"] });
    const ana = await open(`${home}/?speed=instant`, "friends-desk", { width: 1280, height: 720 });
    await ana.seat.until("the title", (status) => status.screen === "title" && find(status, "friends"), 180);
    await ana.seat.press("friends");
    await sayName(ana, "Ana");
    await ana.seat.picture("1-door");
    await ana.seat.press("friends-open");
    await ana.seat.press("daylily");
    await ana.seat.until("the set-up", (status) => status.screen === "setup");
    for (let status = await ana.seat.platform.status(); find(status, "seat-2-remove"); status = await ana.seat.platform.status()) {
      await ana.seat.press("seat-2-remove");
    }
    await ana.seat.press("deal");
    await ana.seat.until("the room", inTheRoom);
    const invitation = await copied(ana, "copy-link");
    if (!invitation.startsWith(`${home}/t/`)) throw new Error(`the link is ${invitation}`);

    const bo = await open(invitation.replace("#", "?speed=instant#"), "friends-phone", { width: 390, height: 844 });
    await bo.seat.until("the room", (status) => status.screen === "friends" && find(status, "sit-1"), 180);
    await bo.seat.picture("2-invited");
    await bo.seat.press("sit-1");
    await bo.seat.until("the letters", (status) => status.menu === "letters");
    await bo.tab.keyboard.type("Bo", { delay: 150 });
    await bo.seat.press("letters-done");
    await bo.seat.press("sit-1");
    await bo.seat.until("the chair", inTheRoom);
    // On a phone it lies further down.
    await bo.tab.mouse.move(195, 600);
    await bo.tab.mouse.wheel(0, 3000);
    await pause(1500);
    const own = await copied(bo, "copy-own-link");
    await bo.seat.picture("3-seated");
    await ana.seat.picture("3-room");

    await ana.seat.press("deal");
    await playARound([ana.seat, bo.seat], async () => {
      await ana.seat.picture("4-table");
      await bo.seat.picture("4-table");
    });
    await ana.seat.picture("5-sheet");
    await ana.seat.press("next-round");
    await bo.seat.press("next-round");

    // One page is closed in the midst of its turn, and goes on in another browser.
    const turn = await Promise.any([ana, bo].map(({ seat }) => seat.until("a turn", (status) => isAsked(status) && seat, 120)));
    if (turn === ana.seat) {
      await playTurn(ana.seat, 0);
      await bo.seat.until("Bo's turn", isAsked, 120);
    }
    await bo.seat.press("pile:stock");
    const left = await bo.seat.until("the drawn card", (status) => isAsked(status) && status.table.phase === "play" && status);
    const hand = (status) => status.entries.map(({ tag }) => tag).filter((tag) => tag.startsWith("hand:")).sort().join(" ");
    await bo.close();
    const again = await open(own.replace("#", "?speed=instant#"), "friends-again", { width: 844, height: 390 });
    const found = await again.seat.until("the same turn", (status) => isAsked(status) && status.table.phase === "play" && status, 180);
    if (hand(found) !== hand(left)) throw new Error(`the hand was ${hand(left)}, and is ${hand(found)}`);
    await pause(500);
    await again.seat.picture("6-back");
    await again.close();
    await ana.close();
    console.log(`A table for friends: ${ana.seat.clicks} and ${bo.seat.clicks} clicks, left in mid-turn and found again`);
  } finally {
    server.stop();
  }
}
