//! The discard pile: which of its cards may be looked at, whether they may be laid straight from it, and what keeps it from being taken.

use super::Public;
use crate::cards::ids::{CardId, Seat};
use crate::turn::{Discards, DrawRule, FromDiscard, WholePile};

impl Public {
    /// The cards of the discard pile that may be looked at, the top last. Everybody saw all of them thrown, but not every table looks back.
    pub fn open_discards(&self) -> &[CardId] {
        let top = self.discard.len().saturating_sub(1);
        if self.discards_lie_open() { &self.discard } else { &self.discard[top..] }
    }

    /// Whether every card of the discard pile may be looked at, not only its top.
    pub fn discards_lie_open(&self) -> bool {
        let DrawRule { discard, browse, .. } = self.spec.draw;
        let closed = matches!(
            discard,
            FromDiscard::Nothing | FromDiscard::Top | FromDiscard::Live { .. } | FromDiscard::Whole(_)
        );
        browse || !closed
    }

    /// Whether cards of the discard pile can be part of a meld, straight from the pile.
    #[inline(always)]
    pub fn plays_from_pile(&self) -> bool {
        matches!(self.spec.draw.discard, FromDiscard::IntoMelds)
    }

    /// How the discard pile is taken where that is done with all of it.
    pub fn whole_pile(&self) -> Option<WholePile> {
        match self.spec.draw.discard {
            FromDiscard::Whole(rule) => Some(rule),
            _ => None,
        }
    }

    /// Whether the discard pile is frozen for everybody, where it can be: a wild or a card that is laid aside lies in it.
    pub fn pile_is_frozen(&self) -> bool {
        let freezes = |card: &CardId| self.spec.is_wild(*card) || self.spec.lies_aside(*card);
        self.whole_pile().is_some_and(|rule| rule.always_frozen || self.discard.iter().any(freezes))
    }

    /// The same for this seat: it is for a side that has not opened, too.
    pub fn pile_is_frozen_for(&self, seat: Seat) -> bool {
        self.whole_pile().is_some() && (self.pile_is_frozen() || !self.state(seat).opened)
    }

    /// Whether the top of the discard pile keeps it from being taken whole.
    pub fn pile_is_stopped(&self) -> bool {
        let stops = |rule: WholePile, top: &CardId| {
            self.spec.is_wild(*top) || rule.stops.takes(&self.spec.deck, *top) || self.spec.lies_aside(*top)
        };
        self.whole_pile().zip(self.discard.last()).is_some_and(|(rule, top)| stops(rule, top))
    }

    /// Whether a turn is played without a discard: where nobody throws, and when the last card of the stock was one that is laid aside, in a
    /// turn that is the last.
    pub fn ends_undiscarded(&self) -> bool {
        self.last_turn && self.spec.aside.is_some() || self.spec.turn.discards == Discards::None
    }

    /// Whether the seat in turn has to put a card on the table before its turn may end.
    pub fn owes_a_play(&self) -> bool {
        self.spec.turn.discards == Discards::None && !self.spec.draws() && !self.in_turn.played
    }

    /// Whether a turn is a play or a draw, and after a draw there may still be a play.
    pub fn plays_or_draws(&self) -> bool {
        self.spec.tableau.rearrange.is_some()
    }

    /// Whether the seat in turn has played without drawing and may still draw.
    pub fn may_draw_after_play(&self) -> bool {
        let may = self.spec.tableau.rearrange.is_some_and(|rule| rule.draw_after);
        may && self.in_turn.played && self.in_turn.drawn == 0 && self.stock_size > 0
    }
}
