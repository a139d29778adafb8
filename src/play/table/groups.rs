//! What the neighbours in the own hand are: melds, one card short of one, or over. The gaps and brackets of the hand follow from it.

use bevy::prelude::*;
use rummage_rules::{
    cards::{ids::CardId, wilds::Wilds},
    draft::Group,
};

use super::{
    card::{Face, Staged},
    open::Board,
    pile::PileCards,
    script::Shown,
    staging::{self, Staging},
};
use crate::shell::{AppSystems, preferences::Preferences, states::Screen};

/// The own hand from the left, group by group; nothing where its owner wants no groups, or nobody may see it.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Groups {
    /// The groups, as the rules read them.
    pub all: Vec<Group>,
    /// The cards of the hand, from the left.
    pub cards: Vec<Entity>,
    /// What was read: the faces of these cards, and what was wild.
    of: (Vec<CardId>, Wilds),
}

impl Groups {
    /// The places of the cards with which a group begins, the first one left out.
    pub fn breaks(&self) -> Vec<usize> {
        let mut place = 0;
        let mut begins: Vec<usize> = Vec::new();
        for group in &self.all {
            begins.push(place);
            place += group.cards.len();
        }
        begins.split_off(1.min(begins.len()))
    }
}

/// Reads the hand whenever it lies otherwise.
pub fn plugin(app: &mut App) {
    app.init_resource::<Groups>().add_systems(
        Update,
        read.run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Shown>)
            .after(staging::mark)
            .before(AppSystems::Layout),
    );
}

fn read(
    board: Res<Board>,
    piles: Query<&PileCards>,
    cards: Query<(Option<&Face>, Has<Staged>)>,
    staging: Res<Staging>,
    shown: Res<Shown>,
    preferences: Res<Preferences>,
    mut groups: ResMut<Groups>,
) {
    let public = &shown.0.public;
    let hand = board.own_hand().and_then(|hand| piles.get(hand).ok());
    let given = |card: &Entity| staging.swaps.iter().any(|swap| swap.natural == *card);
    let staged = |card: &Entity| cards.get(*card).is_ok_and(|(_, staged)| staged);
    let held = hand.into_iter().flat_map(PileCards::iter).filter(|card| !given(card) && !staged(card));
    // A hand of a few places needs no gaps.
    let wanted = preferences.hand_groups && public.spec.spread().places.is_none();
    let held: Vec<Entity> = held.filter(|_| wanted).collect();
    let face = |card: &Entity| cards.get(*card).ok()?.0.map(|face| face.0);
    let faces: Option<Vec<CardId>> = held.iter().map(face).collect();
    let (faces, held) = faces.map_or_else(default, |faces| (faces, held));
    let wilds = public.spec.wilds;
    if groups.cards != held || groups.of != (faces.clone(), wilds) {
        *groups = Groups { all: public.spec.groups(&faces), cards: held, of: (faces, wilds) };
    }
}
