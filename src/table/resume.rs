//! A match that goes on: the cards are laid where they lay, without a deal.

use bevy::prelude::*;
use rummage_rules::{
    card::{CardId, MeldId, Seat},
    view::View,
};

use super::{
    card::Face,
    meld::Meld,
    open::{Board, spawn_meld},
    pile::{self, cards_of},
    player::Score,
    script::Shown,
    sort,
};

/// Takes every card that the view has elsewhere out of the stock, and puts the totals on the plates.
pub fn lay(world: &mut World) {
    let view = world.resource::<Shown>().0.clone();
    for (nth, laid) in view.public.melds.iter().enumerate() {
        let id = MeldId(u8::try_from(nth).unwrap_or(u8::MAX));
        let Some(place) = spawn_meld(world, laid.owner, Meld::new(id, laid, &view.public.spec)) else {
            continue;
        };
        for card in laid.all_cards() {
            put(world, Some(card), place);
        }
    }
    let board = world.resource::<Board>();
    if let Some(discard) = board.discard {
        for card in &view.public.discard {
            put(world, Some(*card), discard);
        }
    }
    for seat in view.public.seats() {
        lay_hand(world, &view, seat);
        let Some(player) = world.resource::<Board>().player(seat) else { continue };
        world.entity_mut(player).insert(Score(view.public.totals[seat.index()]));
    }
    sort::sort_own_hand(world, sort::By::Suit);
}

/// A hand shows its faces to its owner, and to all where hands lie open.
fn lay_hand(world: &mut World, view: &View, seat: Seat) {
    let Some(hand) = world.resource::<Board>().hand(seat) else { return };
    let faces = if seat == view.seat {
        view.hand.clone()
    } else if view.public.spec.open_hands {
        view.public.known[seat.index()].clone()
    } else {
        Vec::new()
    };
    for nth in 0..view.public.hand_sizes[seat.index()] {
        put(world, faces.get(nth).copied(), hand);
    }
}

fn put(world: &mut World, face: Option<CardId>, place: Entity) {
    let Some(stock) = world.resource::<Board>().stock else { return };
    let Some(card) = cards_of(world, stock).last().copied() else { return };
    if let Some(face) = face {
        world.entity_mut(card).insert(Face(face));
    }
    pile::put_on_top(world, card, place);
}
