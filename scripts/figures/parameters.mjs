// What a game is told the judge with: the types that are reached from `Blocks`, and which of their variants one game alone uses.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { code, sources } from "../imports.mjs";

/** What stands among the games and is none. */
const SHARED = ["mod.rs", "names.rs", "own.rs", "read.rs", "sheet.rs", "style.rs"];

/** What the judge or a game's own rule says, and no game is told it with: codes of refusals, why a round ended, the class of a meld. */
const ANSWERS = ["Code", "EndReason", "Class"];

/** What takes a rule of one game's own is the door to that game's file, and no variant of it. */
const HOOK = /::Own$/;

/** The text between a bracket and the one that closes it. */
function within(text, open) {
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    if ("{([".includes(text[at])) depth++;
    if ("})]".includes(text[at]) && --depth === 0) return text.slice(open + 1, at);
  }
  return "";
}

/** The parts of a list, without attributes: split at its commas, but at none inside of brackets. */
function parts(list) {
  const found = [""];
  let depth = 0;
  for (const sign of list.replace(/#\[[^\]]*\]/g, "")) {
    if ("{([<".includes(sign)) depth++;
    if ("})]>".includes(sign)) depth--;
    if (sign === "," && depth === 0) found.push("");
    else found[found.length - 1] += sign;
  }
  return found.map((part) => part.trim()).filter(Boolean);
}

/** The fields of a struct or of a variant, each as its type; a name before it does not matter. */
const fields = (list) => parts(list).map((field) => field.replace(/^(pub(\([^)]*\))?\s+)?(\w+\s*:(?!:))?\s*/, ""));

/** Every struct and enum of the rules by its name: its variants, the types of its named fields, and of all that it holds. */
function typesOf(rules) {
  const types = new Map();
  for (const file of sources(rules).filter((file) => !file.endsWith("tests.rs"))) {
    const text = code(readFileSync(file, "utf8"));
    for (const found of text.matchAll(/\bpub(?:\([^)]*\))? (struct|enum) (\w+)(?:<[^>{(;]*>)?\s*([{(;])/g)) {
      const [, kind, name, bracket] = found;
      const list = bracket === ";" ? "" : within(text, found.index + found[0].length - 1);
      if (kind === "struct") {
        types.set(name, { variants: [], named: fields(list), holds: fields(list) });
        continue;
      }
      const inner = (variant, bracket) => fields(within(variant, variant.search(bracket)));
      const named = parts(list).filter((variant) => /^\w+\s*\{/.test(variant)).flatMap((variant) => inner(variant, /\{/));
      const unnamed = parts(list).filter((variant) => /^\w+\s*\(/.test(variant)).flatMap((variant) => inner(variant, /\(/));
      types.set(name, { variants: parts(list).map((variant) => /^\w+/.exec(variant)[0]), named, holds: [...named, ...unnamed] });
    }
  }
  return types;
}

/** The names of all types that a value of this one may hold. */
function reached(types, root) {
  const found = new Set([root]);
  for (const name of found) {
    for (const other of types.get(name).holds.join(" ").match(/\w+/g) ?? []) {
      if (types.has(other)) found.add(other);
    }
  }
  return [...found];
}

/** The code of each game: a file of the folder, or a folder in it; what all games use is neither. */
function gamesOf(folder) {
  const all = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() || !SHARED.includes(entry.name));
  const files = (entry) => (entry.isDirectory() ? sources(join(folder, entry.name)) : [join(folder, entry.name)]);
  return all.map((entry) => files(entry).map((file) => code(readFileSync(file, "utf8"))).join("\n"));
}

/** What the rules keep ready for any game by a name, as `TurnRule::ONE_DISCARD` or `MatchPlan::to_target`: each with its code. */
function readyMade(rules, types) {
  const ready = new Map();
  for (const file of sources(rules).filter((file) => !file.includes("/games/"))) {
    const text = code(readFileSync(file, "utf8"));
    for (const found of text.matchAll(/\bpub const ([A-Z_]+): (\w+) =([^;]*);/g)) ready.set(`${found[2]}::${found[1]}`, found[3]);
    for (const found of text.matchAll(/\bpub (?:const )?fn (\w+)\([^)]*\) -> (\w+) \{/g)) {
      ready.set(`${found[2]}::${found[1]}`, within(text, found.index + found[0].length - 1));
    }
  }
  return [...ready].filter(([name]) => types.has(name.split("::")[0]));
}

/** How large `Blocks` is, with all that it holds; sums over every type once. Before there was such a type, a game filled in `Spec` itself. */
export function parametersOf(root) {
  const rules = join(root, "crates/rules/src");
  const types = typesOf(rules);
  const held = reached(types, types.has("Blocks") ? "Blocks" : "Spec").filter((name) => !ANSWERS.includes(name)).map((name) => [name, types.get(name)]);
  const all = held.flatMap(([, type]) => type.named);
  const games = gamesOf(join(rules, "games"));
  const ready = readyMade(rules, types);
  const named = (text, name) => new RegExp(`\\b${name}\\b`).test(text);
  const unfolded = (text) => ready.filter(([name]) => named(text, name)).reduce((all, [, made]) => all + made, text);
  const told = games.map(unfolded);
  const users = (variant) => told.filter((text) => named(text, variant)).length;
  const variants = held.flatMap(([name, type]) => type.variants.map((variant) => `${name}::${variant}`));
  return {
    fields: all.length,
    variants: variants.length,
    bools: all.filter((type) => type === "bool").length,
    ofOneGame: variants.filter((variant) => !HOOK.test(variant) && users(variant) === 1).length,
  };
}

/** How often the app reads a parameter of the rules, and in how many files; cards, players and the game's id are no parameters. */
export function readsOf(root) {
  const src = join(root, "src");
  if (!existsSync(src)) return { reads: 0, files: 0 };
  const counts = sources(src)
    .filter((file) => basename(file) !== "tests.rs")
    .map((file) => code(readFileSync(file, "utf8")).match(/\bspec\s*\.\s*(?!deck\b|game\b|sheet\s*\.\s*game\b|seats\b)\w+\b(?!\s*\()/g)?.length ?? 0);
  return { reads: counts.reduce((sum, count) => sum + count, 0), files: counts.filter(Boolean).length };
}
