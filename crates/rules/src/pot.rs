//! Block 14, the pot: after a round that ended by closing the lowest hands are paid by all others.

use crate::card::Seat;
use crate::score::{length, loose_value};
use crate::table::{Ending, Public};

/// What a seat gets or pays where the lowest hands are paid by all others.
pub(crate) fn settled(public: &Public, seat: Seat, beaten: i32) -> i32 {
    let Some(Ending { why, by: Some(closer) }) = public.closed else { return 0 };
    let left = |seat: Seat| loose_value(public, seat);
    let least = public.seats().map(left).min().unwrap_or(0);
    let next = |place: usize| Seat::at((closer.index() + place) % public.spec.seats);
    let mut winners: Vec<Seat> =
        (1..public.spec.seats).map(next).filter(|other| left(*other) == least).collect();
    if why.is_clean_close() || winners.is_empty() {
        winners = vec![closer];
    }
    let owes = |seat: Seat| {
        let more = left(seat) - least;
        let fine = if seat == closer && more > 0 { beaten } else { 0 };
        if winners.contains(&seat) { 0 } else { more + fine }
    };
    let Some(place) = winners.iter().position(|winner| *winner == seat) else { return -owes(seat) };
    let all: i32 = public.seats().map(owes).sum();
    let share = all / length(winners.len());
    if place == 0 { all - share * length(winners.len() - 1) } else { share }
}

/// What a seat gets or pays for a close with nothing left over.
pub(crate) fn clean(public: &Public, seat: Seat, sum: i32) -> i32 {
    match public.closed {
        Some(Ending { why, by }) if why.is_clean_close() && by == Some(seat) => {
            sum * length(public.spec.seats - 1)
        }
        Some(Ending { why, .. }) if why.is_clean_close() => -sum,
        _ => 0,
    }
}
