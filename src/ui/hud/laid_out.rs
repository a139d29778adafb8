//! What the player has laid out and picked towards what must be laid first.

use bevy::{ecs::system::SystemParam, prelude::*};
use rummage_rules::draft::Opening;

use crate::play::table::{plan::Plan, rearranging::Rearranging, staging::Staging};

/// The plan and what lies in the plot as a preview.
#[derive(SystemParam)]
pub struct LaidOut<'w> {
    /// What is picked.
    pub plan: Res<'w, Plan>,
    /// What is laid out.
    pub staging: Res<'w, Staging>,
    /// The table as it is laid anew.
    pub rearranging: Res<'w, Rearranging>,
}

impl LaidOut<'_> {
    /// Whether any of it has changed since it was told last.
    pub fn is_new(&self) -> bool {
        self.plan.is_changed() || self.staging.is_changed() || self.rearranging.is_changed()
    }

    /// How many cards lie ready for a slot of the contract.
    pub fn cards_in(&self, slot: usize) -> usize {
        let Opening::Contract { slots, .. } = &self.plan.opening else { return 0 };
        slots.get(slot).map_or(0, |slot| slot.cards)
    }
}
