// What a game cost outside its own file, from the history: lines added to the engine, to the bots and to the app, and other games' files touched.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Days after its file came in which a commit that names a game counts as part of it. */
const DAYS = 2;
const GAMES = "crates/rules/src/games/";
const PARTS = { engine: /^crates\/(rules|host)\/src\//, bots: /^crates\/bots\/src\//, app: /^src\// };

/** A game's names as the player reads them, by its id. */
function namesOf(root) {
  const words = readFileSync(join(root, "assets/text/en/menu.ftl"), "utf8");
  return new Map([...words.matchAll(/^game-(\w+) = (.+)$/gm)].map(([, id, name]) => [id, name]));
}

/** Whether a file is a game's own: the one that is called after it, or one of its folder. */
const isOf = (file, id) => file === `${GAMES}${id}.rs` || file.startsWith(`${GAMES}${id}/`);

/** A text without accents and curled quotes, as messages of commits may have it. */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");

/** What commits call a game: its name, or the name without *Rummy* where that is no common word. */
function calledBy(name) {
  const short = name.replace(/ Rummy$/, "");
  return plain(short.length > 5 ? short : name);
}

/** Every commit since another, merges aside: its hash, when it was made, and its subject. */
function since(git, hash) {
  const told = git("log", "--no-merges", "--format=%H%x00%ct%x00%s%x01", `${hash}..HEAD`).split("\x01");
  return told.map((commit) => commit.trim().split("\0")).filter(([, , subject]) => subject !== undefined);
}

/** The commits of one game: the one that brought its file, and those soon after whose subject names it; merges aside. */
function commitsOf(git, id, name) {
  const files = [`${GAMES}${id}.rs`, `${GAMES}${id}/mod.rs`];
  const firsts = git("log", "--diff-filter=A", "--format=%H %ct", "--", ...files).split("\n").filter(Boolean);
  if (firsts.length === 0) return [];
  const [hash, seconds] = firsts.at(-1).split(" ");
  const until = Number(seconds) + DAYS * 24 * 3600;
  const called = calledBy(name);
  const soon = since(git, hash).filter(([, at, subject]) => Number(at) <= until && plain(subject).includes(called));
  return [hash, ...soon.map(([other]) => other)];
}

/** What these commits changed: one line a file, with the lines it gained. */
function changesOf(git, commits) {
  return commits
    .flatMap((commit) => git("show", "--numstat", "--no-renames", "--format=", commit).split("\n"))
    .map((line) => line.split("\t"))
    .filter(([gained, , file]) => file?.endsWith(".rs") && gained !== "-" && !/(^|\/)tests(\.rs$|\/)/.test(file));
}

/** Every game that came by itself to those that were there, with what it cost; where the history is not there, none. */
export function gamesOf(root) {
  const git = (...words) => execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 1 << 28 });
  const each = [...namesOf(root)].map(([id, name]) => ({ id, name, commits: commitsOf(git, id, name) }));
  const [founding] = git("log", "--diff-filter=A", "--format=%H", "--", `${GAMES}mod.rs`).split("\n");
  const sole = (first) => first !== founding && each.filter(({ commits }) => commits[0] === first).length === 1;
  const alone = each.filter(({ commits: [first] }) => first && sole(first));
  return alone.map(({ id, name, commits }) => {
    const outside = changesOf(git, commits).filter(([, , file]) => !isOf(file, id));
    const gained = (part) => outside.filter(([, , file]) => PARTS[part].test(file)).reduce((sum, [lines]) => sum + Number(lines), 0);
    const others = outside.map(([, , file]) => file).filter((file) => each.some((game) => isOf(file, game.id)));
    return { name, engine: gained("engine"), bots: gained("bots"), app: gained("app"), others: new Set(others).size };
  });
}
