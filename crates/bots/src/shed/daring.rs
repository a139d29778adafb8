//! Whether it is time to have the hands compared: guesses at what the others hold tell how often they would all have more, and how many not.

use crate::level::Level;
use crate::shed::Seated;
use crate::stakes::guess;
use rand::Rng;
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::cards::shuffle;

/// For each iteration of the budget, so many guesses.
pub(super) const GUESSES: u32 = 8;
/// A beginner shows a hand with so little, whatever the others may have.
const LITTLE: i32 = 8;
/// What the guesses must promise, in hundredths of a stake from each of the others.
const GARDENER_ASKS: i32 = 100;
const HEDGE_ASKS: i32 = 95;
const SAGE_ASKS: i32 = 45;
/// Among so many hands the lowest is sought at most.
const MOST_HANDS: usize = 6;

/// What showing the hand now promises.
pub(super) struct Chances {
    /// In hundredths of a stake.
    pub gain: i32,
    /// Whether that is enough.
    pub dares: bool,
    /// From so many guesses.
    pub guesses: u32,
}

impl Seated<'_> {
    /// What showing the hand now promises: a stake from each of the others, or a double one to each of those that hold no more.
    pub(super) fn chances(&self, guesses: u32, rng: &mut impl Rng) -> Chances {
        let public = &self.view.public;
        let held = public.spec.least_left(&self.view.hand);
        let others: Vec<Seat> = public.seats_playing().filter(|seat| *seat != self.view.seat).collect();
        let all = i32::try_from(others.len()).unwrap_or(1).max(1);
        let mut unseen = self.outlook.unseen.clone();
        let mut sum = 0;
        for _ in 0..guesses {
            shuffle::shuffle(&mut unseen, rng);
            let mut hidden = unseen.iter().copied().cycle();
            let low = others.iter().filter(|seat| self.guessed(**seat, &mut hidden) <= held).count();
            sum += if low == 0 { all } else { -2 * i32::try_from(low).unwrap_or(0) };
        }
        let gain = 100 * sum / i32::try_from(guesses).unwrap_or(1).max(1);
        let dares = match self.level {
            Level::Seedling => held <= LITTLE,
            Level::Gardener => gain >= GARDENER_ASKS * all,
            Level::HedgeSharp => gain >= HEDGE_ASKS * all,
            Level::Sage => gain >= SAGE_ASKS * all,
        };
        Chances { gain, dares, guesses }
    }

    /// What a seat may hold. Only a Sage minds that it has chosen its cards for some turns.
    fn guessed(&self, seat: Seat, hidden: &mut impl Iterator<Item = CardId>) -> i32 {
        let public = &self.view.public;
        let hands = match self.level {
            Level::Sage => (1 + usize::from(public.turns[seat.index()])).min(MOST_HANDS),
            _ => 1,
        };
        let value = |hand: &[CardId]| hand.iter().map(|card| public.spec.value(*card)).sum();
        guess::least_left(public, seat, hands, hidden, value)
    }
}
