//! The order in which a player puts the own hand: made by every device, and kept through whatever happens to the match.

use std::time::Duration;

use crate::common::{Game, devices::Device};
use bevy::{prelude::*, time::TimeUpdateStrategy};
use rummage::{
    play::{
        referee::ActionRequest,
        table::script::{Script, Shown},
    },
    shell::{
        arguments::{Arguments, Speed},
        keep::Keeper,
        match_setup::MatchSetup,
        preferences::Preferences,
    },
};
use rummage_rules::{
    action::{Action, Source},
    cards::ids::CardId,
    games,
    house::options::Value,
};

#[test]
fn every_device_carries_a_card_to_another_place() {
    let mut game = Game::at_the_table_of("basic", 2, 41, &[]);
    game.connect_pad();
    for device in [Device::Mouse, Device::Pad, Device::Keys] {
        let before = game.lying();
        game.carry(device, 0, 2);
        let mut wanted = before.clone();
        wanted[..3].rotate_left(1);
        assert_eq!(game.lying(), wanted, "{device:?}");
    }
    // Put down, the arrows move the focus again, and Shift with one moves the card at once.
    let order = game.lying();
    game.key(KeyCode::ArrowLeft);
    assert_eq!(game.lying(), order);
    game.go_to_card(Device::Keys, 0);
    game.key_with_shift(KeyCode::ArrowRight);
    let mut wanted = order;
    wanted.swap(0, 1);
    assert_eq!(game.lying(), wanted);
    // A click puts down what the keys carry.
    game.key(KeyCode::KeyC);
    let plot = game.own_plot();
    game.click_at(plot);
    game.key(KeyCode::ArrowRight);
    assert_eq!(game.lying(), wanted);
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
        game.sit_down(setup);

        let order = mixed(&game.lying());
        game.put_in_order(&order);
        assert_eq!(game.lying(), order, "{id}: as its owner put it");
        game.act(Action::Draw(Source::Stock));
        let drawn = game.lying();
        let (stays, came) = kept(&order, &drawn);
        assert_eq!((kept(&drawn, &order).0, came.len()), (stays.clone(), 1), "{id}: after a draw");
        assert_eq!(stays, order, "{id}: no card is lost");

        game.key(KeyCode::KeyZ);
        game.rest();
        assert_eq!(game.lying(), order, "{id}: once the draw is undone");
        game.key(KeyCode::KeyY);
        game.rest();
        assert_eq!(game.lying(), drawn, "{id}: once it is done again");

        game.key(KeyCode::KeyP);
        game.click("replay");
        game.key(KeyCode::Home);
        game.key(KeyCode::Escape);
        game.key(KeyCode::Escape);
        game.rest();
        assert_eq!(game.lying(), drawn, "{id}: after a look back");

        game.act(Action::discard(*drawn.last().expect("a card")));
        let left = game.lying();
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
        assert_eq!(game.lying(), left, "{id}: once the program has begun again");
        let _ = std::fs::remove_dir_all(folder);
    }
}

/// Shows the hand as the bots advise, its melds put together by this device as no table would: what is over first, the last meld before the
/// first. Returns whether a hand was shown.
fn show_own_groups(game: &mut Game, device: Device, action: &Action) -> bool {
    let Action::Close { discard, .. } = action else {
        game.carry_out(device, action);
        return false;
    };
    let view = game.view();
    let spec = &view.public.spec;
    let mut hand = view.hand.clone();
    hand.retain(|card| Some(*card) != *discard);
    let split = spec.as_it_lies(&spec.by_melds(&hand));
    let groups: Vec<Vec<CardId>> = split.melds.iter().rev().cloned().collect();
    let order: Vec<CardId> =
        split.loose.iter().chain(discard).chain(groups.iter().flatten()).copied().collect();
    game.carry_into(device, &order);
    game.carry_out(device, action);
    game.wait_for("the hands", |world| !world.resource::<Shown>().0.public.shown.is_empty());
    let public = game.view().public;
    let laid: Vec<Vec<CardId>> = public
        .melds
        .iter()
        .filter(|meld| meld.owner == view.seat)
        .map(|meld| meld.cards().collect())
        .collect();
    assert_eq!(laid.len(), groups.len(), "{device:?}: {laid:?}");
    // Another may have laid off on one since.
    for (meld, group) in laid.iter().zip(&groups) {
        assert!(group.iter().all(|card| meld.contains(card)), "{device:?}: {group:?} lies as {meld:?}");
    }
    true
}

/// A whole match in which every hand that is shown lies in groups of one's own.
fn shows_own_groups(mut game: Game, device: Device) {
    let mut shown = 0;
    game.play_rounds_by(device, u16::MAX, |game, device, action| {
        shown += usize::from(show_own_groups(game, device, action));
    });
    assert!(shown > 0, "{device:?} never showed a hand");
}

#[test]
fn gin_is_played_by_every_device_with_groups_of_ones_own() {
    for (device, seed) in [(Device::Mouse, 41), (Device::Pad, 42), (Device::Keys, 43)] {
        let rules = [("target_score", Value::Number(50))];
        shows_own_groups(Game::at_the_table_of("gin", 2, seed, &rules), device);
    }
}

#[test]
fn indian_rummy_is_played_by_every_device_with_groups_of_ones_own() {
    for (device, seed) in [(Device::Mouse, 41), (Device::Pad, 42), (Device::Keys, 43)] {
        shows_own_groups(Game::at_the_table_of("indian", 2, seed, &[]), device);
    }
}

#[test]
fn a_card_is_moved_while_another_plays() {
    let mut game = Game::at_the_table_of("basic", 3, 41, &[]);
    game.act(Action::Draw(Source::Stock));
    game.go_to_card(Device::Keys, 0);
    game.app.world_mut().resource_mut::<Preferences>().speed = Speed::Usual;
    game.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(10)));
    let (view, order) = (game.view(), game.lying());
    let thrown = Action::discard(*order.last().expect("a card"));
    game.app.world_mut().write_message(ActionRequest { seat: view.seat, action: thrown });
    let others = move |world: &World| world.resource::<Shown>().0.public.turn() != Some(view.seat);
    game.wait_for("another's turn", move |world| others(world) && world.resource::<Script>().is_empty());
    game.key_with_shift(KeyCode::ArrowRight);
    // What is on its way when it is pressed arrives before.
    (0..20).for_each(|_| game.app.update());
    let mut wanted = order;
    wanted.pop();
    wanted.swap(0, 1);
    assert_eq!(game.lying(), wanted);
    assert!(others(game.app.world()), "another still plays");
}
