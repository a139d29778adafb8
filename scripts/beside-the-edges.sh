#!/usr/bin/env bash
# Lays each picture of a rough edge beside the same place as the gallery draws it now: the pictures of docs/measurements/edges.md.
set -euo pipefail
usage='Usage: scripts/beside-the-edges.sh GALLERY EDGES
  GALLERY    a folder that `cargo run --example gallery -- GALLERY` and `… -- GALLERY moments` have filled
  EDGES      the folder with the pictures of the defects (98_inspect.jpg …)'
[ $# -eq 2 ] && [ -d "$1" ] && [ -d "$2" ] || { printf '%s\n' "$usage" >&2; exit 2; }
gallery=$1 edges=$2 out="$(dirname "${BASH_SOURCE[0]}")/../docs/pictures/edges"
mkdir -p "$out"

# beside NUMBER BEFORE NOW: before on the left, now on the right.
beside() {
  montage "$edges/$2.jpg" "$gallery/$3.png" -tile 2x1 -geometry 'x320+5+5' -background '#12302A' -quality 72 "$out/$1.jpg"
}

beside 01 98_inspect 1280x720/closely/00
beside 02 24_d 1280x720/liverpool-4-ready
beside 03 43_see 1280x720/gin-2-showdown
beside 04 50_ind 1280x720/indian-2-late
beside 05 t2i_table 1280x720/text-200-table
beside 06 q_1title 1920x1080/title-again
beside 07 90_setup3 1280x720/setup-people
beside 08 28_0 1280x720/liverpool-4-early
beside 09 31_win0 1280x720/liverpool-4-buy
beside 10 23_c 1280x720/liverpool-4-hint
beside 11 43_log 1280x720/log
beside 13 40_gin 1280x720/gin-2-late
beside 14 73_end 1280x720/asked/07
beside 15 91_sheet 1280x720/daylily-2-end
beside 17 74_end 1280x720/ditch-2-sheet
beside 18 wl_hint 844x390/liverpool-4-hint
beside 19 61_end 1280x720/rummy500-3-sheet
beside 21 g_knockrummy 1280x720/knockrummy-3-sheet
beside 23 19_see 1280x720/daylily-2-counted
beside 24 83_kb 1280x720/options-controls
beside 25 93_result 1280x720/daylily-2-result
beside 26 g_m2 1280x720/threethirteen-2-early
