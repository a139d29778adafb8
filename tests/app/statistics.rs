//! A finished match is counted, once, and never a practice match; the screen shows it, and the player may take it along or forget it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use crate::common::Game;
use bevy::prelude::*;
use rummage::{
    play::{referee::ActionRequest, table::script::Shown},
    shell::{
        arguments::Arguments,
        keep::Keeper,
        match_setup::MatchSetup,
        names::AccessibleName,
        preferences::Preferences,
        states::{Menu, Screen},
    },
    store::statistics::{
        Statistics,
        ledger::{End, Played, Rules},
    },
};
use rummage_rules::{
    cards::ids::Seat,
    games::{self, GAMES},
    house::options::Value,
};

/// What the choice of a game is called.
const ALL: &str = "All games, shown. Choose another game";
const DITCH: &str = "Ditch Rummy, shown. Choose another game";

/// A folder of this test's own, empty.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("rummage-statistics-{name}-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    folder
}

fn start(folder: &Path) -> Game {
    Game::start_with(Arguments { data: Some(folder.to_path_buf()), ..default() })
}

/// Sits down to a single hand of QuickRummy.
fn sit_down(game: &mut Game, practice: bool) {
    let mut setup = MatchSetup::usual(games::find("quick").expect("a game"));
    setup.options.set("end_mode", Value::Word("single_hand".into()));
    (setup.seed, setup.practice) = (Some(5), practice);
    game.sit_down(setup);
}

/// Plays as a gardener would, so many actions or to the end of the match.
fn play(game: &mut Game, actions: usize) {
    for _ in 0..actions {
        let Some(action) = game.next_action() else { return };
        game.app.world_mut().write_message(ActionRequest { seat: Seat(0), action });
        game.rest();
    }
}

fn counted(game: &Game) -> Vec<Played> {
    game.app.world().resource::<Statistics>().ledger.matches.clone()
}

/// Whether a screen reader is told these words.
fn tells(game: &mut Game, words: &str) -> bool {
    let mut names = game.app.world_mut().query::<&AccessibleName>();
    names.iter(game.app.world()).any(|name| name.0.contains(words))
}

#[test]
fn a_match_counts_once_though_the_program_ended_in_between() {
    let folder = folder("once");
    let mut game = start(&folder);
    sit_down(&mut game, false);
    while game.view().public.melds.is_empty() {
        play(&mut game, 1);
    }
    assert!(counted(&game).is_empty(), "a match that goes on does not count");
    game.app.world_mut().resource_mut::<Keeper>().finish();
    drop(game);

    let mut game = start(&folder);
    game.click("continue");
    game.rest();
    play(&mut game, 400);
    let public = game.app.world().resource::<Shown>().0.public.clone();
    let [played] = &counted(&game)[..] else { panic!("counted: {:?}", counted(&game)) };
    assert_eq!((played.game.as_str(), &played.rules), ("quick", &Rules::Preset("single-hand".into())));
    assert_eq!((played.won, played.total), (public.winners.contains(&Seat(0)), public.totals[0]));
    assert_eq!((played.dealt.deck, played.dealt.deck_wilds), (54, 2));
    assert!(played.dealt.cards > 0 && played.dealt.wilds <= 2);
    let round = played.rounds[0];
    game.click("result");
    assert!(game.says("Your first match of this game."));
    let ending = public.ending.expect("the round has ended");
    assert_eq!((played.rounds.len(), round.points), (1, public.totals[0]));
    assert_eq!(round.end, End::of(&ending, Seat(0)));
    assert_eq!((played.others[0].name.as_str(), played.others[0].behind), ("bot-marigold", played.won));
    game.app.world_mut().resource_mut::<Keeper>().finish();
    drop(game);
    let game = start(&folder);
    assert_eq!(counted(&game).len(), 1, "and it is there the next time");
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn a_practice_match_never_counts() {
    let mut game = Game::start();
    sit_down(&mut game, true);
    play(&mut game, 400);
    assert!(!game.app.world().resource::<Shown>().0.public.winners.is_empty(), "the match is over");
    assert!(counted(&game).is_empty());
}

#[test]
fn a_pad_reads_the_plots_and_takes_them_along_or_forgets_them() {
    let folder = folder("screen");
    let mut game = start(&folder);
    game.connect_pad();
    game.go_to("statistics", |game| game.pad(GamepadButton::DPadDown));
    game.pad(GamepadButton::South);
    assert_eq!(game.place(), (Screen::Statistics, Menu::None));
    assert!(game.says("Nothing to count yet") && !game.can_see("reset"));
    game.pad(GamepadButton::East);
    assert_eq!((game.place().0, game.focus().as_str()), (Screen::Title, "statistics"));

    let played = |won: bool, total: i32| -> Played {
        let won_word = if won { "true" } else { "false" };
        serde_json::from_str(&format!(
            r#"{{"game":"ditch","rules":"Usual","won":{won_word},"place":1,"total":{total},"seats":2,
                "rounds":[{{"points":{total},"end":"You"}}],
                "others":[{{"name":"bot-basil","level":"Gardener","behind":{won_word}}}]}}"#
        ))
        .expect("a match")
    };
    let matches = vec![played(true, 40), played(false, -5), played(true, 25)];
    game.app.world_mut().resource_mut::<Statistics>().ledger.matches = matches;
    game.pad(GamepadButton::South);
    assert!(tells(&mut game, "3 matches played, 2 won, 67 %. 1 in a row now, 1 at most."));
    assert!(tells(&mut game, "By opponent, you came out ahead: Basil: 2 of 3."));
    assert!(tells(&mut game, "You go out 100 %"));
    // The shoulders lead to what was played, and back to all games.
    game.pad(GamepadButton::RightTrigger);
    assert!(tells(&mut game, "By house rules, won of played: The usual rules: 2 of 3."));
    assert_eq!((game.focus().as_str(), game.name_of("game").as_str()), ("game", DITCH));
    game.pad(GamepadButton::RightTrigger);
    assert_eq!(game.name_of("game"), ALL);
    game.pad(GamepadButton::LeftTrigger);
    assert_eq!(game.name_of("game"), DITCH);
    // Any game can be chosen from the list, which tells how each stands.
    game.pad(GamepadButton::South);
    assert_eq!((game.place().1, game.focus().as_str()), (Menu::Games, "ditch"));
    assert_eq!(game.name_of("ditch"), "Ditch Rummy: 2 of 3 won");
    assert_eq!(game.name_of("daylily"), "Daylily Rummy, not played yet");
    game.go_to("daylily", |game| game.pad(GamepadButton::DPadLeft));
    game.pad(GamepadButton::South);
    assert_eq!((game.place().1, game.focus().as_str()), (Menu::None, "game"));
    assert!(game.says("Nothing to count yet"));
    game.pad(GamepadButton::RightTrigger);
    assert_eq!(game.name_of("game"), DITCH);

    game.go_to("export", |game| game.pad(GamepadButton::DPadDown));
    game.pad(GamepadButton::South);
    let table = fs::read_to_string(folder.join("rummage-statistics.csv")).expect("the table");
    assert!(
        table.contains("2,Ditch Rummy,The usual rules,2,1,0,-5,1,-5,you,Basil (Gardener),0,0,0,0,0.00"),
        "{table}"
    );

    game.go_to("reset", |game| game.pad(GamepadButton::DPadRight));
    game.pad(GamepadButton::South);
    assert!(game.says("Forget all 3 matches for good?"));
    game.go_to("reset-no", |game| game.pad(GamepadButton::DPadRight));
    game.pad(GamepadButton::South);
    assert_eq!(counted(&game).len(), 3);
    game.click("reset");
    game.click("reset-yes");
    assert!(counted(&game).is_empty());
    let _ = fs::remove_dir_all(folder);
}

