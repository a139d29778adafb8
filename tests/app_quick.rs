//! QuickRummy by each device, with the table checked at every rest: the row, the opening, laying off and the exchange of jokers.

mod common;

use common::{Game, devices::Device};
use rummage_rules::options::Value;

fn play(device: Device, seed: u128) {
    let rules = [("end_mode", Value::Word("hands".into())), ("hand_count", Value::Number(2))];
    let mut game = Game::at_the_table_of("quick", 2, seed, &rules);
    game.play_rounds(device, 3);
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
