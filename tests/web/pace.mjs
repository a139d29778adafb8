// How long bots think in a browser's engine, and how long a page that waits for them is held up at once, in milliseconds.
// Usage: node pace.mjs WASM-FILE ACTIONS   (docs/testing.md)

import { readFileSync } from "node:fs";

const [wasm, actions] = process.argv.slice(2);
const GAMES = ["Daylily", "Ditch", "Liverpool", "Dummy", "QuickRummy", "Gin"];
const LEVELS = ["Seedling", "Gardener", "Hedge-sharp"];
const OVER = 0;
const ACTED = 2;

const { instance } = await WebAssembly.instantiate(readFileSync(wasm), {});
const { rummage_sit: sit, rummage_step: step } = instance.exports;

/** Milliseconds of so many thoughts and of their steps, match after match; in the first the engine still compiles. */
function readings(game, level, count) {
  const thoughts = [];
  const steps = [];
  for (let match = 0; thoughts.length < count; match += 1) {
    if (sit(game, level, match) === 0) throw new Error(`there is no game ${game} or level ${level}`);
    for (let thought = 0; ; ) {
      const begun = performance.now();
      const outcome = step();
      const took = performance.now() - begun;
      if (outcome === OVER) break;
      thought += took;
      if (match > 0) steps.push(took);
      if (outcome !== ACTED) continue;
      if (match > 0) thoughts.push(thought);
      thought = 0;
    }
  }
  return { thoughts, steps };
}

function told(taken) {
  taken.sort((one, other) => one - other);
  const at = (share) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))].toFixed(2);
  return `${at(0.5)} the median, ${at(0.99)} the 99th, ${at(1)} the longest of ${taken.length}`;
}

for (const [game, name] of GAMES.entries()) {
  for (const [level, called] of LEVELS.entries()) {
    const { thoughts, steps } = readings(game, level, Number(actions));
    console.log(`${name} ${called}: thoughts ${told(thoughts)}; steps ${told(steps)}`);
  }
}
