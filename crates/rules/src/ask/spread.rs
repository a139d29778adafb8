//! How is the table of a game spread: what lies open, what grows, and what lies beside it?

use crate::cards::ids::{CardId, Seat};
use crate::melds::meld::Meld;
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
    /// Whether the melds of partners lie together, because both add to all of them and nobody else does.
    pub by_sides: bool,
    /// Whether single cards lie beside melds, which are told apart by their size.
    pub singles: bool,
    /// Whether every seat climbs a ladder of contracts of its own.
    pub ladder: bool,
    /// How many cards a hand has places for, where it never holds more once cards are drawn.
    pub places: Option<usize>,
    /// Whether a card lies beside the stock that says what is wild in the round.
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
                FromDiscard::Nothing
                | FromDiscard::Top
                | FromDiscard::Live { .. }
                | FromDiscard::Whole(_) => PileSeen::Top,
            },
            melds: match (self.tableau.open || self.tableau.rearrange.is_some(), self.tableau.in_hand) {
                (true, _) => MeldsLie::Growing,
                (false, true) => MeldsLie::InHands,
                (false, false) => MeldsLie::Frozen,
            },
            by_sides: self.tableau.owner_only && self.has_partners(),
            singles: self.tableau.rides,
            ladder: matches!(self.gates.gate, Gate::Seat(_)),
            places: self.draw.up_to.filter(|_| self.turn.discards == Discards::Any),
            wild_card: self.deal.wild_cut.is_some(),
        }
    }

    /// The card on top of a meld that lies squared up, because it is as long as a side needs to go out: red where the meld has no wild
    /// card, else black, as far as it has one. None where it lies spread.
    pub fn squared_top(&self, meld: &Meld) -> Option<CardId> {
        let squared = self.ends.out.is_some_and(|out| meld.len() >= out.size);
        let (wilds, naturals): (Vec<CardId>, Vec<CardId>) =
            meld.cards().filter(|_| squared).partition(|card| self.is_wild(*card));
        let red = |card: &&CardId| (1..=2).contains(&self.deck.printed(**card).suit);
        let telling = match wilds.is_empty() {
            true => naturals.iter().find(red),
            false => naturals.iter().find(|card| !red(card)).or(wilds.last()),
        };
        telling.or(naturals.last()).copied()
    }
}

impl Public {
    /// Whether the melds of two seats lie together.
    pub fn melds_lie_together(&self, a: Seat, b: Seat) -> bool {
        a == b || self.spec.tableau.owner_only && self.same_side(a, b)
    }

    /// Whether this seat is drawing and may reach for any card of the discard row, with all above it.
    pub fn reaches(&self, seat: Seat) -> bool {
        let takes = matches!(self.spec.draw.discard, FromDiscard::Row { .. });
        takes && self.phase() == Phase::Draw && self.turn() == Some(seat)
    }
}
