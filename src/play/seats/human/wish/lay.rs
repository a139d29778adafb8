//! Laying melds: at once where one is enough, else laid out in the plot until all that is asked for lies there.

use bevy::prelude::*;
use rummage_rules::{
    action::{Action, MeldPlan, Swap},
    cards::ids::CardId,
    melds::meld::{Meld as Laid, Reading},
    melds::pattern::Shape,
    moves::suggest::Verb,
    refusal::{Code, Refusal},
    table::view::View,
    turn::gate::worth,
};

use super::{may, picked_entities, put_back, refuse, request};
use crate::play::{
    seats::human::{
        Voice,
        choices::{self, About, Deed, Entry},
    },
    table::{
        card::{Card, Face},
        opening::{Filled, Opening},
        plan::{self, Plan},
        readings::readings,
        script::Shown,
        staging::{Group, StagedSwap, Staging},
        ways::plan_of,
    },
};

/// Lays the picked cards as a meld, or lays them out; with nothing picked, lays what is laid out. Where melds stay in the hand,
/// shows it.
pub fn meld(world: &mut World) {
    if world.resource::<Shown>().0.public.spec.tableau.in_hand {
        super::close::close(world);
        return;
    }
    let plan = world.resource::<Plan>().clone();
    if plan.is_empty() {
        if world.resource::<Staging>().is_empty() {
            world.resource_mut::<Voice>().tell("say-pick-meld");
        } else {
            lay_staged(world);
        }
        return;
    }
    let gathers = plan.opening.gathers();
    let before = Opening::of(&world.resource::<Shown>().0, world.resource::<Staging>(), None);
    let possible: Vec<Reading> =
        plan.readings.iter().filter(|reading| before.takes(reading)).cloned().collect();
    let readings = if possible.is_empty() && !gathers { &plan.readings } else { &possible };
    let deed = |reading: &Reading| {
        if gathers { Deed::LayOut(reading.clone()) } else { Deed::Act(lay(&plan, reading)) }
    };
    match readings.as_slice() {
        [] if gathers => refuse_group(world, &plan),
        [] => request(world, lay_unread(&plan)),
        [reading] => choices::carry_out(world, deed(reading)),
        several => {
            let spec = world.resource::<Shown>().0.public.spec.clone();
            let entries = several.iter().map(|reading| {
                let run = matches!(spec.patterns[reading.pattern].shape, Shape::Sequence { .. });
                let mut about = vec![
                    ("meld", About::Pattern(reading.name)),
                    ("cards", About::Count(reading.slots.len() as i64)),
                ];
                about.extend(ends_of(reading).filter(|_| run));
                let key = if run { "choice-run" } else { "choice-set" };
                Entry { key, about, deed: deed(reading) }
            });
            let entries = entries.collect();
            choices::ask(world, "choice-which-meld", entries);
        }
    }
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

/// The action that lays the picked cards in this reading.
fn lay(plan: &Plan, reading: &Reading) -> Action {
    let mut meld = plan_of(reading);
    meld.cards.retain(|card| plan.cards.contains(card));
    meld.from_pile = u8::try_from(plan.from_pile.len()).unwrap_or(u8::MAX);
    if plan.readings.len() == 1 {
        meld.pattern = None;
    }
    Action::LayDown { melds: vec![meld], swaps: Vec::new() }
}

/// The action for cards that are no meld: the judge says why.
fn lay_unread(plan: &Plan) -> Action {
    let from_pile = u8::try_from(plan.from_pile.len()).unwrap_or(u8::MAX);
    let meld = MeldPlan { cards: plan.cards.clone(), from_pile, ..MeldPlan::default() };
    Action::LayDown { melds: vec![meld], swaps: Vec::new() }
}

/// Why the picked cards cannot be laid out. The judge is not asked: a failed opening may cost points.
fn refuse_group(world: &mut World, plan: &Plan) {
    let no_slot = || Refusal::new(Code::ContractMismatch, "no-open-slot").about(&plan.cards);
    let refusal = plan.why_not.clone().unwrap_or_else(no_slot);
    refuse(world, lay_unread(plan), refusal);
}

/// Lays the picked cards out, and lays everything as soon as it is all that is asked for.
pub fn lay_out(world: &mut World, reading: Reading) {
    let cards = entities_of(world, reading.slots.iter().map(|slot| slot.card));
    put_back(world, &cards);
    let group = group_of(world, cards, reading);
    world.resource_mut::<Staging>().groups.push(group);
    settle(world);
}

fn group_of(world: &World, cards: Vec<Entity>, reading: Reading) -> Group {
    let view = &world.resource::<Shown>().0;
    let represented = match &view.public.spec.gates.gate {
        rummage_rules::turn::gate::Gate::Points { wild_as_represented, .. } => *wild_as_represented,
        _ => false,
    };
    let meld = Laid::new(view.seat, reading.clone());
    Group { cards, points: worth(&view.public.spec, &meld, represented), reading, slot: None }
}

/// Says which slots the groups fill, and lays them when nothing is missing.
fn settle(world: &mut World) {
    let opening = Opening::of(&world.resource::<Shown>().0, world.resource::<Staging>(), None);
    if let Opening::Contract { slots, .. } = &opening {
        let mut staging = world.resource_mut::<Staging>();
        for (nth, group) in staging.groups.iter_mut().enumerate() {
            group.slot = slots.iter().position(|slot| slot.filled == Filled::Staged(nth));
        }
    }
    plan::reread(world);
    if opening.is_met() && may(world, Verb::Meld) {
        lay_staged(world);
    }
}

/// Asks the judge for everything that is laid out, if it is all that is asked for.
fn lay_staged(world: &mut World) {
    let staging = world.resource::<Staging>();
    let view = &world.resource::<Shown>().0;
    let melds: Vec<MeldPlan> = staging.groups.iter().map(|group| meld_plan(view, group)).collect();
    let swaps: Vec<Swap> = staging.swaps.iter().map(|staged| staged.swap).collect();
    let cards: Vec<CardId> = melds.iter().flat_map(|meld| meld.cards.iter().copied()).collect();
    let opening = Opening::of(view, staging, None);
    let action = Action::LayDown { melds, swaps };
    if opening.is_met() || !may(world, Verb::Meld) {
        request(world, action);
        return;
    }
    let (code, why) = match opening {
        Opening::Points { .. } => (Code::TooFewPoints, "too-few-points"),
        _ => (Code::ContractMismatch, "contract-mismatch"),
    };
    refuse(world, action, Refusal::new(code, why).about(&cards));
}

/// A group as the judge is told of it. Its pattern is named only where the cards could be something else.
fn meld_plan(view: &View, group: &Group) -> MeldPlan {
    let mut meld = plan_of(&group.reading);
    if readings(&view.public.spec, &meld.cards).len() == 1 {
        meld.pattern = None;
    }
    meld
}

/// Takes a group back: its cards are picked again. Picked cards join the group instead, where they fit.
pub fn take_back(world: &mut World, card: Entity) {
    let Some(index) = world.resource::<Staging>().group_of(card) else { return };
    let group = world.resource::<Staging>().groups[index].clone();
    let picked = picked_entities(world);
    if picked.is_empty() {
        world.resource_mut::<Staging>().take_back(card);
        for card in group.cards {
            world.entity_mut(card).remove::<crate::play::table::card::Staged>();
            super::pick(world, card);
        }
        plan::reread(world);
        return;
    }
    let plan = world.resource::<Plan>().clone();
    let grown: Vec<CardId> =
        group.reading.slots.iter().map(|slot| slot.card).chain(plan.cards.iter().copied()).collect();
    let view = &world.resource::<Shown>().0;
    let same = |reading: &Reading| reading.pattern == group.reading.pattern;
    match readings(&view.public.spec, &grown).into_iter().find(same) {
        Some(reading) => {
            let cards = entities_of(world, reading.slots.iter().map(|slot| slot.card));
            put_back(world, &picked);
            world.resource_mut::<Staging>().groups[index] = group_of(world, cards, reading);
            settle(world);
        }
        None => {
            let refusal = Refusal::new(Code::DoesNotFit, "fit-rank").about(&plan.cards);
            refuse(world, lay_unread(&plan), refusal);
        }
    }
}

/// The melds that open will count on this exchange: its wild is picked as if it were in the hand.
pub fn count_on(world: &mut World, swap: Swap) {
    let view = &world.resource::<Shown>().0;
    let target = view.public.melds.get(swap.meld.index());
    let wild = target.and_then(|target| crate::play::table::ways::wild_for(view, target, swap.natural));
    let Some(wild) = wild else { return };
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
