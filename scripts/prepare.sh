# Sourced by ./play and ./test: where things are built, and how what is missing gets installed.
# shellcheck shell=bash

# One folder for every checkout, so that Bevy is compiled once and a fresh clone starts warm.
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-$HOME/.cache/rummage/target}"

# Bevy is built on crates/inventory (docs/web.md), and Cargo takes what lies in the workspace for changed when its file is younger than
# what was made of it: in a fresh clone all of Bevy would be compiled anew. So these files are old, unless their text has changed.
age_what_bevy_is_built_on() {
  local files=(crates/inventory/Cargo.toml crates/inventory/src/lib.rs)
  local sum built="$CARGO_TARGET_DIR/built-on.sha256"
  sum=$(cat "${files[@]}" | sha256sum)
  if [ -f "$built" ] && [ "$(<"$built")" = "$sum" ]; then
    touch -d 2000-01-01 "${files[@]}"
  else
    mkdir -p "$CARGO_TARGET_DIR"
    printf '%s\n' "$sum" >"$built"
  fi
}

PACKAGES_TO_BUILD=(gcc libc6-dev pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev)
# The engine that several servers share; its tests start one of their own.
PACKAGES_TO_KEEP_TABLES=(postgresql)
PACKAGES_TO_DRAW=(libvulkan1 mesa-vulkan-drivers)
PACKAGES_TO_OPEN_A_WINDOW=(libxkbcommon-x11-0 libx11-6 libxcursor1 libxi6 libxrandr2 libx11-xcb1)
# The library with which screen readers hear windows, for Python, and what carries its words.
PACKAGES_TO_HEAR=(at-spi2-core python3-gi gir1.2-atspi-2.0)
# Written program=package, where the program may also have come from elsewhere.
TOOLS_TO_TEST_A_WINDOW=(Xvfb=xvfb xdotool=xdotool import=imagemagick dbus-run-session=dbus-daemon node=nodejs npm=npm)
TOOLS_TO_TEST_A_PAGE=(chromium=chromium node=nodejs npm=npm)

say() { printf '%s\n' "$*" >&2; }
stop() { say "$*"; exit 1; }

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    stop "Installing packages needs root: run this once as root, or install sudo."
  fi
}

# Installs the Debian packages named, with words for systems that are not Debian's.
install_packages() {
  [ $# -gt 0 ] || return 0
  if ! command -v apt-get >/dev/null; then
    stop "This is not a Debian system, so please install yourself what these packages of Debian hold: $*"
  fi
  say "Installing Debian packages: $*"
  as_root apt-get update -qq </dev/null || stop "apt-get update failed; see the lines above."
  as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@" </dev/null >/dev/null ||
    stop "apt-get could not install: $*"
}

is_installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

need_packages() {
  # Elsewhere than on Debian nobody can say what a library's package is called; the build will tell.
  command -v dpkg-query >/dev/null || return 0
  local package missing=()
  for package in "$@"; do is_installed "$package" || missing+=("$package"); done
  install_packages "${missing[@]}"
}

need_tools() {
  local pair missing=()
  for pair in "$@"; do command -v "${pair%%=*}" >/dev/null || missing+=("${pair#*=}"); done
  install_packages "${missing[@]}"
}

# Makes cargo of the version in rust-toolchain.toml answer, with the wasm target and clippy.
need_rust() {
  if ! command -v rustup >/dev/null && [ -f "$HOME/.cargo/env" ]; then
    # shellcheck source=/dev/null
    . "$HOME/.cargo/env"
  fi
  command -v rustup >/dev/null || stop "Rust is missing: install rustup from https://rustup.rs, then run this again."
  if has_toolchain; then return; fi
  say "Installing the Rust toolchain of rust-toolchain.toml"
  # Older versions of rustup do not read the file by themselves: they install when it is first used.
  rustup toolchain install || rustup show active-toolchain || stop "rustup could not install the toolchain; see the lines above."
  has_toolchain || stop "rustup has no complete toolchain for this project; try: rustup toolchain install"
}

has_toolchain() {
  cargo --version >/dev/null 2>&1 && cargo clippy --version >/dev/null 2>&1 && cargo fmt --version >/dev/null 2>&1 &&
    [ -d "$(rustc --print sysroot)/lib/rustlib/wasm32-unknown-unknown/lib" ]
}
