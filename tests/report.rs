//! The program falls in the midst of a match: a report lies beside the saves, the next start tells of it once, and the match goes on.

mod common;

use std::{fs, panic, path::Path};

use bevy::prelude::*;
use common::Game;
use rummage::shell::{
    arguments::Arguments,
    clipboard::Clipboard,
    keep::Keeper,
    match_setup::MatchSetup,
    platform,
    states::{Menu, Screen},
};
use rummage_rules::games;

fn start(folder: &Path) -> Game {
    Game::start_with(Arguments { data: Some(folder.to_path_buf()), ..default() })
}

#[test]
fn after_a_fall_a_report_is_offered_and_the_match_goes_on() {
    let folder = std::env::temp_dir().join(format!("rummage-report-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    let mut game = start(&folder);
    assert_eq!(game.place().1, Menu::None, "nothing has happened yet");
    let world = game.app.world_mut();
    let mut setup = MatchSetup::usual(games::find("daylily").expect("a game"));
    setup.seed = Some(11);
    world.insert_resource(setup);
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    game.rest();
    game.connect_pad();
    game.pad(GamepadButton::North);
    game.rest();
    let played = game.judged();
    game.app.world_mut().resource_mut::<Keeper>().finish();
    platform::speak_plainly_of_failures();
    let fallen = panic::catch_unwind(|| panic!("the sky has fallen"));
    let _ = panic::take_hook();
    assert!(fallen.is_err() && played > 0);
    drop(game);

    let mut game = start(&folder);
    assert_eq!((game.place(), game.focus().as_str()), ((Screen::Title, Menu::Stumbled), "stumbled-on"));
    let report = fs::read_to_string(folder.join("rummage-report.txt")).expect("a report");
    for part in ["the sky has fallen", env!("CARGO_PKG_VERSION"), "\"game\":\"daylily\"", "P0 draw"] {
        assert!(report.contains(part), "{part} is missing: {report}");
    }
    game.app.insert_resource(Clipboard::memory(None));
    game.connect_pad();
    game.pad(GamepadButton::DPadDown);
    assert_eq!(game.focus(), "stumbled-copy");
    game.pad(GamepadButton::South);
    let mut clipboard = game.app.world_mut().resource_mut::<Clipboard>();
    clipboard.ask();
    assert_eq!(clipboard.answer(), Some(Some(report)));
    // Any way back leads to the title, where the match waits.
    game.key(KeyCode::Escape);
    assert_eq!((game.place().1, game.focus().as_str()), (Menu::None, "continue"));
    game.pad(GamepadButton::South);
    game.rest();
    assert_eq!(game.judged(), played);
    drop(game);

    assert_eq!(start(&folder).place().1, Menu::None, "it is told of once");
    let _ = fs::remove_dir_all(folder);
}
