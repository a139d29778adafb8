//! The order in which a player puts the own hand: made by every device, and kept through whatever happens to the match.

use crate::{
    common::{Game, devices::Device},
    groups::lying,
};
use bevy::prelude::*;
use rummage::{
    play::table::aim::Target,
    shell::{arguments::Arguments, keep::Keeper, match_setup::MatchSetup, states::Screen},
};
use rummage_rules::{
    action::{Action, Source},
    cards::ids::CardId,
    games,
};

/// Steps to a card of the hand: it is picked there, and put back.
fn go_to(game: &mut Game, device: Device, card: Entity) {
    (0..2).for_each(|_| game.choose(device, Target::Card(card)));
}

/// Carries the first card of the hand two places on.
fn carry(game: &mut Game, device: Device) {
    let first = lying(game)[0];
    let card = game.shown(first);
    match device {
        Device::Mouse => {
            let (tag, third) = (game.codes(&[first]).remove(0), lying(game)[2]);
            let third = game.codes(&[third]).remove(0);
            let place = game.middle_of(&third);
            game.drag(&tag, place);
        }
        Device::Pad => {
            go_to(game, device, card);
            game.pad(GamepadButton::LeftThumb);
            (0..2).for_each(|_| game.pad(GamepadButton::DPadRight));
            game.pad(GamepadButton::LeftThumb);
        }
        Device::Keys => {
            go_to(game, device, card);
            game.key(KeyCode::KeyC);
            (0..2).for_each(|_| game.key(KeyCode::ArrowRight));
            game.key(KeyCode::KeyC);
        }
    }
    game.settle();
}

#[test]
fn every_device_carries_a_card_to_another_place() {
    let mut game = Game::at_the_table_of("basic", 2, 41, &[]);
    game.connect_pad();
    for device in [Device::Mouse, Device::Pad, Device::Keys] {
        let before = lying(&game);
        carry(&mut game, device);
        let mut wanted = before.clone();
        wanted[..3].rotate_left(1);
        assert_eq!(lying(&game), wanted, "{device:?}");
    }
    // Put down, the arrows move the focus again, and Shift with one moves the card at once.
    let order = lying(&game);
    game.key(KeyCode::ArrowLeft);
    assert_eq!(lying(&game), order);
    let card = game.shown(order[0]);
    go_to(&mut game, Device::Keys, card);
    game.key_with_shift(KeyCode::ArrowRight);
    let mut wanted = order;
    wanted.swap(0, 1);
    assert_eq!(lying(&game), wanted);
    // A click puts down what the keys carry.
    game.key(KeyCode::KeyC);
    let plot = game.own_plot();
    game.click_at(plot);
    game.key(KeyCode::ArrowRight);
    assert_eq!(lying(&game), wanted);
}

#[test]
fn with_shift_the_arrows_move_the_focus_of_a_menu_as_without() {
    let mut game = Game::start();
    game.key(KeyCode::ArrowDown);
    let begun = game.focus();
    game.key(KeyCode::ArrowRight);
    let plain = game.focus();
    assert_ne!(plain, begun);
    game.go_to(&begun, |game| game.key(KeyCode::ArrowUp));
    game.key_with_shift(KeyCode::ArrowRight);
    assert_eq!(game.focus(), plain);
}

/// The hand in an order that nobody would sort it into.
fn mixed(hand: &[CardId]) -> Vec<CardId> {
    let (front, back) = hand.split_at(hand.len() / 2);
    let mut order: Vec<CardId> = back.iter().zip(front).flat_map(|(one, other)| [*one, *other]).collect();
    order.extend(&back[front.len()..]);
    order
}

/// What is left of an order without what has gone, and the cards that came to it.
fn kept(order: &[CardId], now: &[CardId]) -> (Vec<CardId>, Vec<CardId>) {
    let stays = order.iter().copied().filter(|card| now.contains(card)).collect();
    (stays, now.iter().copied().filter(|card| !order.contains(card)).collect())
}

#[test]
fn an_order_of_ones_own_outlives_a_draw_an_undo_a_look_back_and_the_program() {
    for id in ["daylily", "basic", "indian", "threethirteen"] {
        let folder = std::env::temp_dir().join(format!("rummage-order-{id}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let start = || Game::start_with(Arguments { data: Some(folder.clone()), ..default() });
        let mut game = start();
        let rules = games::find(id).expect("a game");
        let setup = MatchSetup { seed: Some(11), practice: true, ..MatchSetup::usual(rules) };
        game.app.world_mut().insert_resource(setup);
        game.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
        game.rest();

        let order = mixed(&lying(&game));
        game.put_in_order(&order);
        assert_eq!(lying(&game), order, "{id}: as its owner put it");
        game.act(Action::Draw(Source::Stock));
        let drawn = lying(&game);
        let (stays, came) = kept(&order, &drawn);
        assert_eq!((kept(&drawn, &order).0, came.len()), (stays.clone(), 1), "{id}: after a draw");
        assert_eq!(stays, order, "{id}: no card is lost");

        game.key(KeyCode::KeyZ);
        game.rest();
        assert_eq!(lying(&game), order, "{id}: once the draw is undone");
        game.key(KeyCode::KeyY);
        game.rest();
        assert_eq!(lying(&game), drawn, "{id}: once it is done again");

        game.key(KeyCode::KeyP);
        game.click("replay");
        game.key(KeyCode::Home);
        game.key(KeyCode::Escape);
        game.key(KeyCode::Escape);
        game.rest();
        assert_eq!(lying(&game), drawn, "{id}: after a look back");

        game.act(Action::discard(*drawn.last().expect("a card")));
        let left = lying(&game);
        assert_eq!(kept(&left, &drawn).0, kept(&drawn, &left).0, "{id}: after a discard");
        let mut held = (left.clone(), game.view().hand);
        held.0.sort_unstable();
        held.1.sort_unstable();
        assert_eq!(held.0, held.1, "{id}: every card that the judge gives");

        game.app.world_mut().resource_mut::<Keeper>().finish();
        drop(game);
        let mut game = start();
        game.click("continue");
        game.rest();
        assert_eq!(lying(&game), left, "{id}: once the program has begun again");
        let _ = std::fs::remove_dir_all(folder);
    }
}
