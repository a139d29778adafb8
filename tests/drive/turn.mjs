// Takes one turn at any game's table with three buttons: draw, pick a card, throw it.

import { describe, pause } from "./seat.mjs";

/** The games besides Daylily, which is played to its score sheet, and Penang, where nobody draws or throws. */
export const GAMES_BY_KEYS = ["ditch", "liverpool", "contractrummy", "shanghai", "dummy", "quick", "gin", "knockrummy", "rummy500", "romme", "viennese", "indian", "basic", "threethirteen", "conquian", "tonk", "canasta", "chinchon"];

/** `hands.primary` and `hands.second` press the coral button's key and the one below it, `hands.pick` picks a card, on a keyboard or a pad. */
export async function takeATurn(seat, hands, seconds = 120) {
  const isAsked = ({ screen, table }) => screen === "table" && table.settled && (table.yours || table.phase === "window");
  const isMine = (status) => isAsked(status) && status.table.phase !== "window";
  let drawn = false;
  for (let press = 1; press <= 24; press += 1) {
    const { table } = await seat.until("a question", (status) => isAsked(status) || (drawn && status.table.settled), seconds);
    if (drawn && !table.yours) return;
    if (table.phase === "window") {
      // Somebody else may be asked, or a question may have but one answer.
      await (press % 2 ? hands.second() : hands.primary());
    } else if (table.phase === "draw") {
      await hands.primary();
      drawn = (await settled(seat, (status) => isMine(status) && status.table.phase === "play")) || drawn;
      if (!drawn && (await mayLeave(seat))) {
        // A card on offer that is of no use is left, and that was the turn.
        await hands.second();
        drawn = true;
      }
    } else if (table.phase === "play") {
      drawn = true;
      await hands.pick();
      await hands.second();
    } else if (["score", "round-over", "match-over"].includes(table.phase)) {
      return;
    }
    await pause(250);
  }
  throw new Error(`a turn never came to its end; the screen is ${describe(await seat.platform.status())}`);
}

/** Whether something is so within a second or two. */
async function settled(seat, so) {
  for (const end = Date.now() + 2000; Date.now() < end; await pause(80)) {
    if (so(await seat.platform.status())) return true;
  }
  return false;
}

/** Whether a card is on offer that can be left. */
async function mayLeave(seat) {
  const { entries } = await seat.platform.status();
  return entries.some(({ tag }) => tag === "let-go");
}

/** The codes of the cards in hand. */
export function hand(status) {
  return status.entries.filter(({ tag }) => tag.startsWith("hand:")).map(({ tag }) => tag.slice(5));
}
