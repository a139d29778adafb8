//! One text form for cards, actions and events: what logs, replays, scenario files and the command line speak.
//!
//! The grammar is in `docs/notation.md`.

pub mod base32;
mod error;
mod events;
mod layout;
mod names;
mod parse;
mod words;
mod write;

pub use error::NotationError;
pub use events::{event_text, numbered_event_text, shown_text};
pub use names::names_in;
pub use parse::{parse_action, parse_seat};
pub use write::{action_text, cards_text, exact_text, meld_address, meld_text};
