//! What a person can wish for at the table. A wish the judge would not even hear is answered in words here.

use bevy::prelude::*;
use rummage_rules::{
    action::{Action, Source},
    card::CardId,
    suggest::Verb,
};

use super::voice::Voice;
use crate::{
    referee::ActionRequest,
    table::{
        Board,
        card::{Face, Selected},
        meld::Meld,
        plan::Plan,
        player::OwnedBy,
        script::Shown,
    },
};

fn request(world: &mut World, action: Action) {
    if let Some(seat) = world.resource::<Board>().viewer {
        world.write_message(ActionRequest { seat, action });
    }
}

/// Whether the person may do this kind of thing now.
pub fn may(world: &World, verb: Verb) -> bool {
    world.resource::<Shown>().0.verbs().contains(&verb)
}

/// Whether the person is asked to draw.
pub fn drawing(world: &World) -> bool {
    may(world, Verb::DrawStock) || may(world, Verb::TakeDiscard)
}

/// Draws a card.
pub fn draw(world: &mut World, source: Source) {
    request(world, Action::Draw(source));
}

/// Lays the picked cards as a meld.
pub fn meld(world: &mut World) {
    let cards = world.resource::<Plan>().cards.clone();
    if cards.is_empty() {
        world.resource_mut::<Voice>().tell("say-pick-meld");
    } else {
        request(world, Action::meld(cards));
    }
}

/// Discards a card.
pub fn discard(world: &mut World, card: CardId) {
    request(world, Action::discard(card));
}

/// Discards what is picked, or else this card.
pub fn discard_picked(world: &mut World, otherwise: Option<Entity>) {
    let picked = world.resource::<Plan>().cards.clone();
    if picked.is_empty() {
        match otherwise.and_then(|card| world.get::<Face>(card)).map(|face| face.0) {
            Some(card) => discard(world, card),
            None => world.resource_mut::<Voice>().tell("say-pick-discard"),
        }
    } else {
        request(world, Action::Discard(picked));
    }
}

/// Adds a card to a meld on the table, where a game allows it.
pub fn lay_off(world: &mut World, card: CardId, pile: Entity) {
    let Some(meld) = world.get::<Meld>(pile).map(|meld| meld.id) else { return };
    let beside = world.resource::<Shown>().0.public.spec.tableau.rides;
    request(world, Action::LayOff { card, meld, end: None, beside });
}

/// Adds the picked card to a meld; where melds stay as they were laid, its owner's plot is meant.
pub fn add_to(world: &mut World, meld: Entity) {
    let open = world.resource::<Shown>().0.public.spec.tableau.open;
    let own = world.get::<OwnedBy>(meld).map(|owner| owner.0)
        == world.resource::<Board>().viewer.and_then(|seat| world.resource::<Board>().player(seat));
    match world.resource::<Plan>().cards.as_slice() {
        [card] if open => lay_off(world, *card, meld),
        _ if own => self::meld(world),
        _ => {}
    }
}

/// Picks a card of the hand, or puts it back.
pub fn toggle(world: &mut World, card: Entity) {
    if world.entity(card).contains::<Selected>() {
        world.entity_mut(card).remove::<Selected>();
    } else {
        pick(world, card);
    }
    world.resource_mut::<Voice>().hush();
}

/// Picks a card of the hand.
pub fn pick(world: &mut World, card: Entity) {
    if world.entity(card).contains::<Selected>() {
        return;
    }
    let mut picked = world.query::<&Selected>();
    let next = picked.iter(world).map(|order| order.0 + 1).max().unwrap_or(0);
    world.entity_mut(card).insert(Selected(next));
}

/// Puts everything back.
pub fn clear(world: &mut World) {
    let mut picked = world.query_filtered::<Entity, With<Selected>>();
    let cards: Vec<Entity> = picked.iter(world).collect();
    for card in cards {
        world.entity_mut(card).remove::<Selected>();
    }
    world.resource_mut::<Voice>().hush();
}
