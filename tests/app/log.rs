//! The log: what has happened in words, opened by every device, and never telling what this screen may not know.

use crate::common::Game;
use bevy::prelude::*;
use rummage::{
    play::referee::ActionRequest,
    shell::{
        match_setup::{MatchSetup, SeatControl},
        states::{Menu, Screen},
    },
};
use rummage_rules::{
    action::{Action, Source},
    games,
};

/// The draws that are told, by whether the card is named.
fn draws(game: &mut Game) -> (usize, usize) {
    let texts = game.texts();
    let told = |words: &str| texts.iter().filter(|text| text.contains(words)).count();
    (told("You drew the "), told("drew from the stock"))
}

/// Draws from the stock and throws the first card.
fn turn(game: &mut Game) {
    game.act(Action::Draw(Source::Stock));
    let first = game.view().hand[0];
    game.act(Action::discard(first));
}

#[test]
fn what_happened_is_told_as_far_as_the_player_saw_it() {
    let mut game = Game::at_the_table(2, 11);
    game.connect_pad();
    assert!(!game.can_see("log-fold"));
    turn(&mut game);
    game.key(KeyCode::KeyG);
    assert!(game.can_see("log-fold") && game.says("Round 1") && game.says("You drew the "));
    let (open, hidden) = draws(&mut game);
    assert!(open == 1 && game.says("’s turn"), "{:?}", game.texts());
    turn(&mut game);
    let after = draws(&mut game);
    assert!(after.0 == open + 1 && after.1 >= hidden, "it goes on while it is open: {after:?}");

    game.key(KeyCode::KeyG);
    assert!(!game.can_see("log-fold") && !game.says("You drew the "));
    game.pad(GamepadButton::North);
    game.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Log);
    game.settle();
    assert!(game.says("You drew the "), "the sheet tells the same");
    game.pad(GamepadButton::East);
    assert_eq!(game.place().1, Menu::None);
}

#[test]
fn a_phone_opens_it_over_the_table() {
    let mut game = Game::on_a_phone_at("quick", 3);
    game.key(KeyCode::KeyG);
    assert_eq!(game.place(), (Screen::Table, Menu::Log));
    assert!(game.says("cards are dealt to each."), "{:?}", game.texts());
    game.key(KeyCode::KeyG);
    assert_eq!(game.place().1, Menu::None);
}

#[test]
fn it_betrays_nobody_where_two_share_the_screen() {
    let mut game = Game::start();
    let world = game.app.world_mut();
    let mut setup = MatchSetup::usual(games::find("daylily").expect("a game"));
    setup.seats.truncate(2);
    setup.seats[1].control = SeatControl::Human;
    setup.seed = Some(11);
    world.insert_resource(setup);
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    for _ in 0..4 {
        game.wait_for("the curtain", |world| *world.resource::<State<Menu>>().get() == Menu::Curtain);
        game.key(KeyCode::Enter);
        game.rest();
        if !game.can_see("log-fold") {
            game.key(KeyCode::KeyG);
        }
        game.act(Action::Draw(Source::Stock));
        let first = game.view().hand[0];
        let seat = game.view().seat;
        game.app.world_mut().write_message(ActionRequest { seat, action: Action::discard(first) });
        let (open, hidden) = draws(&mut game);
        assert!(open == 0 && hidden > 0, "{:?}", game.texts());
    }
}
