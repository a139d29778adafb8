//! What is played at a table: a game, for so many, with house rules.

use crate::name::Name;
use rummage_rules::games::{self, Game};
use rummage_rules::house::options::{OptionError, Options};
use rummage_rules::spec::Spec;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A game, its seats and house rules, which the game has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Unchecked")]
pub struct Setup {
    game: String,
    seats: usize,
    options: Options,
}

/// What somebody opens a table with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Opening {
    /// Who opens it, and is its host.
    pub name: Name,
    /// What is played first.
    pub setup: Setup,
}

/// A table that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// There is no such game.
    #[error("there is no game '{0}'")]
    Game(String),
    /// Its seats or options cannot be.
    #[error(transparent)]
    Options(#[from] OptionError),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Unchecked {
    game: String,
    seats: usize,
    #[serde(default)]
    options: Options,
}

impl TryFrom<Unchecked> for Setup {
    type Error = SetupError;

    fn try_from(read: Unchecked) -> Result<Setup, SetupError> {
        let game = games::find(&read.game).ok_or(SetupError::Game(read.game))?;
        Setup::new(game, read.seats, read.options)
    }
}

impl Setup {
    /// A table of a game.
    ///
    /// # Errors
    /// A number of seats or options that the game does not have.
    pub fn new(game: &Game, seats: usize, options: Options) -> Result<Setup, SetupError> {
        game.spec(seats, &options)?;
        Ok(Setup { game: game.id.into(), seats, options })
    }

    /// The game.
    pub fn game(&self) -> &'static Game {
        // Checked when it was made.
        games::find(&self.game).unwrap_or(games::GAMES[0])
    }

    /// How many seats it has.
    pub fn seats(&self) -> usize {
        self.seats
    }

    /// The house rules.
    pub fn options(&self) -> &Options {
        &self.options
    }

    /// The rules of its table.
    ///
    /// # Errors
    /// None: they were checked when it was made.
    pub fn spec(&self) -> Result<Spec, OptionError> {
        self.game().spec(self.seats, &self.options)
    }
}
