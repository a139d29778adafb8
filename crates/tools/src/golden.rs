//! `golden`: playthroughs written out step by step, so that any change of the judge shows as a difference to read.

use crate::replay;
use crate::trouble::{self, Trouble};
use rummage_rules::card::{CardId, MeldId};
use rummage_rules::notation;
use rummage_rules::perform::Events;
use rummage_rules::record::Match;
use rummage_rules::table::Table;
use std::fmt::Write as _;
use std::io::Write;
use std::path::{Path, PathBuf};

/// Write the golden playthroughs anew from their records.
#[derive(clap::Args)]
pub struct Args {
    /// The folder of the records; each NAME.json becomes NAME.txt beside it
    #[arg(default_value = "tests/goldens")]
    folder: PathBuf,
    /// Change nothing; tell what differs
    #[arg(long)]
    check: bool,
}

/// Writes or compares every playthrough of the folder.
///
/// # Errors
/// When a record cannot be read or replayed, or a file not written.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    let mut good = true;
    for record in records(&args.folder)? {
        let path = record.with_extension("txt");
        let text = playthrough(&record)?;
        if args.check {
            let written = trouble::read(&path)?;
            let line = text.lines().zip(written.lines()).take_while(|(new, old)| new == old).count() + 1;
            if text != written {
                good = false;
                writeln!(out, "{}:{line}: the playthrough differs from here", path.display())?;
            }
        } else {
            std::fs::write(&path, text).map_err(|error| Trouble::in_file(&path, error))?;
            writeln!(out, "wrote {}", path.display())?;
        }
    }
    Ok(good)
}

fn records(folder: &Path) -> Result<Vec<PathBuf>, Trouble> {
    let entries = std::fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let entries = entries.map_err(|error| Trouble::in_file(folder, error))?;
    let is_record = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "json");
    let mut records: Vec<PathBuf> = entries.iter().map(std::fs::DirEntry::path).filter(is_record).collect();
    records.sort();
    Ok(records)
}

/// A record as a playthrough: after every step what happened, what each seat was shown of it, and the table.
///
/// # Errors
/// When it is no record or does not replay.
pub fn playthrough(record: &Path) -> Result<String, Trouble> {
    let written = replay::read(record)?;
    let mut text = String::new();
    let mut step = 0;
    let played = Match::replay(&written, |played, events| {
        step += 1;
        let _ = writeln!(text, "== step {step}: {}", played.table().public.state_name());
        text += &what_happened(played.table(), events);
        text += &what_lies_there(played.table());
    });
    let played = played.map_err(|error| Trouble::in_file(record, error))?;
    let _ = writeln!(text, "== hash {:016x}", played.table().digest());
    Ok(text)
}

fn what_happened(table: &Table, events: &Events) -> String {
    let mut text = String::new();
    for event in events {
        let open = notation::event_text(&table.public, &event.laid_open());
        let _ = writeln!(text, "{open}");
        for seat in table.public.seats() {
            let shown = notation::event_text(&table.public, &event.shown_to(Some(seat)));
            if shown != open {
                let _ = writeln!(text, "    {seat} sees: {shown}");
            }
        }
    }
    text
}

fn what_lies_there(table: &Table) -> String {
    let public = &table.public;
    let cards = |cards: &[CardId]| match cards {
        [] => "-".into(),
        cards => notation::cards_text(public, cards.iter().copied()),
    };
    let mut text = String::new();
    let _ = writeln!(text, "  stock {} | discard {}", cards(&table.stock), cards(&public.discard));
    for seat in public.seats() {
        let hand = &table.hands[seat.index()];
        let view = table.view(seat);
        let _ = writeln!(
            text,
            "  {seat} {:>4} | hand {} | known {} | verbs {:?} | legal {}",
            public.totals[seat.index()],
            cards(hand),
            cards(&public.known[seat.index()]),
            view.verbs(),
            view.suggest(usize::MAX).len(),
        );
    }
    for (index, meld) in (0u8..).zip(&public.melds) {
        let address = notation::meld_address(public, MeldId(index));
        let (cards, reading) = (notation::meld_text(public, meld), &meld.reading);
        let _ = writeln!(text, "  {address} {cards} | {} {:?}", reading.name, reading.class);
    }
    text
}
