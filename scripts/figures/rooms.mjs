// The rooms of a crate and who uses whom, of this tree or of one from the history.

import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DOORS } from "../imports.mjs";

/** By room, the rooms it uses; `room` says to which a module belongs. Parent and child may use each other, and whoever registers a plugin uses nothing. */
export function usesOf(arrows, room) {
  const uses = new Map();
  for (const { from, to, item } of arrows) {
    const [here, there] = [room(from), room(to)];
    if (here === there || there === "" || /::plugin$|Plugin$/.test(item)) continue;
    if (here.startsWith(`${there}/`) || there.startsWith(`${here}/`)) continue;
    uses.set(here, (uses.get(here) ?? new Set()).add(there));
  }
  return uses;
}

/** An order of the rooms against which few pairs run, and how many those are: one room is moved at a time, while that helps. */
export function orderOf(uses) {
  const pairs = [...uses].flatMap(([from, all]) => [...all].map((to) => [from, to]));
  const back = (order) => pairs.filter(([from, to]) => order.indexOf(to) > order.indexOf(from)).length;
  const rooms = new Set(pairs.flat());
  let best = [...new Set([...DOORS.filter((door) => rooms.has(door)), ...rooms])];
  for (let better = true; better; ) {
    better = false;
    for (const room of [...best]) {
      const rest = best.filter((other) => other !== room);
      const moved = best.map((_, at) => [...rest.slice(0, at), room, ...rest.slice(at)]).sort((a, b) => back(a) - back(b))[0];
      if (back(moved) < back(best)) [best, better] = [moved, true];
    }
  }
  return { order: best, back: back(best) };
}

/** What `measure` finds in the tree of a commit, which is laid in a folder of its own meanwhile. */
export function treeAt(root, commit, measure) {
  const folder = mkdtempSync(join(tmpdir(), "house-"));
  try {
    const packed = execFileSync("git", ["archive", commit, "src", "crates", "docs"], { cwd: root, maxBuffer: 1 << 30 });
    execFileSync("tar", ["-x", "-C", folder], { input: packed });
    return measure(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
