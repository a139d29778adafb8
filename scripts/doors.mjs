// Reads the imports of src and names every arrow that runs back: from a door to one after it, or round in a knot inside a door.
// `node scripts/doors.mjs --inside` lists the arrows of each knot as well.

import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { DOORS, houseOf, knots, runsBack } from "./imports.mjs";

const ROOT_ENTRIES = 7;

const { folders, arrows: all, entries } = houseOf(resolve(fileURLToPath(import.meta.url), "..", "..", "src"));
const back = all.filter(runsBack);
for (const { file, line, item } of back) console.error(`${file}:${line} runs back: crate::${item}`);

/** Folders below `folder` (in a door, its files as well) that use one another: only parent and child may. */
function knotsBelow(folder) {
  const depth = folder === "" ? 0 : folder.split("/").length;
  const isRoom = (name) => depth <= 1 || folders.has(name);
  const within = (module) => module.length > depth && module.slice(0, depth).join("/") === folder;
  const room = (module) => module.slice(0, depth + 1).join("/");
  const between = all.filter(({ from, to }) => within(from) && within(to) && room(from) !== room(to) && isRoom(room(from)) && isRoom(room(to)));
  const uses = new Map();
  for (const { from, to } of between) uses.set(room(from), (uses.get(room(from)) ?? new Set()).add(room(to)));
  return knots(uses).map((group) => ({
    group,
    arrows: between.filter(({ from, to }) => group.includes(room(from)) && group.includes(room(to))),
  }));
}

const isLaidOut = DOORS.every((door) => folders.has(door));
const inside = [...folders].filter((folder) => folder !== "" || !isLaidOut).flatMap(knotsBelow);
for (const { group, arrows } of inside) {
  console.error(`a knot of ${group.length}: ${group.join(", ")} (${arrows.length} arrows)`);
  if (!process.argv.includes("--inside")) continue;
  for (const { file, line, item } of arrows) console.error(`  ${file}:${line}: crate::${item}`);
}

if (entries > ROOT_ENTRIES) console.error(`src has ${entries} entries; its doors, main.rs and lib.rs are ${ROOT_ENTRIES}.`);
const tied = inside.reduce((sum, { group }) => sum + group.length, 0);
console.log(`${all.length} arrows; ${back.length} run back between doors; ${inside.length} knots inside doors, of ${tied} rooms; ${entries} entries at the root of src`);
process.exit(back.length + inside.length === 0 && entries <= ROOT_ENTRIES ? 0 : 1);
