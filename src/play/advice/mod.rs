//! Advice: what a player of some level thinks of doing at a moment, thought elsewhere and kept, and its words.

use bevy::prelude::*;

mod ponder;
pub mod words;

pub use ponder::{Ponder, Question};

/// Registers the thinking.
pub fn plugin(app: &mut App) {
    app.add_plugins(ponder::plugin);
}
