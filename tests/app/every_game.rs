//! Every game on the table, played by bots to its second round: whatever the judge lets happen is acted out, and the entities stay equal to the view.

use std::cell::RefCell;

use crate::common::Game;
use bevy::prelude::*;
use rummage::{
    play::table::{NextRound, TableCheck, script::Shown},
    shell::{
        arguments::Speed,
        match_setup::{MatchSetup, SeatControl},
        names::{AccessibleName, Tag},
        preferences::Preferences,
        states::Screen,
        status::TableStatus,
        text::Texts,
    },
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

#[test]
fn contractrummy() {
    watch("contractrummy");
}

#[test]
fn shanghai() {
    watch("shanghai");
}

#[test]
fn gin() {
    watch("gin");
}

#[test]
fn knockrummy() {
    watch("knockrummy");
}

#[test]
fn threethirteen() {
    watch("threethirteen");
}

#[test]
fn rummy500() {
    watch("rummy500");
}

#[test]
fn romme() {
    watch("romme");
}

#[test]
fn viennese() {
    watch("viennese");
}

#[test]
fn indian() {
    watch("indian");
}

#[test]
fn penang() {
    watch("penang");
}

#[test]
fn robbers() {
    watch("robbers");
}

#[test]
fn desmoche() {
    watch("desmoche");
}

#[test]
fn khanhoo() {
    watch("khanhoo");
}

#[test]
fn marriage() {
    watch("marriage");
}

#[test]
fn canasta() {
    watch("canasta");
}

#[test]
fn chinchon() {
    watch("chinchon");
}

#[test]
fn conquian() {
    watch("conquian");
}

#[test]
fn tonk() {
    watch("tonk");
}

#[test]
fn basic() {
    watch("basic");
}

/// A screen reader finds every meld on the table, with its cards.
fn every_meld_is_told(table: &mut Game, id: &str) {
    let laid = table.view().public.melds.len();
    let world = table.app.world_mut();
    let mut told = world.query::<(&Tag, &AccessibleName)>();
    let names: Vec<String> = told
        .iter(world)
        .filter(|(tag, _)| tag.0.starts_with("meld:"))
        .map(|(_, name)| name.0.clone())
        .collect();
    assert_eq!(names.len(), laid, "{id}: {names:?}");
    assert!(names.iter().all(|name| name.contains(": ") && name.contains(", ")), "{id}: {names:?}");
}

/// While the cards fly, nothing is asked of anybody; that is no end.
#[test]
fn a_deal_is_not_the_end_of_the_match() {
    let mut table = Game::start();
    table.app.world_mut().resource_mut::<Preferences>().speed = Speed::Usual;
    table.app.insert_resource(MatchSetup { seed: Some(3), ..default() });
    table.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    let said = RefCell::new(Vec::new());
    table.wait_for("the first turn", |world| {
        let status = world.resource::<TableStatus>();
        said.borrow_mut().push(status.prompt.clone());
        status.settled && ["draw", "play"].contains(&status.phase.as_str())
    });
    let over = table.app.world().resource::<Texts>().get("prompt-match-over");
    assert!(!said.borrow().contains(&over), "{said:?}");
}

/// Two rounds at the smallest table and two at the largest, unless the match is over sooner.
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
        table.wait_for("faces for the cards", |world| world.contains_resource::<Shown>());
        for round in 1..=2 {
            table.wait_for("the end of the round", |world| {
                let public = &world.resource::<Shown>().0.public;
                // A pot of five may end a match with the first hand.
                let over = public.phase() == Phase::MatchOver;
                over || (public.round == round && public.phase() == Phase::RoundOver)
            });
            every_meld_is_told(&mut table, id);
            table.app.world_mut().write_message(NextRound);
        }
        let passed = table.app.world().resource::<TableCheck>().passed;
        // Where anything may be knocked with, a round is short.
        assert!(passed > 5, "{id} with {players}: the table was compared only {passed} times");
    }
}
