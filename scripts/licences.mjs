// Checks that every crate we depend on may be used under a licence of deny.toml's list, and comes from crates.io. `--write` names those
// that the game is made of, by their licences, in the file that its credits show; without it that file is compared.

import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const REGISTRY = "registry+https://github.com/rust-lang/crates.io-index";

function allowedLicences() {
  const list = readFileSync("deny.toml", "utf8").match(/^allow = \[([^\]]*)\]/m);
  return new Set([...list[1].matchAll(/"([^"]+)"/g)].map((match) => match[1]));
}

/** Whether a licence expression (`A OR (B AND C)`, or the old `A/B`) can be met with the allowed licences. */
function isMet(expression, allowed) {
  const tokens = expression.replaceAll("/", " OR ").match(/\(|\)|[^\s()]+/g) ?? [];
  const either = () => {
    let met = both();
    while (tokens[0] === "OR") {
      tokens.shift();
      // Both sides must be read, whichever decides.
      const other = both();
      met = met || other;
    }
    return met;
  };
  const both = () => {
    let met = one();
    while (tokens[0] === "AND") {
      tokens.shift();
      const other = one();
      met = met && other;
    }
    return met;
  };
  const one = () => {
    let name = tokens.shift();
    if (name === "(") {
      const met = either();
      tokens.shift();
      return met;
    }
    if (tokens[0] === "WITH") name += ` ${tokens.shift()} ${tokens.shift()}`;
    return allowed.has(name);
  };
  return either();
}

/** The crates that become part of the game on a system: those that only build or test it are none of them. */
function partsOf({ packages, resolve }, game) {
  const nodes = new Map(resolve.nodes.map((node) => [node.id, node]));
  const found = new Set();
  const waiting = [packages.find(({ name }) => name === game).id];
  while (waiting.length > 0) {
    const id = waiting.pop();
    if (found.has(id)) continue;
    found.add(id);
    const parts = nodes.get(id).deps.filter(({ dep_kinds }) => dep_kinds.some(({ kind }) => kind === null));
    waiting.push(...parts.map(({ pkg }) => pkg));
  }
  return packages.filter(({ id, source }) => found.has(id) && source !== null);
}

/** A licence as one of several that may be chosen from, always in the same order. */
function inOrder(licence) {
  const choices = licence.replaceAll("/", " OR ");
  return /[()]|AND/.test(choices) ? choices : choices.split(/\s+OR\s+/).sort().reverse().join(" OR ");
}

/** The crates of the game as its credits show them. */
function credits(crates) {
  const byLicence = new Map();
  for (const crate of crates) {
    const licence = inOrder(crate.license);
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), crate]);
  }
  const groups = [...byLicence].sort(([, one], [, other]) => other.length - one.length || one[0].name.localeCompare(other[0].name));
  const names = (group) => [...new Set(group.map(({ name }) => name))].sort().join(", ");
  const count = new Set(crates.map(({ name }) => name)).size;
  const lines = groups.map(([licence, group]) => `${licence}: ${names(group)}`);
  return ["## Crates", `In a window of Linux and in a page, Rummage is also made of ${count} crates of others. Thank you.`, ...lines].join("\n\n") + "\n";
}

const CREDITS = "assets/CRATES.md";
const SYSTEMS = ["x86_64-unknown-linux-gnu", "wasm32-unknown-unknown"];
function metadataOf(...more) {
  const asked = ["metadata", "--format-version", "1", "--locked", ...more];
  return JSON.parse(execFileSync("cargo", asked, { maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] }));
}

const metadata = metadataOf();
const allowed = allowedLicences();
const complaints = metadata.packages
  .filter((crate) => crate.source !== null)
  .flatMap(({ name, version, license, source }) => [
    ...(isMet(license ?? "none", allowed) ? [] : [`${name} ${version}: its licence "${license}" is not in deny.toml`]),
    ...(source === REGISTRY ? [] : [`${name} ${version} comes from ${source}, not from crates.io`]),
  ]);

const parts = SYSTEMS.flatMap((system) => partsOf(metadataOf("--filter-platform", system), "rummage"));
const made = credits([...new Map(parts.map((crate) => [crate.id, crate])).values()]);
if (process.argv.includes("--write")) writeFileSync(CREDITS, made);
else if (readFileSync(CREDITS, "utf8") !== made) {
  complaints.push(`${CREDITS} does not name the crates of Cargo.lock: node scripts/licences.mjs --write`);
}
for (const complaint of complaints) console.error(complaint);
console.log(`${metadata.packages.length} crates looked at, ${complaints.length} complaints`);
process.exit(complaints.length === 0 ? 0 : 1);
