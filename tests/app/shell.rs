//! The way from the title to the table, by one device alone.

use crate::common::Game;
use bevy::prelude::*;
use rummage::{
    AppPlugin,
    shell::{
        arguments::Arguments,
        assets::{Artwork, Sheet},
        match_setup::MatchSetup,
        platform,
        preferences::Preferences,
        states::{Menu, Screen},
    },
    stage::motion::Fault,
    store::{
        saves::{Waiting, WaitingMatch},
        statistics::{Statistics, ledger::Played},
    },
};
use rummage_rules::games::{self, GAMES};

#[test]
fn a_pad_alone_reaches_the_table() {
    let mut game = Game::start();
    game.connect_pad();
    assert_eq!(game.focus(), "play");
    game.pad(GamepadButton::South);
    assert_eq!(game.place(), (Screen::Choose, Menu::None));
    assert_eq!(game.focus(), "daylily");

    // Another game has a table of its own; back leads to the choice again.
    game.pad(GamepadButton::DPadRight);
    assert_eq!(game.focus(), "ditch");
    game.pad(GamepadButton::South);
    assert_eq!(game.place().0, Screen::Setup);
    assert_eq!(game.app.world().resource::<MatchSetup>().game, "ditch");
    game.pad(GamepadButton::East);
    assert_eq!((game.place().0, game.focus().as_str()), (Screen::Choose, "ditch"));
    game.pad(GamepadButton::DPadLeft);
    game.pad(GamepadButton::South);
    assert_eq!(game.place().0, Screen::Setup);

    // A third player, then the table.
    game.go_to("add-seat", |game| game.pad(GamepadButton::DPadLeft));
    game.pad(GamepadButton::South);
    assert_eq!(game.app.world().resource::<MatchSetup>().seats.len(), 3);
    game.go_to("practice", |game| game.pad(GamepadButton::DPadRight));
    game.go_to("deal", |game| game.pad(GamepadButton::DPadDown));
    game.pad(GamepadButton::South);
    assert_eq!(game.place().0, Screen::Table);

    // And away again.
    game.pad(GamepadButton::Start);
    assert_eq!(game.place(), (Screen::Table, Menu::Pause));
    game.go_to("leave", |game| game.pad(GamepadButton::DPadDown));
    game.pad(GamepadButton::South);
    assert_eq!(game.place(), (Screen::Title, Menu::None));
}

#[test]
fn every_game_is_seen_whole_when_keys_come_to_it() {
    let mut game = Game::start();
    game.key(KeyCode::Enter);
    for (width, height, larger) in
        [(1280.0, 720.0, 0), (390.0, 844.0, 0), (844.0, 390.0, 0), (1024.0, 768.0, 0), (1280.0, 720.0, 10)]
    {
        game.resize(width, height);
        let mut likes = Preferences::default();
        likes.step_text(larger);
        game.app.insert_resource(likes);
        game.settle();
        for id in GAMES.iter().chain(GAMES.iter().rev()).map(|game| game.id) {
            game.walk_to(id);
            game.settle();
            assert!(game.is_whole(id), "{id} at {width} by {height}, text {larger} steps larger");
        }
    }
}

#[test]
fn the_ways_to_deal_are_seen_whole_in_every_game() {
    let mut game = Game::start();
    for usual in GAMES {
        let setup = MatchSetup::usual(usual);
        let round = WaitingMatch { setup: setup.clone(), round: 3 };
        game.app.insert_resource(setup);
        game.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
        for waits in [false, true] {
            game.app.insert_resource(Waiting(waits.then(|| round.clone()).into_iter().collect()));
            for (width, height) in [(1280.0, 720.0), (1920.0, 1080.0), (1024.0, 768.0), (390.0, 844.0)] {
                game.resize(width, height);
                game.settle();
                for tag in ["practice", "day", "deal"].into_iter().chain(waits.then_some("continue")) {
                    assert!(
                        game.is_whole(tag),
                        "{tag} of {} at {width} by {height}, waits: {waits}",
                        usual.id
                    );
                }
            }
        }
    }
}

