//! Taking the discard pile: its top, or all of it with the cards that its top is melded with.

use bevy::prelude::*;
use rummage_rules::{
    action::{Action, MeldPlan},
    draft,
    table::view::View,
};

use super::{prepare, request};
use crate::play::{
    seats::human::Voice,
    table::{plan::Plan, script::Shown, staging::Staging},
};

/// Takes the top of the discard pile. Where the whole pile is taken, it is with what is picked and laid out; with nothing picked, the
/// cards that take it are, and the next wish takes it.
pub fn take(world: &mut World) {
    let draft = world.resource::<Staging>().draft();
    let picked = world.resource::<Plan>().cards.clone();
    let view = &world.resource::<Shown>().0;
    let action = draft::taking(view, &draft, &picked);
    if picked.is_empty()
        && draft.melds.is_empty()
        && view.check(&action).is_err()
        && let Some(plain) = plainest(view)
    {
        prepare(world, &plain);
        world.resource_mut::<Voice>().tell("say-take-with");
        return;
    }
    request(world, action);
}

/// Of the ways to take the whole pile the one that asks for the fewest wild cards, and then for the fewest cards.
fn plainest(view: &View) -> Option<Action> {
    let costs = |action: &Action| {
        let Action::LayDown { melds, .. } = action else { return (0, 0) };
        let cards = melds.iter().flat_map(|MeldPlan { cards, .. }| cards);
        (cards.clone().filter(|card| view.public.spec.is_wild(**card)).count(), cards.count())
    };
    view.takings().into_iter().min_by_key(costs)
}
