//! The table: everything a person sees, as entities; the phase machine that drives the game; the script that acts events out.

use bevy::prelude::*;

pub mod aim;
pub mod card;
mod check;
pub mod curtain;
mod flow;
pub mod lean;
pub mod meld;
mod open;
pub mod opening;
mod phases;
pub mod pile;
mod place;
pub mod plan;
pub mod player;
pub mod readings;
pub mod resume;
pub mod script;
pub mod sort;
pub mod staging;
pub mod undo;
pub mod ways;

pub use check::TableCheck;
pub use flow::{Flow, HumanTurn, TurnPhase};
pub use open::{Board, OfTable, open_table};
pub use phases::score::NextRound;
pub use place::{Ground, bare_part, plot_of};

/// Registers the table.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        aim::plugin,
        check::plugin,
        curtain::plugin,
        flow::plugin,
        lean::plugin,
        open::plugin,
        phases::plugin,
        place::plugin,
        plan::plugin,
        script::plugin,
        staging::plugin,
        undo::plugin,
    ));
}
