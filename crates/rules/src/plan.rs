//! Block 15, the match plan: what happens over several rounds, and who wins.

use crate::card::Seat;
use crate::table::Public;
use std::cmp::Reverse;

/// What happens over the rounds of a match.
#[derive(Clone, Debug)]
pub struct MatchPlan {
    /// When the match ends, looked at after each round.
    pub end: MatchEnd,
    /// The match ends after this many rounds in any case.
    pub round_limit: u16,
    /// Who deals the next round.
    pub dealer: DealerRule,
}

/// When a match ends.
#[derive(Copy, Clone, Debug)]
pub enum MatchEnd {
    /// When a total reaches this.
    Target(i32),
    /// After this many rounds.
    Rounds(u16),
}

/// Who deals the next round.
#[derive(Copy, Clone, Debug)]
pub enum DealerRule {
    /// Whoever went out; the same dealer again if nobody did.
    Ender,
}

impl MatchPlan {
    /// Whether the match is over after the round that has just been counted.
    pub fn is_over(&self, table: &Public) -> bool {
        let reached = match self.end {
            MatchEnd::Target(target) => table.totals.iter().any(|total| *total >= target),
            MatchEnd::Rounds(rounds) => table.round >= rounds,
        };
        reached || table.round >= self.round_limit
    }

    /// The seats that win with the present totals: the highest total; of several, whoever went out last; else they share.
    pub fn winners(&self, table: &Public) -> Vec<Seat> {
        let standing = |seat: &Seat| (table.totals[seat.index()], table.last_out[seat.index()]);
        let best = table.seats().map(|seat| standing(&seat)).max();
        table.seats().filter(|seat| Some(standing(seat)) == best).collect()
    }

    /// The dealer of the next round.
    pub fn next_dealer(&self, table: &Public) -> Seat {
        match self.dealer {
            DealerRule::Ender => table.ending.and_then(|ending| ending.by).unwrap_or(table.dealer),
        }
    }

    /// Seats by their place in the match, the leader first; equal totals in seat order.
    pub fn ranking(&self, table: &Public) -> Vec<Seat> {
        let mut seats: Vec<Seat> = table.seats().collect();
        seats.sort_by_key(|seat| Reverse((table.totals[seat.index()], table.last_out[seat.index()])));
        seats
    }
}
