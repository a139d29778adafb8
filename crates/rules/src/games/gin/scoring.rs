//! Rules 2, 12 to 15 and 18: who scores a hand and what, who deals the next, and when the stock ends one.

use crate::cards::ids::Seat;
use crate::score;
use crate::spec::own::{Args, Counting, Own, OwnCount, OwnDealer, OwnEnd, OwnWhose};
use crate::table::{EndReason, Ending, Public};

pub(super) const LEAD: OwnCount = Own::new("lead", lead);
pub(super) const LOWEST: OwnWhose = Own::new("lowest", |table, _, seat| lowest(table) == Some(seat));
pub(super) const UNDERCUTTER: OwnWhose = Own::new("undercutter", undercuts);
pub(super) const CLOSED_CLEAN: OwnWhose =
    Own::new("closed-clean", |_, ending, seat| closed(ending, EndReason::ClosedClean, seat));
pub(super) const CLOSED_WHOLE: OwnWhose =
    Own::new("closed-whole", |_, ending, seat| closed(ending, EndReason::ClosedWhole, seat));
pub(super) const LOSER: OwnDealer = Own::new("loser", loser);
pub(super) const TWO_CARDS_LEFT: OwnEnd = Own::with("few-cards", [2, 0, 0], few_cards);

/// Rules 12 and 13: the seat whose cards left over are worth least; of equals the one that did not close, unless the one that did has
/// nothing left over.
fn lowest(table: &Public) -> Option<Seat> {
    let closer = table.closed?.by?;
    if table.closed?.why.is_clean_close() {
        return Some(closer);
    }
    table.seats().min_by_key(|seat| (score::loose_value(table, *seat), *seat == closer))
}

fn undercuts(table: &Public, ending: Option<Ending>, seat: Seat) -> bool {
    lowest(table) == Some(seat) && ending.and_then(|ending| ending.by) != Some(seat)
}

fn closed(ending: Option<Ending>, why: EndReason, seat: Seat) -> bool {
    ending == Some(Ending { why, by: Some(seat) })
}

/// By how much the cards left over in the other hand are worth more than the seat's own.
fn lead(asked: &Counting<'_>) -> i32 {
    let left = |seat: Seat| score::loose_value(asked.public, seat);
    asked.others().map(|other| left(other) - left(asked.seat)).sum()
}

/// Rule 2: the seat with fewest points in the last hand; the same dealer again if nobody scored.
fn loser(table: &Public) -> Seat {
    let scores = table.round_scores();
    let fewest = table.seats().min_by_key(|seat| scores[seat.index()]);
    fewest.filter(|_| scores.iter().any(|points| *points != 0)).unwrap_or(table.dealer)
}

/// Rule 15: no more cards than this are left.
fn few_cards(table: &Public, [last, ..]: Args) -> bool {
    score::length(table.stock_size) <= last
}
