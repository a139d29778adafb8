//! Ditch Rummy by each device, with the table checked at every rest: drawing on or stopping, plays from the pile, singles, digging.

mod common;

use common::{Game, devices::Device};
use rummage_rules::options::Value;

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
