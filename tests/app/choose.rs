//! A game is found among many: by its kin, by how many play, by its letters; the one played last comes first, and is dealt by one press.

use bevy::prelude::*;
use rummage::{
    shell::{
        match_setup::MatchSetup,
        states::{Menu, Screen},
    },
    store::statistics::Statistics,
};
use rummage_rules::games::GAMES;

use crate::{common::Game, statistics::won_at};

/// The title of a program whose player has finished a match of each of these games, in this order.
fn after(played: &[&str]) -> Game {
    let mut game = Game::start();
    let matches = played.iter().map(|game| won_at(game)).collect();
    game.app.world_mut().resource_mut::<Statistics>().ledger.matches = matches;
    game
}

/// The games whose tiles are on screen.
fn offered(game: &mut Game) -> Vec<&'static str> {
    GAMES.iter().map(|game| game.id).filter(|id| game.can_see(id)).collect()
}

#[test]
fn a_mouse_finds_games_by_their_kin_and_by_how_many_play() {
    let mut game = after(&[]);
    game.click("play");
    assert_eq!(offered(&mut game).len(), GAMES.len());
    game.click("kin-contract");
    assert_eq!(offered(&mut game), ["liverpool", "contractrummy", "shanghai", "dummy"]);
    assert!(game.says("4 games are like that."));
    game.click("players-2");
    assert_eq!(offered(&mut game), ["dummy"]);
    game.click("kin-partners");
    assert_eq!(offered(&mut game), ["ditch", "rummy500", "canasta"]);
    game.click("kin-two");
    game.click("players-6");
    assert!(offered(&mut game).is_empty());
    assert!(game.says("No game is like that."));
    game.click("players-any");
    game.click("kin-all");
    assert_eq!(offered(&mut game).len(), GAMES.len());
}

#[test]
fn keys_find_a_game_by_its_letters_and_are_told_when_there_is_none() {
    let mut game = after(&[]);
    game.key(KeyCode::Enter);
    game.key(KeyCode::KeyD);
    assert_eq!(game.place(), (Screen::Choose, Menu::Letters));
    game.write("whist");
    game.key(KeyCode::Enter);
    assert!(game.says("No game has “whist” in its name."));
    for _ in 0.."whist".len() {
        game.key(KeyCode::Backspace);
    }
    game.write("chinch");
    game.key(KeyCode::Enter);
    assert_eq!(game.place(), (Screen::Choose, Menu::None));
    assert_eq!(offered(&mut game), ["chinchon"]);
    game.go_to("chinchon", |game| game.key(KeyCode::ArrowDown));
    game.key(KeyCode::ArrowUp);
    game.go_to("find-end", |game| game.key(KeyCode::ArrowRight));
    game.key(KeyCode::Enter);
    assert_eq!(offered(&mut game).len(), GAMES.len());
}

#[test]
fn what_a_pad_has_chosen_is_still_chosen_after_a_look_at_a_set_up() {
    let mut game = after(&[]);
    game.connect_pad();
    game.pad(GamepadButton::South);
    game.pad(GamepadButton::DPadUp);
    game.go_to("kin-knock", |game| game.pad(GamepadButton::DPadLeft));
    game.pad(GamepadButton::South);
    assert_eq!(game.focus(), "kin-knock", "the focus stays where it was pressed");
    let knock = offered(&mut game);
    assert!(knock.contains(&"gin") && !knock.contains(&"basic"));
    game.go_to("gin", |game| game.pad(GamepadButton::DPadDown));
    game.pad(GamepadButton::South);
    assert_eq!(game.place(), (Screen::Setup, Menu::None));
    game.pad(GamepadButton::East);
    assert_eq!(offered(&mut game), knock);
}

#[test]
fn the_game_played_last_comes_first_and_is_dealt_by_one_press() {
    let mut game = after(&["gin", "tonk", "penang", "tonk"]);
    game.key(KeyCode::Enter);
    assert_eq!(game.focus(), "tonk");
    game.key(KeyCode::ArrowRight);
    assert_eq!(game.focus(), "penang");
    game.key(KeyCode::ArrowRight);
    assert_eq!(game.focus(), "gin");
    game.click("once-more");
    assert_eq!(game.place(), (Screen::Table, Menu::None));
    assert_eq!(game.app.world().resource::<MatchSetup>().game, "tonk");
}

#[test]
fn whoever_never_finished_a_match_is_offered_no_deal_without_a_look() {
    let mut game = after(&[]);
    game.click("play");
    assert!(!game.can_see("once-more"));
}

/// Whoever finished a match finds the game of it on the title, dealt by one press.
#[test]
fn the_title_deals_the_game_played_last_once_more() {
    let mut game = after(&["tonk", "gin"]);
    assert!(!game.can_see("again"), "nobody has come back yet");
    game.click("play");
    game.key(KeyCode::Escape);
    assert_eq!(game.name_of("again"), "Play Gin Rummy again");
    game.click("again");
    assert_eq!(game.place(), (Screen::Table, Menu::None));
    assert_eq!(game.app.world().resource::<MatchSetup>().game, "gin");
}
