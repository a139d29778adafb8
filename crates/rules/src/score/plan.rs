//! Block 15, the match plan: what happens over several rounds, and who wins.

use crate::cards::ids::Seat;
use crate::score::end_bonus::EndBonus;
use crate::spec::own::{OwnDealer, OwnOutright, OwnTie};
use crate::table::Public;
use std::cmp::Reverse;

/// What happens over the rounds of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchPlan {
    /// With how much every seat begins.
    pub start: i32,
    /// When the match ends, looked at after each round.
    pub end: MatchEnd,
    /// Who has won the whole match with the round that was just counted, whatever the totals are, if such a win is in the game.
    pub outright: Option<OwnOutright>,
    /// What it means that a seat reaches [`MatchEnd::Target`].
    pub at_target: AtTarget,
    /// The match ends after this many rounds in any case.
    pub round_limit: u16,
    /// Whether the lowest total wins.
    pub low_wins: bool,
    /// What decides between equal totals.
    pub tie: Tie,
    /// Who deals the next round.
    pub dealer: DealerRule,
    /// The side each seat plays on. A game leaves it empty where every seat plays for itself: a resolved one never is.
    pub sides: Vec<u8>,
}

/// When a match ends.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MatchEnd {
    /// When a total reaches this.
    Target(i32),
    /// When a total reaches this; then more is written down for every lane.
    Race {
        /// The total.
        target: i32,
        /// In how many lanes it is scored: with several the match ends when somebody has reached the total in each of them.
        lanes: usize,
        /// What is written down at the end.
        bonus: EndBonus,
    },
    /// After this many rounds.
    Rounds(u16),
    /// The same, or as soon as a seat has nothing left of what it began with.
    Broke(u16),
    /// After the round in which a seat completes its last contract; only such a seat can win.
    Contracts(u8),
}

/// What it means that a seat reaches the target of a match.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum AtTarget {
    /// The match ends.
    EndsMatch,
    /// The seat is out, and the match ends when at most one is left.
    PutsOut {
        /// Whether it comes back once, with the worst total of those that are still in.
        re_entry: bool,
    },
}

/// What decides between equal totals.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Tie {
    /// Whoever has more of what a game says itself; else they share.
    Own(OwnTie),
    /// Further rounds until one side leads alone.
    PlayOn,
    /// They share.
    Share,
}

/// Who deals the next round.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum DealerRule {
    /// Whom a game says itself.
    Own(OwnDealer),
    /// The seat to the left of the last dealer.
    Left,
    /// The same, but the same dealer again after a round in which nobody scored.
    LeftIfScored,
    /// The seat that did best in the last round, of equals the nearest to the dealer's left; the same dealer again if nobody scored.
    Winner,
    /// The same of the seat that did worst.
    Loser,
}

/// A seat's standing: the greater the better.
type Standing = (i32, i32, u16);

impl MatchPlan {
    /// Until a total reaches this: the highest wins, the deal goes round, and every seat plays for itself.
    pub fn to_target(total: i32) -> MatchPlan {
        MatchPlan {
            start: 0,
            end: MatchEnd::Target(total),
            outright: None,
            at_target: AtTarget::EndsMatch,
            round_limit: 120,
            low_wins: false,
            tie: Tie::Share,
            dealer: DealerRule::Left,
            sides: Vec::new(),
        }
    }

    /// The same for so many rounds.
    pub fn rounds(rounds: u16) -> MatchPlan {
        MatchPlan { end: MatchEnd::Rounds(rounds), round_limit: rounds, ..MatchPlan::to_target(0) }
    }

    /// Everybody begins with so much, and the match ends after so many rounds or as soon as a seat has nothing left.
    pub fn purses(start: i32, rounds: u16) -> MatchPlan {
        MatchPlan { start, end: MatchEnd::Broke(rounds), ..MatchPlan::rounds(rounds) }
    }

    /// Every seat for itself.
    pub fn alone(seats: usize) -> Vec<u8> {
        (0..=u8::MAX).take(seats).collect()
    }

