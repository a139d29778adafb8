//! Laying the whole table anew, step by step: what is picked goes to a group, to a group of its own, or back to the hand.

use bevy::prelude::*;
use rummage_rules::{
    action::Action,
    cards::ids::CardId,
    draft::{TableDraft, To},
    moves::suggest::Verb,
};

use super::{clear, may, pick, picked_entities, refuse, request, toggle};
use crate::play::{
    seats::human::Voice,
    table::{
        card::{Face, Selected},
        pile::faces_in,
        rearranging::{self, Rearranging},
        script::Shown,
    },
};

/// Whether the person may lay the whole table anew now.
pub fn rearranges(world: &World) -> bool {
    may(world, Verb::Rearrange)
}

/// A card on the table: what is picked joins it, unless it lies there already; else it is picked, or let go.
pub fn choose_laid(world: &mut World, card: Entity) {
    if !rearranges(world) {
        world.resource_mut::<Voice>().tell("say-rearrange-later");
        return;
    }
    let picked = picked_faces(world);
    let Some(face) = world.get::<Face>(card).map(|face| face.0) else { return };
    let draft = rearranging::draft(world);
    let group = draft.group_of(face);
    let beside = picked.iter().all(|picked| draft.group_of(*picked) == group);
    match group.filter(|_| !beside) {
        Some(group) => shift(world, To::Group(group)),
        None => toggle(world, card),
    }
}

/// What is picked goes to the meld of this pile.
pub fn join(world: &mut World, pile: Entity) {
    if let Some(group) = group_in(world, pile) {
        shift(world, To::Group(group));
    }
}

/// The group that lies in a pile.
pub fn group_in(world: &World, pile: Entity) -> Option<usize> {
    rearranging::draft(world).group_of(*faces_in(world, pile).first()?)
}

/// What is picked goes there, as one step.
pub fn shift(world: &mut World, to: To) {
    let cards = picked_faces(world);
    if cards.is_empty() {
        return;
    }
    let mut draft = rearranging::draft(world);
    let spec = world.resource::<Shown>().0.public.spec.clone();
    match draft.shift(&spec, &cards, to) {
        Ok(_) => lay(world, draft),
        Err(refusal) => refuse(world, draft.laid(), refusal),
    }
}

/// The card alone goes there; where it is picked, all that is picked.
pub fn bring(world: &mut World, card: Entity, to: To) {
    if !world.entity(card).contains::<Selected>() {
        clear(world);
        pick(world, card);
    }
    shift(world, to);
}

/// Lays the table as an action would have it, to be looked at.
pub(super) fn lay_out_anew(world: &mut World, action: &Action) {
    let view = &world.resource::<Shown>().0;
    let mut draft = TableDraft::of(view);
    if draft.lay(view, action) {
        lay(world, draft);
    }
}

/// The button on top while the table may be laid anew: what is picked becomes a group, or the table is left so. Whether it did anything.
pub fn first(world: &mut World) -> bool {
    if !picked_entities(world).is_empty() {
        shift(world, To::NewGroup);
        return true;
    }
    let draft = rearranging::draft(world);
    if !draft.is_changed() {
        return false;
    }
    match draft.action(&world.resource::<Shown>().0) {
        Ok(action) => request(world, action),
        Err(refusal) => refuse(world, draft.laid(), refusal),
    }
    true
}

/// What the button below does while the table may be laid anew.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Back {
    /// The picked wild card is meant as another card.
    ReadOn(usize),
    /// What is picked goes back to the hand.
    ToHand,
    /// All goes back to where it lay.
    All,
}

/// What the button below would do, with these cards picked; none: what it does elsewhere.
pub fn back(draft: &TableDraft, picked: &[CardId], spec: &rummage_rules::spec::Spec) -> Option<Back> {
    let added = draft.added();
    let group = match picked {
        [card] if spec.is_wild(*card) => draft.group_of(*card),
        _ => None,
    };
    if let Some(group) = group.filter(|group| draft.readings(spec, *group).len() > 1) {
        return Some(Back::ReadOn(group));
    }
    if !picked.is_empty() && picked.iter().all(|card| added.contains(card)) {
        return Some(Back::ToHand);
    }
    draft.is_changed().then_some(Back::All)
}

/// The button below. Whether it did anything.
pub fn second(world: &mut World) -> bool {
    let (mut draft, picked) = (rearranging::draft(world), picked_faces(world));
    let spec = world.resource::<Shown>().0.public.spec.clone();
    match back(&draft, &picked, &spec) {
        Some(Back::ReadOn(group)) => {
            draft.read_on(&spec, group);
            lay(world, draft);
        }
        Some(Back::ToHand) => shift(world, To::Hand),
        Some(Back::All) => {
            draft.put_back();
            lay(world, draft);
        }
        None => return false,
    }
    true
}

/// Takes the last step back. Whether there was one.
pub fn step_back(world: &mut World) -> bool {
    if !world.resource::<Rearranging>().is_begun() {
        return false;
    }
    let mut draft = rearranging::draft(world);
    draft.undo();
    lay(world, draft);
    true
}

fn lay(world: &mut World, draft: TableDraft) {
    clear(world);
    rearranging::lay(world, draft);
}

fn picked_faces(world: &mut World) -> Vec<CardId> {
    let picked = picked_entities(world);
    picked.into_iter().filter_map(|card| world.get::<Face>(card)).map(|face| face.0).collect()
}
