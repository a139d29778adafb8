//! How do the cards go round, and how many of them are lifted by an exact cut?

use crate::cards::ids::Seat;
use crate::table::Public;
use std::iter::successors;

/// The cut that is paid for.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct ExactCut {
    /// How many cards it lifts: those of all hands, and the card that is turned up.
    pub cards: usize,
    /// What it is worth, as it is written down.
    pub bonus: i32,
}

impl Public {
    /// The seats in the order in which cards go round in this round, the dealer last.
    pub fn dealing_order(&self) -> Vec<Seat> {
        let after = |seat: &Seat| Some(self.spec.deal.after(*seat, self.spec.seats));
        successors(after(&self.dealer), after).take(self.spec.seats).collect()
    }

    /// The cut that is paid for in this round; none where the pack is not cut.
    pub fn exact_cut(&self) -> Option<ExactCut> {
        let (deal, bonus) = (&self.spec.deal, self.spec.windows.cut_bonus?);
        let cards = deal.hand(self.round) * self.spec.seats + usize::from(deal.upcard);
        Some(ExactCut { cards, bonus })
    }

    /// How many cards of the discard pile stay where they lie when it is shuffled into a new stock.
    pub fn kept_on_recycle(&self) -> usize {
        usize::from(self.spec.exhaustion.keep_top)
    }
}
