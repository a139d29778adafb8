//! Why a record cannot be replayed, in a sentence.

use super::FORMAT;
use crate::house::options::OptionError;
use crate::notation::NotationError;
use crate::refusal::Refusal;
use thiserror::Error;

/// A record that cannot be replayed.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum ReplayError {
    /// A later encoding.
    #[error("the record has format {0}; this program reads format {FORMAT}")]
    Format(u16),
    /// Other rulings.
    #[error("the record was made under rules revision {made}; this program plays revision {plays}")]
    Rules {
        /// Those of the record.
        made: u16,
        /// Those of the game.
        plays: u16,
    },
    /// House rules of which one has been ruled otherwise since: played on, the match would come to another end.
    #[error(
        "the record was made under rules revision {made}; {game} with {choice} is played by another ruling since revision {since}"
    )]
    Ruling {
        /// The revision of the record.
        made: u16,
        /// The game's id.
        game: String,
        /// The choice, as `key=value`.
        choice: String,
        /// The revision of the game's rules since which the new ruling holds.
        since: u16,
    },
    /// A game that does not exist.
    #[error("there is no game '{0}'")]
    Game(String),
    /// Options or seats that cannot be.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// An action that is none.
    #[error("action {number} '{text}': {error}")]
    Notation {
        /// Its number, from 1.
        number: usize,
        /// The action.
        text: String,
        /// What is wrong with it.
        error: NotationError,
    },
    /// An action that does not begin with a seat of the table.
    #[error("action {number} '{text}' does not begin with a seat of this table: P0 draw")]
    Seat {
        /// Its number, from 1.
        number: usize,
        /// The action.
        text: String,
    },
    /// An action that is not legal there.
    #[error("action {number} '{text}' is refused: {refusal}")]
    Refused {
        /// Its number, from 1.
        number: usize,
        /// The action.
        text: String,
        /// Why.
        refusal: Refusal,
    },
    /// The replay came to another table than the record says.
    #[error("after round {round} the table's hash is {found}, the record says {expected}")]
    Mark {
        /// The round.
        round: usize,
        /// The hash found.
        found: String,
        /// The hash recorded.
        expected: String,
    },
}
