//! Answering a window: whether to buy, to call, to dig, where to cut, and which card to give.

use bevy::prelude::*;
use rummage_rules::{
    action::{Action, Choice},
    moves::suggest::Verb,
    turn::window::WindowKind,
};

use super::request;
use crate::play::{
    seats::human::voice::Voice,
    table::{Board, plan::Plan, script::Shown, silence::Passing},
};

/// How many cards the person would cut.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cut(pub u8);

impl Default for Cut {
    fn default() -> Self {
        Self(30)
    }
}

/// Which way an answer leans.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lean {
    /// Buy, call, dig, cut, give what is picked.
    For,
    /// Let it be.
    Against,
}

/// What the person is asked out of turn, if anything.
pub fn question(world: &World) -> Option<WindowKind> {
    world.resource::<Shown>().0.verbs().into_iter().find_map(|verb| match verb {
        Verb::Answer(kind) => Some(kind),
        _ => None,
    })
}

/// Answers it.
pub fn answer(world: &mut World, lean: Lean) {
    let Some(kind) = question(world) else { return };
    let choice = match (kind, kind.answers(), lean) {
        (WindowKind::Cut, ..) => Choice::Cut(world.resource::<Cut>().0),
        (WindowKind::Give, ..) => match world.resource::<Plan>().all().as_slice() {
            [card] => Choice::Give(*card),
            _ => {
                world.resource_mut::<Voice>().tell("say-pick-give");
                return;
            }
        },
        (_, [yes, ..], Lean::For) => *yes,
        (_, [.., no], Lean::Against) => *no,
        (_, [], _) => return,
    };
    request(world, Action::Answer(choice));
}

/// Lets everything by that is asked out of turn until the round is over; once more, and the player is asked again.
pub fn pass_on(world: &mut World) {
    let Some(seat) = world.resource::<Board>().viewer else { return };
    if !world.resource::<Shown>().0.public.spec.asks_out_of_turn() {
        world.resource_mut::<Voice>().tell("say-never-asked");
        return;
    }
    let mut passing = world.resource_mut::<Passing>();
    passing.turn(seat);
    let says = if passing.passes(seat) { "say-passes-on" } else { "say-asked-again" };
    world.resource_mut::<Voice>().tell(says);
}

/// Lifts more cards, or fewer. At least one stays on either side of the cut.
pub fn cut_by(world: &mut World, more: i8) {
    let (least, most) = world.resource::<Shown>().0.public.cuts().into_inner();
    let mut cut = world.resource_mut::<Cut>();
    cut.0 = cut.0.saturating_add_signed(more).clamp(least, most);
}
