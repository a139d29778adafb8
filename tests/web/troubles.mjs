// Checks the page before and without the game: the loading bar moves, and each trouble is told in plain words.

import { join } from "node:path";

async function withTab(browser, options, work) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, ...options });
  try {
    await work(await context.newPage());
  } finally {
    await context.close();
  }
}

function expect(holds, sentence) {
  if (!holds) throw new Error(`the page fails: ${sentence}`);
}

/** A browser without WebGL2 is told so, and nothing is downloaded for it. */
async function withoutWebGl(browser, address, shots) {
  await withTab(browser, {}, async (tab) => {
    const asked = [];
    tab.on("request", (request) => asked.push(request.url()));
    await tab.addInitScript(() => {
      const get = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return kind === "webgl2" ? null : get.call(this, kind, ...rest);
      };
    });
    await tab.goto(address);
    await tab.locator("#no-webgl").waitFor({ state: "visible" });
    expect(!asked.some((url) => url.endsWith(".wasm")), "the game is fetched although it cannot be drawn");
    await tab.screenshot({ path: join(shots, "page-no-webgl.png") });
  });
}

async function withoutDownload(browser, address, shots) {
  await withTab(browser, {}, async (tab) => {
    await tab.route("**/*.wasm", (route) => route.abort());
    await tab.goto(address);
    await tab.locator("#no-download").waitFor({ state: "visible" });
    expect(await tab.locator("#no-download [data-reload]").isVisible(), "there is no way to try again");
    await tab.screenshot({ path: join(shots, "page-no-download.png") });
  });
}

async function withoutScript(browser, address, shots) {
  await withTab(browser, { javaScriptEnabled: false }, async (tab) => {
    await tab.goto(address);
    await tab.locator("noscript .trouble, .trouble:visible").first().waitFor({ state: "visible" });
    await tab.screenshot({ path: join(shots, "page-no-script.png") });
  });
}

/** The bar follows the download: with half of the file there, the bud is half open. */
async function whileLoading(browser, address, shots) {
  await withTab(browser, {}, async (tab) => {
    await tab.addInitScript(() => {
      const fetched = window.fetch;
      window.fetch = async (url, ...rest) => {
        const response = await fetched(url, ...rest);
        if (!String(url).endsWith(".wasm")) return response;
        const whole = await response.arrayBuffer();
        const half = new ReadableStream({
          start: (controller) => controller.enqueue(new Uint8Array(whole, 0, Math.floor(whole.byteLength / 2))),
        });
        return new Response(half, { headers: response.headers });
      };
    });
    await tab.goto(address);
    await tab.waitForFunction(() => document.getElementById("progress").value > 0);
    const share = await tab.evaluate(() => document.getElementById("progress").value);
    expect(Math.abs(share - 0.5) < 0.01, `with half of the download there, the bar shows ${share}`);
    await tab.waitForTimeout(1400);
    await tab.screenshot({ path: join(shots, "page-loading.png") });
  });
}

export async function checkTroubles(browser, address, shots) {
  await withoutWebGl(browser, address, shots);
  await withoutDownload(browser, address, shots);
  await withoutScript(browser, address, shots);
  await whileLoading(browser, address, shots);
  console.log("The page tells its troubles, and its bar follows the download");
}
