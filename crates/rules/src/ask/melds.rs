//! What does a meld share, how small may one be, and when can a hand not be melded any more?

use crate::cards::ids::Seat;
use crate::melds::meld::{Meld, Reading};
use crate::melds::pattern::{Sequence, Shape};
use crate::spec::Spec;
use crate::table::Public;

/// What the cards of a meld share.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Shares {
    /// Their rank, or a mark.
    Kind,
    /// Their suit: they are a run.
    Suit,
    /// Nothing but that they follow each other.
    Order,
}

impl Spec {
    /// What the cards of a meld share that reads like this.
    pub fn shares(&self, reading: &Reading) -> Shares {
        match self.patterns.get(reading.pattern).map(|pattern| &pattern.shape) {
            Some(Shape::Sequence(Sequence { one_suit: true, .. })) => Shares::Suit,
            Some(Shape::Sequence { .. }) => Shares::Order,
            _ => Shares::Kind,
        }
    }

    /// The fewest cards that are a meld.
    pub fn least_meld(&self) -> usize {
        self.patterns.iter().map(|pattern| pattern.shape.size().0).min().unwrap_or(0)
    }
}

impl Public {
    /// How many cards lie in the melds of a seat.
    pub fn melded_by(&self, seat: Seat) -> usize {
        self.melds_of(seat).map(Meld::len).sum()
    }

    /// Whether a seat with so many cards in its melds can never lay its whole hand: every turn leaves it as many cards as it was dealt, those
    /// that are missing to the whole are too few for a meld, and nothing is laid off.
    pub fn strands(&self, melded: usize) -> bool {
        let tableau = &self.spec.tableau;
        let frozen = !tableau.open && !tableau.in_hand && tableau.rearrange.is_none();
        let left = self.spec.deal.hand(self.round).saturating_sub(melded);
        frozen && melded > 0 && (1..self.spec.least_meld()).contains(&left)
    }
}
