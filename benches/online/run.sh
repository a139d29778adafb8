#!/usr/bin/env bash
# Installs the peers beside this file if they are not there, and measures them beside rummage-server; words are handed on to run.mjs.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
[ -e node_modules ] || npm ci --no-audit --no-fund --loglevel=error
# 2,000 tables have 8,000 sockets at each end.
ulimit -n "$(ulimit -Hn)"
exec node_modules/.bin/node run.mjs "$@"
