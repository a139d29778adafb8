//! The person at this device: wishes become requests. What they are asked, what they are told, and what they can wish for.

use bevy::prelude::*;
use rummage_rules::table::Phase;

use crate::{
    play::table::{HumanTurn, TurnPhase},
    shell::AppSystems,
};

pub mod choices;
mod concerns;
mod voice;
pub mod wish;

pub use choices::Choices;
pub use concerns::concerns;
pub use voice::{Voice, refusal_words};

/// The score sheet or the end of the match lies over the table, or the table is looked at without it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct SheetOpen(pub bool);

/// Registers what a person is asked and told.
pub fn plugin(app: &mut App) {
    app.init_resource::<SheetOpen>()
        .init_resource::<wish::Cut>()
        .init_resource::<wish::GoingOn>()
        .init_resource::<wish::DrawsNext>()
        .add_plugins((choices::plugin, voice::plugin))
        .add_systems(
            Update,
            wish::ask_to_divide
                .run_if(in_state(HumanTurn).and_then(in_state(TurnPhase(Phase::Score))))
                .in_set(AppSystems::Think),
        );
}
