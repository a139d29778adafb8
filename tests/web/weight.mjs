// What a visitor downloads until the first card of a match of flowers can be played, compressed as a server would send it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** Of the program an unoptimised build says nothing, so the limit is on everything else, in megabytes. */
const MOST_BESIDES_THE_PROGRAM = 1.6;
/** What no first card needs: other decks, and what is heard later. */
const LATER = /french|contrast|cloth-(?!day|leaves)|festival|meld-|score_tick|round_lost/;
/** As thorough as a server that compresses once and sends often; 9 is quicker by far where the figure is only glanced at. */
const QUALITY = Number(process.env.RUMMAGE_BROTLI ?? 9);

/** Notes the files of the page that the tab asks for. */
export function noteFiles(tab, origin) {
  const files = new Set();
  tab.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin === origin) files.add(url.pathname === "/" ? "/index.html" : url.pathname);
  });
  return files;
}

/** Weighs the files, and complains of one that came too early. */
export function weigh(page, files) {
  const early = [...files].filter((file) => LATER.test(file));
  if (early.length > 0) throw new Error(`these came before the first card needed them: ${early.join(", ")}`);
  const weights = [...files].map((file) => [file, compressed(join(page, file))]);
  const sum = (of) => of.reduce((total, [, bytes]) => total + bytes, 0) / 1e6;
  const program = sum(weights.filter(([file]) => /\.wasm$/.test(file)));
  const besides = sum(weights) - program;
  console.log(
    `Until the first card: ${files.size} files, ${(program + besides).toFixed(2)} MB in brotli ${QUALITY}: ` +
      `the program ${program.toFixed(2)}, all else ${besides.toFixed(2)}`,
  );
  if (besides > MOST_BESIDES_THE_PROGRAM) {
    const heaviest = weights.sort((one, other) => other[1] - one[1]).slice(0, 12);
    throw new Error(`more than ${MOST_BESIDES_THE_PROGRAM} MB besides the program:\n${heaviest.join("\n")}`);
  }
}

function compressed(file) {
  const bytes = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return Math.min(bytes.length, brotliCompressSync(bytes, { params }).length);
}
