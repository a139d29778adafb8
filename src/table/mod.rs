//! The table: everything a person sees, as entities; the phase machine that drives the game; the script that acts events out.

use bevy::prelude::*;

pub mod card;
mod check;
mod flow;
pub mod meld;
mod open;
mod phases;
pub mod pile;
mod place;
pub mod player;
pub mod script;

pub use check::TableCheck;
pub use flow::{Flow, HumanTurn, TurnPhase};
pub use open::Board;

/// Registers the table.
pub fn plugin(app: &mut App) {
    app.add_plugins((check::plugin, flow::plugin, open::plugin, phases::plugin, place::plugin, script::plugin));
}
