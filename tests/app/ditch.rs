//! Ditch Rummy by each device, with the table checked at every rest: drawing on or stopping, plays from the pile, singles, digging.

use crate::common::{Game, devices::Device};
use bevy::prelude::*;
use rummage::{
    play::table::{
        Board,
        aim::{Aim, Target},
    },
    shell::states::{Menu, Screen},
};
use rummage_rules::house::options::Value;

fn play(device: Device, players: usize, seed: u128) {
    let rules = [("end_mode", Value::Word("hands".into())), ("hand_count", Value::Number(1))];
    let mut game = Game::at_the_table_of("ditch", players, seed, &rules);
    game.play_rounds(device, 1);
}

#[test]
fn two_by_mouse() {
    play(Device::Mouse, 2, 61);
}

#[test]
fn four_by_pad() {
    play(Device::Pad, 4, 62);
}

#[test]
fn three_by_keys() {
    play(Device::Keys, 3, 63);
}

/// With nothing picked a plot is looked at by every device: large, and with words for what was laid off.
#[test]
fn a_plot_is_laid_out_large() {
    let (mut game, pile) = Game::with_a_card_laid_off();
    game.connect_pad();
    let nth = game.app.world().resource::<Board>().melds().iter().position(|meld| *meld == pile);
    let tag = format!("meld:{}", nth.expect("it lies on the table"));
    let open = (Screen::Table, Menu::Plot);
    game.click(&tag);
    assert_eq!((game.place(), game.focus().as_str()), (open, "close"));
    assert!(game.says("laid the"), "who laid what off is told");
    game.key(KeyCode::Escape);
    assert_eq!(game.place().1, Menu::None);
    game.tap(&tag);
    assert_eq!(game.place(), open);
    game.click("close");
    for by_pad in [true, false] {
        game.app.world_mut().resource_mut::<Aim>().focused = Some(Target::Meld(pile));
        if by_pad {
            game.pad(GamepadButton::South);
        } else {
            game.key(KeyCode::Enter);
        }
        assert_eq!(game.place(), open, "by pad: {by_pad}");
        if by_pad {
            game.pad(GamepadButton::East);
        } else {
            game.key(KeyCode::Escape);
        }
        assert_eq!(game.place().1, Menu::None);
    }
}
