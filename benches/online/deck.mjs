// The pack of the small game that the peers play, and how it is shuffled from a seed.

/** Cards in a hand. */
export const HAND = 7;
/** Seats at a table. */
export const SEATS = 4;

const RANKS = "A23456789TJQK";
const SUITS = "SHDC";

/** All 52 cards by their codes. */
export const DECK = [...SUITS].flatMap((suit) => [...RANKS].map((rank) => rank + suit));

/** Chance from a seed (mulberry32), from 0 up to 1. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The cards in an order of chance, as Fisher and Yates shuffle. */
export function shuffled(cards, random) {
  const order = [...cards];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
