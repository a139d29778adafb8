//! Block 15, lanes: a race that is scored in several lanes at once, which a seat enters one after the other with the hands that it wins.

use crate::cards::ids::Seat;
use crate::score::ScoreLine;
use crate::score::plan::{MatchEnd, MatchPlan};
use crate::table::Public;

/// The label of the line for the lanes beyond the first in which a hand counts.
pub const LANES: &str = "lanes";

/// The labels of the lines that end a match: for reaching the goal, for the hands won, and for the other's having won none.
pub(crate) const END_LINES: [&str; 3] = ["game-bonus", "rounds-won", "shutout"];

/// One lane of a race.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lane {
    /// The points in it, by seat, without what is written down at the end.
    pub points: Vec<i32>,
    /// How many hands each seat has won in it.
    pub won: Vec<i32>,
}

impl Lane {
    fn new(seats: usize) -> Lane {
        Lane { points: vec![0; seats], won: vec![0; seats] }
    }

    /// The seat that has reached the goal in this lane: then nothing counts in it any more.
    pub fn leader(&self, target: i32) -> Option<Seat> {
        self.points.iter().position(|points| *points >= target).map(Seat::at)
    }

    fn enter(&mut self, seat: Seat, points: i32) {
        self.points[seat.index()] += points;
        self.won[seat.index()] += 1;
    }
}

impl MatchPlan {
    /// The goal and the number of lanes of a race that has several.
    pub fn in_lanes(&self) -> Option<(i32, usize)> {
        match self.end {
            MatchEnd::Race { target, lanes, .. } if lanes > 1 => Some((target, lanes)),
            _ => None,
        }
    }

    /// The lines for the further lanes in which the round with these lines counts, one for each seat; none where there is but one lane.
    pub fn lane_lines(&self, table: &Public, lines: &[ScoreLine]) -> Vec<ScoreLine> {
        let Some((target, count)) = self.in_lanes() else { return Vec::new() };
        let (mut lanes, mut won) = replayed(table, target, count);
        let entered = enter(&mut lanes, &mut won, target, lines);
        let further = |seat: Seat| match i32::try_from(entered) {
            Ok(entered) if entered > 1 => (entered - 1) * points(lines, seat),
            _ => 0,
        };
        let line = |seat: Seat| ScoreLine { seat, label: LANES, amount: further(seat) };
        table.seats().map(line).collect()
    }
}

impl Public {
    /// The lanes of the match as they stand; none where it is no race in several.
    pub fn lanes(&self) -> Vec<Lane> {
        let several = self.spec.plan.in_lanes();
        several.map_or(Vec::new(), |(target, count)| replayed(self, target, count).0)
    }

    /// The lanes once the round with these lines counts as well; in a plain race the only one, with all points.
    pub(crate) fn lanes_after(&self, lines: &[ScoreLine]) -> Vec<Lane> {
        match self.spec.plan.in_lanes() {
            Some((target, count)) => {
                let (mut lanes, mut won) = replayed(self, target, count);
                enter(&mut lanes, &mut won, target, lines);
                lanes
            }
            None => {
                let total = |seat: Seat| self.totals[seat.index()] + points(lines, seat);
                let won = |seat: Seat| {
                    let rounds = self.sheets.iter().map(Vec::as_slice).chain([lines]);
                    rounds.map(|round| i32::from(points(round, seat) > 0)).sum()
                };
                vec![Lane { points: self.seats().map(total).collect(), won: self.seats().map(won).collect() }]
            }
        }
    }
}

/// The lanes after the rounds counted so far, and how many each seat has won of them.
fn replayed(table: &Public, target: i32, count: usize) -> (Vec<Lane>, Vec<usize>) {
    let mut lanes = vec![Lane::new(table.spec.seats); count];
    let mut won = vec![0; table.spec.seats];
    for sheet in &table.sheets {
        enter(&mut lanes, &mut won, target, sheet);
    }
    (lanes, won)
}

/// Lets a round count: the n-th that a seat wins in the first n lanes, as far as they are open, and in the first open one where none of these
/// is. In how many it counts.
fn enter(lanes: &mut [Lane], won: &mut [usize], target: i32, lines: &[ScoreLine]) -> usize {
    let winner = (0..won.len()).map(Seat::at).find(|seat| points(lines, *seat) > 0);
    let Some(seat) = winner else { return 0 };
    won[seat.index()] += 1;
    let first_open = lanes.iter().position(|lane| lane.leader(target).is_none()).unwrap_or(lanes.len());
    let reach = won[seat.index()].max(first_open + 1).min(lanes.len());
    let mut entered = 0;
    for lane in lanes[..reach].iter_mut().filter(|lane| lane.leader(target).is_none()) {
        lane.enter(seat, points(lines, seat));
        entered += 1;
    }
    entered
}

/// What a hand was worth to a seat, in whichever lane: without the lines for further lanes and those that end a match.
fn points(lines: &[ScoreLine], seat: Seat) -> i32 {
    let beside = |label| label == LANES || END_LINES.contains(&label);
    let own = lines.iter().filter(|line| line.seat == seat && !beside(line.label));
    own.map(|line| line.amount).sum()
}
