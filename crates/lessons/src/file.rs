//! A lesson as its file tells it.

use rummage_rules::cards::shuffle::Seed;
use rummage_rules::games;
use rummage_rules::house::options::Options;
use rummage_rules::record::MatchRecord;
use serde::Deserialize;

use crate::step::Step;

/// A lesson: a table, the seed of its deal, and what is said and done there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The id of the game.
    pub game: &'static str,
    /// How many sit there, the learner first.
    pub seats: usize,
    /// The house rules.
    pub options: Options,
    /// The seed of all chance.
    pub seed: Seed,
    /// Its steps.
    pub steps: Vec<Step>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    seats: usize,
    #[serde(default)]
    options: String,
    seed: u64,
    steps: Vec<Step>,
}

/// Why a text is no lesson.
#[derive(Debug, thiserror::Error)]
pub enum Fault {
    /// It is no RON, or has other fields.
    #[error("it cannot be read: {0}")]
    Shape(#[from] ron::error::SpannedError),
    /// It is of a game that nobody knows.
    #[error("there is no game {0}")]
    Game(String),
    /// Its table cannot be.
    #[error("its table cannot be: {0}")]
    Table(#[from] rummage_rules::house::options::OptionError),
    /// Nothing is said.
    #[error("it has no steps")]
    Empty,
    /// A move is of a seat that nobody sits at.
    #[error("step {step} names {seat}, and only {seats} sit there")]
    Seat {
        /// The step's number, from one.
        step: usize,
        /// The seat as it is written.
        seat: String,
        /// How many sit there.
        seats: usize,
    },
}

impl Lesson {
    /// Reads a lesson.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn read(text: &str) -> Result<Lesson, Fault> {
        let file: File = ron::from_str(text)?;
        let game = games::find(&file.game).ok_or(Fault::Game(file.game))?;
        let options = Options::parse(&file.options)?;
        game.spec(file.seats, &options)?;
        if file.steps.is_empty() {
            return Err(Fault::Empty);
        }
        for (number, step) in file.steps.iter().enumerate() {
            if let Some(other) = step.then.iter().find(|other| other.seat.index() >= file.seats) {
                let seat = other.seat.to_string();
                return Err(Fault::Seat { step: number + 1, seat, seats: file.seats });
            }
        }
        Ok(Lesson {
            game: game.id,
            seats: file.seats,
            options,
            seed: Seed(file.seed.into()),
            steps: file.steps,
        })
    }

    /// The match as it stands before this step, for whoever takes the lesson up there.
    pub fn record_before(&self, step: usize) -> MatchRecord {
        let moves = self.steps.iter().take(step).flat_map(Step::moves);
        MatchRecord {
            format: rummage_rules::record::FORMAT,
            rules_revision: games::find(self.game).map_or(0, games::Game::revision),
            game: self.game.into(),
            seats: self.seats,
            options: self.options.clone(),
            seed: self.seed,
            practice: true,
            actions: moves.map(|(seat, text)| format!("{seat} {text}")).collect(),
            marks: Vec::new(),
        }
    }
}
