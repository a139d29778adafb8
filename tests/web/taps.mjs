// Clicks and taps at four frames a second, at once from beginning to end, by mouse and by finger: every one counts where it was made, whatever the pixels of the screen are.

import { find } from "../drive/seat.mjs";

const FRAME_MS = 250;

/** A screen of so many device pixels a point is either real (`real`, a browser of its own) or emulated by the browser, as its developers' tools do for a phone. Small ones: a processor draws them. */
const SCREENS = [
  { ratio: 1, by: "mouse", size: [640, 360] },
  { ratio: 1, by: "finger", size: [300, 600] },
  { ratio: 2, by: "finger", size: [500, 500], real: true },
  { ratio: 3, by: "mouse", size: [500, 420], real: true },
  { ratio: 3, by: "finger", size: [300, 520] },
];

/** In the page, before the game: as soon as `slow` is set, frames are as far apart as on a slow phone, and are counted. */
function paceFrames(apart) {
  const draw = window.requestAnimationFrame.bind(window);
  const forget = window.cancelAnimationFrame.bind(window);
  const handles = new Map();
  let next = 0;
  let last = 0;
  window.framesDrawn = 0;
  window.requestAnimationFrame = (callback) => {
    const handle = ++next;
    const run = (time) => {
      handles.delete(handle);
      last = performance.now();
      window.framesDrawn += 1;
      callback(time);
    };
    const wait = () => handles.set(handle, { frame: draw(run) });
    if (!window.slow) wait();
    else handles.set(handle, { timer: setTimeout(wait, Math.max(0, apart - (performance.now() - last))) });
    return handle;
  };
  window.cancelAnimationFrame = (handle) => {
    const { frame, timer } = handles.get(handle) ?? {};
    if (frame) forget(frame);
    clearTimeout(timer);
    handles.delete(handle);
  };
}

export async function checkTaps(launch, browser, address, openSeat) {
  for (const screen of SCREENS) {
    const { ratio, by, size: [width, height], real } = screen;
    const own = real ? await launch([`--force-device-scale-factor=${ratio}`, `--window-size=${width},${height}`]) : null;
    const context = { hasTouch: by === "finger", viewport: real ? null : { width, height } };
    if (!real) context.deviceScaleFactor = ratio;
    try {
      await tapThrough(own ?? browser, address, openSeat, context, screen);
    } finally {
      await own?.close();
    }
  }
}

