//! What is wrong with a text that is no action, in a sentence.

use thiserror::Error;

/// A text that is no action at this table.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The first word is no verb of this game.
    #[error("'{text}' is no action here: an action of this game begins with {words}")]
    Verb {
        /// The text.
        text: String,
        /// The words that begin an action of this game.
        words: String,
    },
    /// A card that the deck does not have.
    #[error("'{0}' is no card of this deck")]
    Card(String),
    /// A card of the deck that is looked for where it does not lie.
    #[error("'{0}' does not lie in the discard pile")]
    NotThere(String),
    /// A meld that is not on the table.
    #[error("'{0}' is no meld on the table: melds are written P1.2, seat 1's second meld")]
    Meld(String),
    /// Something is missing or too much.
    #[error("'{text}': {expected}")]
    Shape {
        /// The action.
        text: String,
        /// What it should look like.
        expected: &'static str,
    },
}
