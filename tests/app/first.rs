//! What is new to a player is explained once, and who has hardly played meets beginners.

use crate::{common::Game, overlaps::faults};
use bevy::prelude::*;
use rummage::{
    play::referee::ActionRequest,
    shell::{
        match_setup::{BotLevel, MatchSetup},
        preferences::Preferences,
        states::Screen,
    },
    store::firsts::Firsts,
};
use rummage_rules::{cards::ids::Seat, games, house::options::Value};

const NOTE: &str = "For the first time";
const LAYING_OFF: &str = "first-lay-off";

fn knows(game: &Game, key: &str) -> bool {
    game.app.world().resource::<Firsts>().knows(key)
}

/// Plays until a note stands on the table.
fn play_until_it_is_told(game: &mut Game) {
    for _ in 0..200 {
        if game.says(NOTE) {
            return;
        }
        let action = game.next_action().expect("the match goes on");
        game.act(action);
    }
    panic!("nothing was new");
}

#[test]
fn what_is_new_is_explained_until_it_is_read() {
    let mut game = Game::at_the_table_of("rummy500", 2, 5, &[]);
    play_until_it_is_told(&mut game);
    assert!(game.says("You may lay off"), "{:?}", game.texts());
    assert!(!knows(&game, LAYING_OFF));
    game.click("first-read");
    assert!(!game.says(NOTE) && knows(&game, LAYING_OFF));
}

#[test]
fn what_went_by_was_seen_and_is_told_once() {
    let mut game = Game::at_the_table_of("rummy500", 2, 5, &[]);
    play_until_it_is_told(&mut game);
    while !knows(&game, LAYING_OFF) {
        let action = game.next_action().expect("the match goes on");
        game.act(action);
    }
    let mut chances = 0;
    while let Some(action) = game.next_action() {
        assert!(!game.says("You may lay off"), "it was told before");
        chances += usize::from(matches!(action, rummage_rules::action::Action::LayOff { .. }));
        game.act(action);
    }
    assert!(chances > 0, "there was another chance to tell of it");
}

#[test]
fn who_wants_nothing_explained_reads_nothing() {
    let mut game = Game::at_the_table_of("rummy500", 2, 5, &[]);
    game.app.world_mut().resource_mut::<Preferences>().first_times = false;
    for _ in 0..60 {
        let Some(action) = game.next_action() else { break };
        game.act(action);
        assert!(!game.says(NOTE));
    }
}

#[test]
fn a_round_that_is_over_before_the_first_turn_is_explained_on_its_sheet() {
    let over = |seed| {
        let mut game = Game::at_the_table_of("knockrummy", 3, seed, &[]);
        game.rest();
        (game.view().public.ending.is_some() && game.view().public.turns[0] == 0).then_some(game)
    };
    let mut game = (1..40).find_map(over).expect("somebody knocks in the first turn of a round");
    assert!(game.says("was over before you had a turn"), "{:?}", game.texts());
    for (width, height) in [(1280.0, 720.0), (844.0, 390.0), (390.0, 844.0)] {
        game.resize(width, height);
        assert!(game.says("was over before you had a turn"), "{:?}", game.texts());
        assert_eq!(faults(&mut game), Vec::<String>::new(), "at {width}x{height}");
    }
    game.click("first-read");
    assert!(knows(&game, "first-early"));
}

#[test]
fn three_rounds_make_a_player_whom_gardeners_meet() {
    let mut game = Game::start();
    let level = |game: &mut Game| {
        game.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Choose);
        game.wait_for("the choice", |world| *world.resource::<State<Screen>>().get() == Screen::Choose);
        game.click("gin");
        game.app.world().resource::<MatchSetup>().seats[1].control.level()
    };
    for _ in 0..3 {
        assert_eq!(level(&mut game), Some(BotLevel::Seedling));
        let mut setup = MatchSetup::usual(games::find("quick").expect("a game"));
        setup.options.set("end_mode", Value::Word("single_hand".into()));
        setup.seed = Some(5);
        game.sit_down(setup);
        while let Some(action) = game.next_action() {
            game.app.world_mut().write_message(ActionRequest { seat: Seat(0), action });
            game.rest();
        }
    }
    assert_eq!(level(&mut game), Some(BotLevel::Gardener));
}
