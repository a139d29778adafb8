//! The order of the player's own hand: sorted when asked, as the player left it otherwise.

use std::cmp::Ordering;

use bevy::prelude::*;
use rummage_rules::{cards::deck::Printed, cards::ids::CardId};

use super::{
    card::{Face, Staged},
    open::Board,
    pile::{arrange, cards_of},
    script::Shown,
};

/// By what a hand is sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// By the number first.
    Rank,
    /// By family or suit first.
    Suit,
}

/// The player has moved cards of this hand since it was sorted: its order means something.
#[derive(Component, Debug, Clone, Copy)]
pub struct Arranged;

/// The own hand as its owner has put it, `without` the card that leaves it; none as long as it lies as it was dealt or sorted.
pub fn arranged_hand(world: &World, without: Option<CardId>) -> Option<Vec<CardId>> {
    let hand =
        world.resource::<Board>().own_hand().filter(|hand| world.entity(*hand).contains::<Arranged>())?;
    let faces =
        cards_of(world, hand).into_iter().filter_map(|card| world.get::<Face>(card)).map(|face| face.0);
    Some(faces.filter(|card| Some(*card) != without).collect())
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
    world.entity_mut(hand).insert(Arranged);
}
