//! A match is seed, options and actions: played forward here, written down, and replayed to the same table everywhere.

mod error;
mod replay;
mod revision;
pub mod seal;
pub mod share;
pub mod undo;

pub use error::ReplayError;
pub(crate) use replay::Until;

use crate::action::Action;
use crate::cards::ids::Seat;
use crate::cards::shuffle::{Chance, Seed};
use crate::games::Game;
use crate::house::options::{OptionError, Options};
use crate::notation;
use crate::perform::Events;
use crate::record::undo::Deed;
use crate::refusal::Refusal;
use crate::table::{Due, Public, Step, StepKind, Table};
use serde::{Deserialize, Serialize};

/// The version of the record's encoding.
pub const FORMAT: u16 = 1;
/// The version of the rulings that all games share: a record made under an earlier one may not replay to the same end. A game whose
/// defaults have changed since counts on from it ([`Game::revision`]), and still reads what was recorded before.
pub const RULES_REVISION: u16 = 1;

/// A match as it is written down.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MatchRecord {
    /// [`FORMAT`]
    pub format: u16,
    /// [`Game::revision`] as it was when the match began.
    pub rules_revision: u16,
    /// The game's id.
    pub game: String,
    /// How many seats play.
    pub seats: usize,
    /// The house rules chosen.
    pub options: Options,
    /// The seed of all chance.
    pub seed: Seed,
    /// Whether it is practice: anything may be taken back, and it counts in no statistics.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub practice: bool,
    /// The actions in notation, each with its seat: `P0 draw`.
    pub actions: Vec<String>,
    /// The table's hash after each counted round, in hexadecimal.
    pub marks: Vec<String>,
}

impl MatchRecord {
    /// Whether the match can be played again to where it is.
    ///
    /// # Errors
    /// Where and why it cannot.
    pub fn replays(&self) -> Result<(), ReplayError> {
        Match::replay(self, |_, _| {}).map(drop)
    }
}

impl Chance {
    /// A step that is due at a table, with the outcome that chance gives it.
    pub fn step(&mut self, public: &Public, kind: StepKind) -> Step {
        match kind {
            StepKind::NextRound => Step::NextRound,
            StepKind::Score => Step::Score,
            StepKind::Deal => Step::Deal { order: self.arrange(public.spec.deck.cards()) },
            StepKind::Recycle => {
                let kept = usize::from(public.spec.exhaustion.keep_top);
                // In the deck's order first, so that the outcome depends on the seed alone and not on how the pile grew.
                let mut pile = public.discard[..public.discard.len() - kept].to_vec();
                pile.sort_unstable();
                Step::Recycle { order: self.arrange(pile) }
            }
            StepKind::Cut => Step::Cut { error: i8::try_from(self.below(19)).unwrap_or(9) - 9 },
        }
    }
}

/// A match being played: the truth, its chance and its record. Only a host owns one.
#[derive(Clone, Debug)]
pub struct Match {
    table: Table,
    chance: Chance,
    record: MatchRecord,
    pub(crate) deeds: Vec<Deed>,
    /// Whether what is done is written down here.
    writes: bool,
}

impl Match {
    /// A new match. The first dealer comes from the seed.
    ///
    /// # Errors
    /// Options or a number of seats that the game does not have.
    pub fn new(game: &Game, seats: usize, options: Options, seed: Seed) -> Result<Match, OptionError> {
        let spec = game.spec(seats, &options)?;
        let mut chance = Chance::new(seed);
        let dealer = Seat::at(chance.below(u32::try_from(seats).unwrap_or(1)) as usize);
        let record = MatchRecord {
            format: FORMAT,
            rules_revision: game.revision(),
            game: game.id.into(),
            seats,
            options,
            seed,
            practice: false,
            actions: Vec::new(),
            marks: Vec::new(),
        };
        Ok(Match { table: Table::new(spec, dealer), chance, record, deeds: Vec::new(), writes: true })
    }

    /// The same match for practice: anything may be taken back.
    pub fn for_practice(mut self) -> Match {
        self.record.practice = true;
        self
    }

    /// Lets go of what was done, and writes nothing more down: for whoever keeps it elsewhere. The record is the head of the match from then
    /// on, and nothing can be taken back.
    pub fn write_no_more(&mut self) {
        (self.record.actions, self.deeds, self.writes) = (Vec::new(), Vec::new(), false);
    }

    /// From now on the hidden cards lie as at this table; the table as it was. Whoever could not see those cards must not be able to
    /// tell, which is what this is for: tests, whose builds alone have it. The record no longer replays to the table.
    #[cfg(debug_assertions)]
    pub fn suppose(&mut self, mut truth: Table) -> Table {
        // What was answered in secret is not a card.
        truth.answers.clone_from(&self.table.answers);
        std::mem::replace(&mut self.table, truth)
    }

    /// The truth.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The match so far, as it is written down.
    pub fn record(&self) -> &MatchRecord {
        &self.record
    }

    /// Takes the step that is due, with the chance of the seed. Nothing happens if a seat is asked or the match is over.
    pub fn step(&mut self) -> Events {
        let Due::Step(kind) = self.table.due() else {
            return Events::new();
        };
        let step = self.chance.step(&self.table.public, kind);
        let events = self.table.step(step).unwrap_or_default();
        if let Some(deed) = self.deeds.last_mut() {
            deed.weigh(&events);
        }
        if kind == StepKind::Score {
            self.record.marks.push(format!("{:016x}", self.table.digest()));
        }
        events
    }

    /// Takes every step that is due, until a seat is asked or a new round is to begin.
    pub fn settle(&mut self) -> Events {
        let mut events = Events::new();
        while let Due::Step(kind) = self.table.due() {
            if kind == StepKind::NextRound && self.table.public.round > 0 {
                break;
            }
            events.extend(self.step());
        }
        events
    }

    /// Lets a seat act. On a refusal nothing changes.
    ///
    /// # Errors
    /// The refusal.
    pub fn act(&mut self, seat: Seat, action: &Action) -> Result<Events, Refusal> {
        let hand = self.table.hands.get(seat.index()).map_or(&[][..], Vec::as_slice);
        let exact =
            || format!("{seat} {}", notation::exact_text(&self.table.seen_by(seat), hand, seat, action));
        let text = self.writes.then(exact);
        let events = self.table.play(seat, action)?;
        if let Some(text) = text {
            self.record.actions.push(text);
            self.deeds.push(Deed::new(seat, self.record.marks.len(), &events));
        }
        Ok(events)
    }
}
