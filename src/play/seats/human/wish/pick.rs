//! Picking cards and putting them back.

use bevy::prelude::*;

use crate::play::{
    seats::human::Voice,
    table::{aim::row_cards, card::Selected, plan, staging::Staging},
};

/// Picks a card of the hand, or puts it back.
pub fn toggle(world: &mut World, card: Entity) {
    if world.entity(card).contains::<Selected>() {
        world.entity_mut(card).remove::<Selected>();
    } else {
        pick(world, card);
    }
    world.resource_mut::<Voice>().hush();
}

/// Picks a card.
pub fn pick(world: &mut World, card: Entity) {
    if world.entity(card).contains::<Selected>() {
        return;
    }
    let mut picked = world.query::<&Selected>();
    let next = picked.iter(world).map(|order| order.0 + 1).max().unwrap_or(0);
    world.entity_mut(card).insert(Selected(next));
    plan::reread(world);
}

/// Picks a card of the row with all above it, for only its top can be used; or puts the deepest picked one back.
pub fn toggle_row(world: &mut World, card: Entity) {
    let row = row_cards(world);
    let Some(nth) = row.iter().position(|other| *other == card) else { return };
    let deepest = row.iter().position(|other| world.entity(*other).contains::<Selected>());
    let from = if deepest == Some(nth) { nth + 1 } else { nth };
    for (place, card) in row.into_iter().enumerate() {
        if place < from {
            world.entity_mut(card).remove::<Selected>();
        } else {
            pick(world, card);
        }
    }
    plan::reread(world);
    world.resource_mut::<Voice>().hush();
}

/// Puts these cards back.
pub fn put_back(world: &mut World, cards: &[Entity]) {
    for card in cards {
        world.entity_mut(*card).remove::<Selected>();
    }
    plan::reread(world);
}

/// Puts everything back that is picked, and with a freed wild the card that was to be given for it.
pub fn clear(world: &mut World) {
    let cards = super::picked_entities(world);
    let mut staging = world.resource_mut::<Staging>();
    let kept = staging.groups.iter().flat_map(|group| group.cards.clone()).collect::<Vec<Entity>>();
    staging.swaps.retain(|staged| kept.contains(&staged.wild));
    put_back(world, &cards);
    world.resource_mut::<Voice>().hush();
}

/// Puts everything back that is laid out.
pub fn clear_staging(world: &mut World) {
    *world.resource_mut::<Staging>() = Staging::default();
    plan::reread(world);
    world.resource_mut::<Voice>().hush();
}
