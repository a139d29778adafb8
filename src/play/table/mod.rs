//! The table: everything a person sees, as entities; the phase machine that drives the game; the script that acts events out.

use bevy::prelude::*;

pub mod aim;
pub mod card;
mod check;
pub mod curtain;
mod flow;
pub mod groups;
pub mod meld;
mod open;
mod phases;
pub mod pile;
pub mod plan;
pub mod player;
pub mod rearranging;
pub mod resume;
pub mod script;
pub mod showing;
pub mod silence;
pub mod slot;
pub mod sort;
pub mod staging;
pub mod travel;

pub use check::TableCheck;
pub use flow::{Flow, HumanTurn, TurnPhase};
pub use open::{Board, Elsewhere, Laid, OfTable, close_table, open_table};
pub use phases::score::NextRound;

/// Registers the table.
pub fn plugin(app: &mut App) {
    app.add_message::<resume::Went>()
        .init_resource::<rearranging::Rearranging>()
        .insert_resource(sort::SortedLast(sort::By::Suit))
        .add_plugins((
            aim::plugin,
            check::plugin,
            curtain::plugin,
            flow::plugin,
            groups::plugin,
            open::plugin,
            phases::plugin,
            plan::plugin,
            script::plugin,
            silence::plugin,
            staging::plugin,
        ));
}
