//! Whoever likes to be is asked before a discard and before a hand is shown; whoever does not is asked nothing.

use crate::common::Game;
use bevy::prelude::*;
use rummage::{
    play::{referee::ActionRequest, seats::human::choices::Choices},
    shell::preferences::Preferences,
};
use rummage_rules::{
    action::{Action, Source},
    cards::ids::{CardId, Seat},
};

/// A table of Gin at which the person has to discard.
fn with_a_card_too_many(asks_twice: bool) -> Game {
    let mut game = Game::at_the_table_of("gin", 2, 5, &[]);
    game.app.world_mut().resource_mut::<Preferences>().asks_twice = asks_twice;
    for _ in 0..40 {
        let view = game.view();
        if view.hand.len() == 11 && view.public.asked().contains(&Seat(0)) {
            return game;
        }
        if view.public.asked().contains(&Seat(0)) {
            let pass = view.check(&Action::Pass).is_ok();
            let action = if pass { Action::Pass } else { Action::Draw(Source::Stock) };
            game.app.world_mut().write_message(ActionRequest { seat: Seat(0), action });
        }
        game.rest();
    }
    panic!("nobody was to discard");
}

fn first_of_hand(game: &Game) -> CardId {
    game.view().hand[0]
}

fn pick_and_press(game: &mut Game) -> CardId {
    let card = first_of_hand(game);
    game.pick(crate::common::devices::Device::Mouse, &[card]);
    game.key(KeyCode::KeyD);
    card
}

#[test]
fn a_discard_waits_for_a_second_press() {
    let mut game = with_a_card_too_many(true);
    let judged = game.judged();
    let card = pick_and_press(&mut game);
    assert!(game.app.world().resource::<Choices>().open() && game.says("Discard "));
    assert_eq!(game.judged(), judged, "it is still in the hand");
    // Stepping back leaves everything as it is.
    game.key(KeyCode::Escape);
    assert!(!game.app.world().resource::<Choices>().open());
    assert_eq!(game.judged(), judged);
    game.key(KeyCode::KeyD);
    game.key(KeyCode::Enter);
    game.rest();
    assert!(!game.view().hand.contains(&card));
    assert!(game.judged() > judged);
}

#[test]
fn nobody_is_asked_unless_they_like_to_be() {
    let mut game = with_a_card_too_many(false);
    let judged = game.judged();
    let card = pick_and_press(&mut game);
    game.rest();
    assert!(game.judged() > judged && !game.view().hand.contains(&card));
}
