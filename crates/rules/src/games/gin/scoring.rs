//! Rules 12 to 14 and 18: who scores a hand, and what.

use crate::cards::ids::Seat;
use crate::score;
use crate::spec::own::{Counting, Own, OwnCount, OwnWhose};
use crate::table::{Ending, Public};

pub(super) const LEAD: OwnCount = Own::new("lead", lead);
pub(super) const LOWEST: OwnWhose = Own::new("lowest", |table, _, seat| lowest(table) == Some(seat));
pub(super) const UNDERCUTTER: OwnWhose = Own::new("undercutter", undercuts);

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

/// By how much the cards left over in the other hand are worth more than the seat's own.
fn lead(asked: &Counting<'_>) -> i32 {
    let left = |seat: Seat| score::loose_value(asked.public, seat);
    asked.others().map(|other| left(other) - left(asked.seat)).sum()
}
