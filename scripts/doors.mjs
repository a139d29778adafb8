// Reads the imports of src and names every arrow that runs back: from a door to one after it, or round in a knot inside a door.
// `node scripts/doors.mjs --inside` lists the arrows of each knot as well.

import { readFileSync, readdirSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** Each may use itself and those before it. */
const DOORS = ["shell", "store", "play", "stage", "ui"];
const ROOT_ENTRIES = 7;

const root = join(fileURLToPath(import.meta.url), "..", "..");
const src = resolve(join(root, "src"));

function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return entry.name.endsWith(".rs") ? [path] : [];
  });
}

/** The text with comments, strings and characters blanked, so that every place stays where it was. */
function code(text) {
  const quiet = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\br(#*)"[\s\S]*?"\1|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[^\n]+?|[^'\\\n])'/g;
  return text.replace(quiet, (found) => found.replace(/[^\n]/g, " "));
}

/** The module that a file is, as a list of names: `src/ui/hud/mod.rs` is `ui`, `hud`. */
function moduleOf(file) {
  const names = relative(src, file).replace(/\.rs$/, "").split(sep);
  return ["mod", "lib", "main"].includes(names.at(-1)) ? names.slice(0, -1) : names;
}

/** How many modules that are written out in the file lie around each place: there, `super` is nearer. */
function inlineDepth(text) {
  const inline = new Set([...text.matchAll(/\bmod\s+\w+\s*\{/g)].map((match) => match.index + match[0].length - 1));
  const depth = new Uint8Array(text.length);
  const open = [];
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "{") open.push(inline.has(at));
    if (text[at] === "}") open.pop();
    depth[at] = open.filter(Boolean).length;
  }
  return depth;
}

/** Every path that begins at `at`, nested groups unfolded: names, and where the last of them stands. */
function paths(text, at) {
  const token = /\s*(\w+|::|[{},*]|)/y;
  const next = () => {
    token.lastIndex = at;
    const found = token.exec(text)[1];
    return { found, after: token.lastIndex };
  };
  const tree = (names) => {
    const { found, after } = next();
    if (found === "{") {
      at = after;
      const all = [];
      while (next().found !== "}" && next().found !== "") {
        all.push(...tree(names));
        while (![",", "}", ""].includes(next().found)) at = next().after;
        if (next().found === ",") at = next().after;
      }
      at = next().after;
      return all;
    }
    if (!/^\w+$/.test(found)) return [{ names, place: at }];
    const place = after - found.length;
    at = after;
    const longer = [...names, found];
    if (next().found !== "::") return [{ names: longer, place }];
    at = next().after;
    const deeper = tree(longer);
    return deeper.length > 0 ? deeper : [{ names: longer, place }];
  };
  return tree([]);
}

/** A path without the steps up within it: `hud::log::super::scene` is `hud::scene`. */
function risen(path) {
  return path.reduce((risen, name) => (name === "super" ? risen.slice(0, -1) : [...risen, name]), []);
}

/** The arrows of one file: from its module to the deepest module that each path names. */
function arrows(file, modules) {
  const text = code(readFileSync(file, "utf8"));
  const here = moduleOf(file);
  const depth = inlineDepth(text);
  return [...text.matchAll(/(?<![\w:])(?:crate|super(?:\s*::\s*super)*)\s*::/g)].flatMap((start) => {
    const ups = start[0].match(/super/g)?.length ?? 0;
    const rise = Math.max(0, ups - depth[start.index]);
    const base = ups === 0 ? [] : here.slice(0, here.length - rise);
    return paths(text, start.index + start[0].length).map(({ names, place }) => {
      const path = risen([...base, ...names]);
      const to = [...path];
      while (to.length > 0 && !modules.has(to.join("/"))) to.pop();
      return { from: here, to, item: path.join("::"), file: relative(root, file), line: text.slice(0, place).split("\n").length };
    });
  });
}

/** The groups of more than one that reach each other, of a map from each name to the set of those it uses (Tarjan). */
function knots(uses) {
  const found = [];
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const visit = (name) => {
    order.set(name, order.size);
    lowest.set(name, order.get(name));
    stack.push(name);
    for (const other of uses.get(name) ?? []) {
      if (!order.has(other)) visit(other);
      if (stack.includes(other)) lowest.set(name, Math.min(lowest.get(name), lowest.get(other)));
    }
    if (lowest.get(name) === order.get(name)) {
      const group = stack.splice(stack.indexOf(name));
      if (group.length > 1) found.push(group.sort());
    }
  };
  [...uses.keys()].forEach((name) => order.has(name) || visit(name));
  return found;
}

const files = sources(src);
const modules = new Set(files.map((file) => moduleOf(file).join("/")));
const folders = new Set(files.map((file) => relative(src, join(file, "..")).replaceAll(sep, "/")));
const all = files.filter((file) => !["main.rs", "lib.rs"].includes(relative(src, file))).flatMap((file) => arrows(file, modules));

const back = all.filter(({ from, to }) => DOORS.indexOf(to[0]) > DOORS.indexOf(from[0]) || (to.length === 0 && from.length > 0));
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

const entries = readdirSync(src).length;
if (entries > ROOT_ENTRIES) console.error(`src has ${entries} entries; its doors, main.rs and lib.rs are ${ROOT_ENTRIES}.`);
const tied = inside.reduce((sum, { group }) => sum + group.length, 0);
console.log(`${all.length} arrows; ${back.length} run back between doors; ${inside.length} knots inside doors, of ${tied} rooms; ${entries} entries at the root of src`);
process.exit(back.length + inside.length === 0 && entries <= ROOT_ENTRIES ? 0 : 1);
