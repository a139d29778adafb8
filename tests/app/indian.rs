//! Indian Rummy by each device, with the table checked at every rest: the wild card beside the stock, dropping out, and a show that is wrong.

use crate::common::{Game, devices::Device};
use bevy::prelude::*;
use rummage::play::table::{Board, card::Face, pile::cards_of};
use rummage_rules::{house::options::Value, table::Left};

fn sit_down(players: usize, seed: u128) -> Game {
    let rules = [("form", Value::Word("deals".into())), ("deal_count", Value::Number(2))];
    Game::at_the_table_of("indian", players, seed, &rules)
}

/// How the person at this screen has left the deal, if so.
fn left(game: &Game) -> Option<Left> {
    let view = game.view();
    view.public.state(view.seat).left
}

fn total(game: &Game) -> i32 {
    let view = game.view();
    view.public.totals[view.seat.index()]
}

#[test]
fn the_card_that_was_cut_lies_beside_the_stock_and_is_told() {
    let mut game = sit_down(3, 61);
    let world = game.app.world();
    let pile = world.resource::<Board>().wild.expect("a place for it");
    let lies: Vec<_> = cards_of(world, pile).iter().map(|card| world.get::<Face>(*card).unwrap().0).collect();
    assert_eq!(lies, [game.view().public.wild_card.expect("one is cut")]);
    assert!(game.says("are wild"), "{:?}", game.texts());
}

/// By the mouse: the first answer leaves everything as it was.
#[test]
fn who_would_drop_out_is_asked_once_more_and_pays() {
    let mut game = sit_down(3, 61);
    game.drop_out(Device::Mouse);
    assert!(game.says("Drop out of this deal for 20 points?"));
    game.click("choice-1");
    assert_eq!((left(&game), game.can_see("drop")), (None, true));
    game.drop_out(Device::Mouse);
    game.click("choice-0");
    game.rest();
    assert_eq!((game.sheet_is_open(), total(&game)), (true, -20));
}

/// By the pad, whose first answer is to leave it: haste costs nothing.
#[test]
fn a_show_that_is_wrong_is_asked_about_and_costs() {
    let mut game = sit_down(3, 62);
    game.connect_pad();
    game.pad(GamepadButton::North);
    game.rest();
    game.pad(GamepadButton::South);
    game.pad(GamepadButton::North);
    assert!(game.says("costs 80 points"), "{:?}", game.texts());
    game.pad(GamepadButton::South);
    assert_eq!((left(&game), game.says("costs 80 points")), (None, false));
    game.pad(GamepadButton::North);
    game.pad(GamepadButton::DPadUp);
    game.pad(GamepadButton::South);
    game.rest();
    assert_eq!((game.sheet_is_open(), total(&game)), (true, -80));
}

#[test]
fn by_mouse() {
    sit_down(2, 63).play_rounds(Device::Mouse, 2);
}

#[test]
fn by_pad() {
    sit_down(4, 64).play_rounds(Device::Pad, 2);
}

#[test]
fn by_keys() {
    sit_down(6, 65).play_rounds(Device::Keys, 2);
}
