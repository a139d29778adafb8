//! A match outlives the program: it is kept after every action, taken up again by one press, and never thrown away when damaged.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::common::Game;
use bevy::prelude::*;
use rummage::{
    play::table::TableCheck,
    shell::{
        arguments::Arguments,
        keep::Keeper,
        match_setup::{MatchSetup, SeatControl},
        preferences::Preferences,
        states::{Menu, Screen},
    },
    store::saves::Waiting,
};
use rummage_rules::games;

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("rummage-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn start(folder: &Path) -> Game {
    Game::start_with(Arguments { data: Some(folder.to_path_buf()), ..default() })
}

/// Draws, and discards what the hint would.
fn play_some(game: &mut Game) {
    for _ in 0..3 {
        for button in [GamepadButton::North, GamepadButton::West] {
            game.pad(button);
            game.rest();
        }
    }
}

#[test]
fn a_match_goes_on_after_the_program_was_killed() {
    let folder = folder("goes-on");
    for id in ["daylily", "quick"] {
        let mut game = start(&folder);
        let mut setup = MatchSetup::usual(games::find(id).expect("a game"));
        setup.seed = Some(11);
        game.sit_down(setup);
        game.connect_pad();
        play_some(&mut game);
        let (played, table) = (game.judged(), game.standing());
        assert!(played >= 3, "{id}: {played} actions");
        // Killed: nothing is told that it ends. What the keeper has begun to write is all there is.
        game.app.world_mut().resource_mut::<Keeper>().finish();
        drop(game);

        let mut game = start(&folder);
        assert_eq!(game.focus(), "continue");
        game.app.world_mut().insert_resource(TableCheck { on: true, strict: true, passed: 0 });
        game.connect_pad();
        game.pad(GamepadButton::South);
        game.rest();
        assert_eq!((game.judged(), game.standing()), (played, table), "{id}: the table as it was left");
        play_some(&mut game);
        assert!(game.judged() > played && game.app.world().resource::<TableCheck>().passed > 2);
        game.app.world_mut().resource_mut::<Keeper>().finish();
    }

    // Both wait: the one played last on the title, the other where its table is set.
    let mut game = start(&folder);
    let waiting = &game.app.world().resource::<Waiting>().0;
    assert_eq!(waiting.iter().map(|waiting| waiting.setup.game).collect::<Vec<_>>(), ["quick", "daylily"]);
    game.connect_pad();
    game.go_to("play", |game| game.pad(GamepadButton::DPadDown));
    game.pad(GamepadButton::South);
    assert_eq!(game.focus(), "quick", "the one played last comes first");
    game.go_to("daylily", |game| game.pad(GamepadButton::DPadRight));
    game.pad(GamepadButton::South);
    assert_eq!(game.focus(), "deal");
    game.go_to("continue", |game| game.pad(GamepadButton::DPadDown));
    game.pad(GamepadButton::South);
    game.rest();
    assert_eq!(game.app.world().resource::<MatchSetup>().game, "daylily");
    assert!(game.judged() >= 6);
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn whoever_leaves_at_the_score_sheet_finds_it_there() {
    let folder = folder("sheet");
    let mut game = start(&folder);
    game.app.world_mut().insert_resource(MatchSetup { seed: Some(11), ..MatchSetup::usual(games::GAMES[0]) });
    game.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    game.rest();
    while let Some(action) = game.next_action() {
        game.act(action);
    }
    assert!(game.can_see("next-round"), "a sheet that is not the last");
    let standing = game.standing();
    game.app.world_mut().resource_mut::<Keeper>().finish();
    drop(game);

    let mut game = start(&folder);
    game.app.world_mut().insert_resource(TableCheck { on: true, strict: true, passed: 0 });
    game.click("continue");
    game.rest();
    assert!(game.can_see("next-round"), "the round after it has not begun");
    assert_eq!(game.standing(), standing);
    game.click("next-round");
    game.rest();
    assert_eq!(game.view().public.round, 2);
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn a_damaged_match_is_set_aside_and_the_former_one_goes_on() {
    let folder = folder("damaged");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("last.save"), "not ours").unwrap();
    let game = start(&folder);
    assert!(game.app.world().resource::<Waiting>().0.is_empty());
    assert_eq!(game.focus(), "play");
    assert_eq!(fs::read_to_string(folder.join("last.damaged.save")).unwrap(), "not ours");
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn preferences_are_kept() {
    let folder = folder("preferences");
    let mut game = start(&folder);
    game.app.world_mut().resource_mut::<Preferences>().left_handed = true;
    game.settle();
    game.app.world_mut().resource_mut::<Keeper>().finish();
    drop(game);
    assert!(start(&folder).app.world().resource::<Preferences>().left_handed);
    let _ = fs::remove_dir_all(folder);
}

/// As in a page that had to start anew because the browser took its picture away.
#[test]
fn a_caller_in_the_midst_of_a_match_is_back_at_its_table() {
    let folder = folder("midst");
    let takes_up = |takes_up| Arguments { data: Some(folder.clone()), takes_up, ..default() };
    let game = Game::start_with(takes_up(true));
    assert_eq!(game.place().0, Screen::Title, "no match waits yet");
    drop(game);

    let mut game = start(&folder);
    game.app.world_mut().insert_resource(MatchSetup { seed: Some(11), ..MatchSetup::usual(games::GAMES[0]) });
    game.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    game.rest();
    game.connect_pad();
    play_some(&mut game);
    let (played, table) = (game.judged(), game.standing());
    game.app.world_mut().resource_mut::<Keeper>().finish();
    drop(game);

    let mut game = Game::start_with(takes_up(true));
    game.wait_for("the table", |world| *world.resource::<State<Screen>>().get() == Screen::Table);
    game.wait_for("the sentence", |world| {
        world.query::<&Text>().iter(world).any(|text| text.0.contains("Your match stands as it was"))
    });
    game.rest();
    assert_eq!((game.judged(), game.standing()), (played, table), "the table as it was left");
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn people_at_one_screen_say_their_names_and_are_called_so_for_ever() {
    let folder = folder("names");
    let mut game = start(&folder);
    game.click("play");
    game.click("gin");
    for (seat, name) in [(0, "Ana"), (1, "Bo")] {
        // From the last level on a person plays.
        while game.app.world().resource::<MatchSetup>().seats[seat].control != SeatControl::Human {
            game.click(&format!("seat-{seat}-level"));
        }
        game.click(&format!("seat-{seat}-name"));
        game.write(name);
        game.key(KeyCode::Enter);
        game.settle();
    }
    assert!(game.says("Ana") && game.says("Bo"), "{:?}", game.texts());
    game.click("deal");
    game.wait_for("the curtain", |world| *world.resource::<State<Menu>>().get() == Menu::Curtain);
    game.settle();
    assert!(game.says("Ana") || game.says("Bo"), "{:?}", game.texts());
    game.app.world_mut().resource_mut::<Keeper>().finish();
    drop(game);

    let mut game = start(&folder);
    game.click("continue");
    game.wait_for("the curtain", |world| *world.resource::<State<Menu>>().get() == Menu::Curtain);
    let called: Vec<_> =
        game.app.world().resource::<MatchSetup>().seats.iter().map(|seat| seat.called.clone()).collect();
    assert_eq!(called, [Some("Ana".to_owned()), Some("Bo".to_owned())]);
    let _ = fs::remove_dir_all(folder);
}
