//! The phases drive the game. Each file: what the systems of a phase ask for, and how the events of that phase move the entities.

use bevy::prelude::*;
use rummage_rules::table::Phase;

use super::flow::TurnPhase;
use crate::shell::AppSystems;

pub mod deal;
pub mod discard;
pub mod draw;
pub mod meld;
pub mod recycle;
pub mod score;
pub mod turn;

/// Registers what each phase asks for.
pub fn plugin(app: &mut App) {
    app.add_plugins(score::plugin).add_systems(
        Update,
        (
            deal::ask.run_if(in_state(TurnPhase(Phase::Deal))),
            recycle::ask.run_if(in_state(TurnPhase(Phase::Recycle))),
            score::ask.run_if(in_state(TurnPhase(Phase::Score))),
            score::ask_for_next_round.run_if(in_state(TurnPhase(Phase::RoundOver))),
        )
            .in_set(AppSystems::Think),
    );
}
