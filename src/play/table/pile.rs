//! Piles of cards and the two functions that move cards between them.

use bevy::prelude::*;
use rummage_rules::cards::ids::CardId;

use super::card::Face;

/// What kind of pile it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PileKind {
    /// The stock, face down.
    Stock,
    /// The discard pile, its top last.
    Discard,
    /// The card beside the stock whose rank is wild in this round.
    Wild,
    /// Cards that a seat had to lay aside, open.
    Aside,
    /// A hand.
    Hand,
    /// A meld on the table; it also has a [`Meld`](super::meld::Meld).
    Meld,
}

/// A pile.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[component(immutable)]
pub struct Pile(pub PileKind);

/// The pile a card lies in. Written by [`put_on_top`] and [`arrange`] alone.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
#[relationship(relationship_target = PileCards)]
pub struct InPile(pub Entity);

/// The cards of a pile, the topmost last. A pile without cards has none.
#[derive(Component, Debug, Default)]
#[relationship_target(relationship = InPile)]
pub struct PileCards(Vec<Entity>);

/// The cards of a pile, the topmost last.
pub fn cards_of(world: &World, pile: Entity) -> Vec<Entity> {
    world.get::<PileCards>(pile).map(|cards| cards.iter().collect()).unwrap_or_default()
}

/// The cards of a pile that are seen, the topmost last.
pub fn faces_in(world: &World, pile: Entity) -> Vec<CardId> {
    cards_of(world, pile).into_iter().filter_map(|card| world.get::<Face>(card)).map(|face| face.0).collect()
}

/// The pile a card lies in.
pub fn pile_of(world: &World, card: Entity) -> Option<Entity> {
    world.get::<InPile>(card).map(|pile| pile.0)
}

/// Moves a card to the top of a pile.
pub fn put_on_top(world: &mut World, card: Entity, pile: Entity) {
    world.entity_mut(card).insert(InPile(pile));
}

/// Puts the cards of a pile into this order.
pub fn arrange(world: &mut World, pile: Entity, order: &[Entity]) {
    world.entity_mut(pile).replace_related::<InPile>(order);
}
