// Checks that every crate we depend on may be used under a licence of deny.toml's list, and comes from crates.io.

import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

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

const metadata = JSON.parse(
  execFileSync("cargo", ["metadata", "--format-version", "1", "--locked"], { maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] }),
);
const allowed = allowedLicences();
const complaints = metadata.packages
  .filter((crate) => crate.source !== null)
  .flatMap(({ name, version, license, source }) => [
    ...(isMet(license ?? "none", allowed) ? [] : [`${name} ${version}: its licence "${license}" is not in deny.toml`]),
    ...(source === REGISTRY ? [] : [`${name} ${version} comes from ${source}, not from crates.io`]),
  ]);

for (const complaint of complaints) console.error(complaint);
console.log(`${metadata.packages.length} crates looked at, ${complaints.length} complaints`);
process.exit(complaints.length === 0 ? 0 : 1);
