//! `standings`: how far each level is above the one below, game by game, as `ladder --keep` has kept it: the table of docs/measurements/bots.md.

use crate::tourney::elo;
use crate::trouble::Trouble;
use rummage_bots::{Level, Measured, tables_measured};
use rummage_rules::games::{GAMES, Game};
use std::io::Write;

/// Prints a row for every game and table, in the order of the games.
///
/// # Errors
/// When the output cannot be written.
pub fn run(out: &mut dyn Write) -> Result<bool, Trouble> {
    let rungs = || Level::ALL.into_iter().filter_map(|level| Some((level, level.below()?)));
    let heads = rungs().map(|(level, below)| format!(" Matches | {} to {} | Elo |", level.id(), below.id()));
    writeln!(out, "| Game |{}", heads.collect::<String>())?;
    writeln!(out, "|---|{}", "---|---|---|".repeat(rungs().count()))?;
    for game in GAMES {
        for seats in tables_measured(game.id) {
            let cells = rungs().map(|(level, _)| cells(game, seats, level));
            writeln!(out, "| {}, {seats} |{}", game.id, cells.collect::<String>())?;
        }
    }
    Ok(true)
}

/// Matches, share and Elo of a level at a table; empty cells where it was not measured there.
fn cells(game: &Game, seats: usize, level: Level) -> String {
    match level.measured(game.id, seats).filter(|row| row.seats == seats) {
        Some(Measured { matches, share, margin, .. }) => {
            format!(" {} | {share:.1} % ± {margin:.1} | {:+.0} |", thousands(matches), elo(share / 100.0))
        }
        None => " | | |".to_owned(),
    }
}

/// A count below a million as it is read: 2,000.
fn thousands(count: u32) -> String {
    match count {
        0..1000 => count.to_string(),
        _ => format!("{},{:03}", count / 1000, count % 1000),
    }
}
