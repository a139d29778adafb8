//! Ending the round by showing the hand: the picked card goes under. And leaving it, where that has a price.

use bevy::prelude::*;
use rummage_rules::{
    action::Action,
    draft::{Closing, Showing},
};

use super::request;
use crate::play::{
    seats::human::{
        Voice,
        choices::{About, Deed, Entry, ask, ask_before},
    },
    table::{plan::Plan, script::Shown, sort::arranged_hand},
};

/// Closes with the picked card; without one, where the whole hand may be shown so. Where that would fail and cost, it is asked once more.
pub fn close(world: &mut World) {
    let picked = world.resource::<Plan>().cards.clone();
    match world.resource::<Shown>().0.closing(&picked) {
        Closing::Show(action) => show(world, action),
        Closing::Wrong { action, why, points } => {
            let about = vec![("why", About::Why(why.why)), ("points", About::Count(points.into()))];
            let deed = Some(Deed::Act(action));
            ask_before(
                world,
                "choice-close-wrong",
                about,
                Entry { key: "choice-close-anyway", about: Vec::new(), deed },
            );
        }
        Closing::PickOne => world.resource_mut::<Voice>().tell("say-pick-under"),
        Closing::TooMuch => world.resource_mut::<Voice>().tell("say-too-much-left"),
    }
}

/// Shows the hand as its owner has put it, where that covers as much as any division; where it covers less, the owner is asked (ruling R25).
fn show(world: &mut World, at_best: Action) {
    let Action::Close { discard, .. } = at_best else { return };
    let arranged = arranged_hand(world, discard);
    match world.resource::<Shown>().0.showing(at_best, arranged.as_deref()) {
        Showing::So(action) => request(world, action),
        Showing::Either { best, own } => {
            let entry = |key, (action, left): (Action, i32)| Entry {
                key,
                about: vec![("points", About::Count(left.into()))],
                deed: Some(Deed::Act(action)),
            };
            ask(world, "choice-show", vec![entry("choice-show-best", best), entry("choice-show-own", own)]);
        }
    }
}

/// Leaves the round, after a second look.
pub fn drop_out(world: &mut World) {
    let view = &world.resource::<Shown>().0;
    let Some(price) = view.public.price_of_dropping(view.seat) else { return };
    let points = ("points", About::Count(price.into()));
    let deed = Entry { key: "choice-drop-out", about: Vec::new(), deed: Some(Deed::Act(Action::Drop)) };
    ask_before(world, "choice-drop", vec![points], deed);
}
