// What a browser says its user likes is so from the start: less motion, more contrast. What was changed since goes out as a file and comes back.

import { find } from "../drive/seat.mjs";
import { copyAndBringBack } from "./copies.mjs";

export async function checkLikes(browser, address, openSeat) {
  for (const wanted of [true, false]) {
    const context = {
      viewport: { width: 1280, height: 720 },
      reducedMotion: wanted ? "reduce" : "no-preference",
      contrast: wanted ? "more" : "no-preference",
    };
    const { seat, tab, close } = await openSeat(browser, `${address}?speed=instant`, `likes-${wanted}`, null, context);
    await seat.until("the title", (status) => status.screen === "title" && find(status, "options"), 180);
    await seat.press("options");
    await seat.until("the options", (status) => find(status, "options-motion"), 60);
    const status = await seat.platform.status();
    for (const tag of ["options-motion", "options-contrast"]) {
      if (find(status, tag).checked !== wanted) throw new Error(`${tag} is not as the browser has it: ${wanted}`);
    }
    if (!wanted) await copyAndBringBack(seat, tab);
    await close();
  }
  console.log("Options are as the browser says its user likes them; everything kept goes out as a file and comes back");
}
