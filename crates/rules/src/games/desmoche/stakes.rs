//! Rules 13 and 14, the stakes: what the winner of a deal gets from each of the others.

use crate::score;
use crate::spec::own::Counting;
use crate::table::{EndReason, Ending};

/// A deal that was played, in units, and one that a hand won by itself.
const PLAYED: i32 = 1;
const BY_ITSELF: i32 = 2;

/// The stake of a deal that was played to its end.
pub(super) fn stake(asked: &Counting<'_>) -> i32 {
    paid(asked, PLAYED, |why| why != EndReason::Dealt)
}

/// The stake of a hand that won by itself.
pub(super) fn automatic(asked: &Counting<'_>) -> i32 {
    paid(asked, BY_ITSELF, |why| why == EndReason::Dealt)
}

/// The stakes that lie on the table since the last deal that somebody won.
pub(super) fn carried(asked: &Counting<'_>) -> i32 {
    paid(asked, PLAYED * score::drawn_before(asked.public), |_| true)
}

fn paid(asked: &Counting<'_>, stake: i32, counts: impl Fn(EndReason) -> bool) -> i32 {
    match asked.public.ending {
        Some(Ending { why, by: Some(seat) }) if counts(why) => asked.from_each(seat, stake),
        _ => 0,
    }
}
