// Reads the imports of Rust sources: which module names which, at what line. For the scripts that judge, count and draw them.

import { readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";

/** The doors of src, of which each may use itself and those before it. */
export const DOORS = ["shell", "store", "play", "stage", "ui"];

/** Whether an arrow runs from a door to one after it, or out of all doors. */
export function runsBack({ from, to }) {
  return DOORS.indexOf(to[0]) > DOORS.indexOf(from[0]) || (to.length === 0 && from.length > 0);
}

/** Every Rust source in and below a folder. */
export function sources(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sources(path);
    return entry.name.endsWith(".rs") ? [path] : [];
  });
}

/** The text with comments, strings and characters blanked, so that every place stays where it was. */
export function code(text) {
  const quiet = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\br(#*)"[\s\S]*?"\1|"(?:\\[\s\S]|[^"\\])*"|'(?:\\[^\n]+?|[^'\\\n])'/g;
  return text.replace(quiet, (found) => found.replace(/[^\n]/g, " "));
}

/** The module that a file below `src` is, as a list of names: `src/ui/hud/mod.rs` is `ui`, `hud`. */
function moduleOf(src, file) {
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
function arrows(src, file, modules) {
  const text = code(readFileSync(file, "utf8"));
  const here = moduleOf(src, file);
  const depth = inlineDepth(text);
  return [...text.matchAll(/(?<![\w:])(?:crate|super(?:\s*::\s*super)*)\s*::/g)].flatMap((start) => {
    const ups = start[0].match(/super/g)?.length ?? 0;
    const rise = Math.max(0, ups - depth[start.index]);
    const base = ups === 0 ? [] : here.slice(0, here.length - rise);
    return paths(text, start.index + start[0].length).map(({ names, place }) => {
      const path = risen([...base, ...names]);
      const to = [...path];
      while (to.length > 0 && !modules.has(to.join("/"))) to.pop();
      return { from: here, to, item: path.join("::"), file: relative(dirname(src), file), line: text.slice(0, place).split("\n").length };
    });
  });
}

/** The groups of more than one that reach each other, of a map from each name to the set of those it uses (Tarjan). */
export function knots(uses) {
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

/** A crate's sources as rooms and the arrows between them; `lib.rs` and `main.rs`, which register everything, send none. */
export function houseOf(src) {
  const files = sources(src);
  const modules = new Set(files.map((file) => moduleOf(src, file).join("/")));
  const folders = new Set(files.map((file) => relative(src, dirname(file)).replaceAll(sep, "/")));
  const inside = files.filter((file) => !["main.rs", "lib.rs"].includes(relative(src, file)));
  return { folders, arrows: inside.flatMap((file) => arrows(src, file, modules)), entries: readdirSync(src).length };
}
