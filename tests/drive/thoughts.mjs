// Plays any game by clicks as the game itself advises: asks for thoughts, and presses the first one until it is played.

import { isAsked } from "./daylily.mjs";
import { find } from "./seat.mjs";

/** Whether whoever sits here is asked, in turn or out of turn. */
export const hasToAct = (status) => isAsked(status) || (status.screen === "table" && status.table.settled && answer(status) !== undefined);

/** What a question out of turn is answered with: no, where that can be said. */
const answer = (status) => find(status, "window-no") ?? find(status, "window-yes");

/** Draws from the stock, then plays thoughts until somebody else is asked. */
export async function takeATurnByThoughts(seat) {
  for (let status = await seat.platform.status(); hasToAct(status); ) {
    const { phase } = status.table;
    const before = standing(status);
    const isPlayed = (now) => (standing(now) !== before || !hasToAct(now)) && (now.screen !== "table" || now.table.settled) && now;
    const asked = answer(status);
    if (asked) await seat.press(asked.tag);
    else if (phase === "draw") await seat.press("pile:stock");
    else await pressThought(seat);
    status = await seat.until("the action to be played", isPlayed);
  }
}

/** What an action changes for whoever plays it: what is asked, of whom, and the cards in hand. */
function standing({ screen, table, entries }) {
  const hand = entries.map(({ tag }) => tag).filter((tag) => tag.startsWith("hand:")).sort();
  return [screen, table.round, table.turn, table.phase, table.prompt, ...hand].join(" ");
}

/** The first press picks the cards of a thought, the second plays it. Whoever is not asked any more has none. */
async function pressThought(seat) {
  await seat.press("hint");
  for (let press = 1; press <= 2; press += 1) {
    const status = await seat.until("a thought", (now) => (find(now, "thought-0") || !hasToAct(now)) && now);
    if (!hasToAct(status)) return;
    await seat.press("thought-0", 60, (now) => !hasToAct(now));
  }
}
