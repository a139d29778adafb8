//! Whether it is time to knock where anything may be left over: guesses at what the others hold tell how often they would all have more.

use crate::closing::{Closing, LITTLE};
use crate::level::Level;
use crate::stakes::guess;
use rand::Rng;
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::cards::shuffle;
use rummage_rules::deadwood::without_wilds;

/// In so many of a hundred guesses the hand must be the lowest.
const GARDENER_DARES: u32 = 96;
const HEDGE_DARES: u32 = 80;
const SAGE_DARES: u32 = 20;
/// The same where a knock takes the place of the draw: the hand has not got its new card yet, and is better in its next turn.
const GARDENER_DARES_UNDRAWN: u32 = 90;
const HEDGE_DARES_UNDRAWN: u32 = 85;

impl Closing<'_> {
    /// Whether a hand with so much left over would rather knock than draw on.
    pub(crate) fn dares(&self, left: i32, guesses: u32, rng: &mut impl Rng) -> bool {
        let asked = match (self.level, self.view.public.spec.turn.close_undrawn) {
            // A beginner does not ask what the others may have.
            (Level::Seedling, _) => return left <= LITTLE,
            (Level::Gardener, false) => GARDENER_DARES,
            (Level::HedgeSharp, false) => HEDGE_DARES,
            (Level::Sage, false) => SAGE_DARES,
            (Level::Gardener, true) => GARDENER_DARES_UNDRAWN,
            (Level::HedgeSharp | Level::Sage, true) => HEDGE_DARES_UNDRAWN,
        };
        left == 0 || self.lowest_of(left, guesses, rng) >= asked
    }

    /// In how many of a hundred guesses everybody else has more left over.
    fn lowest_of(&self, left: i32, guesses: u32, rng: &mut impl Rng) -> u32 {
        let mut unseen = self.view.unseen();
        let guesses = guesses.max(1);
        let lowest = (0..guesses).filter(|_| {
            shuffle::shuffle(&mut unseen, rng);
            let mut stock = unseen.iter().copied();
            let mut others = self.view.public.seats().filter(|seat| *seat != self.view.seat);
            others.all(|other| self.likely_left(other, &mut stock) > left)
        });
        100 * u32::try_from(lowest.count()).unwrap_or(0) / guesses
    }

    /// What a seat may have left over.
    fn likely_left(&self, seat: Seat, stock: &mut impl Iterator<Item = CardId>) -> i32 {
        let hands = 1 + usize::from(self.view.public.turns[seat.index()]);
        let left = |hand: &[CardId]| self.melds.least(without_wilds::set_of(hand));
        guess::least_left(&self.view.public, seat, hands, stock, left)
    }
}
