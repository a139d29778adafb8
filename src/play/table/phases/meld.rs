//! Melding: cards leave a hand and lie in front of their owner, or join a meld that lies there already.

use bevy::prelude::*;
use rummage_rules::{
    action::Swap,
    cards::ids::{CardId, MeldId, Seat},
    melds::meld::Meld as Laid,
    moves::rearranging::Regrouping,
};

use super::discard::out_of_hand;
use crate::play::table::{
    card::{Face, NewlyDrawn},
    meld::Meld,
    open::{self, Board},
    pile::{self, cards_of},
    script::{Script, Shown},
    travel::{self, Trip},
};

/// A meld goes from a hand to its owner's plot.
pub fn lay(world: &mut World, laid: &Laid) -> f32 {
    let id = MeldId(u8::try_from(world.resource::<Board>().melds().len()).unwrap_or(u8::MAX));
    let meld = Meld::new(id, laid, &world.resource::<Shown>().0.public.spec);
    let Some(place) = open::spawn_meld(world, laid.owner, meld) else { return 0.0 };
    let mut landing = 0.0_f32;
    for (nth, id) in laid.cards().enumerate() {
        let Some(card) = out_of_hand(world, laid.owner, id) else { continue };
        pile::put_on_top(world, card, place);
        landing = landing.max(travel::send(world, card, Trip::Meld, nth));
    }
    landing
}

/// A seat lays melds anew, with cards of its hand: what somebody elsewhere has moved is seen move by move.
pub fn rearrange(world: &mut World, seat: Seat, melds: &[Laid]) -> f32 {
    let before = &world.resource::<Shown>().0;
    let regrouping = Regrouping::of(&before.public.melds, melds);
    let here = world.resource::<Board>().viewer == Some(seat);
    let moves = if here { 0 } else { regrouping.shifts.len() };
    let views = (1..moves).map(|moves| regrouping.seen(before, seat, moves)).collect();
    world.resource_mut::<Script>().lay_first(views);
    0.0
}

/// A card that is not to be held goes from a hand to those that its owner has laid aside.
pub fn lay_aside(world: &mut World, seat: Seat, id: CardId) -> f32 {
    let Some(place) = world.resource::<Board>().aside(seat) else { return 0.0 };
    let Some(card) = out_of_hand(world, seat, id) else { return 0.0 };
    pile::put_on_top(world, card, place);
    travel::send(world, card, Trip::Meld, 0)
}

/// A card goes from a hand to a meld, or beside it.
pub fn lay_off(world: &mut World, seat: Seat, meld: MeldId, id: CardId) -> f32 {
    join(world, seat, meld, id, Trip::LayOff)
}

fn join(world: &mut World, seat: Seat, meld: MeldId, id: CardId, trip: Trip) -> f32 {
    let (Some(place), Some(card)) = (pile_of(world, meld), out_of_hand(world, seat, id)) else { return 0.0 };
    pile::put_on_top(world, card, place);
    travel::send(world, card, trip, 0)
}

/// A natural card goes into a meld, and the wild card there into the hand the other came from.
pub fn swap(world: &mut World, seat: Seat, swap: Swap, wild: CardId) -> f32 {
    let landing = join(world, seat, swap.meld, swap.natural, Trip::SwapIn);
    let board = world.resource::<Board>();
    let (Some(place), Some(hand)) = (pile_of(world, swap.meld), board.hand(seat)) else { return landing };
    let freed = cards_of(world, place).into_iter().find(|card| world.get::<Face>(*card) == Some(&Face(wild)));
    let Some(freed) = freed else { return landing };
    enter_hand(world, freed, seat, hand);
    landing.max(travel::send(world, freed, Trip::SwapOut, 1))
}

/// An open card enters a hand: everybody knows it goes there, but among the backs of another's hand it can be told from no other.
pub fn enter_hand(world: &mut World, card: Entity, seat: Seat, hand: Entity) {
    let own = world.resource::<Board>().shows_hand_of(seat);
    if own {
        world.entity_mut(card).insert(NewlyDrawn);
    } else if !world.resource::<Shown>().0.public.lies_open(seat) {
        world.entity_mut(card).remove::<Face>();
    }
    pile::put_on_top(world, card, hand);
}

/// Once a meld has changed, its pile lies as it reads now.
pub fn settle(world: &mut World, id: MeldId) {
    let public = &world.resource::<Shown>().0.public;
    let (Some(place), Some(laid)) = (pile_of(world, id), public.melds.get(id.index())) else { return };
    let meld = Meld::new(id, laid, &public.spec);
    let order: Vec<CardId> = laid.all_cards().collect();
    let mut cards = cards_of(world, place);
    let nth =
        |card: &Entity| world.get::<Face>(*card).and_then(|face| order.iter().position(|id| *id == face.0));
    cards.sort_by_key(nth);
    pile::arrange(world, place, &cards);
    world.entity_mut(place).insert(meld);
}

fn pile_of(world: &World, meld: MeldId) -> Option<Entity> {
    world.resource::<Board>().melds().get(meld.index()).copied()
}
