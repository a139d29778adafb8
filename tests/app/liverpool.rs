//! Liverpool Rummy by each device, with the table checked at every rest: the cut, offers and purchases, contracts, calling, floating.

use crate::common::{Game, devices::Device};
use rummage_rules::{action::Action, cards::ids::CardId, house::options::Value};

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

/// Several melds that are picked together are told as what they are, and one press lays the contract.
#[test]
fn a_whole_contract_is_picked_at_once_and_goes_down() {
    let mut game = Game::at_the_table_of("liverpool", 3, 71, &[]);
    let melds = loop {
        match game.next_action() {
            Some(Action::LayDown { melds, swaps }) if swaps.is_empty() && melds.len() > 1 => break melds,
            Some(action) => game.act(action),
            None => game.click("next-round"),
        }
        game.rest();
    };
    let cards: Vec<CardId> = melds.iter().flat_map(|meld| meld.cards.clone()).collect();
    game.pick(Device::Mouse, &cards);
    let said = game.said();
    assert!(said.contains("ook of") || said.contains("un of"), "{said}");
    game.click("meld");
    game.rest();
    let view = game.view();
    assert_eq!(view.public.melds_of(view.seat).count(), melds.len());
    assert!(cards.iter().all(|card| !view.hand.contains(card)));
}
