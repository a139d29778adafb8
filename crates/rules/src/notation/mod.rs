//! One text form for cards, actions and events: what logs, replays, scenario files and the command line speak.
//!
//! The grammar is in `docs/notation.md`.

mod names;
mod parse;
mod write;

pub use names::names_in;
pub use parse::{NotationError, parse_action, parse_seat};
pub use write::{action_text, cards_text, event_text, exact_text, meld_address, meld_text};
