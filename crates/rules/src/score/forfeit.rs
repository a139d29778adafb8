//! Block 14, forfeits: what a seat pays that has left a round, or plays it to its end without declaring.

use crate::cards::ids::Seat;
use crate::score;
use crate::table::{Left, Public};

/// What a seat pays for the hand that it still holds.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Undeclared {
    /// At most so many points.
    pub most: i32,
    /// Whether a seat that never had a turn pays half of it, rounded up.
    pub half_unplayed: bool,
    /// So many times.
    pub each: i32,
}

/// What a seat pays that has neither won nor left the round.
pub(crate) fn undeclared(public: &Public, seat: Seat, rule: Undeclared) -> i32 {
    let won = public.ending.is_some_and(|ending| ending.by == Some(seat));
    if won || !public.is_playing(seat) {
        return 0;
    }
    let full = score::loose_value(public, seat).min(rule.most);
    let unplayed = rule.half_unplayed && public.turns[seat.index()] == 0;
    rule.each * if unplayed { (full + 1) / 2 } else { full }
}

/// What a seat pays that has dropped.
pub(crate) fn dropped(public: &Public, seat: Seat) -> i32 {
    match (public.state(seat).left, public.spec.ends.drop) {
        (Some(Left::Dropped { first: true }), Some(rule)) => rule.first,
        (Some(Left::Dropped { first: false }), Some(rule)) => rule.later,
        _ => 0,
    }
}

/// What a seat pays that has closed wrongly.
pub(crate) fn closed_wrongly(public: &Public, seat: Seat) -> i32 {
    let price = public.spec.declares().and_then(|rule| rule.wrong);
    price.filter(|_| public.state(seat).left == Some(Left::ClosedWrongly)).unwrap_or(0)
}
