// The game falls in the page: a report lies in the browser's storage, the next start offers it once, and the match goes on.

import { find } from "../drive/seat.mjs";

/** What is said of a fall in the console, and what the report begins with. */
const FALL = /panicked at/;

/** A pad whose axes are no numbers: the library that reads pads takes the program down. */
function bringDown() {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const pad = { id: "broken pad", index: 0, connected: true, mapping: "standard", axes: ["askew"], buttons, timestamp: 0 };
  navigator.getGamepads = () => [pad, null, null, null];
}

function kept(tab, key) {
  return tab.evaluate((key) => localStorage.getItem(`rummage/${key}`), key);
}

function expect(holds, sentence) {
  if (!holds) throw new Error(`after a fall ${sentence}`);
}

export async function checkFall(browser, address, openSeat, openTab) {
  const started = Date.now();
  const { seat, tab } = await openSeat(browser, `${address}?game=quick&seed=7&speed=instant`, "fallen");
  await seat.until("the table", ({ screen, table }) => screen === "table" && table.settled && table.yours, 180);
  await tab.keyboard.press("m", { delay: 120 });
  await seat.until("the drawn card", ({ table }) => table.phase === "play" && table.settled, 60);
  expect((await kept(tab, "rummage-report.new")) === null, "nothing has happened yet");
  await tab.evaluate(bringDown);
  // From here on the tab is at fault, as it should be.
  await tab.locator("#stopped").waitFor({ state: "visible", timeout: 60_000 });
  const report = await kept(tab, "rummage-report.new");
  for (const part of [FALL, /Mozilla/, /"game":"quick"/, /P\d draw/]) expect(part.test(report), `the report lacks ${part}: ${report}`);

  const visit = tab.context();
  await visit.grantPermissions(["clipboard-read", "clipboard-write"]);
  const next = await openTab(visit, `${address}?speed=instant`, "fallen-again");
  await next.seat.until("the offer", (status) => status.menu === "stumbled" && find(status, "stumbled-on"), 180);
  await next.seat.picture("offer");
  await next.seat.press("stumbled-copy");
  await next.seat.until("the copy", (status) => find(status, "notice"), 30);
  expect((await next.tab.evaluate(() => navigator.clipboard.readText())) === report, "the report is not what is copied");
  expect((await kept(next.tab, "rummage-report.new")) === null, "it would be told of again");
  await next.seat.press("stumbled-on");
  await next.seat.press("continue");
  await next.seat.until("the match", ({ screen, table }) => screen === "table" && table.phase === "play" && table.yours, 60);

  const third = await openTab(visit, `${address}?speed=instant`, "fallen-long-ago");
  await third.seat.until("the title", (status) => status.screen === "title" && find(status, "continue"), 180);
  expect((await third.seat.platform.status()).menu === "none", "it is told of twice");
  next.seat.platform.alive();
  third.seat.platform.alive();
  await visit.close();
  console.log(`A fall in the page left a report in ${Math.round((Date.now() - started) / 1000)} s`);
}
