//! Whoever plays on may hurry a bot that thinks long, but not by what was pressed in the own turn.

use std::time::Duration;

use crate::common::Game;
use bevy::{prelude::*, time::TimeUpdateStrategy};
use rummage::{
    play::referee::Referee,
    shell::match_setup::{BotLevel, MatchSetup, SeatControl},
};
use rummage_bots::{Budget, Level, is_alike, seat_guest};
use rummage_rules::{action::Action, cards::ids::Seat, games};

const SEED: u128 = 5;

/// A table of two, at which the other is a Sage, and a second passes with each frame, so that every thought lasts long.
fn beside_a_sage() -> Game {
    let mut game = Game::start();
    let mut setup = MatchSetup::usual(games::find("rummy500").expect("a game"));
    setup.seats.truncate(2);
    setup.seats[1].control = SeatControl::Bot(BotLevel::Sage);
    setup.seed = Some(SEED);
    let world = game.app.world_mut();
    world.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    game.sit_down(setup);
    game
}

#[test]
fn what_is_pressed_in_the_own_turn_hurries_no_sage() {
    let mut game = beside_a_sage();
    for _ in 0..4 {
        // A press that draws a card, and the rest of the turn.
        game.key(KeyCode::KeyM);
        while let Some(action) = game.next_action().filter(|action| !matches!(action, Action::Draw(_))) {
            game.act(action);
        }
    }
    let temper = game.app.world().resource::<MatchSetup>().seats[1].temper();
    let mut sage = seat_guest(Level::Sage, temper, SEED as u64 + 2);
    let host = game.app.world().resource::<Referee>().host().expect("the match runs here");
    let decisions = host.decisions().into_iter().filter(|decision| decision.seat == Seat(1));
    let mut thoughts = 0;
    for decision in decisions {
        let view = host.view_at(decision.happened, Seat(1), Some(Seat(1)));
        let (chosen, done) = (sage.choose(&view, Budget::default()), decision.deed(&view).expect("it acted"));
        assert!(is_alike(&view.public, &chosen, &done), "it took its time, and would have done {chosen:?}");
        thoughts += 1;
    }
    assert!(thoughts > 3, "only {thoughts} thoughts");
}
