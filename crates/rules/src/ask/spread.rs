//! How is the table of a game spread: what lies open, what grows, and what lies beside it?

use crate::cards::ids::Seat;
use crate::spec::Spec;
use crate::table::{Phase, Public};
use crate::turn::gate::Gate;
use crate::turn::{Discards, FromDiscard};

/// What anybody sees of a game's table, whatever lies there.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Spread {
    /// How much of the discard pile lies open.
    pub pile: PileSeen,
    /// Where melds are.
    pub melds: MeldsLie,
    /// Whether single cards lie beside melds, which are told apart by their size.
    pub singles: bool,
    /// Whether every seat climbs a ladder of contracts of its own.
    pub ladder: bool,
    /// How many cards a hand has places for, where it never holds more once cards are drawn.
    pub places: Option<usize>,
    /// Whether a card lies beside the stock whose rank is wild in the round.
    pub wild_card: bool,
}

/// How much of the discard pile lies open.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PileSeen {
    /// Its top.
    Top,
    /// The few cards from its top that can be played next.
    NextOnes,
    /// All of it.
    All,
}

/// Where melds are.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MeldsLie {
    /// On the table, as they were laid.
    Frozen,
    /// On the table, where they grow.
    Growing,
    /// In the hands, until these are shown.
    InHands,
}

impl Spec {
    /// How the table of this game is spread.
    pub fn spread(&self) -> Spread {
        Spread {
            pile: match self.draw.discard {
                FromDiscard::Row { .. } => PileSeen::All,
                FromDiscard::IntoMelds => PileSeen::NextOnes,
                FromDiscard::Top | FromDiscard::Live { .. } if self.draw.browse => PileSeen::All,
                FromDiscard::Top | FromDiscard::Live { .. } | FromDiscard::Whole(_) => PileSeen::Top,
            },
            melds: match (self.tableau.open, self.tableau.in_hand) {
                (true, _) => MeldsLie::Growing,
                (false, true) => MeldsLie::InHands,
                (false, false) => MeldsLie::Frozen,
            },
            singles: self.tableau.rides,
            ladder: matches!(self.gates.gate, Gate::Seat(_)),
            places: self.draw.up_to.filter(|_| self.turn.discards == Discards::Any),
            wild_card: self.deal.wild_cut,
        }
    }
}

impl Public {
    /// Whether this seat is drawing and may reach for any card of the discard row, with all above it.
    pub fn reaches(&self, seat: Seat) -> bool {
        let takes = matches!(self.spec.draw.discard, FromDiscard::Row { .. });
        takes && self.phase() == Phase::Draw && self.turn() == Some(seat)
    }
}
