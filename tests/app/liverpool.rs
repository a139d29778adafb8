//! Liverpool Rummy by each device, with the table checked at every rest: the cut, offers and purchases, contracts, calling, floating.

use crate::common::{Game, devices::Device};
use rummage_rules::house::options::Value;

fn play(device: Device, players: usize, seed: u128) {
    let rules = [("turn_limit", Value::Number(20))];
    let mut game = Game::at_the_table_of("liverpool", players, seed, &rules);
    game.play_rounds(device, 1);
}

#[test]
fn three_by_mouse() {
    play(Device::Mouse, 3, 71);
}

#[test]
fn eight_by_pad() {
    play(Device::Pad, 8, 72);
}

#[test]
fn four_by_keys() {
    play(Device::Keys, 4, 73);
}
