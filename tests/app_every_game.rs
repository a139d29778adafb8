//! Every game on the table, played by bots to its second round: whatever the judge lets happen is acted out, and the entities stay equal to the view.

mod common;

use bevy::prelude::*;
use common::Game;
use rummage::{
    screens::{MatchSetup, Screen, SeatControl},
    table::{NextRound, TableCheck, script::Shown},
};
use rummage_rules::{games, table::Phase};

#[test]
fn daylily() {
    watch("daylily");
}

#[test]
fn ditch() {
    watch("ditch");
}

#[test]
fn liverpool() {
    watch("liverpool");
}

#[test]
fn dummy() {
    watch("dummy");
}

#[test]
fn quick() {
    watch("quick");
}

/// Two rounds at the smallest table and two at the largest.
fn watch(id: &str) {
    let game = games::find(id).expect("a game of this name");
    for players in [*game.seats.start(), *game.seats.end()] {
        let mut table = Game::start();
        let world = table.app.world_mut();
        let mut setup = MatchSetup::usual(game);
        setup.seats.truncate(players);
        while setup.seats.len() < players {
            setup.add_bot();
        }
        setup.seats[0].control = SeatControl::Bot(Default::default());
        setup.seed = Some(3);
        world.insert_resource(setup);
        world.insert_resource(TableCheck { on: true, strict: true, passed: 0 });
        world.resource_mut::<NextState<Screen>>().set(Screen::Table);
        table.settle();
        for round in 1..=2 {
            table.wait_for("the end of the round", |world| {
                let public = &world.resource::<Shown>().0.public;
                public.round == round && matches!(public.phase(), Phase::RoundOver | Phase::MatchOver)
            });
            table.app.world_mut().write_message(NextRound);
        }
        let passed = table.app.world().resource::<TableCheck>().passed;
        assert!(passed > 20, "{id} with {players}: the table was compared only {passed} times");
    }
}
