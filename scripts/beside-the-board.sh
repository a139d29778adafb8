#!/usr/bin/env bash
# Lays each mock-up of the design board beside the screen that the gallery has drawn of it: the pictures of docs/design.md.
set -euo pipefail
usage='Usage: scripts/beside-the-board.sh GALLERY MOCK-UPS
  GALLERY    a folder that `cargo run --example gallery -- GALLERY` has filled
  MOCK-UPS   the folder of the design board with its pictures (01-title.png …)'
[ $# -eq 2 ] && [ -d "$1" ] && [ -d "$2" ] || { printf '%s\n' "$usage" >&2; exit 2; }
gallery=$1 board=$2 out="$(dirname "${BASH_SOURCE[0]}")/../docs/pictures/board"
mkdir -p "$out"

# beside MOCK-UP PICTURE [NAME]: the mock-up on the left, the screen on the right, under the mock-up's name or another.
beside() {
  montage "$board/$1.png" "$gallery/$2.png" -tile 2x1 -geometry 'x340+5+5' -background '#12302A' -quality 76 "$out/${3:-$1}.jpg"
}

beside 01-title 1280x720/title
beside 02-game-choice 1280x720/choose
beside 03-setup-house-rules 1280x720/setup-daylily
beside 04-table-daylily-2p 1280x720/daylily-2-late
beside 05-table-liverpool-5p 1280x720/liverpool-5-late
beside 06-table-quick-2p 1280x720/quick-2-late
beside 07-round-score-sheet 1280x720/daylily-2-sheet
beside 08-portrait-daylily-3p 390x844/daylily-3-late
beside 09-portrait-liverpool-5p 390x844/liverpool-5-late
beside 10-high-contrast-quick-2p 1280x720/high-contrast-wilds
beside 11-pass-and-play-curtain 1280x720/curtain
beside 14-options 1280x720/options
beside 15-rules-reader 1280x720/found-threethirteen
beside 16-statistics 1280x720/statistics
beside 17-game-over 1280x720/daylily-2-result
beside 18-table-ditch-3p 1280x720/ditch-4-dig
beside 19-table-dummy-4p 1280x720/dummy-4-late
beside 20-table-liverpool-8p 1280x720/liverpool-8-late
beside 21-text-200 1280x720/text-200-table
# What has no mock-up of its own, beside the one whose parts it is made of.
beside 04-table-daylily-2p 1280x720/daylily-replay-log replay
beside 16-statistics 1280x720/daylily-2-reasoning reasoning
beside 07-round-score-sheet 1280x720/basic-3-review review
beside 08-portrait-daylily-3p 390x844/daylily-2-reasoning portrait-reasoning
