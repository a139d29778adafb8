//! What does it mean to pass now, and may a turn end without a discard?

use crate::moves::suggest::Verb;
use crate::table::{Pending, Public, TurnStep};
use crate::turn::Discards;

/// What it means to pass.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Passing {
    /// The card on offer is declined.
    Decline,
    /// No further card is drawn.
    Enough,
    /// The round is stopped.
    Stop,
    /// Nothing more is laid off on a hand that was shown, or in a turn that ends without a discard.
    Done,
    /// The turn goes by: nothing is played, and there is no stock to draw from.
    Skip,
}

impl Public {
    /// What it means that the seat in turn passes.
    pub fn passing(&self) -> Passing {
        match self.pending.last() {
            Some(Pending::Turn(_, TurnStep::Showdown)) => Passing::Done,
            Some(Pending::Turn(_, TurnStep::Offer)) => Passing::Decline,
            Some(Pending::Turn(_, TurnStep::Draw)) if self.plays_or_draws() => Passing::Skip,
            _ if self.spec.turn.discards == Discards::None => Passing::Done,
            _ if self.spec.draw.up_to.is_some() => Passing::Enough,
            _ => Passing::Stop,
        }
    }

    /// What ends the turn of a seat that plays; nothing yet where it owes a card to the table.
    pub(crate) fn ends_by(&self) -> Option<Verb> {
        match self.ends_undiscarded() {
            true => (!self.owes_a_play()).then_some(Verb::Finish),
            false => Some(Verb::Discard),
        }
    }

    /// Whether cards are thrown at all.
    pub fn throws_cards(&self) -> bool {
        self.spec.turn.discards != Discards::None
    }

    /// Whether a turn may end with any number of cards thrown, none as well.
    pub fn throws_at_will(&self) -> bool {
        self.spec.turn.discards == Discards::Any
    }
}
