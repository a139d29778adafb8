//! Rules 12 to 15: what a seat pays that has left a deal, or plays it to its end without declaring, and who gets it.

use crate::score;
use crate::spec::own::Counting;
use crate::table::Left;

/// What a seat pays that has neither won nor left the deal: so many times, at most so much, and half of it, rounded up, for one that never had a
/// turn, where that is so.
pub(super) fn undeclared(asked: &Counting<'_>) -> i32 {
    let (public, seat, [each, most, half_unplayed]) = (asked.public, asked.seat, asked.args);
    let won = public.ending.is_some_and(|ending| ending.by == Some(seat));
    if won || !public.is_playing(seat) {
        return 0;
    }
    let full = score::loose_value(public, seat).min(most);
    let unplayed = half_unplayed != 0 && public.turns[seat.index()] == 0;
    each * if unplayed { (full + 1) / 2 } else { full }
}

/// What a seat pays that has dropped.
pub(super) fn dropped(asked: &Counting<'_>) -> i32 {
    let [each, ..] = asked.args;
    match (asked.public.state(asked.seat).left, asked.public.spec.ends.drop) {
        (Some(Left::Dropped { first: true }), Some(rule)) => each * rule.first,
        (Some(Left::Dropped { first: false }), Some(rule)) => each * rule.later,
        _ => 0,
    }
}

/// What a seat pays that has closed wrongly.
pub(super) fn closed_wrongly(asked: &Counting<'_>) -> i32 {
    let [each, ..] = asked.args;
    let price = asked.public.spec.declares().and_then(|rule| rule.wrong);
    let pays = asked.public.state(asked.seat).left == Some(Left::ClosedWrongly);
    each * price.filter(|_| pays).unwrap_or(0)
}

/// What all the others lose.
pub(super) fn winnings(asked: &Counting<'_>) -> i32 {
    -asked.above.iter().filter(|line| line.seat != asked.seat).map(|line| line.amount).sum::<i32>()
}
