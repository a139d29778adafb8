//! Turns and rounds begin and end.

use bevy::prelude::*;
use rummage_rules::table::Ending;

use crate::play::table::card::{NewlyDrawn, Selected};

/// Seconds between a discard and the next turn.
const CHANGE: f32 = 0.16;
/// Seconds between the last discard and what follows.
const LAST: f32 = 0.45;
/// Seconds of a festival before the hands are shown.
const FESTIVAL: f32 = 1.1;

/// A seat's turn begins: what was new is new no longer.
pub fn begin(world: &mut World) -> f32 {
    unmark::<NewlyDrawn>(world);
    CHANGE
}

/// The round has ended: there is nothing left to pick.
pub fn end_round(world: &mut World, ending: Ending) -> f32 {
    unmark::<NewlyDrawn>(world);
    unmark::<Selected>(world);
    if ending.by.is_some() { FESTIVAL } else { LAST }
}

fn unmark<M: Component>(world: &mut World) {
    let mut marked = world.query_filtered::<Entity, With<M>>();
    let cards: Vec<Entity> = marked.iter(world).collect();
    for card in cards {
        world.entity_mut(card).remove::<M>();
    }
}
