//! Ending the round by showing the hand: the picked card goes under. And leaving it, where that has a price.

use bevy::prelude::*;
use rummage_rules::{
    action::Action,
    draft::{Closing, Showing},
};

use super::request_surely;
use crate::play::{
    seats::human::{
        Voice,
        choices::{self, About, Choices, Deed, Entry, ask, ask_before},
    },
    table::{
        Board,
        plan::Plan,
        script::Shown,
        showing::{self, Divides},
        sort,
    },
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
    let view = &world.resource::<Shown>().0;
    let arranged = sort::arranged(world, view.seat, view.hand.clone());
    match view.showing(at_best, arranged.as_deref()) {
        Showing::So(action) => request_surely(world, action),
        Showing::Either { best, own } => ask(world, "choice-show", ways(best, own)),
    }
}

/// While the count waits for the person at this screen: asks how the hand is shown, until there is an answer.
pub fn ask_to_divide(world: &mut World) {
    let (asked, viewer) = (world.resource::<Divides>().0, world.resource::<Board>().viewer);
    let Some(seat) = asked.filter(|seat| Some(*seat) == viewer) else { return };
    if world.resource::<Choices>().open() {
        return;
    }
    match showing::of_person(world, seat) {
        Some(Showing::Either { best, own }) => choices::insist(world, "choice-show", ways(best, own)),
        // The hand was put otherwise since: there is nothing to ask any more.
        _ => world.resource_mut::<Divides>().0 = None,
    }
}

/// The two ways to show a hand, each with what it leaves over.
fn ways(best: (Action, i32), own: (Action, i32)) -> Vec<Entry> {
    let entry = |key, (action, left): (Action, i32)| Entry {
        key,
        about: vec![("points", About::Count(left.into()))],
        deed: Some(Deed::Act(action)),
    };
    vec![entry("choice-show-best", best), entry("choice-show-own", own)]
}

/// Leaves the round, after a second look.
pub fn drop_out(world: &mut World) {
    let view = &world.resource::<Shown>().0;
    let Some(price) = view.public.price_of_dropping(view.seat) else { return };
    let points = ("points", About::Count(price.into()));
    let deed = Entry { key: "choice-drop-out", about: Vec::new(), deed: Some(Deed::Act(Action::Drop)) };
    ask_before(world, "choice-drop", vec![points], deed);
}
