// A browser that keeps nothing (no room, no permission, no storage at all): the game goes on, and says so once.

import { takeATurn } from "../drive/turn.mjs";

/** Each runs in the page before the game does. */
const REFUSALS = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException("there is no room", "QuotaExceededError");
    };
  },
  absent: () => {
    Object.defineProperty(window, "localStorage", { value: undefined });
  },
  forbidden: () => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("access is denied", "SecurityError");
      },
    });
  },
};

/** Writes down every notice that the game tells of in its status. */
function noteNotices() {
  let status;
  let shown;
  window.noticesSeen = [];
  Object.defineProperty(window, "rummage_status", {
    get: () => status,
    set: (text) => {
      status = text;
      const now = JSON.parse(text).entries.find(({ tag }) => tag === "notice")?.name;
      if (now && now !== shown) window.noticesSeen.push(now);
      shown = now;
    },
  });
}

export async function checkRefusals(browser, address, openSeat) {
  for (const [name, refuse] of Object.entries(REFUSALS)) {
    const started = Date.now();
    const prepare = `(${refuse})(); (${noteNotices})();`;
    const url = `${address}?game=quick&seed=7&speed=instant`;
    // The game says in the console what it could not keep.
    const { seat, tab, close } = await openSeat(browser, url, `refused-${name}`, prepare, undefined, /not kept: /);
    const press = (key) => () => tab.keyboard.press(key, { delay: 120 });
    await seat.until("the table", (status) => status.screen === "table", 180);
    await seat.until("the notice", () => tab.evaluate(() => window.noticesSeen.length > 0), 60);
    await seat.picture("notice");
    await takeATurn(seat, {
      primary: press("m"),
      second: press("d"),
      pick: async () => {
        await tab.keyboard.press("1", { delay: 120 });
        await tab.keyboard.press("Enter", { delay: 120 });
      },
    });
    const told = (await tab.evaluate(() => window.noticesSeen)).filter((words) => words.startsWith("The browser"));
    if (told.length !== 1) throw new Error(`told ${told.length} times that nothing is kept: ${JSON.stringify(told)}`);
    await close();
    console.log(`A turn where the browser is ${name} in ${Math.round((Date.now() - started) / 1000)} s`);
  }
}
