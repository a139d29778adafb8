//! Drawing: from the stock, or the top of the discard pile.

use bevy::prelude::*;
use rummage_rules::{
    card::{CardId, Seat},
    event::Seen,
};

use super::deal::from_stock;
use crate::{
    motion::{self, Trip},
    table::{
        card::{Face, NewlyDrawn},
        open::Board,
        pile::{self, cards_of},
    },
};

/// A card from the stock goes to a hand.
pub fn draw(world: &mut World, seat: Seat, seen: Seen) -> f32 {
    let Some(card) = from_stock(world, seat, seen) else { return 0.0 };
    mark_new(world, seat, card);
    motion::send(world, card, Trip::Draw, 0)
}

/// The top of the discard pile goes to a hand. In another's hand it is a back like the others: what everybody knows of it, the view keeps.
pub fn take(world: &mut World, seat: Seat, id: CardId) -> f32 {
    let board = world.resource::<Board>();
    let (Some(discard), Some(hand), viewer) = (board.discard, board.hand(seat), board.viewer) else {
        return 0.0;
    };
    let Some(card) = cards_of(world, discard).last().copied() else { return 0.0 };
    debug_assert_eq!(world.get::<Face>(card), Some(&Face(id)), "the top of the discard pile");
    if viewer != Some(seat) {
        world.entity_mut(card).remove::<Face>();
    }
    pile::put_on_top(world, card, hand);
    mark_new(world, seat, card);
    motion::send(world, card, Trip::Take, 0)
}

fn mark_new(world: &mut World, seat: Seat, card: Entity) {
    if world.resource::<Board>().viewer == Some(seat) {
        world.entity_mut(card).insert(NewlyDrawn);
    }
}