#[test]
fn every_game_of_the_list_is_seen_whole_and_can_be_tapped() {
    let mut game = Game::start();
    game.app.world_mut().resource_mut::<Statistics>().ledger.matches = vec![won_at("gin"), won_at("quick")];
    game.click("statistics");
    for (width, height, larger) in
        [(1280.0, 720.0, 0), (390.0, 844.0, 0), (844.0, 390.0, 0), (1280.0, 720.0, 10), (390.0, 844.0, 10)]
    {
        game.resize(width, height);
        let mut likes = Preferences::default();
        likes.step_text(larger);
        game.app.insert_resource(likes);
        game.settle();
        let place = format!("at {width} by {height}, text {larger} steps larger");
        for tag in ["game-before", "game", "game-after"] {
            assert!(game.is_whole(tag), "{tag} {place}");
        }
        game.tap("game");
        for id in GAMES.iter().map(|game| game.id) {
            game.walk_to(id);
            game.settle();
            assert!(game.is_whole(id), "{id} {place}");
        }
        let last = GAMES[GAMES.len() - 1];
        game.tap(last.id);
        assert_eq!(game.place().1, Menu::None);
        assert!(game.says("Nothing to count yet"), "nobody has played {} {place}", last.id);
        // The arrows lead to what was played.
        game.click("game-after");
        assert_eq!(game.name_of("game"), ALL, "{place}");
        game.click("game-after");
        assert_eq!(game.name_of("game"), "QuickRummy, shown. Choose another game", "{place}");
        game.click("game-before");
        assert_eq!(game.name_of("game"), ALL, "{place}");
    }
}

/// A match of this game that was won.
/// A match of this game that was won.
pub fn won_at(game: &str) -> Played {
    let text = format!(
        r#"{{"game":"{game}","rules":"Usual","won":true,"place":1,"total":9,"seats":2,
            "rounds":[{{"points":9,"end":"You"}}],"others":[]}}"#
    );
    serde_json::from_str(&text).expect("a match")
}

#[test]
fn damaged_statistics_are_set_aside_and_told_of() {
    let folder = folder("damaged");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("statistics.save"), "rummage 1 7 0\nnothing").unwrap();
    let mut game = start(&folder);
    game.click("statistics");
    assert!(game.says("Your statistics could not be read, and begin anew"));
    let aside = fs::read_to_string(folder.join("statistics.damaged.save")).unwrap();
    assert_eq!(aside, "rummage 1 7 0\nnothing");
    let _ = fs::remove_dir_all(folder);
}
