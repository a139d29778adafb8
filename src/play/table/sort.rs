//! The order of the player's own hand: sorted when asked, as the player left it otherwise.

use bevy::prelude::*;
use rummage_rules::{
    cards::deck::Printed,
    cards::ids::{CardId, Seat},
};

use super::{
    card::{Face, Staged},
    open::Board,
    pile::{arrange, cards_of, faces_in},
    script::Shown,
};
use crate::shell::{match_setup::Orders, preferences::Preferences};

/// By what a hand is sorted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum By {
    /// By the number first.
    Rank,
    /// By family or suit first.
    Suit,
    /// By its best division into melds; sorted so once more, it lies as it did before.
    Melds,
}

/// By what the hand was sorted last, melds left aside.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct SortedLast(pub By);

/// The hand is sorted by melds, and so are the cards that come to it; how it lay before, and whether its owner had put it so.
#[derive(Component, Debug, Clone, Default)]
pub struct ByMelds {
    before: Vec<CardId>,
    arranged: bool,
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
    let order = world.get::<Arranged>(pile)?.order(faces_in(world, pile));
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
    let faces = faces_in(world, hand);
    if let Some(mut arranged) = world.get_mut::<Arranged>(hand).filter(|_| !faces.is_empty()) {
        arranged.0 = faces;
    }
}

/// Sorts the hand of the person at this device.
pub fn sort_own_hand(world: &mut World, by: By) {
    let Some(hand) = world.resource::<Board>().own_hand() else { return };
    let kept = world.entity_mut(hand).take::<ByMelds>();
    match (by, kept) {
        (By::Melds, Some(before)) => {
            put(world, hand, &before.before);
            if before.arranged {
                world.entity_mut(hand).insert(Arranged::default());
            }
            return;
        }
        (By::Melds, None) => {
            let arranged = world.entity(hand).contains::<Arranged>();
            let before = ByMelds { before: faces_in(world, hand), arranged };
            world.entity_mut(hand).insert(before);
            put_by_melds(world, hand);
        }
        (By::Rank, _) => put_by(world, hand, |face| (face.rank, face.group, face.suit)),
        (By::Suit, _) => put_by(world, hand, |face| (face.group, face.suit, face.rank)),
    }
    if by != By::Melds {
        world.insert_resource(SortedLast(by));
    }
    world.entity_mut(hand).remove::<Arranged>();
}

/// The hand of the person at this device is sorted as it is when it is dealt, or by melds where they wish for that.
pub fn sort_anew(world: &mut World) {
    let by_melds = own_by_melds(world);
    sort_own_hand(world, By::Suit);
    if by_melds {
        sort_own_hand(world, By::Melds);
    }
}

/// Whether the hand of the person at this device is sorted by melds.
fn own_by_melds(world: &World) -> bool {
    let hand = world.resource::<Board>().own_hand();
    hand.is_some_and(|hand| world.entity(hand).contains::<ByMelds>())
}

fn put_by<K: Ord>(world: &mut World, hand: Entity, key: impl Fn(&Printed) -> K) {
    let spec = &world.resource::<Shown>().0.public.spec;
    let mut order = faces_in(world, hand);
    order.sort_by_key(|card| key(spec.deck.printed(*card)));
    put(world, hand, &order);
}

fn put_by_melds(world: &mut World, hand: Entity) {
    let order = world.resource::<Shown>().0.public.spec.by_melds(&faces_in(world, hand));
    put(world, hand, &order);
}

/// Cards that came to the end of a hand join the groups there that they belong to; what belongs to none stays where it is.
pub fn join_groups(world: &mut World, hand: Entity, came: usize) {
    let wanted =
        world.resource::<Preferences>().hand_groups && world.resource::<Board>().own_hand() == Some(hand);
    if !wanted {
        return;
    }
    if world.entity(hand).contains::<ByMelds>() {
        return put_by_melds(world, hand);
    }
    let mut order = faces_in(world, hand);
    let last = order.split_off(order.len().saturating_sub(came));
    let spec = &world.resource::<Shown>().0.public.spec;
    for card in last {
        order.insert(spec.place_beside(&order, card).unwrap_or(order.len()), card);
    }
    put(world, hand, &order);
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
    world.entity_mut(hand).remove::<ByMelds>().insert(Arranged::default());
}
