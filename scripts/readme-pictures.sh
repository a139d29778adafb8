#!/usr/bin/env bash
# Makes the pictures of README.md from what the gallery has drawn, and its film from the frames of `gallery FOLDER film`.
set -euo pipefail
usage='Usage: scripts/readme-pictures.sh GALLERY [FILM]
  GALLERY    a folder that `cargo run --example gallery -- GALLERY` has filled
  FILM       a folder that `cargo run --example gallery -- FILM film` has filled'
[ $# -ge 1 ] && [ -d "$1" ] && [ -d "${2:-$1}" ] || { printf '%s\n' "$usage" >&2; exit 2; }
out="$(dirname "${BASH_SOURCE[0]}")/../docs/pictures"

# The names of the pictures, each with the screen it shows.
while read -r name screen; do
  convert "$1/$screen.png" -quality 82 "$out/$name.jpg"
done <<'SCREENS'
canasta 1280x720/canasta-4-late
chinchon 1280x720/chinchon-4-late
choose 1280x720/choose
contrast 1280x720/high-contrast-wilds
desmoche 1280x720/desmoche-4-late
ditch 1280x720/ditch-4-dig
dummy 1280x720/dummy-4-late
eight 1280x720/liverpool-8-late
friends 1280x720/friends-host
german 1280x720/romme-4-late
gin 1280x720/gin-2-showdown
hint 1280x720/daylily-2-hint
indian 1280x720/indian-4-early
khanhoo 1280x720/khanhoo-3-late
knock 1280x720/knockrummy-3-sheet
lesson 1280x720/lesson-basic-10
liverpool 1280x720/liverpool-4-buy
marriage 1280x720/marriage-4-late
phone 390x844/liverpool-5-late
quick 1280x720/quick-2-late
reader 1280x720/found-threethirteen
replay 1280x720/liverpool-replay-log
review 1280x720/basic-3-review
robbers 1280x720/robbers-4-late
rummy500 1280x720/rummy500-3-late
setup 1280x720/setup-daylily
statistics 1280x720/statistics
viennese 1280x720/viennese-4-late
SCREENS
if [ $# -ge 2 ]; then convert -delay 7 -loop 0 "$2/*.png[640x360]" -quality 58 "$out/clip.webp"; fi
