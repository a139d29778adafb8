//! Ending the round by showing the hand: the picked card goes under. And leaving it, where that has a price.

use bevy::prelude::*;
use rummage_rules::{action::Action, suggest::Verb};

use super::{may, request};
use crate::{
    hud::close_of,
    seats::human::{
        Voice,
        choices::{About, Deed, Entry, ask_before},
    },
    table::{plan::Plan, script::Shown},
};

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
        (Some(action), None) => request(world, action),
        (None, _) if may(world, Verb::Close) => world.resource_mut::<Voice>().tell("say-pick-under"),
        (None, _) => world.resource_mut::<Voice>().tell("say-too-much-left"),
    }
}

/// Leaves the round, after a second look.
pub fn drop_out(world: &mut World) {
    let view = &world.resource::<Shown>().0;
    let Some(price) = view.public.price_of_dropping(view.seat) else { return };
    let points = ("points", About::Count(price.into()));
    let deed = Entry { key: "choice-drop-out", about: Vec::new(), deed: Deed::Act(Action::Drop) };
    ask_before(world, "choice-drop", vec![points], deed);
}