    /// Whether the match is over after the round that has just been counted.
    pub fn is_over(&self, table: &Public) -> bool {
        let reached = match self.end {
            MatchEnd::Target(_) if self.puts_out().is_some() => table.seats_in().count() <= 1,
            MatchEnd::Race { target, lanes, .. } if lanes > 1 => {
                table.lanes().iter().all(|lane| lane.leader(target).is_some())
            }
            MatchEnd::Target(target) | MatchEnd::Race { target, .. } => {
                table.totals.iter().any(|total| *total >= target)
            }
            MatchEnd::Rounds(rounds) => table.round >= rounds,
            MatchEnd::Broke(rounds) => table.round >= rounds || table.totals.iter().any(|total| *total <= 0),
            MatchEnd::Contracts(last) => table.seats().any(|seat| table.has_completed(seat, last)),
        };
        let tied = self.tie == Tie::PlayOn && self.sides_of(&self.leaders(table)) > 1;
        (reached && !tied) || table.round >= self.round_limit || self.won_outright(table).is_some()
    }

    /// The seat that has won the match with the last round alone.
    fn won_outright(&self, table: &Public) -> Option<Seat> {
        self.outright.and_then(|own| (own.rule)(table))
    }

    /// The seats that win with the present totals.
    pub fn winners(&self, table: &Public) -> Vec<Seat> {
        self.leaders(table)
    }

    /// The dealer of the next round.
    pub fn next_dealer(&self, table: &Public) -> Seat {
        match self.dealer {
            DealerRule::Own(own) => (own.rule)(table),
            DealerRule::Left => table.left_in_match(table.dealer),
            _ if table.round_scores().iter().all(|points| *points == 0) => table.dealer,
            DealerRule::LeftIfScored => table.left_in_match(table.dealer),
            DealerRule::Winner => self.extreme(table, self.low_wins),
            DealerRule::Loser => self.extreme(table, !self.low_wins),
        }
    }

    /// The seat with fewest points in the last round, or with most.
    fn extreme(&self, table: &Public, fewest: bool) -> Seat {
        let (scores, seats) = (table.round_scores(), self.sides.len());
        let points = |seat: &Seat| scores[seat.index()] * if fewest { 1 } else { -1 };
        let round = (1..=seats).map(|step| Seat::at((table.dealer.index() + step) % seats));
        round.min_by_key(points).unwrap_or(table.dealer)
    }

    /// Seats by their place in the match, the leader first; equal standings in seat order.
    pub fn ranking(&self, table: &Public) -> Vec<Seat> {
        let mut seats: Vec<Seat> = table.seats().collect();
        seats.sort_by_key(|seat| Reverse(self.standing(table, *seat)));
        seats
    }

    fn leaders(&self, table: &Public) -> Vec<Seat> {
        let best = table.seats().map(|seat| self.standing(table, seat)).max();
        table.seats().filter(|seat| Some(self.standing(table, *seat)) == best).collect()
    }

    fn sides_of(&self, seats: &[Seat]) -> usize {
        let mut sides: Vec<u8> = seats.iter().map(|seat| self.sides[seat.index()]).collect();
        sides.sort_unstable();
        sides.dedup();
        sides.len()
    }

    fn standing(&self, table: &Public, seat: Seat) -> Standing {
        let index = seat.index();
        let qualified = match self.end {
            _ if self.won_outright(table) == Some(seat) => i32::MAX,
            MatchEnd::Contracts(last) => i32::from(table.has_completed(seat, last)),
            MatchEnd::Target(_) | MatchEnd::Race { .. } | MatchEnd::Rounds(_) | MatchEnd::Broke(_) => {
                table.staying(seat)
            }
        };
        let total = if self.low_wins { -table.totals[index] } else { table.totals[index] };
        let tie = match self.tie {
            Tie::Own(own) => (own.rule)(table, seat),
            Tie::PlayOn | Tie::Share => 0,
        };
        (qualified, total, tie)
    }
}
