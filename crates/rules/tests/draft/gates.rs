//! What is laid out, beside the judge: what is called enough is laid, and what is called missing is what the refusal speaks of.

use super::{is_of_gate, laid_out, lay_downs, plain, views};
use crate::common;
use rummage_rules::draft::{Deed, Draft, Filled, Opening, Selection};
use rummage_rules::melds::{in_hand, pattern};
use rummage_rules::prelude::*;

/// Picks the cards of a meld and does with them what the draft says; whether that was all that was wanted.
fn build(view: &View, draft: &mut Draft, plan: &MeldPlan) -> Option<Action> {
    let picked = Selection::read(view, draft, plan.cards.clone(), Vec::new());
    let is_meant =
        |melds: &[Reading]| melds.len() == 1 && plan.pattern.is_none_or(|meant| meant == melds[0].pattern);
    let deed = picked.deeds().into_iter().find(|(melds, _)| is_meant(melds)).map(|(_, deed)| deed);
    match deed.unwrap_or_else(|| panic!("{}: {plan:?} has no deed: {picked:?}", view.public.spec.sheet.game))
    {
        Deed::Act(action) => Some(action),
        Deed::LayOut(melds) => {
            draft.melds.extend(melds);
            None
        }
        Deed::CountOn(swap) => panic!("{swap:?} is no meld"),
    }
}

#[test]
fn whatever_can_be_laid_can_be_built_meld_by_meld_and_is_accepted() {
    let mut built = std::collections::BTreeMap::<&str, usize>::new();
    for view in views(13, 40, &mut common::rng(1)) {
        let spec = &view.public.spec;
        for plans in lay_downs(&view).into_iter().take(8) {
            let mut draft = Draft::default();
            let acts: Vec<Action> = plans.iter().filter_map(|plan| build(&view, &mut draft, plan)).collect();
            match &acts[..] {
                [] => {
                    let opening = Opening::of(&view, &draft, &[]);
                    assert!(opening.is_met() && opening.is_full(), "{}: {opening:?}", spec.sheet.game);
                    assert_eq!(draft.check(&view), Ok(()), "{}: {draft:?}", spec.sheet.game);
                }
                [act] => assert_eq!(view.check(act), Ok(()), "{}: {act:?}", spec.sheet.game),
                _ => panic!("{}: {acts:?} were to be laid together", spec.sheet.game),
            }
            *built.entry(spec.sheet.game).or_default() += 1;
        }
    }
    assert!(built.len() == 16 && built.values().all(|count| *count > 10), "{built:?}");
}

/// A few melds of the hand without a common card, by chance.
fn some_melds(view: &View, rng: &mut rand::rngs::ChaCha8Rng) -> Vec<Reading> {
    let spec = &view.public.spec;
    let all = in_hand::melds_in(spec, &view.hand);
    let mut melds: Vec<Reading> = Vec::new();
    for _ in 0..if all.is_empty() { 0 } else { 6 } {
        let plan = common::pick(&all, rng);
        let free = |card: &CardId| melds.iter().all(|meld| meld.cards().all(|laid| laid != *card));
        let reading = match plan.pattern {
            Some(pattern) => pattern::read_as(spec, pattern, &plan.cards).ok(),
            None => pattern::read(spec, &plan.cards).ok(),
        };
        if melds.len() < 4 && plan.cards.iter().all(free) {
            melds.extend(reading);
        }
    }
    melds
}

#[test]
fn what_is_missing_is_what_the_judge_refuses() {
    let (mut met, mut missing) = (0, 0);
    let mut rng = common::rng(2);
    for view in views(14, 60, &mut rng) {
        let melds = some_melds(&view, &mut rng);
        if melds.is_empty() {
            continue;
        }
        let draft = laid_out(&melds);
        let opening = Opening::of(&view, &draft, &[]);
        let refusal = view.check(&draft.lay_down(&view.public.spec)).err();
        let by_gate = refusal.as_ref().is_some_and(is_of_gate);
        assert_eq!(opening.is_met(), !by_gate, "{}: {opening:?} {refusal:?}", view.public.spec.sheet.game);
        assert_eq!(draft.check(&view).err(), refusal);
        if opening.gathers() {
            met += usize::from(opening.is_met());
            missing += usize::from(!opening.is_met());
        }
    }
    assert!(met > 30 && missing > 100, "{met} met, {missing} not");
}

#[test]
fn as_many_melds_lie_in_slots_as_can() {
    let mut placed = 0;
    let mut rng = common::rng(3);
    for view in views(14, 60, &mut rng) {
        let melds = some_melds(&view, &mut rng);
        let (first, picked) = melds.split_at(melds.len() / 2);
        let Opening::Contract { slots, .. } = Opening::of(&view, &laid_out(first), picked) else { continue };
        let filled =
            slots.iter().filter(|slot| matches!(slot.filled, Filled::LaidOut | Filled::Picked)).count();
        assert_eq!(filled, plain::most_placed(&slots, &melds), "{}: {slots:?}", view.public.spec.sheet.game);
        assert!(slots.iter().all(|slot| slot.cards == 0 || slot.wanted.least <= slot.cards));
        placed += filled;
    }
    assert!(placed > 100, "{placed}");
}

#[test]
fn points_are_told_of_what_is_laid_out_and_picked() {
    let least = |view: &View, melds: &[Reading]| match Opening::of(view, &laid_out(melds), &[]) {
        Opening::Points { have, least, or_run, met } => Some((have, least, or_run, met)),
        _ => None,
    };
    let mut told = 0;
    let mut rng = common::rng(4);
    for view in views(13, 30, &mut rng) {
        let melds = some_melds(&view, &mut rng);
        let Some((have, wanted, or_run, met)) = least(&view, &melds) else { continue };
        let alone = melds.iter().filter_map(|meld| Some(least(&view, std::slice::from_ref(meld))?.0));
        assert_eq!(have, alone.sum::<i32>());
        let long = |meld: &Reading| meld.name == "run" && or_run.is_some_and(|run| meld.slots.len() >= run);
        assert_eq!(met, have >= wanted || melds.iter().any(long), "{}", view.public.spec.sheet.game);
        told += usize::from(have > 0);
    }
    assert!(told > 20, "{told}");
}
