// Holds the pages to what a reader can take in: no sentence of too many words, no line too wide, no page past its measure, no link to nothing.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { sentencesOf, wordsOf } from "./pages/sentences.mjs";

/** The most words that a sentence has. */
const LONGEST = 40;
/** The most columns that a line has; a row of a table has no other line to go to. */
const WIDEST = 240;
/** The most words that a page has. */
const MEASURES = { "docs/architecture.md": 1000, "docs/testing.md": 1200 };

const root = resolve(fileURLToPath(import.meta.url), "..", "..");
const markdown = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
    .map((entry) => join(folder, entry.name));
const read = (page) => readFileSync(join(root, page), "utf8");

/** The pages that are written for people who work on the game. The sheets of the rules quote, and a changelog grows. */
const PAGES = ["README.md", "CONTRIBUTING.md", ...markdown("docs")];
const LINKED = [...PAGES, "CHANGELOG.md", ...["docs/measurements", "docs/rules", "docs/rules/family"].flatMap(markdown)];

const tooLong = (page) =>
  sentencesOf(read(page))
    .filter(({ words }) => words > LONGEST)
    .map(({ line, text, words }) => `${page}:${line}: a sentence of ${words} words: ${text.replace(/\s+/g, " ").slice(0, 80)}…`);

const tooWide = (page) =>
  read(page)
    .split("\n")
    .flatMap((line, at) => (line.length > WIDEST && !line.startsWith("|") ? [`${page}:${at + 1}: ${line.length} columns`] : []));

function pastItsMeasure([page, most]) {
  const words = wordsOf(read(page));
  return words > most ? [`${page} has ${words} words; its measure is ${most}.`] : [];
}

/** Headings of a page as GitHub links to them. */
const anchors = (text) =>
  [...text.matchAll(/^#+\s+(.+)$/gm)].map(([, title]) =>
    title.toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "").trim().replaceAll(" ", "-"),
  );

/** Links to files and headings that are not there. */
function leadsToNothing(page) {
  const text = read(page).replace(/^```[\s\S]*?^```\s*$/gm, (code) => code.replace(/[^\n]/g, ""));
  return [...text.matchAll(/\]\(([^)\s]+)\)|\b(?:src|href)="([^"]+)"/g)].flatMap((found) => {
    const link = found[1] ?? found[2];
    if (/^[a-z]+:/.test(link)) return [];
    const [path, anchor] = link.split("#");
    const target = path === "" ? join(root, page) : resolve(root, dirname(page), path);
    const line = text.slice(0, found.index).split("\n").length;
    const isThere = existsSync(target) && (!anchor || anchors(read(relative(root, target))).includes(anchor));
    return isThere ? [] : [`${page}:${line}: leads to nothing: ${link}`];
  });
}

const wrong = [
  ...PAGES.flatMap(tooLong),
  ...PAGES.flatMap(tooWide),
  ...Object.entries(MEASURES).flatMap(pastItsMeasure),
  ...LINKED.flatMap(leadsToNothing),
];
for (const line of wrong) console.error(line);
if (wrong.length === 0) console.log("The pages keep their measure.");
process.exit(wrong.length === 0 ? 0 : 1);
