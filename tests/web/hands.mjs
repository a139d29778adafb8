// Every game is opened in the page and a turn is taken by keys; and one is set up and begun by a pad alone.

import { Seat, describe } from "../drive/seat.mjs";
import { GAMES_BY_KEYS, hand, takeATurn } from "../drive/turn.mjs";

/** The places of a standard pad's buttons. */
const SOUTH = 0;
const WEST = 2;
const NORTH = 3;
const EAST = 1;
const START = 9;
const UP = 12;
const DOWN = 13;

/** A pad that the page finds plugged in: its buttons are pressed from outside. */
function plugIn() {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const pad = { id: "test pad", index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons, timestamp: 0 };
  window.testPad = (button, down) => {
    buttons[button] = { pressed: down, touched: down, value: down ? 1 : 0 };
    pad.timestamp = performance.now();
  };
  navigator.getGamepads = () => [pad, null, null, null];
}

export async function checkHands(browser, address, openSeat) {
  for (const game of GAMES_BY_KEYS) await byKeys(browser, address, game, openSeat);
  await byPad(browser, address, openSeat);
}

async function byKeys(browser, address, game, openSeat) {
  const started = Date.now();
  const { seat, tab, close } = await openSeat(browser, `${address}?game=${game}&seed=7&speed=instant`, `keys-${game}`);
  const press = (key) => () => tab.keyboard.press(key, { delay: 120 });
  await seat.until("the table", (status) => status.screen === "table", 180);
  await takeATurn(seat, {
    primary: press("m"),
    second: press("d"),
    byMelds: press("b"),
    nth: (place) => press(`${place}`)(),
    pick: press("1"),
  });
  await seat.picture("a-turn");
  await close();
  console.log(`A turn of ${game} by keys in ${Math.round((Date.now() - started) / 1000)} s`);
}

async function byPad(browser, address, openSeat) {
  const { seat, tab, close } = await openSeat(browser, `${address}?seed=7&speed=instant`, "pad", plugIn);
  // A pad is looked at once a frame, and frames may be slow here; but a button that is held longer than it must be says its word again.
  const press = async (button) => {
    await seat.untilNoticed(() => tab.evaluate((button) => window.testPad(button, true), button));
    await tab.evaluate((button) => window.testPad(button, false), button);
    await tab.waitForTimeout(400);
  };
  for (const [here, next] of [["title", "choose"], ["choose", "setup"], ["setup", "table"]]) {
    await seat.until(`the ${here}`, (status) => status.screen === here && status.entries.length > 0, 180);
    await seat.until(`what follows the ${here}`, async (status) => {
      if (status.screen === here) await press(SOUTH);
      return status.screen === next;
    }, 30);
  }
  await seat.until("the first turn", ({ table }) => table.yours && table.settled, 60);
  const before = hand(await seat.platform.status()).length;
  await takeATurn(seat, { primary: () => press(NORTH), second: () => press(WEST), pick: () => press(SOUTH) });
  const after = await seat.platform.status();
  if (hand(after).length !== before) throw new Error(`drew and discarded, but ${before} cards became others: ${describe(after)}`);
  await seat.picture("a-turn");
  await lookBack(seat, press);
  await close();
  console.log("A match was set up, a turn taken and looked back on by a pad alone");
}

/** From the pause to the replay and back to the table. */
async function lookBack(seat, press) {
  await seat.until("the pause", async ({ menu }) => {
    if (menu !== "pause") await press(START);
    return menu === "pause";
  }, 30);
  await seat.until("the way to the replay", async ({ entries }) => {
    const here = entries.find(({ focused }) => focused);
    const way = entries.find(({ tag }) => tag === "replay");
    if (here?.tag === "replay") {
      await press(SOUTH);
      return true;
    }
    // Where frames are slow a button may have said its word twice.
    await press(here && way && here.rect[1] > way.rect[1] ? UP : DOWN);
    return false;
  }, 30);
  await seat.until("the past", ({ menu }) => menu === "replay", 20);
  await seat.picture("looking-back");
  await seat.until("the table", async ({ menu }) => {
    if (menu !== "none") await press(EAST);
    return menu === "none";
  }, 30);
}
