//! Pictures of the past and of advice: a replay, thoughts on request, beside a replay, and of a round that is over.

use bevy::prelude::*;
use rummage::{
    play::{
        advice::Ponder,
        referee::{Decision, Referee},
    },
    shell::{intent::Intent, states::Menu},
    ui::menus::{replay::look_into, review::Review},
};
use rummage_rules::{games::Game, house::options::Options};

use super::{
    position::Moment,
    stage::{NEVER, REST, Stage},
};

/// Thoughts about the player's turn, played out or not.
pub fn hint(stage: &mut Stage, game: &'static Game, players: usize, deeper: bool) -> Result<(), String> {
    stage.sit_down(game, players, &Options::default(), Moment::Late)?;
    stage.world().write_message(Intent::Hint);
    thought_over(stage)?;
    if deeper {
        stage.pass(REST);
        stage.press("think-deeper")?;
        thought_over(stage)?;
    }
    Ok(())
}

/// Thoughts about the last card that the player threw, or the last table that was laid anew.
pub fn reasoning(stage: &mut Stage, game: &'static Game, players: usize) -> Result<(), String> {
    stage.sit_down(game, players, &Options::default(), Moment::Late)?;
    let referee = stage.world().resource::<Referee>();
    let told = |action: &str| action.contains("discard") || action.starts_with("rearrange");
    let own = |decision: &&Decision| decision.seat == referee.viewer() && told(&decision.action);
    let moment = referee.decisions().iter().rfind(own).map(|decision| decision.happened);
    look_into(stage.world(), moment.ok_or(NEVER)?);
    thought_over(stage)
}

/// A match walked back to its middle, the log beside it or not.
pub fn replay(stage: &mut Stage, game: &'static Game, players: usize, log: bool) -> Result<(), String> {
    stage.sit_down(game, players, &Options::default(), Moment::Late)?;
    if log {
        stage.world().write_message(Intent::Log);
        stage.pass(REST);
    }
    stage.world().resource_mut::<NextState<Menu>>().set(Menu::Replay);
    stage.pass(REST);
    stage.world().write_message(Intent::Scroll(-24.0));
    Ok(())
}

/// The first round, looked at again.
pub fn review(stage: &mut Stage, game: &'static Game, players: usize) -> Result<(), String> {
    stage.sit_down(game, players, &Options::default(), Moment::Sheet)?;
    stage.world().resource_mut::<NextState<Menu>>().set(Menu::Review);
    stage.pass(REST);
    stage.until(|world| world.resource::<Review>().is_done())
}

fn thought_over(stage: &mut Stage) -> Result<(), String> {
    stage.pass(REST);
    stage.until(|world| world.resource::<Ponder>().is_idle())
}
