// In the options of a page: everything that is kept is downloaded as one file, and comes back from it.

import { readFileSync } from "node:fs";
import { find } from "../drive/seat.mjs";

const SLOWLY = { timeout: 60_000 };
/** The rows of copies stand at the foot of the list. */
async function scrollDown(tab) {
  await tab.mouse.move(640, 400);
  await tab.mouse.wheel(0, 2000);
}

const isOn = (status) => find(status, "options-hand").checked;

async function tabOf(seat, name, tag) {
  await seat.press(`options-tab-${name}`);
  await seat.until(`the tab of ${name}`, (status) => find(status, tag), 60);
}

/** Copies everything, changes an option, and has it again as it was. A file that is no copy is refused. */
export async function copyAndBringBack(seat, tab) {
  await tabOf(seat, "play", "copy");
  const [download] = await Promise.all([tab.waitForEvent("download", SLOWLY), seat.press("copy")]);
  const name = download.suggestedFilename();
  const text = readFileSync(await download.path(), "utf8");
  if (!/^rummage-copy-\d{4}-\d\d-\d\d\.txt$/.test(name) || !text.startsWith("rummage 1 ")) {
    throw new Error(`the copy is called ${name} and begins with ${text.slice(0, 40)}`);
  }
  const before = await tabOf(seat, "controls", "options-hand").then(() => seat.platform.status());
  await seat.press("options-hand");
  await seat.until("the other hand", (status) => isOn(status) !== isOn(before), 60);
  await tabOf(seat, "play", "bring");
  await scrollDown(tab);
  const bring = async (buffer) => {
    const [chooser] = await Promise.all([tab.waitForEvent("filechooser", SLOWLY), seat.press("bring")]);
    await chooser.setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(buffer) });
  };
  await bring(text.slice(0, -1));
  await bring(text);
  await scrollDown(tab);
  await seat.press("bring-yes");
  await seat.until("the end of the question", (status) => find(status, "bring"), 60);
  await tabOf(seat, "controls", "options-hand");
  await seat.until("the hand of before", (status) => isOn(status) === isOn(before), 60);
}
