// Measures the figures of the house, as they stand under "What is wrong, in figures" in its plan, and prints them as Markdown tables.
// `node scripts/house-figures.mjs [COMMIT]` measures that commit as well; `--self-check` only asks whether everything can be measured.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gamesOf } from "./figures/games.mjs";
import { hopsOf } from "./figures/hops.mjs";
import { parametersOf, readsOf } from "./figures/parameters.mjs";
import { orderOf, treeAt, usesOf } from "./figures/rooms.mjs";
import { STOPS, roomsOf, wrongOf } from "./figures/way.mjs";
import { houseOf, knots } from "./imports.mjs";
import { wordsOf } from "./pages/sentences.mjs";

const root = resolve(fileURLToPath(import.meta.url), "..", "..");

const largest = (uses) => Math.max(0, ...knots(uses).map((group) => group.length));

function folderFigures(tree) {
  const { arrows, folders, entries } = houseOf(join(tree, "src"));
  const deepest = (module) => {
    const names = [...module];
    while (names.length > 0 && !folders.has(names.join("/"))) names.pop();
    return names.join("/");
  };
  const [top, deep] = [usesOf(arrows, (module) => module[0] ?? ""), usesOf(arrows, deepest)];
  const flat = (crate) => readdirSync(join(tree, crate, "src")).filter((name) => name.endsWith(".rs")).length;
  return {
    "`src`: rooms at its root in one knot": `${largest(top)} of ${new Set([...top].flatMap(([from, all]) => [from, ...all])).size}`,
    "`src`: folders at any depth in one knot": `${largest(deep)} of ${folders.size - 1}`,
    "pairs of rooms whose arrow runs back": orderOf(top).back,
    "entries at the root of `src` / flat files in `rules/src` / in `bots/src`": `${entries} / ${flat("crates/rules")} / ${flat("crates/bots")}`,
  };
}

function judgeFigures(tree) {
  const { fields, variants, bools, ofOneGame } = parametersOf(tree);
  const { reads, files } = readsOf(tree);
  return {
    "`Spec`: fields, enum variants, bools; variants that one game alone uses": `${fields}, ${variants}, ${bools}; ${ofOneGame}`,
    "reads of `Spec` in the app": `${reads} in ${files} files`,
  };
}

/** The way of North is listed for this tree alone. */
function wayFigures(tree) {
  const { rooms, returns } = roomsOf(STOPS);
  return { "pad North until the referee is asked: rooms entered, returns": tree === root ? `${rooms}, ${returns}` : "" };
}

function hopFigures(tree) {
  const rules = hopsOf(tree);
  const mean = rules.reduce((sum, { hops }) => sum + hops, 0) / rules.length;
  const searched = rules.filter(({ cited }) => !cited).length;
  return { "a sheet's rule to its code: mean hops; rules that no file of their game cites": `${mean.toFixed(2)}; ${searched} of ${rules.length}` };
}

function pageFigures(tree) {
  const words = (page) => wordsOf(readFileSync(join(tree, "docs", page), "utf8")).toLocaleString("en");
  return { "words of `docs/testing.md`, `docs/architecture.md`": `${words("testing.md")}, ${words("architecture.md")}` };
}

const figuresOf = (tree) => ({ ...folderFigures(tree), ...judgeFigures(tree), ...wayFigures(tree), ...hopFigures(tree), ...pageFigures(tree) });

const row = (cells) => `| ${cells.join(" | ")} |`;

function print(commit) {
  const columns = [...(commit ? [[commit, treeAt(root, commit, figuresOf)]] : []), ["today", figuresOf(root)]];
  console.log(row(["Figure", ...columns.map(([name]) => name)]));
  console.log(row(["---", ...columns.map(() => "---")]));
  for (const name of Object.keys(columns[0][1])) console.log(row([name, ...columns.map(([, figures]) => figures[name])]));
  console.log(`\n${row(["Game", "engine", "bots", "app", "all", "files of other games"])}`);
  console.log(row(["---", "---", "---", "---", "---", "---"]));
  for (const { name, engine, bots, app, others } of existsSync(join(root, ".git")) ? gamesOf(root) : []) {
    console.log(row([name, engine, bots, app, engine + bots + app, others]));
  }
}

const wrong = wrongOf(root, STOPS);
for (const line of wrong) console.error(`the way of North (scripts/figures/way-of-north.json): ${line}`);
const uncited = hopsOf(root).filter(({ cited }) => !cited);
for (const { sheet, rule } of uncited) console.error(`${sheet}: no file of its game cites rule ${rule}`);
const empty = Object.entries(figuresOf(root)).filter(([, figure]) => /\b(NaN|undefined)\b/.test(String(figure)));
for (const [name] of empty) console.error(`cannot be measured: ${name}`);
const bad = wrong.length + uncited.length + empty.length;
if (!process.argv.includes("--self-check")) print(process.argv[2]);
else if (bad === 0) console.log("Every figure of the house can be measured.");
process.exit(bad === 0 ? 0 : 1);
