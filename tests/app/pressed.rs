//! How many presses it takes: to the first card, for a turn of each game, for a contract, for a round that one only watches (docs/measurements/edges.md).

use bevy::prelude::*;
use rummage::{play::table::aim::Target, shell::states::Screen, store::statistics::Statistics};
use rummage_rules::{
    action::{Action, Choice},
    games::{self, GAMES},
    moves::suggest::Verb,
    turn::window::WindowKind,
};

use crate::{
    common::{Game, devices::Device},
    statistics::won_at,
};

/// Of all tables here.
const SEED: u128 = 71;

/// Presses what whoever only watches would: the stock, or the last card that may be thrown and *Discard*; *No* to every question. Where that
/// is no turn, what a Gardener would do.
fn press_on(game: &mut Game) {
    let view = game.view();
    let verbs = view.verbs();
    let mut throws = view.hand.iter().map(|card| Action::discard(*card)).rev();
    let thrown = throws.find(|action| view.check(action).is_ok());
    match (verbs.first(), thrown) {
        _ if game.sheet_is_open() => game.click("next-round"),
        (Some(Verb::Answer(WindowKind::Cut)), _) => game.act(Action::Answer(Choice::Cut(30))),
        (Some(Verb::Answer(WindowKind::Buy | WindowKind::Rummy)), _) => {
            game.carry_out(Device::Mouse, &Action::Answer(Choice::No));
        }
        _ if verbs.contains(&Verb::DrawStock) || verbs.contains(&Verb::Pass) => {
            game.choose(Device::Mouse, Target::Stock);
        }
        (_, Some(thrown)) => game.carry_out(Device::Mouse, &thrown),
        _ => {
            let action = game.next_action().expect("the round goes on");
            game.carry_out(Device::Mouse, &action);
        }
    }
    game.rest();
}

/// Whether the player is to begin a turn: to draw, or to play where nobody draws.
fn begins_a_turn(game: &Game) -> bool {
    let view = game.view();
    let asked = matches!(view.verbs().first(), Some(Verb::Answer(_)) | None);
    view.public.turn() == Some(view.seat) && !asked
}

/// The presses of the first turn of a game; a turned up card that is let go by is none.
fn presses_of_a_turn(id: &str) -> usize {
    let mut game = Game::at_the_table_of(id, games::find(id).expect("a game").usual_seats, SEED, &[]);
    loop {
        while !begins_a_turn(&game) {
            press_on(&mut game);
        }
        let (before, turns) = (game.presses, game.view().public.turns.clone());
        while !game.sheet_is_open() && game.view().public.turns == turns {
            press_on(&mut game);
        }
        if game.presses - before > 1 {
            return game.presses - before;
        }
    }
}

/// The stock, a card, *Discard*. At Conquian and Desmoche a card is turned up and let go by, at Robbers' Rummy one is drawn and the turn
/// ended. At Ditch three cards are drawn one by one; at Penang Rummy nobody draws, a passport is laid.
#[test]
fn a_turn_takes_three_presses() {
    let others = [("conquian", 2), ("desmoche", 2), ("robbers", 2), ("ditch", 5), ("penang", 5)];
    for id in GAMES.iter().map(|game| game.id) {
        let wanted = others.iter().find(|(other, _)| *other == id).map_or(3, |(_, presses)| *presses);
        assert_eq!(presses_of_a_turn(id), wanted, "{id}");
    }
}

/// Sits down and draws a card, and returns the presses that there were until then. The seed of the deal is anybody's: where a bot has gone
/// out before the player was asked, there is another.
fn presses_to_a_card(sit_down: impl Fn() -> Game) -> usize {
    loop {
        let mut game = sit_down();
        assert_eq!(game.place().0, Screen::Table);
        game.rest();
        if !game.sheet_is_open() {
            let held = game.view().hand.len();
            game.choose(Device::Mouse, Target::Stock);
            game.rest();
            assert_eq!(game.view().hand.len(), held + 1);
            return game.presses;
        }
    }
}

#[test]
fn a_newcomer_holds_the_first_card_after_four_presses() {
    let presses = presses_to_a_card(|| {
        let mut game = Game::start();
        ["play", "daylily", "deal"].iter().for_each(|tag| game.click(tag));
        game
    });
    assert_eq!(presses, 4);
}

#[test]
fn who_comes_back_holds_the_first_card_after_two_presses() {
    let presses = presses_to_a_card(|| {
        let mut game = Game::start();
        game.app.world_mut().resource_mut::<Statistics>().ledger.matches = vec![won_at("daylily")];
        // Another screen, so that the title is drawn anew.
        game.click("statistics");
        game.key(KeyCode::Escape);
        game.presses = 0;
        game.click("again");
        game
    });
    assert_eq!(presses, 2);
}

/// Nothing is picked: the hand holds the contract, and *Go down* says so.
#[test]
fn a_contract_of_three_melds_is_laid_by_one_press() {
    let mut game = Game::at_the_table_of("contractrummy", 3, SEED, &[]);
    loop {
        match game.next_action() {
            Some(Action::LayDown { melds, swaps }) if swaps.is_empty() && melds.len() == 3 => break,
            Some(action) => game.act(action),
            None => game.click("next-round"),
        }
        game.rest();
    }
    let before = game.presses;
    game.click("meld");
    game.rest();
    let view = game.view();
    assert_eq!((view.public.melds_of(view.seat).count(), game.presses - before), (3, 1), "{}", game.said());
}

/// *Pass until I say* is one press; after it three make a turn, and nothing else is asked.
#[test]
fn a_round_that_is_watched_asks_nothing() {
    let mut game = Game::at_the_table_of("liverpool", 4, 72, &[]);
    game.presses = 0;
    game.click("pass-on");
    game.rest();
    let mut turns = 0;
    while !game.sheet_is_open() {
        turns += usize::from(begins_a_turn(&game) && !game.view().verbs().contains(&Verb::Discard));
        press_on(&mut game);
    }
    assert!(turns > 2, "only {turns} turns");
    assert_eq!(game.presses, 1 + 3 * turns);
}
