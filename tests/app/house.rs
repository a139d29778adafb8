//! House rules by name: chosen, changed, saved, renamed, forgotten, passed on and entered, by each device.

use std::{fs, path::PathBuf};

use crate::common::Game;
use bevy::prelude::*;
use rummage::{
    shell::{
        arguments::Arguments,
        clipboard::Clipboard,
        keep::Keeper,
        match_setup::{Base, MatchSetup},
        states::{Menu, Screen},
    },
    store::house::Shelf,
};

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("rummage-house-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

/// The set-up of Daylily, reached by Enter, with a clipboard of its own.
fn at_the_set_up(folder: &std::path::Path, clipboard: Option<&str>) -> Game {
    let mut game = Game::start_with(Arguments { data: Some(folder.to_path_buf()), ..default() });
    game.app.world_mut().insert_resource(Clipboard::memory(clipboard));
    game.key(KeyCode::Enter);
    game.key(KeyCode::Enter);
    assert_eq!(game.place(), (Screen::Setup, Menu::None));
    game
}

fn options(game: &Game) -> Vec<String> {
    let setup = game.app.world().resource::<MatchSetup>();
    setup.options.iter().map(|(key, value)| format!("{key}={value}")).collect()
}

fn base(game: &Game) -> Base {
    game.app.world().resource::<MatchSetup>().base.clone()
}

/// The player's own rules for Daylily.
fn own(game: &Game) -> Vec<String> {
    let shelf = game.app.world().resource::<Shelf>();
    shelf.of("daylily").map(|kept| kept.rules.name.clone()).collect()
}

fn by_key(game: &mut Game, step: [i32; 2]) {
    game.key(match step {
        [0, -1] => KeyCode::ArrowUp,
        [0, 1] => KeyCode::ArrowDown,
        [-1, 0] => KeyCode::ArrowLeft,
        _ => KeyCode::ArrowRight,
    });
}

fn by_pad(game: &mut Game, step: [i32; 2]) {
    game.pad(match step {
        [0, -1] => GamepadButton::DPadUp,
        [0, 1] => GamepadButton::DPadDown,
        [-1, 0] => GamepadButton::DPadLeft,
        _ => GamepadButton::DPadRight,
    });
}

/// Steps about, across first, until this has the focus.
fn reach(game: &mut Game, tag: &str, step: fn(&mut Game, [i32; 2])) {
    for _ in 0..60 {
        let focus = game.focus();
        if focus == tag {
            return;
        }
        let way = game.middle_of(tag) - game.middle_of(&focus);
        let across = [if way.x > 0.0 { 1 } else { -1 }, 0];
        let along = [0, if way.y > 0.0 { 1 } else { -1 }];
        let wide = way.x.abs() > 180.0 || way.y.abs() < 20.0;
        step(game, if wide { across } else { along });
        if game.focus() == focus {
            step(game, if wide { along } else { across });
        }
    }
    panic!("the focus never came to {tag}; it is at {}", game.focus());
}

#[test]
fn keys_name_rules_and_they_are_there_the_next_time() {
    let folder = folder("keys");
    let mut game = at_the_set_up(&folder, None);
    game.go_to("rule-", |game| game.key(KeyCode::ArrowLeft));
    game.go_to("rule-target_score", |game| game.key(KeyCode::ArrowUp));
    game.go_to("rule-target_score-less", |game| game.key(KeyCode::ArrowLeft));
    game.key(KeyCode::Enter);
    assert!(game.says("The usual rules, changed"));
    reach(&mut game, "house", by_key);
    game.key(KeyCode::Enter);
    assert_eq!(game.place().1, Menu::House);
    reach(&mut game, "house-save", by_key);
    game.key(KeyCode::Enter);
    assert_eq!((game.place().1, game.focus().as_str()), (Menu::Letters, "letters-field"));

    // Letters that mean something elsewhere are only letters here.
    game.write("Pad & rummy");
    game.key(KeyCode::Backspace);
    game.write("y");
    assert_eq!(game.written(), "Pad & rummy");
    // In the middle as well, as the caret shows.
    (0..6).for_each(|_| game.key(KeyCode::ArrowLeft));
    game.write("xx");
    game.key(KeyCode::Backspace);
    game.key(KeyCode::ArrowLeft);
    game.key(KeyCode::Delete);
    assert_eq!(game.written(), "Pad & rummy");
    game.key(KeyCode::Enter);
    assert_eq!(game.place(), (Screen::Setup, Menu::House));
    assert_eq!((own(&game), base(&game)), (vec!["Pad & rummy".into()], Base::Own("Pad & rummy".into())));
    assert!(game.says("Saved as “Pad & rummy”."));

    // The same name again is refused, and nothing is lost.
    reach(&mut game, "house-save", by_key);
    game.key(KeyCode::Enter);
    game.write("Pad & rummy");
    game.key(KeyCode::Enter);
    assert_eq!(game.place().1, Menu::Letters);
    assert!(game.says("You have other rules of this name."));
    game.key(KeyCode::Escape);
    game.key(KeyCode::Escape);
    assert_eq!(game.place(), (Screen::Setup, Menu::None));
    game.app.world_mut().resource_mut::<Keeper>().finish();
    drop(game);

    let mut game = at_the_set_up(&folder, None);
    assert_eq!((own(&game), options(&game)), (vec!["Pad & rummy".into()], vec![]));
    reach(&mut game, "house", by_key);
    game.key(KeyCode::Enter);
    reach(&mut game, "house-own-0", by_key);
    game.key(KeyCode::Enter);
    assert_eq!((game.place().1, game.focus().as_str()), (Menu::None, "house"));
    assert_eq!(options(&game), ["target_score=90"]);
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn a_mouse_writes_changes_renames_and_forgets() {
    let mut game = Game::start();
    game.app.world_mut().insert_resource(Clipboard::memory(None));
    for button in ["play", "daylily", "house", "house-save", "offer-1"] {
        game.click(button);
    }
    game.click("letters-done");
    assert_eq!(own(&game), ["Our house"]);

    game.click("rename-0");
    for key in ["letters-erase", "letters-space", "letter-X", "letter-5", "letters-done"] {
        game.click(key);
    }
    assert_eq!((own(&game), base(&game)), (vec!["Our hous X5".into()], Base::Own("Our hous X5".into())));

    // A change shows, and can be kept under the name that is there.
    game.click("close");
    game.click("rule-target_score-less");
    assert!(game.says("Our hous X5, changed"));
    game.click("house");
    game.click("house-keep-in");
    game.click("house-usual");
    assert!(options(&game).is_empty());
    game.click("house");
    game.click("house-own-0");
    assert_eq!(options(&game), ["target_score=90"]);

    // To forget is asked again.
    game.click("house");
    game.click("forget-0");
    game.click("forget-no");
    assert_eq!(own(&game).len(), 1);
    game.click("forget-0");
    game.click("forget-yes");
    assert!(own(&game).is_empty());
    assert_eq!(options(&game), ["target_score=90"], "the table keeps its rules");
    assert_eq!(base(&game), Base::Usual);
}

#[test]
fn a_pad_chooses_copies_and_pastes_a_code() {
    let mut game = Game::start();
    game.app.world_mut().insert_resource(Clipboard::memory(None));
    game.connect_pad();
    game.pad(GamepadButton::South);
    game.pad(GamepadButton::South);
    reach(&mut game, "house", by_pad);
    game.pad(GamepadButton::South);
    reach(&mut game, "house-short", by_pad);
    game.pad(GamepadButton::South);
    assert_eq!((game.place().1, base(&game)), (Menu::None, Base::Preset("short")));
    assert_eq!(options(&game), ["target_score=50"]);
    game.pad(GamepadButton::South);
    reach(&mut game, "house-code", by_pad);
    game.pad(GamepadButton::South);
    assert!(game.says("is on your clipboard: the code of “A short afternoon”."));
    game.pad(GamepadButton::East);
    game.pad(GamepadButton::East);

    // At another game's table, the code brings its own.
    game.pad(GamepadButton::DPadRight);
    game.pad(GamepadButton::South);
    assert_eq!(game.app.world().resource::<MatchSetup>().game, "ditch");
    reach(&mut game, "house", by_pad);
    game.pad(GamepadButton::South);
    reach(&mut game, "house-enter", by_pad);
    game.pad(GamepadButton::South);
    assert_eq!((game.place().1, game.focus().as_str()), (Menu::Letters, "letters-paste"));
    game.pad(GamepadButton::South);
    assert_eq!(game.focus(), "letters-done");
    game.pad(GamepadButton::South);
    assert_eq!(game.place(), (Screen::Setup, Menu::None));
    assert!(game.says("That code is for Daylily Rummy: its table is laid."));
    assert_eq!((base(&game), options(&game)), (Base::Preset("short"), vec!["target_score=50".into()]));
}

#[test]
fn a_finger_names_rules_letter_by_letter() {
    let mut game = Game::start();
    for button in ["play", "quick", "house", "house-five-hands", "house", "house-save"] {
        game.tap(button);
    }
    for letter in ["letter-F", "letter-I", "letter-V", "letters-erase", "letter-X", "letters-done"] {
        game.tap(letter);
    }
    assert_eq!(base(&game), Base::Own("Fix".into()));
    assert_eq!(options(&game), ["end_mode=hands"]);
}

#[test]
fn what_is_no_code_is_told_and_changes_nothing() {
    let mut game = Game::start();
    game.app.world_mut().insert_resource(Clipboard::memory(Some("Dear all, see you on Sunday!\nYours")));
    for button in ["play", "daylily", "house", "house-enter", "letters-done"] {
        game.click(button);
    }
    assert!(game.says("something is missing"));
    game.click("letters-paste");
    game.click("letters-done");
    assert!(game.says("“,” cannot stand in a code"));
    game.app.world_mut().insert_resource(Clipboard::memory(Some(&"0".repeat(5000))));
    game.click("letters-paste");
    game.click("letters-done");
    (0..3).for_each(|_| game.key(KeyCode::Backspace));
    game.app.world_mut().insert_resource(Clipboard::memory(None));
    game.click("letters-paste");
    assert!(game.says("There is no text on the clipboard."));
    game.app.world_mut().insert_resource(Clipboard::memory(Some("1GK3-PM45-AAA")));
    game.click("letters-paste");
    game.key(KeyCode::Enter);
    assert!(game.says("There is a slip in it"));
    assert_eq!((game.place().1, options(&game).len()), (Menu::Letters, 0));
    game.key(KeyCode::Escape);
    assert_eq!(game.place().1, Menu::House);
}

#[test]
fn a_damaged_shelf_is_set_aside_and_told_of() {
    let folder = folder("damaged");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("house-rules.save"), "[(name: \"Ours\", …").unwrap();
    let mut game = at_the_set_up(&folder, None);
    assert!(game.says("Your house rules could not be read"));
    let aside = fs::read_to_string(folder.join("house-rules.damaged.save")).unwrap();
    assert!(aside.contains("Ours"), "{aside}");
    assert_eq!(own(&game), Vec::<String>::new());
    let _ = fs::remove_dir_all(folder);
}