#[test]
fn the_small_ways_of_the_title_stand_in_two_rows_at_every_size() {
    let mut game = Game::start();
    let round = WaitingMatch { setup: MatchSetup::usual(games::find("quick").expect("a game")), round: 3 };
    for waits in [false, true] {
        game.app.insert_resource(Waiting(waits.then(|| round.clone()).into_iter().collect()));
        for (width, height) in [
            (1280.0, 720.0),
            (1920.0, 1080.0),
            (2560.0, 1080.0),
            (1024.0, 768.0),
            (390.0, 844.0),
            (844.0, 390.0),
        ] {
            game.resize(width, height);
            game.settle();
            let rows: std::collections::BTreeSet<i32> = ["rules", "options", "code", "credits", "statistics"]
                .map(|tag| game.middle_of(tag).y.round() as i32)
                .into();
            assert!(rows.len() <= 2, "{width} by {height}, a match waits: {waits}: {rows:?}");
        }
    }
}

#[test]
fn a_tile_tells_how_its_game_stands() {
    let mut game = Game::start();
    game.key(KeyCode::Enter);
    assert_eq!(game.name_of("gin"), "Gin Rummy", "nobody who begins is told that everything is new");
    game.key(KeyCode::Escape);
    let played = |game: &str, won: bool| -> Played {
        let text = format!(
            r#"{{"game":"{game}","rules":"Usual","won":{won},"place":1,"total":9,"seats":2,"rounds":[],"others":[]}}"#
        );
        serde_json::from_str(&text).expect("a match")
    };
    let mut statistics = game.app.world_mut().resource_mut::<Statistics>();
    statistics.ledger.matches = vec![played("gin", true), played("quick", true), played("gin", false)];
    let round = WaitingMatch { setup: MatchSetup::usual(games::find("quick").expect("a game")), round: 3 };
    game.app.insert_resource(Waiting(vec![round]));
    game.key(KeyCode::Enter);
    assert_eq!(game.name_of("gin"), "Gin Rummy. Won 1 of 2");
    assert_eq!(game.name_of("quick"), "QuickRummy. Hand 3 waits");
    assert_eq!(game.name_of("ditch"), "Ditch Rummy. New to you");
    assert!(game.says("Won 1 of 2") && game.says("New to you"));
}

#[test]
fn keys_alone_reach_every_menu_and_come_back() {
    let mut game = Game::start();
    game.go_to("options", |game| game.key(KeyCode::ArrowDown));
    game.key(KeyCode::Enter);
    assert_eq!(game.place().1, Menu::Options);
    assert_eq!(game.focus(), "options-tab-sight", "a menu begins at the tab that is open");
    game.walk_to("options-motion");
    game.key(KeyCode::Enter);
    assert!(game.app.world().resource::<Preferences>().reduced_motion);
    assert_eq!(game.focus(), "options-motion", "the focus stays where it was");
    game.key(KeyCode::Escape);
    assert_eq!(game.place(), (Screen::Title, Menu::None));
    assert_eq!(game.focus(), "options", "the focus returns to where it was");

    game.key(KeyCode::F1);
    assert_eq!(game.place().1, Menu::Rules);
    game.key(KeyCode::Tab);
    game.key(KeyCode::Escape);
    game.key(KeyCode::F12);
    assert_eq!(game.place().1, Menu::Workshop);
    game.key(KeyCode::Escape);
    assert_eq!(game.place(), (Screen::Title, Menu::None));
}

#[test]
fn house_rules_are_kept_for_the_next_time() {
    let mut game = Game::start();
    game.key(KeyCode::Enter);
    game.key(KeyCode::Enter);
    assert_eq!(game.place().0, Screen::Setup);
    game.go_to("rule-", |game| game.key(KeyCode::ArrowLeft));
    game.go_to("rule-target_score", |game| game.key(KeyCode::ArrowUp));
    game.go_to("rule-target_score-less", |game| game.key(KeyCode::ArrowLeft));
    game.key(KeyCode::Enter);
    let setup = game.app.world().resource::<MatchSetup>();
    let chosen: Vec<_> = setup.options.iter().map(|(key, value)| format!("{key}={value}")).collect();
    assert_eq!(chosen, ["target_score=90"]);
}

