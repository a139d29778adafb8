//! `golden`: playthroughs written out step by step, so that any change of the judge shows as a difference to read.

use crate::replay;
use crate::trouble::{self, Trouble};
use rummage_host::{Host, Moment};
use rummage_rules::cards::ids::{CardId, MeldId, Seat};
use rummage_rules::event::{Event, Seen};
use rummage_rules::notation;
use rummage_rules::table::{Public, Table};
use rummage_rules::turn::FromDiscard;
use rummage_rules::turn::gate::Gate;
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
    let played = Host::replay(&written, |moment| {
        step += 1;
        let _ = writeln!(text, "== step {step}: {}", moment.public().state_name());
        text += &what_happened(moment);
        text += &what_lies_there(moment.truth());
    });
    let played = played.map_err(|error| Trouble::in_file(record, error))?;
    let _ = writeln!(text, "== hash {:016x}", played.truth().digest());
    Ok(text)
}

fn what_happened(moment: &Moment) -> String {
    let public = moment.public();
    let told: Vec<Vec<Event<Seen>>> = public.seats().map(|seat| moment.told(Some(seat)).collect()).collect();
    let mut text = String::new();
    for (number, event) in moment.laid_open().enumerate() {
        let open = notation::event_text(public, &event);
        let _ = writeln!(text, "{open}");
        for seat in public.seats() {
            let shown = notation::event_text(public, &told[seat.index()][number]);
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
    let _ =
        writeln!(text, "  stock {} | discard {}{}", stock(table), cards(&public.discard), standing(public));
    for seat in public.seats() {
        let hand = &table.hands[seat.index()];
        let view = table.view(seat);
        let _ = writeln!(
            text,
            "  {seat} {:>4} | hand {} | known {} | verbs {:?} | legal {}{}",
            public.totals[seat.index()],
            cards(hand),
            cards(&public.known[seat.index()]),
            view.verbs(),
            view.suggest(usize::MAX).len(),
            seat_standing(public, seat),
        );
    }
    for (index, meld) in (0u8..).zip(&public.melds) {
        let address = notation::meld_address(public, MeldId(index));
        let (cards, reading) = (notation::meld_text(public, meld), &meld.reading);
        let _ = writeln!(text, "  {address} {cards} | {} {:?}", reading.name, reading.class);
    }
    text
}

/// How many cards of the stock are written out, the top last: what can be drawn next.
const STOCK_SHOWN: usize = 6;

fn stock(table: &Table) -> String {
    let below = table.stock.len().saturating_sub(STOCK_SHOWN);
    let top = table.stock[below..].iter().copied();
    format!("{}: {}", table.stock.len(), notation::cards_text(&table.public, top))
}

/// What everybody knows of the turn, where a game has it.
fn standing(public: &Public) -> String {
    let card = |card: Option<CardId>| card.map(|card| public.spec.deck.code(card));
    let in_turn = &public.in_turn;
    let mut text = String::new();
    if matches!(public.spec.draw.discard, FromDiscard::Live { .. }) && public.live {
        text += " | live";
    }
    for (what, code) in [
        ("taken", card(public.taken)),
        ("has to be played", card(in_turn.must_play)),
        ("has to be discarded", card(in_turn.must_discard)),
    ] {
        if let Some(code) = code {
            let _ = write!(text, " | {code} {what}");
        }
    }
    text
}

/// What everybody knows of a seat in this round, where a game has it.
fn seat_standing(public: &Public, seat: Seat) -> String {
    let state = public.state(seat);
    let mut text = String::new();
    if matches!(public.spec.gates.gate, Gate::Round(_) | Gate::Seat(_)) {
        let _ = write!(text, " | contract {}", public.contracts[seat.index()]);
    }
    if !state.filled.is_empty() {
        let _ = write!(text, " | filled {:?}", state.filled);
    }
    for (holds, what) in [(state.opened, "open"), (state.floating, "floats")] {
        if holds {
            let _ = write!(text, " | {what}");
        }
    }
    text
}
