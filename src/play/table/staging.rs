//! Staging: melds that the player has laid out but not yet laid, because the opening wants several of them at once.

use bevy::prelude::*;
use rummage_rules::{action::Swap, draft::Draft, melds::meld::Reading};

use super::{
    card::{Face, Staged},
    open::Board,
    pile::{cards_of, pile_of},
    script::Shown,
};
use crate::shell::{AppSystems, states::Screen};

/// What is laid out for one lay-down. Its cards stay in the hand's pile; their places are in the player's plot.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Staging {
    /// The melds, in the order of laying.
    pub groups: Vec<Group>,
    /// The wilds on the table that the melds count on, and what is given for them.
    pub swaps: Vec<StagedSwap>,
}

/// A meld that is laid out.
#[derive(Debug, Clone, PartialEq)]
pub struct Group {
    /// Its cards in the order in which they lie. A wild of [`Staging::swaps`] still belongs to its meld's pile.
    pub cards: Vec<Entity>,
    /// How they read.
    pub reading: Reading,
}

/// An exchange that is part of the lay-down.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct StagedSwap {
    /// What the judge is asked.
    pub swap: Swap,
    /// The card of the hand.
    pub natural: Entity,
    /// The wild in the meld.
    pub wild: Entity,
}

impl Staging {
    /// Whether nothing is laid out.
    pub fn is_empty(&self) -> bool {
        self.groups.is_empty() && self.swaps.is_empty()
    }

    /// The same for the rules, with cards in place of entities.
    pub fn draft(&self) -> Draft {
        Draft {
            melds: self.groups.iter().map(|group| group.reading.clone()).collect(),
            swaps: self.swaps.iter().map(|staged| staged.swap).collect(),
        }
    }

    /// The group a card lies in, by index.
    pub fn group_of(&self, card: Entity) -> Option<usize> {
        self.groups.iter().position(|group| group.cards.contains(&card))
    }

    /// Takes back the group a card lies in, and the exchanges that nothing counts on any more.
    pub fn take_back(&mut self, card: Entity) {
        self.groups.retain(|group| !group.cards.contains(&card));
        self.swaps.retain(|swap| swap.natural != card && swap.wild != card);
    }
}

/// Registers staging. What has left the hand is staged no longer.
pub fn plugin(app: &mut App) {
    app.init_resource::<Staging>()
        .add_systems(OnEnter(Screen::Table), |mut staging: ResMut<Staging>| *staging = Staging::default())
        .add_systems(
            Update,
            (forget_what_is_gone, mark)
                .chain()
                .run_if(in_state(Screen::Table))
                .run_if(resource_exists::<Shown>)
                .after(AppSystems::Act)
                .before(AppSystems::Layout),
        );
}

fn forget_what_is_gone(world: &mut World) {
    if world.resource::<Staging>().is_empty() {
        return;
    }
    let hand = world.resource::<Board>().own_hand();
    let cards = hand.map(|hand| cards_of(world, hand)).unwrap_or_default();
    let seen = |card: Entity| world.get::<Face>(card).is_some();
    let mut kept = world.resource::<Staging>().clone();
    kept.swaps.retain(|swap| {
        let in_meld = pile_of(world, swap.wild).is_some_and(|pile| Some(pile) != hand);
        cards.contains(&swap.natural) && seen(swap.natural) && in_meld && seen(swap.wild)
    });
    let swaps = kept.swaps.clone();
    let freed = |card: &Entity| swaps.iter().any(|swap| swap.wild == *card);
    let held = |card: &Entity| cards.contains(card) && seen(*card) || freed(card);
    kept.groups.retain(|group| group.cards.iter().all(held));
    world.resource_mut::<Staging>().set_if_neq(kept);
}

/// The cards of the groups carry a mark, so that everything else can tell them from the rest of the hand.
pub(super) fn mark(staging: Res<Staging>, marked: Query<Entity, With<Staged>>, mut commands: Commands) {
    if !staging.is_changed() {
        return;
    }
    for card in &marked {
        if staging.group_of(card).is_none() {
            commands.entity(card).remove::<Staged>();
        }
    }
    for (group, cards) in staging.groups.iter().map(|group| &group.cards).enumerate() {
        for (place, card) in cards.iter().enumerate() {
            commands.entity(*card).insert(Staged { group, place });
        }
    }
}
