#!/usr/bin/env bash
# The promises of docs/architecture.md that a search can check and no lint (clippy.toml); each complaint names file and line.
set -uo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.." || exit
broken=0

# forbid WHY PATTERN PATH…: complains about every line of the Rust sources under PATH that matches.
forbid() {
  local why=$1 pattern=$2 found
  shift 2
  found=$(grep -rnE --include='*.rs' --include='Cargo.toml' "$pattern" "$@") || return 0
  printf '%s\n%s\n\n' "$why" "$found"
  broken=1
}

# A file that starts without its one sentence of purpose.
need_purpose() {
  local file
  while IFS= read -r file; do
    head -n 1 "$file" | grep -q '^//! ' && continue
    printf '%s does not open with a sentence (//!) that says what it is for.\n' "$file"
    broken=1
  done < <(find src crates tests -name '*.rs')
}

# A file of tests that the program of its folder does not name, so that it is never run.
need_naming() {
  local program file name
  for program in crates/*/tests/main.rs tests/app/main.rs; do
    for file in "${program%main.rs}"*.rs "${program%main.rs}"*/mod.rs; do
      [ -f "$file" ] || continue
      name=${file#"${program%main.rs}"}
      name=${name%/mod.rs}
      [ "$name" = main.rs ] || grep -qE "^mod ${name%.rs};" "$program" && continue
      printf '%s is not named in %s.\n' "$file" "$program"
      broken=1
    done
  done
}

forbid "The judge, the host, the bots and the tools know nothing of Bevy." '\bbevy(_[a-z]+)?(::|\s*=)' crates
forbid "Nothing is left for later in the sources." '\b(todo|unimplemented|dbg)!\(|#\[ignore|FIXME|XXX|HACK' src crates tests
forbid "What everybody sees is changed by events alone." '\.set_up\(\)' src crates/*/src --exclude-dir=scenario
need_purpose
need_naming

[ "$broken" -eq 0 ] && echo "The house rules hold."
exit "$broken"
