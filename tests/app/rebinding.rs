//! Keys and buttons are put elsewhere in the options, by the device that has them, and the table goes by it.

use std::{fs, path::Path};

use crate::common::Game;
use bevy::prelude::*;
use rummage::shell::{
    arguments::Arguments,
    bindings::{Bindings, Board, Deed},
    keep::Keeper,
    match_setup::MatchSetup,
    states::{Menu, Screen},
};
use rummage_rules::games;

fn start(folder: &Path) -> Game {
    Game::start_with(Arguments { data: Some(folder.to_path_buf()), ..default() })
}

/// Opens the tab of controls by keys.
fn open_controls(game: &mut Game) {
    game.go_to("options", |game| game.key(KeyCode::ArrowDown));
    game.key(KeyCode::Enter);
    for _ in 0..3 {
        game.key(KeyCode::Tab);
    }
    assert_eq!(game.focus(), "options-tab-controls");
}

fn face(game: &Game, board: Board, deed: Deed) -> String {
    let place = game.app.world().resource::<Bindings>().place(board, deed);
    place.expect("it has a place").face().to_owned()
}

#[test]
fn a_key_that_was_put_elsewhere_acts_at_the_table_and_is_kept() {
    let folder = std::env::temp_dir().join(format!("rummage-rebinding-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    let mut game = start(&folder);
    open_controls(&mut game);
    game.walk_to("controls-pause");
    game.key(KeyCode::Enter);
    assert!(game.says("Press a key"));
    // An arrow always means the same; so it is said, and the next press is still waited for.
    game.key(KeyCode::ArrowDown);
    game.settle();
    assert!(game.says("That one always means the same."));
    assert_eq!(game.focus(), "controls-pause", "and it moves nothing meanwhile");
    game.key(KeyCode::KeyM);
    game.settle();
    assert!(game.says("Pause, and Meld, or the coral button: the two have changed places."));
    assert_eq!(face(&game, Board::Keys, Deed::Menu), "M");
    assert_eq!(face(&game, Board::Keys, Deed::Primary), "P");
    assert_eq!(game.focus(), "controls-pause", "the focus stays where it was");
    game.key(KeyCode::Escape);
    game.app.world_mut().resource_mut::<Keeper>().finish();
    drop(game);

    let mut game = start(&folder);
    let setup = MatchSetup { seed: Some(5), ..MatchSetup::usual(games::find("gin").expect("a game")) };
    game.sit_down(setup);
    game.key(KeyCode::KeyP);
    assert_eq!(game.place().1, Menu::None, "it is no longer the key of the pause");
    game.key(KeyCode::KeyM);
    assert_eq!(game.place().1, Menu::Pause);
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn escape_leaves_a_key_where_it_was_and_everything_is_put_back_at_once() {
    let mut game = Game::start();
    open_controls(&mut game);
    game.walk_to("controls-hint");
    game.key(KeyCode::Enter);
    game.key(KeyCode::Escape);
    assert!(!game.says("Press a key"));
    assert_eq!(game.place().1, Menu::Options, "it was no step back");
    assert!(!game.can_see("controls-usual"), "there is nothing to put back");
    game.key(KeyCode::Enter);
    game.key(KeyCode::Comma);
    assert_eq!(face(&game, Board::Keys, Deed::Hint), "Comma");
    game.walk_to("controls-usual");
    game.key(KeyCode::Enter);
    assert!(game.app.world().resource::<Bindings>().are_usual());
}

#[test]
fn a_pad_whose_south_and_east_have_changed_places_goes_on_with_them() {
    let mut game = Game::start();
    game.connect_pad();
    open_controls(&mut game);
    game.walk_to("controls-choose");
    game.pad(GamepadButton::South);
    assert!(game.says("A button"));
    game.pad(GamepadButton::East);
    game.settle();
    assert!(game.says("the two have changed places"));
    // What chooses is in the east now.
    game.pad(GamepadButton::East);
    assert!(game.says("A button"));
    game.pad(GamepadButton::Select);
    assert!(!game.says("A button"), "View leaves it as it is");
    game.pad(GamepadButton::South);
    assert_eq!(game.place(), (Screen::Title, Menu::None), "and what steps back is in the south");
    // A hint needs View held down, and nothing of it can be put elsewhere.
    game.pad(GamepadButton::East);
    game.walk_to("controls-hint");
    game.pad(GamepadButton::East);
    game.settle();
    assert!(game.says("With View held down, buttons keep their places."));
}
