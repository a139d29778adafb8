//! What kind of thing a seat could try at this moment.

use crate::cards::ids::Seat;
use crate::table::{Pending, Public, TurnStep};
use crate::turn::window::WindowKind;

/// What kind of thing can be tried.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) enum Moment {
    /// Drawing, and what there is instead.
    Draws,
    /// The same where the whole discard pile may be taken with melds, or melds may be laid before the first draw.
    Takes,
    /// Throwing a card, to close or not: melds stay in the hand.
    Throws,
    /// All that a turn can be played with.
    Plays,
    /// Laying the whole table anew, drawing, or neither.
    Rearranges,
    /// Laying off on a hand that was shown.
    Showdown,
    /// Answering a window.
    Answers(WindowKind),
    /// Nothing that waits for anybody's turn.
    Nothing,
}

impl Public {
    /// What kind of thing a seat could try now.
    #[inline(always)]
    pub(crate) fn moment(&self, seat: Seat) -> Moment {
        match self.pending.last() {
            Some(Pending::Turn(asked, _)) if *asked == seat && self.plays_or_draws() => Moment::Rearranges,
            Some(Pending::Turn(asked, step)) if *asked == seat => match step {
                TurnStep::Play if self.spec.tableau.in_hand => Moment::Throws,
                TurnStep::Play => Moment::Plays,
                TurnStep::Showdown => Moment::Showdown,
                TurnStep::Draw if self.whole_pile().is_some() || self.lays_early(seat) => Moment::Takes,
                TurnStep::Offer | TurnStep::Draw => Moment::Draws,
            },
            Some(Pending::Window(window)) => Moment::Answers(window.kind),
            _ => Moment::Nothing,
        }
    }
}
