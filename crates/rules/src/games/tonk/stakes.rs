//! Rules 3 and 9 to 11, the stakes: who pays whom when a deal is over. What one seat gets others pay.

use crate::cards::ids::Seat;
use crate::score::{length, loose_value};
use crate::spec::own::Counting;
use crate::table::{EndReason, Public};

/// A stake, and a double one, in units.
const SINGLE: i32 = 1;
const DOUBLE: i32 = 2;

/// Who is paid.
enum Paid {
    /// This seat, a stake by each of the others.
    Single(Seat),
    /// This seat, a double stake by each of the others.
    Double(Seat),
    /// These, a double stake each by the seat that knocked and was caught.
    Caught(Seat, Vec<Seat>),
}

/// A single stake, got or paid.
pub(super) fn single(asked: &Counting<'_>) -> i32 {
    match paid(asked.public) {
        Some(Paid::Single(to)) => asked.from_each(to, SINGLE),
        _ => 0,
    }
}

/// A double stake, got or paid.
pub(super) fn double(asked: &Counting<'_>) -> i32 {
    match paid(asked.public) {
        Some(Paid::Double(to)) => asked.from_each(to, DOUBLE),
        _ => 0,
    }
}

/// What a seat that was caught pays, and what those get who caught it.
pub(super) fn caught(asked: &Counting<'_>) -> i32 {
    match paid(asked.public) {
        Some(Paid::Caught(by, to)) if by == asked.seat => -DOUBLE * length(to.len()),
        Some(Paid::Caught(_, to)) if to.contains(&asked.seat) => DOUBLE,
        _ => 0,
    }
}

fn paid(public: &Public) -> Option<Paid> {
    let ending = public.ending?;
    match (ending.why, ending.by) {
        (EndReason::Dealt | EndReason::Rummy, Some(seat)) => Some(Paid::Double(seat)),
        (EndReason::WentOut, Some(seat)) => Some(Paid::Single(seat)),
        (EndReason::Closed, Some(seat)) => Some(knocked(public, seat)),
        (EndReason::StockOut | EndReason::TurnLimit, _) => lowest(public).map(Paid::Single),
        _ => None,
    }
}

/// Rule 10: a seat that knocked is caught by all who hold no more.
fn knocked(public: &Public, by: Seat) -> Paid {
    let held = loose_value(public, by);
    let catches = |seat: &Seat| *seat != by && loose_value(public, *seat) <= held;
    let to: Vec<Seat> = public.seats().filter(catches).collect();
    if to.is_empty() { Paid::Single(by) } else { Paid::Caught(by, to) }
}

/// Rule 11: the lowest hand, where there is but one.
fn lowest(public: &Public) -> Option<Seat> {
    let least = public.seats().map(|seat| loose_value(public, seat)).min()?;
    let mut found = public.seats().filter(|seat| loose_value(public, *seat) == least);
    let first = found.next()?;
    found.next().is_none().then_some(first)
}
