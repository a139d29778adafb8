//! Gin Rummy by each device, with the table checked at every rest: the upcard, the knock, and what is laid off on the hand shown.

use crate::common::{Game, devices::Device};
use rummage_rules::house::options::Value;

fn play(device: Device, seed: u128) {
    let rules = [("target_score", Value::Number(50))];
    let mut game = Game::at_the_table_of("gin", 2, seed, &rules);
    game.play_rounds(device, 2);
}

#[test]
fn by_mouse() {
    play(Device::Mouse, 41);
}

#[test]
fn by_pad() {
    play(Device::Pad, 42);
}

#[test]
fn by_keys() {
    play(Device::Keys, 43);
}
