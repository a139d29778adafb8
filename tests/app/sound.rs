//! What is seen is heard too: buttons, refusals and moves ask for their sounds, and nothing is heard at volume nought.

use crate::common::Game;
use bevy::{audio::AudioPlayer, prelude::*};
use rummage::shell::preferences::Preferences;

#[test]
fn a_button_and_a_draw_are_heard() {
    let mut game = Game::at_the_table(2, 11);
    game.connect_pad();
    game.pad(GamepadButton::Start);
    game.pad(GamepadButton::DPadDown);
    assert!(hears(&mut game, "ui_move"));
    game.pad(GamepadButton::East);
    assert!(hears(&mut game, "ui_back"));

    let before = count(&mut game, "card_slide");
    game.pad(GamepadButton::North);
    game.rest();
    assert!(count(&mut game, "card_slide") > before, "a card slides off the stock");
}

#[test]
fn nothing_is_heard_at_volume_nought() {
    let mut game = Game::start();
    game.app.world_mut().resource_mut::<Preferences>().step_interface(-10);
    game.app.world_mut().resource_mut::<Preferences>().step_garden(-10);
    game.connect_pad();
    game.pad(GamepadButton::DPadDown);
    game.pad(GamepadButton::South);
    assert_eq!(heard(&mut game), Vec::<String>::new());
}

#[test]
fn the_garden_is_heard_after_the_first_touch_and_can_be_switched_off() {
    let mut game = Game::start();
    assert!(!hears_garden(&mut game), "nobody has touched anything yet");
    game.connect_pad();
    game.pad(GamepadButton::DPadDown);
    assert!(hears_garden(&mut game));
    game.app.world_mut().resource_mut::<Preferences>().step_garden(-10);
    game.settle();
    assert!(!hears_garden(&mut game));
}

fn hears_garden(game: &mut Game) -> bool {
    heard(game).contains(&"sounds/garden.ogg".to_owned())
}

/// The files of all sounds that are being heard, or would be if this machine had a loudspeaker.
fn heard(game: &mut Game) -> Vec<String> {
    let world = game.app.world_mut();
    let mut players = world.query::<&AudioPlayer>();
    players.iter(world).filter_map(|player| player.0.path()).map(ToString::to_string).collect()
}

fn count(game: &mut Game, stem: &str) -> usize {
    heard(game).iter().filter(|file| file.starts_with(&format!("sounds/{stem}-"))).count()
}

fn hears(game: &mut Game, stem: &str) -> bool {
    count(game, stem) > 0
}
