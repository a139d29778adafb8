//! Thoughts on request: what a hedge-sharp player would do here, the best first, and which cards that is about.

use bevy::{ecs::system::SystemParam, prelude::*};
use rummage_bots::Thought;
use rummage_rules::spec::Spec;

use super::scene::Telling;
use crate::{
    play::{
        advice::{Ponder, Question},
        referee::Referee,
        seats::human::{Voice, wish},
        table::{
            Board,
            resume::Went,
            script::{ActedOut, Shown},
        },
    },
    shell::states::Screen,
    ui::advice::Depth,
};

mod marked;
mod note;

/// No more thoughts than this are told.
const MOST: usize = 3;

/// What was asked for, until something happens, and which of the thoughts is pointed at.
#[derive(Resource, Debug, Default, Clone, Copy, PartialEq)]
pub struct Hint {
    question: Option<Question>,
    /// The same moment with rounds played out, once that was asked for.
    deeper: Option<Question>,
    nth: usize,
    /// Whether its cards are picked, so that one more press plays it.
    ready: bool,
}

impl Hint {
    /// Which thought is pointed at, from nought, if any was asked for.
    pub fn pointed(&self) -> Option<usize> {
        self.question.map(|_| self.nth)
    }
}

/// The thoughts that are told.
#[derive(SystemParam)]
pub(super) struct Advised<'w> {
    hint: Res<'w, Hint>,
    ponder: Res<'w, Ponder>,
}

impl Advised<'_> {
    /// All of them, the best first; none while they are being thought.
    fn thoughts(&self) -> &[Thought] {
        let answer = told(&self.hint, &self.ponder);
        answer.map_or(&[], |thoughts| &thoughts[..thoughts.len().min(MOST)])
    }

    /// How far it was thought at a table of this game.
    fn depth(&self, spec: &Spec) -> Depth {
        Depth::of(&self.ponder, spec, self.thoughts().len(), self.hint.deeper)
    }

    /// The one that is pointed at.
    fn pointed(&self) -> Option<&Thought> {
        self.thoughts().get(self.hint.nth)
    }
}

/// The answer that is told: the deeper one as soon as it has come.
fn told<'a>(hint: &Hint, ponder: &'a Ponder) -> Option<&'a [Thought]> {
    let answer = |question: Option<Question>| ponder.answer(&question?);
    answer(hint.deeper).or_else(|| answer(hint.question))
}

/// Registers the note and the marks.
pub fn plugin(app: &mut App) {
    app.init_resource::<Hint>()
        .add_systems(Update, (forget, note::draw, marked::mark).chain().in_set(Telling))
        .add_systems(OnExit(Screen::Table), |mut hint: ResMut<Hint>| *hint = Hint::default());
}

/// Thinks of something to do, if the person is asked. Asked again, it points at the next thought.
pub fn think(world: &mut World) {
    let view = &world.resource::<Shown>().0;
    let seat = view.seat;
    if view.verbs().is_empty() || world.resource::<Board>().viewer != Some(seat) {
        world.resource_mut::<Voice>().tell("say-no-hint");
        return;
    }
    let referee = world.resource::<Referee>();
    let view = referee.view(seat);
    let question = Question::in_passing(referee.happened(), seat);
    let hint = *world.resource::<Hint>();
    if hint.question == Some(question) {
        let told = told(&hint, world.resource::<Ponder>()).map_or(1, |all| all.len().clamp(1, MOST));
        *world.resource_mut::<Hint>() = Hint { nth: (hint.nth + 1) % told, ready: false, ..hint };
    } else {
        *world.resource_mut::<Hint>() = Hint { question: Some(question), ..default() };
        world.resource_mut::<Ponder>().ask(question, || view);
    }
}

/// Has rounds played out for the thoughts that are told.
fn think_deeper(world: &mut World) {
    let hint = *world.resource::<Hint>();
    let Some(usual) = hint.question else { return };
    let view = world.resource::<Referee>().view(usual.seat);
    let question = Question::played_out(usual.happened, usual.seat);
    *world.resource_mut::<Hint>() = Hint { deeper: Some(question), nth: 0, ready: false, ..hint };
    world.resource_mut::<Ponder>().ask(question, || view);
}

/// A press on a thought points at it and picks what it is about; the next one plays it.
fn press(world: &mut World, nth: usize) {
    let hint = *world.resource::<Hint>();
    let ponder = world.resource::<Ponder>();
    let told = told(&hint, ponder);
    let Some(action) = told.and_then(|thoughts| Some(thoughts.get(nth)?.action.clone())) else { return };
    // While rounds are played out, another thought may come to stand here before the next press.
    let stays = hint.deeper.is_none_or(|question| ponder.answer(&question).is_some());
    if hint.ready && hint.nth == nth {
        wish::request(world, action);
    } else {
        *world.resource_mut::<Hint>() = Hint { nth, ready: stays, ..hint };
        wish::prepare(world, &action);
    }
}

fn forget(mut happened: MessageReader<ActedOut>, mut went: MessageReader<Went>, mut hint: ResMut<Hint>) {
    if happened.read().count() + went.read().count() > 0 {
        hint.set_if_neq(Hint::default());
    }
}
