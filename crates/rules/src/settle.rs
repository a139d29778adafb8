//! Block 15, end bonuses: what is written down besides when a match has been won.

use crate::card::Seat;
use crate::plan::{MatchEnd, MatchPlan};
use crate::score::ScoreLine;
use crate::table::Public;

/// What is written down besides at the end of a match.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct EndBonus {
    /// For the seat whose total reaches the target.
    pub game: i32,
    /// For every round that a seat has won.
    pub round: i32,
    /// What that seat gets more if no other has won a round.
    pub shutout: Shutout,
}

/// What a match is worth in which only one seat has won rounds.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Shutout {
    /// Nothing more.
    Plain,
    /// The bonus for the match once more.
    GameTwice,
    /// The whole total once more.
    TotalTwice,
}

impl MatchPlan {
    /// The lines that end a match, if the round with these lines ends it.
    pub fn last_lines(&self, table: &Public, lines: &[ScoreLine]) -> Vec<ScoreLine> {
        let MatchEnd::Race { target, bonus } = self.end else { return Vec::new() };
        let round = |seat: Seat| -> i32 { points(lines, seat) };
        let total = |seat: Seat| table.totals[seat.index()] + round(seat);
        let reached = table.seats().find(|seat| total(*seat) >= target);
        if reached.is_none() && table.round < self.round_limit {
            return Vec::new();
        }
        let won = |seat: Seat| {
            let before = table.sheets.iter().filter(|sheet| points(sheet, seat) > 0).count();
            i32::try_from(before).unwrap_or(i32::MAX) + i32::from(round(seat) > 0)
        };
        let mut last = Vec::new();
        for seat in table.seats() {
            let game = if reached == Some(seat) { bonus.game } else { 0 };
            let rounds = bonus.round * won(seat);
            let alone = reached == Some(seat) && table.seats().all(|other| other == seat || won(other) == 0);
            let shutout = match bonus.shutout {
                Shutout::GameTwice if alone => game,
                Shutout::TotalTwice if alone => total(seat) + game + rounds,
                _ => 0,
            };
            let amounts = [("game-bonus", game), ("rounds-won", rounds), ("shutout", shutout)];
            last.extend(amounts.map(|(label, amount)| ScoreLine { seat, label, amount }));
        }
        last
    }
}

fn points(lines: &[ScoreLine], seat: Seat) -> i32 {
    lines.iter().filter(|line| line.seat == seat).map(|line| line.amount).sum()
}
