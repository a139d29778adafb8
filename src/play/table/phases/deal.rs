//! Dealing: the pack is gathered, the hands are dealt, the first card is turned up.

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::{CardId, Seat},
    event::Seen,
    table::{Due, StepKind},
};

use crate::play::{
    referee::{Referee, StepRequest},
    table::{
        card::{Card, Face, NewlyDrawn, Selected},
        curtain,
        open::Board,
        pile::{self, cards_of},
        script::Shown,
        sort::{self, Arranged},
        travel::{self, Trip},
    },
};

/// The next round, the cut where there is one, and then the deal.
pub fn ask(referee: Res<Referee>, mut steps: MessageWriter<StepRequest>) {
    if let Due::Step(kind @ (StepKind::NextRound | StepKind::Cut | StepKind::Deal)) = referee.due() {
        steps.write(StepRequest(kind));
    }
}

/// All cards go back into the pack, and with their faces goes what anybody knew of them.
pub fn gather(world: &mut World) -> f32 {
    let Some(stock) = world.resource::<Board>().stock else { return 0.0 };
    let mut all = world.query_filtered::<Entity, With<Card>>();
    let cards: Vec<Entity> = all.iter(world).collect();
    let mut landing = 0.0_f32;
    for (nth, card) in cards.into_iter().enumerate() {
        landing = landing.max(travel::send(world, card, Trip::Gather, nth));
        world.entity_mut(card).remove::<(Face, Selected, NewlyDrawn)>();
        pile::put_on_top(world, card, stock);
    }
    let mut arranged = world.query_filtered::<Entity, With<Arranged>>();
    for hand in arranged.iter(world).collect::<Vec<_>>() {
        world.entity_mut(hand).remove::<Arranged>();
    }
    let melds = std::mem::take(&mut world.resource_mut::<Board>().melds);
    for meld in melds {
        world.despawn(meld);
    }
    landing
}

/// Cards go round from the seat after the dealer; only the viewer's own get their faces.
pub fn deal(world: &mut World, hands: &[Vec<Seen>]) -> f32 {
    let public = &world.resource::<Shown>().0.public;
    let order = public.dealing_order();
    let rounds = 0..hands.iter().map(Vec::len).max().unwrap_or(0);
    let places = rounds.flat_map(|round| order.iter().map(move |seat| (*seat, round)));
    // Some are dealt a card more than others, and whoever is out of the match none.
    let dealt = places.filter_map(|(seat, round)| Some((seat, *hands[seat.index()].get(round)?)));
    let mut landing = 0.0_f32;
    for (nth, (seat, seen)) in dealt.enumerate() {
        if let Some(card) = from_stock(world, seat, seen) {
            landing = landing.max(travel::send(world, card, Trip::Deal, nth));
        }
    }
    sort::sort_anew(world);
    landing
}

/// The top of the stock goes to a hand.
pub fn from_stock(world: &mut World, seat: Seat, seen: Seen) -> Option<Entity> {
    let board = world.resource::<Board>();
    let (stock, hand) = (board.stock?, board.hand(seat)?);
    let card = cards_of(world, stock).last().copied()?;
    if let Seen::Face(id) = seen
        && !curtain::is_down(world)
    {
        world.entity_mut(card).insert(Face(id));
    }
    pile::put_on_top(world, card, hand);
    Some(card)
}

/// The top of the stock starts the discard pile.
pub fn turn_up(world: &mut World, id: CardId) -> f32 {
    show_top(world, id, |board| board.discard)
}

/// A card of the stock is laid beside it: its rank is wild in this round.
pub fn show_wild(world: &mut World, id: CardId) -> f32 {
    match hidden_wild(world) {
        Some(card) => {
            world.entity_mut(card).insert(Face(id));
            0.0
        }
        None => show_top(world, id, |board| board.wild),
    }
}

/// Somebody looks at the card that says what is wild: from the bottom of the stock it goes beside it. Only whoever looks sees its face.
pub fn hide_wild(world: &mut World, seen: Seen) -> f32 {
    let board = world.resource::<Board>();
    let (Some(stock), Some(pile)) = (board.stock, board.wild) else { return 0.0 };
    let lies = hidden_wild(world);
    let Some(card) = lies.or_else(|| cards_of(world, stock).first().copied()) else { return 0.0 };
    if let Some(id) = seen.face() {
        world.entity_mut(card).insert(Face(id));
    }
    if lies.is_some() {
        return 0.0;
    }
    pile::put_on_top(world, card, pile);
    travel::send(world, card, Trip::Take, 0)
}

/// The card beside the stock.
fn hidden_wild(world: &World) -> Option<Entity> {
    let pile = world.resource::<Board>().wild?;
    cards_of(world, pile).last().copied()
}

fn show_top(world: &mut World, id: CardId, onto: impl Fn(&Board) -> Option<Entity>) -> f32 {
    let board = world.resource::<Board>();
    let (Some(stock), Some(pile)) = (board.stock, onto(board)) else { return 0.0 };
    let Some(card) = cards_of(world, stock).last().copied() else { return 0.0 };
    world.entity_mut(card).insert(Face(id));
    pile::put_on_top(world, card, pile);
    travel::send(world, card, Trip::Take, 0)
}

/// Where hands lie open, the cards of another's hand get their faces.
pub fn show_cards(world: &mut World, seat: Seat, ids: &[CardId]) -> f32 {
    let Some(hand) = world.resource::<Board>().hand(seat) else { return 0.0 };
    let hidden: Vec<Entity> =
        cards_of(world, hand).into_iter().filter(|card| !world.entity(*card).contains::<Face>()).collect();
    for (card, id) in hidden.into_iter().zip(ids) {
        world.entity_mut(card).insert(Face(*id));
    }
    0.0
}
