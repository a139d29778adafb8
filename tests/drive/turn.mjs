// Takes one turn at any game's table with three buttons: draw, pick a card, throw it.

import { describe, pause } from "./seat.mjs";

/** The games besides Daylily, which is played to its score sheet. */
export const GAMES_BY_KEYS = ["ditch", "liverpool", "contractrummy", "shanghai", "dummy", "quick", "gin", "knockrummy", "rummy500", "romme", "viennese", "indian", "basic", "threethirteen", "conquian", "tonk", "canasta", "chinchon", "penang", "robbers", "desmoche", "khanhoo", "marriage"];

/**
 * `hands.primary` and `hands.second` press the coral button's key and the one below it, `hands.pick` picks a card, on a keyboard or a pad. By
 * keys alone `hands.byMelds` puts melds side by side, and `hands.nth` picks a card by its place.
 */
export async function takeATurn(seat, hands, seconds = 120) {
  const isAsked = ({ screen, table }) => screen === "table" && table.settled && (table.yours || table.phase === "window");
  const isMine = (status) => isAsked(status) && status.table.phase !== "window";
  let drawn = false;
  let laid = false;
  for (let press = 1; press <= 24; press += 1) {
    const { table } = await seat.until("a question", (status) => isAsked(status) || (drawn && status.table.settled), seconds);
    if (drawn && !table.yours) return;
    if (table.phase === "window") {
      // Somebody else may be asked, or a question may have but one answer, or want a card for one.
      if (press % 3 === 0) await hands.pick();
      await (press % 2 ? hands.second() : hands.primary());
    } else if (table.phase === "draw") {
      await hands.primary();
      drawn = (await settled(seat, (status) => isMine(status) && status.table.phase === "play")) || drawn;
      if (!drawn && (await mayLeave(seat))) {
        // A card on offer that is of no use is left, and that was the turn: the next card may be on offer at once.
        const { actions } = (await seat.platform.status()).table;
        await hands.second();
        await seat.until("the card to be left", (status) => status.table.actions > actions, 20);
        return;
      }
    } else if (table.phase === "play") {
      drawn = true;
      if (!(await throwsNothing(seat))) await hands.pick();
      else if (!laid && !(await laysAnew(seat))) await layAMeld(seat, hands);
      laid = true;
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

/** Whether a turn ends by a button of its own, since nobody throws a card. */
async function throwsNothing(seat) {
  const { entries } = await seat.platform.status();
  return entries.some(({ tag }) => tag === "finish");
}

/** Whether the whole table may be laid anew; such a turn may end with its draw. */
async function laysAnew(seat) {
  const { entries } = await seat.platform.status();
  return entries.some(({ tag }) => tag === "lay-anew");
}

/** Lays the first set or run of three that stands among the cards which keys can point at. */
async function layAMeld(seat, hands) {
  const before = inOrder(await seat.platform.status());
  await hands.byMelds();
  await seat.until("the hand by melds", (status) => inOrder(status).join() !== before.join(), 20);
  const first = meldAmong(inOrder(await seat.platform.status()).slice(0, 9));
  if (first < 0) throw new Error(`no meld stands at the front of ${inOrder(await seat.platform.status()).join(" ")}`);
  for (const nth of [first, first + 1, first + 2]) await hands.nth(nth + 1);
  await hands.primary();
  await seat.until("the meld", (status) => status.table.settled && inOrder(status).length < before.length, 20);
}

/** The codes of the cards in hand as they lie, which their names count. */
function inOrder(status) {
  const cards = status.entries.filter(({ tag }) => tag.startsWith("hand:"));
  const place = ({ name }) => Number(name.match(/(\d+) of \d+/)[1]);
  return cards.sort((a, b) => place(a) - place(b)).map(({ tag }) => tag.slice(5));
}

/** Where three neighbours begin that share their rank or follow each other in a suit; -1 where none do. */
function meldAmong(codes) {
  const ranks = "A23456789TJQK";
  const cards = codes.map((code) => ({ rank: ranks.indexOf(code[0]), suit: code[1] }));
  return cards.findIndex((card, nth) => {
    const [second, third] = [cards[nth + 1], cards[nth + 2]];
    if (!third || card.suit === "K") return false;
    const set = card.rank === second.rank && card.rank === third.rank;
    const run = [second, third].every(({ rank, suit }, step) => suit === card.suit && rank === card.rank + step + 1);
    return set || run;
  });
}

/** The codes of the cards in hand. */
export function hand(status) {
  return status.entries.filter(({ tag }) => tag.startsWith("hand:")).map(({ tag }) => tag.slice(5));
}