#[test]
fn another_deck_is_put_on_when_it_is_chosen() {
    let mut game = Game::start();
    game.go_to("options", |game| game.key(KeyCode::ArrowDown));
    game.key(KeyCode::Enter);
    game.walk_to("options-deck-two");
    game.go_to("options-deck-contrast", |game| game.key(KeyCode::ArrowRight));
    game.key(KeyCode::Enter);
    assert_eq!(game.focus(), "options-deck-contrast");
    for (sheet, atlas, face) in [
        (Sheet::French, "cards/french-contrast.webp", "AS"),
        (Sheet::Daylily, "cards/daylily-contrast.webp", "CA1"),
        (Sheet::Spanish, "cards/spanish-contrast.webp", "7O"),
        (Sheet::Money, "cards/money-contrast.webp", "7M"),
    ] {
        game.wait_for("the deck", |world| {
            let image = world.resource::<Artwork>().image(sheet);
            image.and_then(|image| image.path().map(ToString::to_string)).as_deref() == Some(atlas)
        });
        // It has one drawing of each face, for every size.
        let artwork = game.app.world().resource::<Artwork>();
        assert!(
            artwork.cell(sheet, face).is_some() && artwork.cell(sheet, &format!("mini/{face}")).is_some()
        );
    }
    // Tabs are leafed through, and the last is followed by the first.
    for tab in ["sound", "play", "controls", "sight"] {
        game.key(KeyCode::Tab);
        assert_eq!(game.focus(), format!("options-tab-{tab}"));
    }
}

#[test]
fn a_wrong_number_in_the_motion_table_is_named_and_no_file_is_missed() {
    let arguments = Arguments { keeps_nothing: true, ..default() };
    let mut app = App::new();
    app.add_plugins((platform::headless(&arguments), AppPlugin { arguments }));
    app.insert_resource(Fault("assets/motion.ron, line 17: panel: goes is 0.0".into()));
    app.finish();
    app.cleanup();
    let mut frames = 0..4000;
    while *app.world().resource::<State<Screen>>().get() != Screen::Broken {
        assert!(frames.next().is_some(), "it goes on with a table that cannot be used");
        app.update();
    }
    app.update();
    let mut texts = app.world_mut().query::<&Text>();
    let told: Vec<&str> = texts.iter(app.world()).map(|text| text.0.as_str()).collect();
    let told = told.join(" ");
    assert!(told.contains("motion table") && told.contains("line 17: panel: goes is 0.0"), "{told}");
    assert!(!told.contains("missing") && !told.contains("I could not read"), "{told}");
}

/// In plain words, from matches between the levels; where nobody knows yet, that.
#[test]
fn the_set_up_tells_how_good_its_bots_are() {
    let mut game = Game::start();
    game.click("play");
    game.click("daylily");
    assert!(game.says("A Seedling plays what its hand shows"), "{:?}", game.texts());
    game.click("seat-1-level");
    assert!(
        game.says("A Gardener comes out above a Seedling in seven of ten matches."),
        "{:?}",
        game.texts()
    );
    game.click("seat-1-level");
    assert!(
        game.says("A Hedge-sharp comes out above a Gardener in seven of ten matches."),
        "{:?}",
        game.texts()
    );
    game.click("seat-1-level");
    assert!(game.says("A Sage comes out above a Hedge-sharp in eight of ten matches."), "{:?}", game.texts());
    game.click("seat-1-level");
    assert!(!game.says("comes out above"), "a person is measured by nobody");
    *game.app.world_mut().resource_mut::<MatchSetup>() =
        MatchSetup::usual(games::find("canasta").expect("a game"));
    game.settle();
    game.click("seat-1-level");
    game.click("seat-1-level");
    let untold = "Whether a Sage comes out above a Hedge-sharp here is not known yet.";
    assert!(game.says(untold), "{:?}", game.texts());
}
