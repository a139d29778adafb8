//! Pictures of lessons: a step with what it says, or with why something else waits.

use bevy::prelude::*;
use rummage::play::{
    lesson::{Lesson, sit_down},
    referee::{ActionRequest, Referee},
    table::Flow,
};
use rummage::shell::status::TableStatus;
use rummage_rules::{action::Action, cards::ids::Seat, games::Game};

use super::stage::{REST, Stage};

/// Whether a lesson of this game is at the step before, so that it need not begin again for the next picture.
pub fn is_before(world: &World, game: &'static Game, step: usize) -> bool {
    let lesson = world.get_resource::<Lesson>().filter(|lesson| lesson.game() == game.id);
    lesson.is_some_and(|lesson| lesson.place().0 == step)
}

/// The lesson of a game at one of its steps, counted from nought.
pub fn step(stage: &mut Stage, game: &'static Game, step: usize, missed: bool) -> Result<(), String> {
    stage.world().insert_resource(rummage::store::lessons::Lessons::default());
    sit_down(stage.world(), game.id);
    stage.until(|world| world.contains_resource::<Lesson>())?;
    go_on(stage, step)?;
    if missed {
        miss(stage);
    }
    Ok(())
}

/// Goes on to a step of the lesson on the table.
pub fn go_on(stage: &mut Stage, step: usize) -> Result<(), String> {
    loop {
        // The learner is asked or reads what begins with another's turn, or the others have done what they do.
        stage.until(|world| {
            let acts = world
                .get_resource::<State<Flow>>()
                .is_some_and(|flow| matches!(flow.get(), Flow::Acting { human: true, .. } | Flow::Over));
            let over = world
                .get_resource::<Referee>()
                .is_some_and(|referee| referee.public().phase() == rummage_rules::table::Phase::RoundOver);
            let reads = world.resource::<Lesson>().reads();
            (acts || over || reads) && world.resource::<TableStatus>().settled
        })?;
        stage.pass(REST);
        let lesson = stage.world().resource::<Lesson>();
        if lesson.place().0 > step {
            return Ok(());
        }
        if lesson.reads() {
            stage.world().resource_mut::<Lesson>().read_on();
        } else if let Some(action) = lesson.wanted().cloned()
            && stage.world().resource::<Referee>().view(Seat(0)).check(&action).is_ok()
        {
            stage.world().write_message(ActionRequest { seat: Seat(0), action });
        }
        stage.pass(REST);
    }
}

/// Throws a card that the lesson wants kept.
fn miss(stage: &mut Stage) {
    let view = stage.world().resource::<Referee>().view(Seat(0));
    let wanted = stage.world().resource::<Lesson>().wanted().cloned();
    let throws = view.hand.iter().map(|card| Action::discard(*card));
    let other =
        throws.into_iter().find(|action| Some(action) != wanted.as_ref() && view.check(action).is_ok());
    if let Some(action) = other {
        stage.world().write_message(ActionRequest { seat: Seat(0), action });
    }
}
