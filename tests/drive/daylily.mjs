// Plays a round of Daylily from the title to the first score sheet, as a person would: by looking and clicking.

import { find, pause } from "./seat.mjs";

/** A round lasts at most 60 turns a player; a person who gets nowhere near that is stuck. */
const TURNS = 60;

/** `first` is called at the first turn. */
export async function playToScoreSheet(seat, first = () => {}) {
  await seat.until("the title", (status) => status.screen === "title", 180);
  await seat.until("the title's first button", (status) => find(status, "play"));
  await pause(1500);
  await seat.picture("1-title");
  await seat.press("play");
  await seat.until("the choice of games", (status) => status.screen === "choose");
  await pause(400);
  await seat.picture("2-choice");
  await seat.press("daylily");
  await seat.until("the set-up", (status) => status.screen === "setup");
  await pause(400);
  await seat.picture("3-set-up");
  await seat.press("deal");
  for (let turn = 1; turn <= TURNS; turn += 1) {
    const status = await seat.until("the player's turn or the score sheet", (status) => isAsked(status) || isScored(status), 120);
    if (isScored(status)) break;
    if (turn === 1) {
      await seat.picture("4-first-turn");
      first();
    }
    await playTurn(seat, turn);
  }
  await seat.until("the score sheet", isScored, 120);
  await pause(1500);
  await seat.picture("7-score-sheet");
}

export const isScored = (status) => find(status, "next-round") !== undefined;
export const isAsked = (status) => status.screen === "table" && status.table.yours && status.table.settled;
const isIn = (phase) => (status) => isScored(status) || (isAsked(status) && status.table.phase === phase);

/** Draws, lays what is plain, and throws the first card. */
export async function playTurn(seat, turn) {
  await seat.until("the draw", isIn("draw"));
  await seat.press("pile:stock");
  let status = await seat.until("the drawn card", isIn("play"));
  for (let meld = findTrio(hand(status)); meld; meld = findTrio(hand(status))) {
    if (hand(status).length <= meld.length) break;
    for (const card of meld) await seat.press(`hand:${card}`);
    await pause(200);
    await seat.picture("5-chosen-for-a-meld");
    await seat.press("meld");
    const before = hand(status).length;
    status = await seat.until("the meld to lie", (now) => isIn("play")(now) && hand(now).length < before && now);
    await pause(400);
    await seat.picture("6-melded");
  }
  await discard(seat, hand(status)[0]);
  if (turn === 2) await seat.picture("5-after-two-turns");
}

/** Picks a card and points at the discard pile; like a person, clicks again where a click went astray on slow frames. */
async function discard(seat, card) {
  const isOver = (now) => isScored(now) || (now.screen === "table" && !(now.table.yours && now.table.phase === "play"));
  for (let attempt = 1; ; attempt += 1) {
    await seat.press(`hand:${card}`);
    await seat.press("pile:discard");
    try {
      await seat.until("the end of the turn", isOver, attempt < 3 ? 6 : 60);
      return;
    } catch (error) {
      if (attempt === 3) throw error;
    }
  }
}

/** The codes of the cards in hand, such as `CA1`. */
function hand(status) {
  const tags = status.entries.map((entry) => entry.tag);
  return tags.filter((tag) => tag.startsWith("hand:")).map((tag) => tag.slice("hand:".length));
}

/** The flowers of each family. */
const FAMILIES = [
  ["CA", "MT", "FC"],
  ["FV", "DE", "PP"],
  ["SD", "SL", "YL"],
  ["IN", "GP"],
  ["TR", "PV", "VD"],
  ["PB"],
];

/** Three cards of one family that are a run or a set: the plainest melds there are. */
function findTrio(cards) {
  for (const family of FAMILIES) {
    const held = cards.filter((card) => family.includes(card.slice(0, 2)));
    const run = ["1", "2", "3"].map((bloom) => held.find((card) => card.endsWith(bloom)));
    if (run.every(Boolean)) return run;
    for (const bloom of ["1", "2", "3"]) {
      const set = held.filter((card) => card.endsWith(bloom));
      if (family.length === 3 && set.length === 3) return set;
    }
  }
  return null;
}