async function tapThrough(browser, address, openSeat, context, { ratio, by, real }) {
  const started = Date.now();
  const name = `taps-${by}-${ratio}${real ? "-real" : ""}`;
  const { seat, tab, close } = await openSeat(browser, `${address}?seed=7&speed=instant`, name, `(${paceFrames})(${FRAME_MS})`, context);
  const hand = await handOf(by, tab);
  const still = async (tag) => {
    let last = null;
    return seat.until(`"${tag}" to lie still`, (status) => {
      const now = find(status, tag);
      const found = now && last && String(now.rect) === String(last.rect) ? now : null;
      last = now;
      return found;
    }, 30);
  };
  const middle = async (tag) => {
    const { rect: [left, top, width, height] } = await still(tag);
    return [left + width / 2, top + height / 2];
  };
  // One tap, and no second one: what it leads to must come.
  const tap = async (tag, what, wanted) => {
    await hand.tap(...(await middle(tag)));
    return seat.until(`${what} after one ${by === "finger" ? "tap" : "click"} on "${tag}"`, wanted, 10);
  };

  await seat.until("the title", (status) => status.screen === "title" && find(status, "play"), 180);
  await expectPixels(tab, await seat.platform.status(), ratio);
  await tab.evaluate(() => (window.slow = true));
  const [frames, then] = [await tab.evaluate(() => window.framesDrawn), Date.now()];

  await tap("play", "the choice of games", ({ screen }) => screen === "choose");
  await hand.scrollTo("basic", middle, seat);
  await tap("basic", "the set-up", ({ screen }) => screen === "setup");
  await seat.picture("set-up");
  const state = async () => (await still("practice")).checked;
  const before = await state();
  await tap("practice", "the switch to turn", (status) => (find(status, "practice")?.checked ?? before) !== before);
  const after = await state();
  await hand.tapTwice(await middle("practice"));
  await tab.waitForTimeout(4 * FRAME_MS);
  if ((await state()) !== after) throw new Error("one of two taps on a switch was lost");
  await tap("deal", "the deal", ({ screen, table }) => screen === "table" && table.yours && table.settled && table.phase === "draw");
  await tap("pile:stock", "the drawn card", ({ table }) => table.phase === "play" && table.settled);
  const [first, second] = (await seat.platform.status()).entries.map(({ tag }) => tag).filter((tag) => tag.startsWith("hand:"));
  const picked = (status) => status.entries.filter(({ tag, name }) => tag.startsWith("hand:") && name.includes(", picked,")).map(({ tag }) => tag);
  await hand.tap(...(await edge(still, first)));
  await hand.tap(...(await edge(still, second)));
  await seat.until("two picked cards", (status) => String(picked(status).sort()) === String([first, second].sort()), 10);
  await hand.tap(...(await edge(still, second)));
  await seat.until("one picked card", (status) => String(picked(status)) === first, 10);
  await seat.picture("picked");
  await tap("discard", "the end of the turn", ({ table }) => !(table.yours && table.phase === "play"));

  const rate = ((await tab.evaluate(() => window.framesDrawn)) - frames) / ((Date.now() - then) / 1000);
  if (rate > 1000 / FRAME_MS + 0.5) throw new Error(`these were no slow frames: ${rate} a second`);
  await close();
  const kind = `${by} at ${ratio} device pixels a point${real || ratio === 1 ? "" : ", emulated,"}`;
  console.log(`Every tap by ${kind} counted at ${rate.toFixed(1)} frames a second in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** A card of a hand is covered by its right neighbour, and in a small window by the row in front: its upper left corner is seen. */
async function edge(still, tag) {
  const { rect: [left, top, width, height] } = await still(tag);
  return [left + Math.min(12, width / 2), top + Math.min(12, height / 2)];
}

/** The game is drawn in the pixels of the screen, and as large as the page. */
async function expectPixels(tab, { window: told }, ratio) {
  const seen = await tab.evaluate(() => {
    const canvas = document.getElementById("rummage");
    return { ratio: devicePixelRatio, page: [innerWidth, innerHeight], drawn: [canvas.width, canvas.height] };
  });
  const agree = (some, others) => some.every((one, nth) => Math.abs(one - others[nth]) <= 1);
  const asked = seen.page.map((side) => side * ratio);
  if (seen.ratio !== ratio || !agree(seen.drawn, asked) || !agree(told, seen.page)) {
    throw new Error(`at ${ratio} device pixels a point the game thinks its window is ${told}: ${JSON.stringify(seen)}`);
  }
}

/** Sends what a mouse or a finger does all at once, as it is heard by a page whose frames are slow. */
async function handOf(by, tab) {
  const session = await tab.context().newCDPSession(tab);
  const mouse = (type, x, y, more) => session.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1, ...more });
  const touch = (type, ...touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
  const click = (x, y) => [mouse("mouseMoved", x, y, { button: "none" }), mouse("mousePressed", x, y), mouse("mouseReleased", x, y)];
  const byFinger = by === "finger";
  const tap = (x, y) => (byFinger ? tab.touchscreen.tap(x, y) : Promise.all(click(x, y)));
  return {
    tap,
    tapTwice: ([x, y]) => (byFinger ? Promise.all([tap(x, y), tap(x, y)]) : Promise.all([...click(x, y), ...click(x, y)])),
    /** Scrolls until something is wholly in sight; a finger begins on what it must not press. */
    scrollTo: async (tag, middle, seat) => {
      const bottom = (await seat.platform.status()).window[1];
      for (let swipe = 0; swipe < 12; swipe += 1) {
        const status = await seat.platform.status();
        const entry = find(status, tag);
        if (entry && entry.rect[3] > 24 && entry.rect[1] + entry.rect[3] < bottom - 20) return;
        const [x, y] = [status.window[0] / 2, bottom * 0.7];
        if (byFinger) {
          const way = [y, y - 40, y - 150, y - 300].map((at) => ({ x, y: at }));
          await Promise.all([touch("touchStart", way[0]), ...way.slice(1).map((at) => touch("touchMove", at)), touch("touchEnd")]);
        } else {
          await session.send("Input.dispatchMouseEvent", { type: "mouseWheel", x, y, deltaX: 0, deltaY: 240 });
        }
        await tab.waitForTimeout(3 * FRAME_MS);
      }
      throw new Error(`no scrolling brings "${tag}" into sight`);
    },
  };
}
