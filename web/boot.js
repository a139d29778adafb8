// Starts the game: downloads it behind a bud that opens, and says in plain words what stands in the way.

const bootScript = document.querySelector("script[data-wasm-bytes]");
const wasmBytes = Number(bootScript.dataset.wasmBytes);
const canvas = document.getElementById("rummage");

/** Shows one of the page's notes instead of the game. */
function showTrouble(id) {
  document.documentElement.dataset.trouble = id;
  document.getElementById(id).hidden = false;
}

function hasWebGl2() {
  // A canvas gives out one kind of context for life, so the game's own must not be asked.
  const probe = document.createElement("canvas").getContext("webgl2");
  probe?.getExtension("WEBGL_lose_context")?.loseContext();
  return probe !== null;
}

function showProgress(share) {
  document.getElementById("progress").value = share;
  document.getElementById("bud").style.setProperty("--open", share);
}

/** The wasm file as a response that still streams, with its bytes counted on their way. */
async function download(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status} ${response.statusText}`);
  let received = 0;
  const counter = new TransformStream({
    transform(chunk, controller) {
      received += chunk.byteLength;
      showProgress(Math.min(received / wasmBytes, 1));
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body.pipeThrough(counter), { headers: { "Content-Type": "application/wasm" } });
}

/**
 * The game asks an observer of sizes how many pixels to draw, and `devicePixelRatio` how many make a point. A browser that emulates another screen answers the first for the real screen and the second for the
 * emulated one: the game would be drawn at another size than the page, and pointers be off by as much. Where they differ by more than rounding, the ratio is right.
 */
function agreeOnPixels() {
  const name = "devicePixelContentBoxSize";
  const told = Object.getOwnPropertyDescriptor(window.ResizeObserverEntry?.prototype ?? {}, name)?.get;
  if (!told) return;
  Object.defineProperty(ResizeObserverEntry.prototype, name, {
    get() {
      const [box] = told.call(this);
      const inlineSize = Math.round(this.contentRect.width * devicePixelRatio);
      const blockSize = Math.round(this.contentRect.height * devicePixelRatio);
      const agree = Math.abs(box.inlineSize - inlineSize) < 2 && Math.abs(box.blockSize - blockSize) < 2;
      return [agree ? box : { inlineSize, blockSize }];
    },
  });
}

/** winit leaves its start function by an exception on purpose; that one, and only that one, is no error. */
function isControlFlow(reason) {
  return String(reason).includes("Using exceptions for control flow");
}

/** Browsers keep sound back until the first gesture; the game's contexts are woken by it. */
function wakeSoundOnGesture() {
  const contexts = [];
  window.AudioContext = class extends window.AudioContext {
    constructor(...options) {
      super(...options);
      contexts.push(this);
    }
  };
  const wake = () => contexts.filter((context) => context.state === "suspended").forEach((context) => context.resume());
  for (const gesture of ["pointerdown", "pointerup", "touchend", "keydown"]) addEventListener(gesture, wake, true);
}

/** Times between two losses of the picture below which starting anew is no help. */
const TOO_SOON = 60_000;
let picturesLost = false;

/** Leaves word for the next start, which the game reads (`src/shell/arguments.rs`). Whether there will be one. */
function leaveWord() {
  try {
    const last = Number(sessionStorage.getItem("rummage/picture-lost") ?? 0);
    sessionStorage.setItem("rummage/picture-lost", Date.now());
    if (document.documentElement.dataset.rummage === "table") sessionStorage.setItem("rummage/take-up", "yes");
    return Date.now() - last > TOO_SOON;
  } catch {
    return false;
  }
}

/**
 * The browser took the context that the game draws with, and with it everything drawn. What draws cannot begin again on a canvas
 * that lost its context, so the page starts anew, as soon as somebody looks at it, and the game takes up the match that it kept.
 */
function startAnew() {
  if (picturesLost) return;
  picturesLost = true;
  // A canvas without its context is a white sheet.
  canvas.style.visibility = "hidden";
  if (!leaveWord()) return showTrouble("stopped");
  const reload = () => {
    if (document.visibilityState !== "visible") return;
    // The game may have fallen over its lost context meanwhile: that is nothing to report.
    localStorage.removeItem("rummage/rummage-report.new");
    location.reload();
  };
  document.addEventListener("visibilitychange", reload);
  reload();
}

/** A panic in the game ends as a trap of WebAssembly; the page then says so instead of standing still. */
function watchForStops() {
  const lost = () => picturesLost || canvas.getContext("webgl2")?.isContextLost();
  const check = (reason) => {
    if (!(reason instanceof WebAssembly.RuntimeError)) return;
    if (lost()) startAnew();
    else showTrouble("stopped");
  };
  addEventListener("error", (event) => check(event.error));
  addEventListener("unhandledrejection", (event) => check(event.reason));
  canvas.addEventListener("webglcontextlost", startAnew);
}

async function start() {
  if (!hasWebGl2()) return showTrouble("no-webgl");
  let init, wasm;
  try {
    [{ default: init }, wasm] = await Promise.all([import("./rummage.js"), download("rummage_bg.wasm")]);
    await init({ module_or_path: wasm });
  } catch (reason) {
    if (isControlFlow(reason)) return;
    console.error(reason);
    showTrouble(reason instanceof WebAssembly.RuntimeError ? "stopped" : "no-download");
  }
}

for (const button of document.querySelectorAll("[data-reload]")) button.addEventListener("click", () => location.reload());
// The right button looks at a card; the browser's own menu would cover it.
canvas.addEventListener("contextmenu", (event) => event.preventDefault());
canvas.focus();
agreeOnPixels();
wakeSoundOnGesture();
watchForStops();
start();
