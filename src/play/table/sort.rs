//! The order of the player's own hand: sorted when asked, as the player left it otherwise.

use std::cmp::Ordering;

use bevy::prelude::*;
use rummage_rules::{
    cards::deck::Printed,
    cards::ids::{CardId, Seat},
};

use super::{
    card::{Face, Staged},
    open::Board,
    pile::{arrange, cards_of},
    script::Shown,
};
use crate::shell::match_setup::Orders;

/// By what a hand is sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// By the number first.
    Rank,
    /// By family or suit first.
    Suit,
}

/// The player has moved cards of this hand since it was sorted: its order means something. While nobody may see the hand, it holds that order.
#[derive(Component, Debug, Clone, Default)]
pub struct Arranged(Vec<CardId>);

impl Arranged {
    /// The order: what the cards of the hand show, or as it was left where they show nothing.
    pub fn order(&self, faces: Vec<CardId>) -> Vec<CardId> {
        if faces.is_empty() { self.0.clone() } else { faces }
    }
}

/// The cards of a seat's hand as its owner has put them; none as long as they lie as they were dealt or sorted.
pub fn arranged(world: &World, seat: Seat, mut hand: Vec<CardId>) -> Option<Vec<CardId>> {
    let pile = world.resource::<Board>().hand(seat)?;
    let order = world.get::<Arranged>(pile)?.order(faces_of(world, pile));
    hand.sort_by_key(|card| order.iter().position(|held| held == card).unwrap_or(usize::MAX));
    Some(hand)
}

/// Hands of people come to lie as they had put them before the program ended.
pub fn put_as_left(world: &mut World, orders: &Orders) {
    for (seat, order) in orders {
        let Some(hand) = world.resource::<Board>().hand(Seat(*seat)) else { continue };
        put(world, hand, order);
        world.entity_mut(hand).insert(Arranged(order.clone()));
    }
}

/// Brings the cards of a hand into this order; what is not in it comes last.
pub fn put(world: &mut World, hand: Entity, order: &[CardId]) {
    let place = |card: &Entity| {
        let face = world.get::<Face>(*card)?.0;
        order.iter().position(|held| *held == face)
    };
    let mut cards = cards_of(world, hand);
    cards.sort_by_key(|card| place(card).unwrap_or(usize::MAX));
    arrange(world, hand, &cards);
}

/// Before a hand is covered: its order is kept where it means something.
pub fn keep_order(world: &mut World, hand: Entity) {
    let faces = faces_of(world, hand);
    if let Some(mut arranged) = world.get_mut::<Arranged>(hand).filter(|_| !faces.is_empty()) {
        arranged.0 = faces;
    }
}

fn faces_of(world: &World, hand: Entity) -> Vec<CardId> {
    cards_of(world, hand).into_iter().filter_map(|card| world.get::<Face>(card)).map(|face| face.0).collect()
}

/// Sorts the hand of the person at this device.
pub fn sort_own_hand(world: &mut World, by: By) {
    let Some(hand) = world.resource::<Board>().own_hand() else { return };
    let deck = world.resource::<Shown>().0.public.spec.clone();
    let mut cards = cards_of(world, hand);
    cards.sort_by(|a, b| {
        let printed = |card: &Entity| world.get::<Face>(*card).map(|face| deck.deck.printed(face.0));
        match (printed(a), printed(b)) {
            (Some(a), Some(b)) => compare(a, b, by),
            (a, b) => a.is_some().cmp(&b.is_some()),
        }
    });
    arrange(world, hand, &cards);
    world.entity_mut(hand).remove::<Arranged>();
}

fn compare(a: &Printed, b: &Printed, by: By) -> Ordering {
    match by {
        By::Rank => (a.rank, a.group, a.suit).cmp(&(b.rank, b.group, b.suit)),
        By::Suit => (a.group, a.suit, a.rank).cmp(&(b.group, b.suit, b.rank)),
    }
}

/// Moves a card of the own hand to another place in it.
pub fn move_in_hand(world: &mut World, card: Entity, place: usize) {
    let Some(hand) = world.resource::<Board>().own_hand() else { return };
    let staged = |card: &Entity| world.entity(*card).contains::<Staged>();
    // What is laid out in the plot takes no place in the hand.
    let (laid_out, mut cards): (Vec<Entity>, Vec<Entity>) =
        cards_of(world, hand).into_iter().partition(staged);
    let Some(now) = cards.iter().position(|held| *held == card) else { return };
    cards.remove(now);
    cards.insert(place.min(cards.len()), card);
    cards.extend(laid_out);
    arrange(world, hand, &cards);
    world.entity_mut(hand).insert(Arranged::default());
}
