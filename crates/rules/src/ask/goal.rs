//! What does the match go to, how far is it, and which total wins it?

use crate::cards::ids::Seat;
use crate::score::lanes::Lane;
use crate::score::plan::MatchEnd;
use crate::spec::Spec;
use crate::table::Public;

/// What a match goes to.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// So many rounds.
    Rounds(u16),
    /// A total: it ends the match, or puts out whoever reaches it.
    Total(i32),
    /// A total in each of several lanes.
    Lanes {
        /// The total.
        target: i32,
        /// How many lanes.
        lanes: usize,
    },
    /// The last of so many contracts, by whoever lays it first.
    Contracts(u8),
}

/// How much of the way to its goal a match has gone: what is done, and what there is to do. It may be more.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Progress {
    /// What is done.
    pub done: i32,
    /// What there is to do.
    pub of: i32,
}

/// Which total wins.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Wins {
    /// The highest.
    Highest,
    /// The lowest.
    Lowest,
}

impl Wins {
    /// These points as the others are compared with them: the greater the better.
    pub fn merit(self, points: i32) -> i32 {
        match self {
            Wins::Highest => points,
            Wins::Lowest => -points,
        }
    }
}

impl Spec {
    /// What the match goes to.
    pub fn goal(&self) -> Goal {
        match self.plan.end {
            MatchEnd::Rounds(rounds) | MatchEnd::Broke(rounds) => Goal::Rounds(rounds),
            MatchEnd::Race { target, lanes, .. } if lanes > 1 => Goal::Lanes { target, lanes },
            MatchEnd::Target(target) | MatchEnd::Race { target, .. } => Goal::Total(target),
            MatchEnd::Contracts(last) => Goal::Contracts(last),
        }
    }

    /// Which total wins.
    pub fn wins(&self) -> Wins {
        if self.plan.low_wins { Wins::Lowest } else { Wins::Highest }
    }
}

impl Public {
    /// How far the match is.
    pub fn progress(&self) -> Progress {
        let best = |points: &[i32]| points.iter().copied().max().unwrap_or(0);
        let (done, of) = match self.spec.goal() {
            Goal::Rounds(_) if self.is_nearly_broke() => {
                let start = self.spec.plan.start;
                (start - self.totals.iter().copied().min().unwrap_or(start), start)
            }
            Goal::Rounds(rounds) => (i32::from(self.round), i32::from(rounds)),
            Goal::Total(target) => (best(&self.totals), target),
            Goal::Lanes { target, lanes } => {
                let reached = |lane: &Lane| best(&lane.points).min(target);
                (self.lanes().iter().map(reached).sum(), target * i32::try_from(lanes).unwrap_or(1))
            }
            Goal::Contracts(last) => {
                let highest = self.contracts.iter().copied().max().unwrap_or(1);
                (i32::from(highest.saturating_sub(1)), i32::from(last))
            }
        };
        Progress { done, of }
    }

    /// Whether a seat has lost more of what it began with than there has been of the rounds.
    fn is_nearly_broke(&self) -> bool {
        let MatchEnd::Broke(rounds) = self.spec.plan.end else { return false };
        let start = self.spec.plan.start;
        let lost = start - self.totals.iter().copied().min().unwrap_or(start);
        lost * i32::from(rounds) > i32::from(self.round) * start
    }

    /// Seats by their place in the match, the leader first; equal standings in seat order.
    pub fn ranking(&self) -> Vec<Seat> {
        self.spec.plan.ranking(self)
    }
}
