//! Rules 8, 11 and 12: a close with all cards melded, and the run of seven among these, which wins the match if no card in it is wild.

use crate::cards::ids::Seat;
use crate::melds::meld::Meld;
use crate::table::{Ending, Public};

/// How many cards a hand has, and so the longest run.
pub(super) const CARDS: usize = 7;

/// The seat that has closed with all cards melded.
fn closer(table: &Public) -> Option<Seat> {
    table.closed.filter(|ending| ending.why.is_clean_close())?.by
}

/// The run of seven with which a seat has closed.
fn run_of_seven(table: &Public) -> Option<&Meld> {
    let is_it = |meld: &&Meld| meld.len() == CARDS && meld.reading.is_run(&table.spec);
    closer(table).and_then(|seat| table.melds_of(seat).find(is_it))
}

/// Rule 11: the seat that closed with all cards melded, but not in one run.
pub(super) fn melded_otherwise(table: &Public, _: Option<Ending>, seat: Seat) -> bool {
    closer(table) == Some(seat) && run_of_seven(table).is_none()
}

/// Rule 12: the seat that closed with a run of seven.
pub(super) fn melded_seven(table: &Public, _: Option<Ending>, seat: Seat) -> bool {
    run_of_seven(table).is_some_and(|run| run.owner == seat)
}

/// Rule 12: the seat that closed with a run of seven in which every card lies in its own place.
pub(super) fn wins_outright(table: &Public) -> Option<Seat> {
    let run = run_of_seven(table).filter(|_| table.ending.is_some())?;
    run.reading.is_pure(&table.spec).then_some(run.owner)
}
