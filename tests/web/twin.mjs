// The same matches natively and as wasm: after every action the tables are alike, whoever plays.
// Usage: node twin.mjs NATIVE-PROGRAM WASM-FILE MATCHES-OF-RANDOM-PLAYERS MATCHES-OF-BOTS

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

const [program, wasm, ...counts] = process.argv.slice(2);
const [random, bots] = counts.map(Number);

/** Number and players of the nth match. */
function matchAt(nth) {
  return nth < random ? { number: nth, thinking: 0 } : { number: nth - random, thinking: 1 };
}

const { instance } = await WebAssembly.instantiate(readFileSync(wasm), {});
const native = spawn(program, counts, { stdio: ["ignore", "pipe", "inherit"] });
let nth = 0;
let different = 0;
for await (const line of createInterface({ input: native.stdout })) {
  const { number, thinking } = matchAt(nth);
  const found = BigInt.asUintN(64, instance.exports.rummage_digest(number, thinking)).toString(16).padStart(16, "0");
  if (found !== line) {
    console.error(`match ${number} of ${thinking ? "bots" : "random players"}: ${line} natively, ${found} as wasm`);
    different += 1;
  }
  nth += 1;
}
if (nth !== random + bots || different > 0) {
  console.error(`${different} of ${nth} matches differ; ${random + bots} were asked for`);
  process.exit(1);
}
console.log(`${random} matches of random players and ${bots} of bots are the same natively and as wasm`);
