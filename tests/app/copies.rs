//! Everything that is kept goes out as a file and comes back, and what is no such file changes nothing.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::common::Game;
use bevy::prelude::*;
use rummage::{
    shell::{
        arguments::Arguments,
        match_setup::MatchSetup,
        preferences::Preferences,
        states::{Menu, Screen},
    },
    store::saves::Waiting,
};
use rummage_rules::games;

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("rummage-copies-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn start(folder: &Path) -> Game {
    Game::start_with(Arguments { data: Some(folder.to_path_buf()), ..default() })
}

/// Opens the tab on which copies are made.
fn open_play(game: &mut Game) {
    game.click("options");
    game.click("options-tab-play");
}

/// The only copy in a folder.
fn copy_in(folder: &Path) -> PathBuf {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    let is_copy = |path: &PathBuf| path.file_name().unwrap().to_string_lossy().starts_with("rummage-copy");
    let copies: Vec<PathBuf> = entries.filter(is_copy).collect();
    assert_eq!(copies.len(), 1, "{copies:?}");
    copies[0].clone()
}

#[test]
fn a_match_goes_on_at_another_machine() {
    let (here, there) = (folder("here"), folder("there"));
    let mut game = start(&here);
    let setup = MatchSetup { seed: Some(11), ..MatchSetup::usual(games::find("quick").expect("a game")) };
    game.sit_down(setup);
    let standing = game.standing();
    game.key(KeyCode::KeyP);
    game.walk_to("options");
    game.key(KeyCode::Enter);
    game.app.world_mut().resource_mut::<Preferences>().left_handed = true;
    game.settle();
    game.walk_to("options-tab-play");
    game.key(KeyCode::Enter);
    assert!(!game.can_see("bring"), "a copy would take this match away");
    game.walk_to("copy");
    game.key(KeyCode::Enter);
    game.settle();
    let copy = copy_in(&here);
    assert!(game.says(&format!("Everything that is kept is in {} now.", copy.display())));
    drop(game);

    let mut game = start(&there);
    open_play(&mut game);
    game.walk_to("bring");
    game.click("bring");
    game.settle();
    assert!(game.says("No copy lies in"), "there is none yet");
    fs::create_dir_all(&there).unwrap();
    fs::copy(&copy, there.join(copy.file_name().unwrap())).unwrap();
    game.click("bring");
    game.settle();
    assert!(game.says("one match waits, none is counted"));
    assert!(!game.app.world().resource::<Preferences>().left_handed, "nothing is changed unasked");
    assert_eq!(game.focus(), "bring-yes");
    game.key(KeyCode::Enter);
    game.settle();
    assert!(game.says("Everything is as it was on"));
    assert!(game.app.world().resource::<Preferences>().left_handed);
    assert_eq!(game.app.world().resource::<Waiting>().0.len(), 1);
    game.key(KeyCode::Escape);
    assert_eq!(game.place(), (Screen::Title, Menu::None));
    drop(game);

    let mut game = start(&there);
    game.click("continue");
    game.rest();
    assert_eq!(game.standing(), standing);
    for folder in [here, there] {
        let _ = fs::remove_dir_all(folder);
    }
}

#[test]
fn a_file_that_was_changed_is_refused_and_one_that_is_left_changes_nothing() {
    let folder = folder("refused");
    let mut game = start(&folder);
    open_play(&mut game);
    game.walk_to("copy");
    game.click("copy");
    game.settle();
    let copy = copy_in(&folder);
    let text = fs::read_to_string(&copy).unwrap();
    fs::write(&copy, text.replacen('{', "[", 1)).unwrap();
    game.walk_to("bring");
    game.click("bring");
    game.settle();
    assert!(game.says("its sum does not fit"));
    fs::write(&copy, text).unwrap();
    game.click("bring");
    game.settle();
    game.app.world_mut().resource_mut::<Preferences>().left_handed = true;
    game.settle();
    game.walk_to("bring-no");
    game.click("bring-no");
    game.settle();
    assert!(game.can_see("bring") && game.app.world().resource::<Preferences>().left_handed);
    let _ = fs::remove_dir_all(folder);
}
