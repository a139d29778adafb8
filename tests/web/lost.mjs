// The browser takes the picture away in the midst of a match: the page starts anew and is back at the table where it stood. Twice in a minute it says so instead.

import { find } from "../drive/seat.mjs";

/** What the game and its renderer may cry when the context is gone. */
const CRIES = /./;

function loseContext(tab) {
  return tab.evaluate(() => document.getElementById("rummage").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
}

function expect(holds, sentence) {
  if (!holds) throw new Error(`after a lost picture ${sentence}`);
}

export async function checkLoss(browser, address, openSeat) {
  const started = Date.now();
  const { seat, tab } = await openSeat(browser, `${address}?game=quick&seed=7&speed=instant`, "lost", null, undefined, CRIES);
  await seat.until("the table", ({ screen, table }) => screen === "table" && table.settled && table.yours, 180);
  await tab.keyboard.press("m", { delay: 120 });
  const drawn = await seat.until("the drawn card", ({ table }) => table.phase === "play" && table.settled, 60);
  await seat.picture("before");
  const again = tab.waitForEvent("load", { timeout: 60_000 });
  await loseContext(tab);
  await again;
  await seat.until("the sentence", (status) => status.screen === "table" && find(status, "notice"), 180);
  await seat.picture("after");
  const back = await seat.until("the same table", ({ table }) => table.settled && table.yours, 60);
  expect(back.table.phase === "play", `the turn is at ${back.table.phase}`);
  const report = await tab.evaluate(() => localStorage.getItem("rummage/rummage-report.new") ?? localStorage.getItem("rummage/rummage-report.txt"));
  expect(report === null, `a fall is reported: ${report}`);
  expect(JSON.stringify(back.table) === JSON.stringify(drawn.table), `the table is another: ${JSON.stringify([drawn.table, back.table])}`);
  // However long this machine took to start anew, the last loss was but now.
  await tab.evaluate((key) => sessionStorage.setItem(key, Math.max(sessionStorage.getItem(key), Date.now())), "rummage/picture-lost");
  await loseContext(tab);
  await tab.locator("#stopped").waitFor({ state: "visible", timeout: 60_000 });
  await seat.picture("again");
  await tab.context().close();
  console.log(`A lost picture in the page was drawn anew in ${Math.round((Date.now() - started) / 1000)} s`);
}
