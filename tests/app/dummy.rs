//! Dummy Rummy by each device, with the table checked at every rest: slots of the own contract, wild cards, cards set on every meld.

use crate::common::{Game, devices::Device};
use rummage_rules::house::options::Value;

fn play(device: Device, players: usize, rounds: u16, laydown: &str) {
    let rules = [("laydown", Value::Word(laydown.into())), ("turn_limit", Value::Number(30))];
    let mut game = Game::at_the_table_of("dummy", players, 51, &rules);
    game.play_rounds(device, rounds);
}

#[test]
fn two_by_mouse_slot_by_slot() {
    play(Device::Mouse, 2, 1, "by_slot");
}

#[test]
fn four_by_pad_all_at_once() {
    play(Device::Pad, 4, 1, "all_at_once");
}
