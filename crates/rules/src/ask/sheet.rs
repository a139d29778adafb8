//! Whose round was it, and which cards made the first line of the score sheet?

use crate::ask::Wins;
use crate::cards::ids::Seat;
use crate::score::{Counts, Term};
use crate::spec::Spec;
use crate::table::Public;
use std::cmp::Reverse;

/// The cards that made the first line of a score sheet.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Made {
    /// Those that were laid.
    Laid,
    /// Those that were held, where they count first or alone.
    Held,
    /// Those left over in a hand that was shown.
    LeftOver,
}

impl Spec {
    /// Which cards made the first line of the score sheet.
    pub fn first_line(&self) -> Made {
        let of_hands = |term: &Term| {
            matches!(term.counts, Counts::HandValue(_) | Counts::HandsOfOthers(_) | Counts::Again(_))
        };
        match self.score.first().map(|term| &term.counts) {
            _ if self.knocks().is_some() => Made::LeftOver,
            Some(Counts::HandValue(_)) => Made::Held,
            _ if self.score.iter().all(of_hands) => Made::Held,
            _ => Made::Laid,
        }
    }
}

impl Public {
    /// Whose round it was: of whoever ended it, or of whoever the comparison of the hands favours.
    pub fn best_of_round(&self) -> Option<Seat> {
        let by = self.ending?.by?;
        if self.closed.is_none() || self.in_last_lap() { Some(by) } else { self.compared(by) }
    }

    /// Whether the seat that showed its hand first has not been beaten by another.
    pub fn kept_ahead(&self, by: Seat) -> bool {
        match self.spec.wins() {
            Wins::Lowest => self.compared(by) == Some(by),
            Wins::Highest => self.made(by) > 0,
        }
    }

    /// Who made the best of the round, of equals the one that ended it. Whoever was out of the match before counts nothing, but did not play.
    fn compared(&self, by: Seat) -> Option<Seat> {
        let before = |seat: Seat| self.totals[seat.index()] - self.made(seat);
        let was_in = |seat: &Seat| self.spec.plan.puts_out().is_none_or(|limit| before(*seat) < limit);
        let merit = |seat: &Seat| (Reverse(self.spec.wins().merit(self.made(*seat))), *seat != by);
        self.seats().filter(was_in).min_by_key(merit)
    }

    /// What a seat made in the last counted round.
    fn made(&self, seat: Seat) -> i32 {
        self.round_scores().get(seat.index()).copied().unwrap_or(0)
    }
}
