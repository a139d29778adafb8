//! How a lesson begins: at its own table, or at the step at which it was left.

use bevy::prelude::*;
use rummage_lessons::Course;
use rummage_rules::games::{self, Game};

use super::Lesson;
use crate::{
    play::table::open_table,
    shell::{
        match_setup::{Base, BotLevel, MatchSetup, SeatControl},
        states::Screen,
    },
    store::lessons::Lessons,
};

/// The table of a game's lesson, for whoever has come so far; none where the game has no lesson.
fn setup(game: &Game, lessons: &Lessons) -> Option<MatchSetup> {
    let lesson = rummage_lessons::of(game)?;
    let mut setup = MatchSetup::usual(game);
    setup.seats.truncate(lesson.seats);
    while setup.seats.len() < lesson.seats {
        setup.add_bot();
    }
    for seat in setup.seats.iter_mut().skip(1) {
        seat.control = SeatControl::Bot(BotLevel::Seedling);
    }
    let at = lesson.taken_up_at(lessons.left_at(game.id));
    Some(MatchSetup {
        record: (at > 0).then(|| lesson.record_before(at)),
        options: lesson.options,
        base: Base::Usual,
        seed: Some(lesson.seed.0),
        practice: true,
        aside: true,
        lesson: Some(at),
        ..setup
    })
}

/// Sits down at the lesson of a game, if it has one.
pub fn sit_down(world: &mut World, game: &str) {
    let table = games::find(game).and_then(|game| setup(game, world.resource::<Lessons>()));
    let Some(table) = table else { return };
    world.insert_resource(table);
    if *world.resource::<State<Screen>>().get() == Screen::Table {
        open_table(world);
    } else {
        world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    }
}

/// Takes up the lesson of the table that has been laid, if it is one's.
pub(super) fn begin(world: &mut World) {
    let mut setup = world.resource_mut::<MatchSetup>();
    let (at, game) = (setup.lesson.take(), setup.game);
    let lesson = at.and_then(|_| rummage_lessons::of(games::find(game)?));
    match (lesson, at) {
        (Some(lesson), Some(at)) => world.insert_resource(Lesson::new(Course::from(lesson, at))),
        _ => super::end(world),
    }
}
