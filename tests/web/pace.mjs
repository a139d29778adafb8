// How long bots think in Chromium, and for how long a page that waits for them is held up at once, in milliseconds.
// Usage: node pace.mjs WASM-FILE ACTIONS [LEVEL…]   (docs/testing.md)

import { readFileSync } from "node:fs";
import { chromium } from "playwright-core";

const [wasm, actions, ...asked] = process.argv.slice(2);
/** The games in the order in which the judge counts them. */
const GAMES = [
  ...readFileSync(new URL("../../crates/rules/src/games/mod.rs", import.meta.url), "utf8").matchAll(/^ {4}&(\w+)::\w+,$/gm),
].map(([, name]) => name);
const LEVELS = ["Seedling", "Gardener", "Hedge-sharp", "Sage"];
/** A page thinks no longer than this in a frame, besides the step that is not over then (src/shell/thinking.rs). */
const SLICE = 4;

/** So many thoughts at first do not count: the engine still compiles. */
const WARM = 20;

/** In the tab: so many thoughts, step by step and match after match. */
async function readings({ bytes, game, level, count, slice, warm }) {
  const [OVER, ACTED] = [0, 2];
  window.judge ??= (await WebAssembly.instantiate(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)), {}))
    .instance.exports;
  const { rummage_sit: sit, rummage_step: step } = window.judge;
  const thoughts = [];
  const frames = [];
  let acted = 0;
  for (let match = 0; thoughts.length < count; match += 1) {
    if (sit(game, level, match) === 0) throw new Error(`there is no game ${game} or level ${level}`);
    for (let thought = 0, frame = 0; ; ) {
      const begun = performance.now();
      const outcome = step();
      const took = performance.now() - begun;
      if (outcome === OVER) break;
      thought += took;
      frame += took;
      if (acted > warm && (outcome === ACTED || frame >= slice)) frames.push(frame);
      if (outcome === ACTED || frame >= slice) frame = 0;
      if (outcome !== ACTED) continue;
      acted += 1;
      if (acted > warm) thoughts.push(thought);
      thought = 0;
      if (thoughts.length >= count) break;
    }
  }
  return { thoughts, frames };
}

function told(taken) {
  taken.sort((one, other) => one - other);
  const at = (share) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))].toFixed(1);
  return `${at(0.5)} the median, ${at(0.99)} the 99th, ${at(1)} the longest of ${taken.length}`;
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: ["--no-sandbox"] });
const tab = await browser.newPage();
const bytes = readFileSync(wasm).toString("base64");
for (const [game, name] of GAMES.entries()) {
  for (const [level, called] of LEVELS.entries()) {
    if (asked.length > 0 && !asked.includes(called)) continue;
    const { thoughts, frames } = await tab.evaluate(readings, { bytes, game, level, count: Number(actions), slice: SLICE, warm: WARM });
    console.log(`${name} ${called}: thoughts ${told(thoughts)}; in one frame ${told(frames)}`);
  }
}
await browser.close();
