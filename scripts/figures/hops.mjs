// How far it is from a rule of a sheet to its code: one hop to the file of its game, and one more to each block that the game fills in there.
// A rule that no file of its game cites has to be searched for, which counts as four.

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const GAMES = "crates/rules/src/games";
const SEARCHED = 4;

/** The sources of every game, each with the sheet that it names. */
function gamesOf(tree) {
  const folder = join(tree, GAMES);
  const rust = (path) => (statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path]);
  const sources = readdirSync(folder).map((name) => rust(join(folder, name)).filter((path) => path.endsWith(".rs") && !path.endsWith("tests.rs")));
  const games = sources.map((paths) => paths.map((path) => readFileSync(path, "utf8")));
  const sheet = (texts) => texts.map((text) => text.match(/The law is the sheet `(docs\/rules\/[\w/-]+\.md)`/)?.[1]).find(Boolean);
  return games.map((texts) => ({ texts, sheet: sheet(texts) })).filter((game) => game.sheet && existsSync(join(tree, game.sheet)));
}

/** The numbers of the rules of a sheet: its numbered rules, or its sections, those aside that hold scenarios. */
function rulesOf(sheet) {
  const numbered = [...sheet.matchAll(/^(\d+)\. /gm)].map(([, number]) => number);
  const sections = [...sheet.matchAll(/^###? (\d+(?:\.\d+)?)\.? (?!Acceptance)/gm)].map(([, number]) => number);
  return [...new Set(sections.length > 0 ? sections : numbered)];
}

/** The numbers that a comment cites: "Rules 2, 5 and 7 to 9", "4.2", "3: why". */
function citedBy(comment) {
  const list = /(?:^|[Rr]ules? |[Ss]ections? )(\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*)/g;
  return [...comment.matchAll(list)].flatMap(([, numbers]) => spread(numbers));
}

/** "2, 7 to 9" as its numbers. */
function spread(numbers) {
  return numbers.split(/, | and /).flatMap((part) => {
    const [from, to] = part.split(" to ");
    if (to === undefined || from.includes(".")) return [from, ...(to ? [to] : [])];
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at));
  });
}

/** By rule, the hops to what stands under each comment that cites it: one, and one more where that names something from outside the games. */
function hopsIn(text) {
  const brought = [...text.matchAll(/^use crate::(?!games)[\w:]*?(?:\{([^}]*)\}|(\w+));/gms)];
  const outside = new Set(brought.flatMap(([, many, one]) => (many ?? one).split(",").map((name) => name.trim().split("::").at(-1))));
  const lines = text.split("\n");
  const hops = new Map();
  for (const [at, line] of lines.entries()) {
    const cited = citedBy(line.match(/^\s*\/\/[/!]? ?(.*)$/)?.[1] ?? "");
    if (cited.length === 0) continue;
    const rest = lines.slice(at + 1);
    const end = rest.findIndex((next) => next.trim() === "" || /^\s*\/\/ \d/.test(next));
    const names = rest.slice(0, end < 0 ? rest.length : end).join("\n").match(/\b[A-Z]\w+/g) ?? [];
    const far = names.some((name) => outside.has(name)) ? 2 : 1;
    for (const rule of cited) hops.set(rule, Math.min(hops.get(rule) ?? far, far));
  }
  return hops;
}

/** A section is cited where one of its parts is, and a part where the whole section is. */
const covers = (cited, rule) => cited === rule || cited.startsWith(`${rule}.`) || rule.startsWith(`${cited}.`);

/** The hops of every rule of every sheet that a game names. */
export function hopsOf(tree) {
  return gamesOf(tree).flatMap(({ texts, sheet }) => {
    const found = texts.flatMap((text) => [...hopsIn(text)]);
    const ways = (rule) => found.filter(([cited]) => covers(cited, rule)).map(([, hops]) => hops);
    const told = (rule, hops) => ({ sheet, rule, cited: hops.length > 0, hops: Math.min(SEARCHED, ...hops) });
    return rulesOf(readFileSync(join(tree, sheet), "utf8")).map((rule) => told(rule, ways(rule)));
  });
}
