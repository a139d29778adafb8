//! Whole matches of Daylily by a pad alone: dealt, drawn, melded, discarded, scored and won, with the table checked at every rest.

use crate::common::Game;
use bevy::prelude::*;
use rummage::play::table::{
    Board,
    aim::{Aim, Target},
    card::Face,
};
use rummage_rules::{
    action::{Action, Source},
    cards::ids::CardId,
};

#[test]
fn a_match_of_two_by_pad_alone() {
    play(2, 11);
}

#[test]
fn a_match_of_three_by_pad_alone() {
    play(3, 12);
}

fn play(players: usize, seed: u128) {
    let mut game = Game::at_the_table(players, seed);
    game.connect_pad();
    while let Some(action) = game.next_action() {
        match action {
            Action::Draw(Source::Stock) => {
                walk(&mut game, |target, _| target == Target::Stock);
                game.pad(GamepadButton::South);
            }
            Action::Draw(_) => {
                walk(&mut game, |target, _| target == Target::Discard);
                game.pad(GamepadButton::South);
            }
            Action::LayDown { melds, .. } => {
                for card in &melds[0].cards {
                    walk_to_card(&mut game, *card);
                    game.pad(GamepadButton::South);
                }
                game.pad(GamepadButton::North);
            }
            Action::Discard(cards) => {
                walk_to_card(&mut game, cards[0]);
                game.pad(GamepadButton::West);
            }
            other => panic!("{other:?} is no action of Daylily"),
        }
        game.rest();
        while game.sheet_is_open() {
            assert!(["next-round", "result"].contains(&game.focus().as_str()), "the focus is on the way on");
            if game.focus() == "result" {
                game.pad(GamepadButton::South);
                break;
            }
            game.pad(GamepadButton::South);
            game.rest();
        }
    }
    game.is_won(players);

    // A rematch is one press away.
    assert_eq!(game.focus(), "play-again");
    let before = game.judged();
    game.pad(GamepadButton::South);
    game.rest();
    // Its seed is anybody's: a bot may even have gone out before the player was asked.
    assert!(game.judged() < before, "another match has begun");
}

/// Walks over the table until the focus is where it is wanted: down to the hand or up to the piles first, then sideways.
fn walk(game: &mut Game, wanted: impl Fn(Target, &World) -> bool) {
    let mut way = Vec::new();
    for round in 0..60 {
        let world = game.app.world();
        let here = world.resource::<Aim>().focused;
        if here.is_some_and(|target| wanted(target, world)) {
            return;
        }
        let viewer = world.resource::<Board>().viewer;
        let above = matches!(here, Some(Target::Plot(seat)) if Some(seat) != viewer);
        let cards = matches!(here, Some(Target::Card(_)));
        let piles = matches!(here, Some(Target::Stock | Target::Discard));
        let card_wanted = !wanted(Target::Stock, world) && !wanted(Target::Discard, world);
        let button = match (card_wanted, cards, piles) {
            (true, true, _) | (false, _, true) if round % 24 < 12 => GamepadButton::DPadRight,
            (true, true, _) | (false, _, true) => GamepadButton::DPadLeft,
            (true, false, _) => GamepadButton::DPadDown,
            (false, ..) if above => GamepadButton::DPadDown,
            (false, ..) => GamepadButton::DPadUp,
        };
        // At the last card the right edge leads over to the buttons; back is the way home.
        let home = game.is_at_the_cards();
        let button = if home { button } else { GamepadButton::East };
        way.push((here, button));
        game.pad(button);
    }
    panic!("the pad never reached its goal: {way:?}");
}

fn walk_to_card(game: &mut Game, card: CardId) {
    let shows = |target: Target, world: &World| match target {
        Target::Card(entity) => world.get::<Face>(entity) == Some(&Face(card)),
        _ => false,
    };
    walk(game, shows);
}
