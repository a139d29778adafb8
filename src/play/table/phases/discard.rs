//! Discarding: a card leaves a hand for the discard pile.

use bevy::prelude::*;
use rummage_rules::cards::ids::{CardId, Seat};

use crate::play::table::{
    card::{Face, NewlyDrawn, Selected},
    open::Board,
    pile::{self, cards_of},
    travel::{self, Trip},
};

/// A card goes from a hand to the top of the discard pile.
pub fn discard(world: &mut World, seat: Seat, id: CardId) -> f32 {
    let Some(pile) = world.resource::<Board>().discard else { return 0.0 };
    let Some(card) = out_of_hand(world, seat, id) else { return 0.0 };
    pile::put_on_top(world, card, pile);
    travel::send(world, card, Trip::Discard, 0)
}

/// The entity that shows this card from now on. From another's hand it comes from the middle, so that its place there tells nothing.
pub fn out_of_hand(world: &mut World, seat: Seat, id: CardId) -> Option<Entity> {
    let cards = cards_of(world, world.resource::<Board>().hand(seat)?);
    let known = cards.iter().copied().find(|card| world.get::<Face>(*card) == Some(&Face(id)));
    let hidden: Vec<Entity> =
        cards.iter().copied().filter(|card| !world.entity(*card).contains::<Face>()).collect();
    let card = known.or_else(|| hidden.get(hidden.len() / 2).copied())?;
    world.entity_mut(card).remove::<(Selected, NewlyDrawn)>().insert(Face(id));
    Some(card)
}
