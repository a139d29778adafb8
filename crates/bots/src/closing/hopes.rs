//! What a seat hopes for that gathers melds in its hand: how many draws may still help it, and what it is worth to close.

use rummage_rules::table::view::View;

/// What a card is worth that closes, in points: about what others still hold then. And how much more, where something may be left over, one
/// that leaves nothing.
const CLOSES: i32 = 15;
const CLEAN: i32 = 25;

/// The hopes of a seat.
#[derive(Copy, Clone, Debug, Default)]
pub(crate) struct Hopes {
    /// What a draw still to come in this turn counts, and those of later turns together, in per cent of what the next card brings.
    pub at_hand: i32,
    pub later: i32,
    /// The most that may be left over of a hand that closes, in points, if it is worth something to this seat to close.
    close: Option<i32>,
}

impl Hopes {
    /// What the seat of this view hopes for. To close is worth nothing where melds score: there a hand may be worth more.
    pub fn of(view: &View) -> Hopes {
        let public = &view.public;
        if public.in_last_lap() {
            // The draw of the last lap is all that comes.
            Hopes { at_hand: 100, ..Hopes::default() }
        } else if public.spec.meld_worths.is_some() {
            Hopes { at_hand: 100, later: 100, close: None }
        } else {
            // Found by matches: the first draw improves the hand, so that those after it bring less than the next card would now.
            Hopes { at_hand: 60, later: 120, close: public.close_limit() }
        }
    }

    /// What it is worth that so much is left over, in points, besides what that is less than before.
    pub fn of_closing(&self, left: i32) -> i32 {
        match self.close {
            Some(limit) if left > limit => 0,
            Some(limit) if limit > 0 && left == 0 => CLOSES + CLEAN,
            Some(_) => CLOSES,
            None => 0,
        }
    }
}
