//! How good each level is at a game, as `rummage-cli ladder --keep` has measured it: what the set-up and `rummage-cli standings` tell.

use super::Level;
use std::collections::BTreeSet;

/// Rows of game, seats, level, matches, share and margin, both in per cent, and the seeds; written by `rummage-cli ladder --keep`.
const ROWS: &str = include_str!("ladder.csv");

/// How often a level comes out above the one below, who hold all other seats, or those of the other side; a tie is half.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Measured {
    /// At how many seats.
    pub seats: usize,
    /// In how many matches, on mirrored deals.
    pub matches: u32,
    /// How often, in per cent.
    pub share: f64,
    /// Half the width of the 95 % interval of that, in per cent.
    pub margin: f64,
}

impl Level {
    /// The level below this one, if there is one.
    pub fn below(self) -> Option<Level> {
        Level::ALL.into_iter().take_while(|level| *level < self).last()
    }

    /// How this level did at a game against the one below, at the measured table that comes nearest to so many seats; none where nobody has
    /// measured it.
    pub fn measured(self, game: &str, seats: usize) -> Option<Measured> {
        rows(game, self.id()).min_by_key(|row| row.seats.abs_diff(seats))
    }
}

/// At how many seats levels were measured at a game, fewest first.
pub fn tables_measured(game: &str) -> BTreeSet<usize> {
    Level::ALL.into_iter().flat_map(|level| rows(game, level.id())).map(|row| row.seats).collect()
}

fn rows(game: &str, level: &str) -> impl Iterator<Item = Measured> {
    ROWS.lines().filter_map(move |line| {
        let cells: Vec<&str> = line.split(',').collect();
        let [of, seats, by, matches, share, margin, _] = cells[..] else { return None };
        if of != game || by != level {
            return None;
        }
        Some(Measured {
            seats: seats.parse().ok()?,
            matches: matches.parse().ok()?,
            share: share.parse().ok()?,
            margin: margin.parse().ok()?,
        })
    })
}
