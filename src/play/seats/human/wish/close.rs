//! Ending the round by showing the hand: the picked card goes under. And leaving it, where that has a price.

use bevy::prelude::*;
use rummage_rules::{
    action::{Action, MeldPlan},
    cards::ids::CardId,
    judge::Verdict,
    moves::suggest::Verb,
    table::view::View,
};

use super::{may, request};
use crate::play::{
    seats::human::{
        Voice,
        choices::{About, Deed, Entry, ask, ask_before},
    },
    table::{plan::Plan, script::Shown, sort::arranged_hand},
};

/// The close that the picked card would go under, if exactly one is picked; without one, or where none goes under, the close of the whole hand.
pub fn close_of(view: &View, picked: &[CardId]) -> Option<Action> {
    let throws = !view.public.spec.turn.close_undrawn;
    match picked {
        [card] if throws => Some(Action::close(*card)),
        [_, _, ..] if throws => None,
        _ => Some(Action::Close { discard: None, melds: Vec::new() }),
    }
    .filter(|_| view.public.spec.ends.close.is_some())
}

/// Closes with the picked card; without one, where the whole hand may be shown so. Where that would fail and cost, it is asked once more.
pub fn close(world: &mut World) {
    let picked = world.resource::<Plan>().cards.clone();
    let view = &world.resource::<Shown>().0;
    let tells = !picked.is_empty() || view.public.spec.turn.close_undrawn;
    let action = close_of(view, &picked).filter(|action| tells || view.check(action).is_ok());
    let wrong = picked.first().and_then(|card| view.wrong_close(*card));
    match (action, wrong) {
        (Some(action), Some(wrong)) => {
            let rule = view.public.spec.ends.close.as_ref().and_then(|rule| rule.declaration);
            let price = rule.and_then(|declaration| declaration.wrong).unwrap_or_default();
            let about = vec![("why", About::Why(wrong.why)), ("points", About::Count(price.into()))];
            let deed = Entry { key: "choice-close-anyway", about: Vec::new(), deed: Deed::Act(action) };
            ask_before(world, "choice-close-wrong", about, deed);
        }
        (Some(action), None) => show(world, action),
        (None, _) if may(world, Verb::Close) => world.resource_mut::<Voice>().tell("say-pick-under"),
        (None, _) => world.resource_mut::<Voice>().tell("say-too-much-left"),
    }
}

/// Shows the hand as its owner has put it, where that covers as much as any division; where it covers less, the owner is asked (ruling R25).
fn show(world: &mut World, at_best: Action) {
    let view = &world.resource::<Shown>().0;
    let Action::Close { discard, .. } = at_best else { return };
    let own = arranged_hand(world, discard).map(|hand| (own_division(view, &hand, discard), hand));
    let Some((Some((as_it_lies, own)), hand)) = own else { return request(world, at_best) };
    let least = view.public.spec.least_left(&hand);
    if own == least {
        return request(world, as_it_lies);
    }
    let entry = |key, left: i32, action| Entry {
        key,
        about: vec![("points", About::Count(left.into()))],
        deed: Deed::Act(action),
    };
    let entries = vec![entry("choice-show-best", least, at_best), entry("choice-show-own", own, as_it_lies)];
    ask(world, "choice-show", entries);
}

/// The close in which neighbours of the hand are the melds, and what that leaves over; none where it has no meld or could not close.
fn own_division(view: &View, hand: &[CardId], discard: Option<CardId>) -> Option<(Action, i32)> {
    let split = view.public.spec.as_it_lies(hand);
    if split.melds.is_empty() {
        return None;
    }
    let left = view.public.spec.worth_left(&split);
    let melds = split.melds.into_iter().map(|cards| MeldPlan { cards, ..MeldPlan::default() }).collect();
    let action = Action::Close { discard, melds };
    let verdict = view.public.judge(&view.hand, view.seat, &action);
    matches!(verdict, Ok(Verdict::Close(_))).then_some((action, left))
}

/// Leaves the round, after a second look.
pub fn drop_out(world: &mut World) {
    let view = &world.resource::<Shown>().0;
    let Some(price) = view.public.price_of_dropping(view.seat) else { return };
    let points = ("points", About::Count(price.into()));
    let deed = Entry { key: "choice-drop-out", about: Vec::new(), deed: Deed::Act(Action::Drop) };
    ask_before(world, "choice-drop", vec![points], deed);
}
