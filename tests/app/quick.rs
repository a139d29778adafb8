//! QuickRummy by each device, with the table checked at every rest: the row, the opening, laying off and the exchange of jokers.

use crate::common::{Game, devices::Device};
use bevy::prelude::*;
use rummage::{
    play::table::aim::{own_cards, row_cards},
    stage::quad::Quad,
};
use rummage_rules::house::options::Value;

fn play(device: Device, seed: u128) {
    let rules = [("end_mode", Value::Word("hands".into())), ("hand_count", Value::Number(2))];
    let mut game = Game::at_the_table_of("quick", 2, seed, &rules);
    game.play_rounds(device, 3);
}

/// Pointing at a card of the row tells how many would come along, before anything is taken.
#[test]
fn a_reach_is_told_before_it_is_made() {
    let (mut game, deep) = Game::before_a_reach();
    let held = game.view().hand.len();
    let at = game.middle_of(&deep);
    game.tell_moved(at);
    game.settle();
    let said: Vec<String> =
        game.texts().into_iter().filter(|text| text.starts_with("Take 3 cards")).collect();
    assert_eq!(said.len(), 1, "{said:?}");
    assert_eq!(game.view().hand.len(), held, "nothing has been taken");
}

/// While the player is asked about some cards, all others stand in the shade, and can be looked at all the same.
#[test]
fn what_is_not_asked_about_waits_in_the_shade() {
    let (mut game, deep) = Game::before_a_reach();
    assert_eq!(shaded(&mut game), [0, 0], "before the question");
    game.click(&deep);
    let [of_the_row, of_the_hand] = shaded(&mut game);
    let (row, hand) = (game.view().public.discard.len(), game.view().hand.len());
    assert_eq!((of_the_row, of_the_hand), (row - 3, hand), "three cards of {row} are asked about");
    assert!(own_cards(game.app.world()).iter().all(|card| is_seen(&game, *card)), "none is hidden");
    game.click("choice-1");
    assert_eq!(shaded(&mut game), [0, 0], "after it");
}

fn is_seen(game: &Game, card: Entity) -> bool {
    game.app.world().get::<Visibility>(card) != Some(&Visibility::Hidden)
}

/// How many cards of the row and of the hand are drawn darker than they are.
fn shaded(game: &mut Game) -> [usize; 2] {
    let world = game.app.world();
    let is_dark =
        |card: &&Entity| world.get::<Quad>(**card).expect("a card wears a picture").tint != Color::WHITE;
    [row_cards(world), own_cards(world)].map(|cards| cards.iter().filter(is_dark).count())
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
