//! House rules under a name: a game with the options chosen for it, kept as RON, passed on as a short code.

mod code;
pub mod options;
mod place;

pub use code::{CodeError, code, read_code};

use crate::games::{self, Game};
use crate::house::options::{OptionError, Options};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// The most letters of a name.
pub const LONGEST_NAME: usize = 40;

/// A game as it is played in one house.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HouseRules {
    /// What the house calls it.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// What differs from the usual game.
    pub options: Options,
}

/// House rules that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum HouseRulesError {
    /// The text is no RON of this shape.
    #[error("line {line}, column {column}: {what}")]
    Text {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// What is wrong there.
        what: String,
    },
    /// No name at all.
    #[error("these house rules have no name")]
    NoName,
    /// A name that no list has room for.
    #[error("the name of these house rules has {0} letters; {LONGEST_NAME} are the most")]
    LongName(usize),
    /// A name with line breaks and the like.
    #[error("the name of these house rules holds a character that cannot be shown")]
    OddName,
    /// A game that does not exist.
    #[error("there is no game '{0}'")]
    Game(String),
    /// An option that the game does not have, or a value that the option does not have.
    #[error(transparent)]
    Option(#[from] OptionError),
}

impl HouseRules {
    /// Names house rules. Of the options only those that differ from the usual game are kept.
    ///
    /// # Errors
    /// A name that cannot be shown, or options that the game does not have.
    pub fn new(name: &str, game: &Game, options: &Options) -> Result<HouseRules, HouseRulesError> {
        let rules = HouseRules { name: name.trim().into(), game: game.id.into(), options: options.clone() };
        rules.checked()
    }

    /// Reads house rules from RON.
    ///
    /// # Errors
    /// What about the text is wrong, and where.
    pub fn from_ron(text: &str) -> Result<HouseRules, HouseRulesError> {
        let read: HouseRules = ron::from_str(text).map_err(|error| HouseRulesError::Text {
            line: error.span.start.line,
            column: error.span.start.col,
            what: error.code.to_string(),
        })?;
        read.checked()
    }

    /// The house rules as RON.
    pub fn to_ron(&self) -> String {
        let pretty = ron::ser::PrettyConfig::default();
        // A name, an id and a map of words and numbers: there is nothing in it that could not be written.
        ron::ser::to_string_pretty(self, pretty).unwrap_or_default() + "\n"
    }

    /// The game that is played by them.
    ///
    /// # Errors
    /// When there is none of this id.
    pub fn game(&self) -> Result<&'static Game, HouseRulesError> {
        games::find(&self.game).ok_or_else(|| HouseRulesError::Game(self.game.clone()))
    }

    /// The code to pass on: the game and its options, without the name.
    ///
    /// # Errors
    /// When the game or an option does not exist.
    pub fn code(&self) -> Result<String, HouseRulesError> {
        let game = self.game()?;
        self.options.validate(game.id, game.options)?;
        Ok(code(game, &self.options))
    }

    fn checked(mut self) -> Result<HouseRules, HouseRulesError> {
        let letters = self.name.chars().count();
        if self.name.trim().is_empty() {
            return Err(HouseRulesError::NoName);
        }
        if letters > LONGEST_NAME {
            return Err(HouseRulesError::LongName(letters));
        }
        if self.name.chars().any(char::is_control) {
            return Err(HouseRulesError::OddName);
        }
        let game = self.game()?;
        self.options.validate(game.id, game.options)?;
        self.options = self.options.changed(game.options);
        Ok(self)
    }
}
