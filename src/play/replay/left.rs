//! What the player leaves behind when the past is looked at, to find it as it was: the order of the hand, what was picked and laid out.

use bevy::prelude::*;
use rummage_rules::cards::ids::CardId;

use crate::play::table::{
    Board,
    card::{Card, Face, NewlyDrawn, Selected},
    curtain,
    pile::cards_of,
    sort::{self, Arranged},
    staging::Staging,
};

/// The player's own arrangements, by cards: entities of hidden cards may stand for others meanwhile.
#[derive(Debug, Default)]
pub(super) struct Left {
    hand: Vec<CardId>,
    /// Whether its owner has put the hand so.
    arranged: bool,
    picked: Vec<(CardId, Selected)>,
    new: Vec<CardId>,
    staging: Staging,
    staged: Vec<(Entity, CardId)>,
}

impl Left {
    /// Notes everything and clears it away.
    pub(super) fn take(world: &mut World) -> Self {
        let own = world.resource::<Board>().own_hand();
        let hand = own.map(|hand| cards_of(world, hand)).unwrap_or_default();
        let face = |card: &Entity| world.get::<Face>(*card).map(|face| face.0);
        let mut left = Self {
            hand: hand.iter().filter_map(face).collect(),
            arranged: own.is_some_and(|hand| world.entity(hand).contains::<Arranged>()),
            staging: world.resource::<Staging>().clone(),
            ..default()
        };
        let mut cards =
            world.query_filtered::<(Entity, &Face, Option<&Selected>, Has<NewlyDrawn>), With<Card>>();
        for (card, face, picked, new) in cards.iter(world) {
            left.picked.extend(picked.map(|picked| (face.0, *picked)));
            left.new.extend(new.then_some(face.0));
            left.staged.push((card, face.0));
        }
        world.insert_resource(Staging::default());
        Self::unmark(world);
        left
    }

    /// Marks of one moment say nothing at another.
    pub(super) fn unmark(world: &mut World) {
        let mut marked = world.query_filtered::<Entity, Or<(With<Selected>, With<NewlyDrawn>)>>();
        for card in marked.iter(world).collect::<Vec<_>>() {
            world.entity_mut(card).remove::<(Selected, NewlyDrawn)>();
        }
    }

    /// Puts everything back, once the table lies as it did.
    pub(super) fn restore(self, world: &mut World) {
        if curtain::is_down(world) {
            // The past laid the hand as the judge holds it, and what is covered keeps the order in which it lies.
            let own = world.resource::<Board>().own_hand();
            let order = own.and_then(|hand| Some((hand, world.get::<Arranged>(hand)?.order(Vec::new()))));
            if let Some((hand, order)) = order {
                sort::put(world, hand, &order);
            }
            curtain::cover(world);
            return;
        }
        let mut faces = world.query_filtered::<(Entity, &Face), With<Card>>();
        let found: Vec<(Entity, CardId)> = faces.iter(world).map(|(card, face)| (card, face.0)).collect();
        let entity = |id: CardId| found.iter().find(|(_, face)| *face == id).map(|(card, _)| *card);
        if let Some(hand) = world.resource::<Board>().own_hand() {
            sort::put(world, hand, &self.hand);
            if self.arranged {
                world.entity_mut(hand).insert(Arranged::default());
            }
        }
        for (card, picked) in self.picked.iter().filter_map(|(id, picked)| Some((entity(*id)?, picked))) {
            world.entity_mut(card).insert(*picked);
        }
        for card in self.new.iter().filter_map(|id| entity(*id)) {
            world.entity_mut(card).insert(NewlyDrawn);
        }
        let now = |before: Entity| {
            let id = self.staged.iter().find(|(card, _)| *card == before).map(|(_, id)| *id);
            id.and_then(entity).unwrap_or(before)
        };
        let mut staging = self.staging;
        for group in &mut staging.groups {
            group.cards.iter_mut().for_each(|card| *card = now(*card));
        }
        for swap in &mut staging.swaps {
            (swap.natural, swap.wild) = (now(swap.natural), now(swap.wild));
        }
        world.insert_resource(staging);
    }
}
