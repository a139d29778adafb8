//! Laying melds: at once where one is enough, else laid out in the plot until all that is asked for lies there.

use bevy::prelude::*;
use rummage_rules::{
    action::Swap,
    cards::ids::CardId,
    draft::{self, Opening},
    melds::meld::Reading,
    moves::suggest::Verb,
};

use super::{may, picked_entities, put_back, refuse, request};
use crate::play::{
    seats::human::{
        Voice,
        choices::{self, About, Deed, Entry},
    },
    table::{
        Board,
        card::{Card, Face, Staged},
        pile::faces_in,
        plan::{self, Plan},
        script::Shown,
        staging::{Group, StagedSwap, Staging},
    },
};

/// Lays the picked cards, or lays them out; with nothing picked, lays what is laid out, or the opening that the hand holds. Where melds stay
/// in the hand, shows it.
pub fn meld(world: &mut World) {
    if world.resource::<Shown>().0.public.melds_in_hand() {
        super::close::close(world);
        return;
    }
    let plan = world.resource::<Plan>().clone();
    if plan.is_empty() {
        if !world.resource::<Staging>().is_empty() {
            return lay_staged(world);
        }
        match held(world) {
            melds if melds.is_empty() => world.resource_mut::<Voice>().tell("say-pick-meld"),
            melds => lay_out(world, melds),
        }
        return;
    }
    match plan.deeds().as_slice() {
        // The judge is not asked: a failed opening may cost points.
        [] if plan.opening.gathers() => refuse(world, plan.lay_unread(), plan.why_not_laid_out()),
        [] => request(world, plan.lay_unread()),
        [(_, deed)] => choices::carry_out(world, deed.clone()),
        several => ask_which(world, several),
    }
}

/// The opening that the hand holds, as it lies; nothing is laid out.
fn held(world: &World) -> Vec<Reading> {
    let order = world.resource::<Board>().own_hand().map(|hand| faces_in(world, hand)).unwrap_or_default();
    draft::ready(&world.resource::<Shown>().0, &order)
}

/// Asks which of several melds is meant.
fn ask_which(world: &mut World, deeds: &[(&[Reading], Deed)]) {
    let spec = world.resource::<Shown>().0.public.spec.clone();
    let entry = |(reading, deed): (&Reading, &Deed)| {
        let run = reading.is_run(&spec);
        let mut about =
            vec![("meld", About::Pattern(reading.name)), ("cards", About::Count(reading.slots.len() as i64))];
        about.extend(ends_of(reading).filter(|_| run));
        let key = if run { "choice-run" } else { "choice-set" };
        Entry { key, about, deed: Some(deed.clone()) }
    };
    let entries = deeds.iter().filter_map(|(melds, deed)| Some(entry((melds.first()?, deed)))).collect();
    choices::ask(world, "choice-which-meld", entries);
}

/// The cards between which a run lies, wilds as what they stand for.
fn ends_of(reading: &Reading) -> impl Iterator<Item = (&'static str, About)> {
    let ends = [("low", reading.slots.first()), ("high", reading.slots.last())];
    ends.into_iter().filter_map(|(name, slot)| {
        let slot = slot?;
        let card = slot.stands_for.map_or(About::Card(slot.card), About::Stand);
        Some((name, card))
    })
}

/// Lays the picked cards out, and lays everything as soon as nothing more is wanted.
pub fn lay_out(world: &mut World, melds: Vec<Reading>) {
    for reading in melds {
        let cards = entities_of(world, reading.cards());
        put_back(world, &cards);
        world.resource_mut::<Staging>().groups.push(Group { cards, reading });
    }
    settle(world);
}

/// Lays what is laid out when nothing is missing.
fn settle(world: &mut World) {
    plan::reread(world);
    let opening = Opening::of(&world.resource::<Shown>().0, &world.resource::<Staging>().draft(), &[]);
    if opening.is_full() && may(world, Verb::Meld) {
        lay_staged(world);
    }
}

/// Asks for everything that is laid out, if the judge would let it go down; else says why not, before a failed opening costs points.
fn lay_staged(world: &mut World) {
    let view = &world.resource::<Shown>().0;
    let draft = world.resource::<Staging>().draft();
    let action = draft.lay_down(&view.public.spec);
    match draft.check(view) {
        Ok(()) => request(world, action),
        Err(refusal) => refuse(world, action, refusal),
    }
}

/// Takes a group back: its cards are picked again. Picked cards join the group instead, where they fit.
pub fn take_back(world: &mut World, card: Entity) {
    let Some(index) = world.resource::<Staging>().group_of(card) else { return };
    let group = world.resource::<Staging>().groups[index].clone();
    let picked = picked_entities(world);
    if picked.is_empty() {
        world.resource_mut::<Staging>().take_back(card);
        for card in group.cards {
            world.entity_mut(card).remove::<Staged>();
            super::pick(world, card);
        }
        plan::reread(world);
        return;
    }
    let plan = world.resource::<Plan>().clone();
    let spec = &world.resource::<Shown>().0.public.spec;
    match world.resource::<Staging>().draft().grown(spec, index, &plan.cards) {
        Ok(reading) => {
            let cards = entities_of(world, reading.cards());
            put_back(world, &picked);
            world.resource_mut::<Staging>().groups[index] = Group { cards, reading };
            settle(world);
        }
        Err(refusal) => refuse(world, plan.lay_unread(), refusal),
    }
}

/// The melds that open will count on this exchange: its wild is picked as if it were in the hand.
pub fn count_on(world: &mut World, swap: Swap) {
    let Some(wild) = draft::wild_for(&world.resource::<Shown>().0, swap) else { return };
    let [natural, wild] = entities_of(world, [swap.natural, wild].into_iter())[..] else { return };
    put_back(world, &[natural]);
    let mut staging = world.resource_mut::<Staging>();
    staging.swaps.retain(|known| known.natural != natural && known.wild != wild);
    staging.swaps.push(StagedSwap { swap, natural, wild });
    super::pick(world, wild);
}

/// The entities that show these cards, in this order.
fn entities_of(world: &mut World, cards: impl Iterator<Item = CardId>) -> Vec<Entity> {
    let mut faces = world.query_filtered::<(Entity, &Face), With<Card>>();
    let shown: Vec<(Entity, CardId)> = faces.iter(world).map(|(card, face)| (card, face.0)).collect();
    cards.filter_map(|card| shown.iter().find(|(_, face)| *face == card).map(|(entity, _)| *entity)).collect()
}
