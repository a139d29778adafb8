//! Ending the round by showing the hand: the picked card goes under.

use bevy::prelude::*;
use rummage_rules::suggest::Verb;

use super::{may, request};
use crate::{
    hud::close_of,
    seats::human::Voice,
    table::{plan::Plan, script::Shown},
};

/// Closes with the picked card; without one, where the whole hand may be shown so.
pub fn close(world: &mut World) {
    let picked = world.resource::<Plan>().cards.clone();
    let view = &world.resource::<Shown>().0;
    let action = close_of(view, &picked).filter(|action| !picked.is_empty() || view.check(action).is_ok());
    match action {
        Some(action) => request(world, action),
        None if may(world, Verb::Close) => world.resource_mut::<Voice>().tell("say-pick-under"),
        None => world.resource_mut::<Voice>().tell("say-too-much-left"),
    }
}
