//! Drawing: from the stock, from the top of the discard pile, from any depth of a row, or from another hand.

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::{CardId, Seat},
    event::Seen,
};

use super::{deal::from_stock, discard::out_of_hand, meld::enter_hand};
use crate::play::table::{
    card::{Face, NewlyDrawn},
    curtain,
    open::Board,
    pile::{cards_of, pile_of},
    sort,
    travel::{self, Trip},
};

/// A card from the stock goes to a hand.
pub fn draw(world: &mut World, seat: Seat, seen: Seen) -> f32 {
    let Some(card) = from_stock(world, seat, seen) else { return 0.0 };
    if world.resource::<Board>().shows_hand_of(seat) {
        world.entity_mut(card).insert(NewlyDrawn);
    }
    if let Some(hand) = pile_of(world, card) {
        sort::join_groups(world, hand, 1);
    }
    travel::send(world, card, Trip::Draw, 0)
}

/// The top of the discard pile goes to a hand.
pub fn take(world: &mut World, seat: Seat, id: CardId) -> f32 {
    take_row(world, seat, &[id])
}

/// A card goes from one hand to another: whoever holds neither sees a back, which comes from the middle of the one hand.
pub fn give(world: &mut World, seat: Seat, to: Seat, seen: Seen) -> f32 {
    let board = world.resource::<Board>();
    let (Some(from), Some(hand)) = (board.hand(seat), board.hand(to)) else { return 0.0 };
    let card = match seen {
        Seen::Face(id) if !curtain::is_down(world) => out_of_hand(world, seat, id),
        _ => {
            let held = cards_of(world, from);
            held.get(held.len() / 2).copied()
        }
    };
    let Some(card) = card else { return 0.0 };
    enter_hand(world, card, to, hand);
    sort::join_groups(world, hand, 1);
    travel::send(world, card, Trip::Draw, 0)
}

/// Cards of the discard pile go to a hand, the deepest first. What everybody knows of them there, the view keeps.
pub fn take_row(world: &mut World, seat: Seat, ids: &[CardId]) -> f32 {
    let board = world.resource::<Board>();
    let (Some(discard), Some(hand)) = (board.discard, board.hand(seat)) else { return 0.0 };
    let cards = cards_of(world, discard);
    let lies = |id: &CardId| {
        let found = cards.iter().rev().find(|card| world.get::<Face>(**card) == Some(&Face(*id)));
        found.copied()
    };
    let taken: Vec<Entity> = ids.iter().filter_map(lies).collect();
    debug_assert_eq!(taken.len(), ids.len(), "all of them lie on the discard pile");
    let trip = if taken.len() > 1 { Trip::TakeRow } else { Trip::Take };
    let (mut landing, came) = (0.0_f32, taken.len());
    for (nth, card) in taken.into_iter().enumerate() {
        enter_hand(world, card, seat, hand);
        landing = landing.max(travel::send(world, card, trip, nth));
    }
    sort::join_groups(world, hand, came);
    landing
}
