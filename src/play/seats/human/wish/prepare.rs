//! An action made ready: whatever else is picked is put back, and the cards it moves are picked in its order.

use bevy::prelude::*;
use rummage_rules::action::{Action, Source};

use super::{clear, pick, regroup::lay_out_anew};
use crate::play::{
    seats::human::Voice,
    table::{
        aim::{own_cards, row_cards},
        card::Face,
        plan,
        script::Shown,
        staging::Staging,
    },
};

/// Picks what an action would move out of the hand, or reach for in the row; a table laid anew lies so, to be looked at.
pub fn prepare(world: &mut World, action: &Action) {
    if matches!(action, Action::Rearrange { .. }) {
        return lay_out_anew(world, action);
    }
    *world.resource_mut::<Staging>() = Staging::default();
    plan::reread(world);
    clear(world);
    let within = match action {
        Action::Draw(Source::Row(_)) => row_cards(world),
        Action::Draw(_) => Vec::new(),
        _ => own_cards(world),
    };
    for card in world.resource::<Shown>().0.public.moved_by(action) {
        let lying = within.iter().find(|lying| world.get::<Face>(**lying) == Some(&Face(card)));
        if let Some(lying) = lying.copied() {
            pick(world, lying);
        }
    }
    world.resource_mut::<Voice>().hush();
}
