//! A short film as single frames: the deal of a match and its first turns, then a going out with its score sheet.

use std::path::Path;

use bevy::prelude::*;
use rummage::shell::{
    match_setup::{BotLevel, MatchSetup, SeatControl},
    preferences::Preferences,
    states::Screen,
};
use rummage_rules::{games::GAMES, house::options::Options};

use super::{
    position::{self, Moment},
    stage::Stage,
};

/// How large the film is.
const SIZE: UVec2 = UVec2::new(960, 540);
/// Every so-maniest frame of the stage is kept: fifteen a second.
const EVERY: usize = 2;
/// Kept frames of the beginning and of the end.
const BEGINNING: usize = 110;
const END: usize = 130;

/// Shoots the film into a folder, a numbered picture a frame.
pub fn shoot(stage: &mut Stage, folder: &Path) -> Result<usize, String> {
    let game = GAMES[0];
    let mut setup = MatchSetup { seed: Some(7), ..MatchSetup::usual(game) };
    setup.seats[0].control = SeatControl::Bot(BotLevel::Gardener);
    let end = position::record(game, setup.seats.len(), &Options::default(), 7, Moment::Sheet)
        .ok_or("no match comes to its score sheet")?;
    stage.resize(SIZE);
    let mut frame = 0;
    for (record, frames) in [(None, BEGINNING), (Some(end), END)] {
        stage.world().insert_resource(Preferences::default());
        stage.go(Screen::Title)?;
        stage.prepare(MatchSetup { record, ..setup.clone() });
        stage.go(Screen::Table)?;
        for _ in 0..frames {
            stage.shoot(&folder.join(format!("{frame:04}.png")))?;
            stage.pass(EVERY);
            frame += 1;
        }
    }
    Ok(frame)
}
