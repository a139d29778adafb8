//! Block 15, end bonuses: what is written down besides when a match has been won.

use crate::cards::ids::Seat;
use crate::score::ScoreLine;
use crate::score::lanes::{END_LINES, Lane};
use crate::score::plan::{MatchEnd, MatchPlan};
use crate::spec::own::OwnShutout;
use crate::table::Public;

/// What is written down besides at the end of a match.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct EndBonus {
    /// For the seat whose total reaches the target.
    pub game: i32,
    /// For every round that a seat has won.
    pub round: i32,
    /// What that seat gets more if no other has won a round.
    pub shutout: OwnShutout,
}

impl MatchPlan {
    /// The lines that end a match, if the round with these lines ends it.
    pub fn last_lines(&self, table: &Public, lines: &[ScoreLine]) -> Vec<ScoreLine> {
        let MatchEnd::Race { target, bonus, .. } = self.end else { return Vec::new() };
        let lanes = table.lanes_after(lines);
        let reached = lanes.iter().all(|lane| lane.leader(target).is_some());
        if !reached && table.round < self.round_limit {
            return Vec::new();
        }
        let mut last = Vec::new();
        for seat in table.seats() {
            let of_lanes = |part: usize| lanes.iter().map(|lane| bonus.of(lane, seat, target)[part]).sum();
            let labels = END_LINES.into_iter().enumerate();
            last.extend(labels.map(|(part, label)| ScoreLine { seat, label, amount: of_lanes(part) }));
        }
        last
    }
}

impl EndBonus {
    /// What a seat gets for a lane: for reaching the goal, for the hands it won, and for the other's having won none.
    fn of(&self, lane: &Lane, seat: Seat, target: i32) -> [i32; 3] {
        let first = lane.leader(target) == Some(seat);
        let game = if first { self.game } else { 0 };
        let rounds = self.round * lane.won[seat.index()];
        let others_won = (0..lane.won.len()).any(|other| other != seat.index() && lane.won[other] > 0);
        let total = lane.points[seat.index()] + game + rounds;
        let shutout = if first && !others_won { (self.shutout.rule)(game, total) } else { 0 };
        [game, rounds, shutout]
    }
}
