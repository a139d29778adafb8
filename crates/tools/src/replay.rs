//! `replay`: prints a recorded match in notation and checks its hashes.

use crate::trouble::{self, Trouble};
use rummage_host::{Host, Moment};
use rummage_rules::cards::ids::Seat;
use rummage_rules::event::Event;
use rummage_rules::notation;
use rummage_rules::record::MatchRecord;
use rummage_rules::record::share;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Print a recorded match and check its hashes.
#[derive(clap::Args)]
pub struct Args {
    /// The record: a file, or the code of a match
    file: PathBuf,
    /// Where a turn begins, print what its seat holds as well
    #[arg(long)]
    hands: bool,
}

/// Prints the match.
///
/// # Errors
/// When the file is no record or the record does not replay: with the line, or the number of the action.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    let record = read(&args.file)?;
    writeln!(out, "{} for {}, seed {}", record.game, record.seats, record.seed)?;
    for (key, value) in record.options.iter() {
        writeln!(out, "option {key} = {value}")?;
    }
    let mut lines = Vec::new();
    let played = Host::replay(&record, |moment| {
        for event in moment.laid_open() {
            lines.push(notation::event_text(moment.public(), &event));
            if let Event::TurnBegan { seat } = event
                && args.hands
            {
                lines.push(holds(moment, seat));
            }
        }
    });
    let played = played.map_err(|error| Trouble::in_file(&args.file, error))?;
    for line in lines {
        writeln!(out, "{line}")?;
    }
    let (actions, rounds) = (record.actions.len(), record.marks.len());
    writeln!(
        out,
        "{actions} actions, {rounds} rounds with the right hash, at the end {:016x}",
        played.truth().digest()
    )?;
    Ok(true)
}

/// What a seat holds, from its lowest card up.
fn holds(moment: &Moment, seat: Seat) -> String {
    let mut hand = moment.truth().hands[seat.index()].clone();
    hand.sort_unstable();
    format!("{seat} holds {}", notation::cards_text(moment.public(), hand))
}

/// A record from a file or a code.
///
/// # Errors
/// When it is none: with the line.
pub fn read(path: &Path) -> Result<MatchRecord, Trouble> {
    // What is no file but looks like a code is one.
    let written = path.to_str().filter(|text| share::is_code(text) && !path.exists());
    let text = written.map_or_else(|| trouble::read(path), |code| Ok(code.to_owned()))?;
    if share::is_code(&text) {
        let shared = share::read(&text).map_err(|error| Trouble::Input(error.to_string()))?;
        return Ok(shared.record);
    }
    serde_json::from_str(&text).map_err(|error| {
        let what = error.to_string();
        let what = what.rsplit_once(" at line ").map_or(what.as_str(), |(what, _)| what);
        Trouble::in_line(path, error.line(), what)
    })
}
