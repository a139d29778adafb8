//! QuickRummy by each device, with the table checked at every rest: the row, the opening, laying off and the exchange of jokers.

mod common;

use bevy::prelude::*;
use common::{Game, devices::Device};
use rummage_rules::options::Value;

fn play(device: Device, seed: u128) {
    let rules = [("end_mode", Value::Word("hands".into())), ("hand_count", Value::Number(2))];
    let mut game = Game::at_the_table_of("quick", 2, seed, &rules);
    game.play_rounds(device, 3);
}

/// Pointing at a card of the row tells how many would come along, before anything is taken.
#[test]
fn a_reach_is_told_before_it_is_made() {
    let mut game = Game::at_the_table_of("quick", 2, 8, &[]);
    game.connect_pad();
    // Until the row has several cards and it is the player's draw.
    while game.view().public.discard.len() < 3 {
        game.pad(GamepadButton::North);
        game.rest();
        game.pad(GamepadButton::South);
        game.pad(GamepadButton::West);
        game.rest();
    }
    let view = game.view();
    let (deck, row) = (&view.public.spec.deck, &view.public.discard);
    let deep = row[row.len() - 3];
    let at = game.middle_of(&format!("row:{}", deck.code(deep)));
    game.tell_moved(at);
    game.settle();
    let world = game.app.world_mut();
    let mut texts = world.query::<&Text>();
    let said: Vec<String> = texts
        .iter(world)
        .map(|text| text.0.clone())
        .filter(|text| text.starts_with("Take 3 cards"))
        .collect();
    assert_eq!(said.len(), 1, "{said:?}");
    assert_eq!(game.view().hand.len(), view.hand.len(), "nothing has been taken");
}

#[test]
fn by_mouse() {
    play(Device::Mouse, 31);
}

#[test]
fn by_pad() {
    play(Device::Pad, 32);
}

#[test]
fn by_keys() {
    play(Device::Keys, 33);
}
