//! What a newcomer meets at the table: every card can be looked at, a press on the stock draws, and what is a picture alone has a name.

use crate::common::{Game, devices::Device};
use bevy::prelude::*;
use rummage::{play::table::aim::Target, shell::assets::Artwork, ui::theme::picture::Picture};
use rummage_rules::{
    action::Action,
    games::{self, GAMES},
    moves::suggest::Verb,
};

/// The pictures that the interface shows and that there are, by their name.
fn pictures(game: &mut Game) -> Vec<String> {
    let mut pictures = game.app.world_mut().query::<&Picture>();
    let artwork = game.app.world().resource::<Artwork>();
    let there = |picture: &&Picture| artwork.cell(picture.sheet, &picture.name).is_some();
    pictures.iter(game.app.world()).filter(there).map(|picture| picture.name.clone()).collect()
}

#[test]
fn a_close_look_shows_the_card_in_every_game() {
    for id in GAMES.iter().map(|game| game.id) {
        let mut game = Game::at_the_table_of(id, games::find(id).expect("a game").usual_seats, 5, &[]);
        while game.view().hand.is_empty() {
            let action = game.next_action().expect("the round begins");
            game.act(action);
        }
        let card = *game.view().hand.first().expect("a card");
        let code = game.view().public.spec.deck.code(card).to_owned();
        let tag = game.codes(&[card]).remove(0);
        game.click_second(&tag);
        let shown = pictures(&mut game);
        assert!(shown.iter().any(|name| name.starts_with(&code)), "{id}: {code} is not among {shown:?}");
    }
}

/// Where a card is offered first, reaching for the stock lets it go by and draws, once nobody else wants it.
#[test]
fn one_press_on_the_stock_draws() {
    let mut game = Game::at_the_table_of("liverpool", 3, 71, &[]);
    game.key(KeyCode::KeyN);
    for _ in 0..40 {
        let view = game.view();
        let offered = view.verbs().contains(&Verb::Pass) && !view.verbs().contains(&Verb::DrawStock);
        if offered {
            let held = view.hand.len();
            game.choose(Device::Mouse, Target::Stock);
            game.rest();
            assert_eq!(game.view().hand.len(), held + 1, "{}", game.said());
            assert!(game.view().verbs().contains(&Verb::Discard), "{:?}", game.view().verbs());
            return;
        }
        let action: Action = game.next_action().expect("the round goes on");
        game.act(action);
    }
    panic!("no card was offered");
}

#[test]
fn the_mouse_reads_what_a_picture_means() {
    let mut game = Game::at_the_table_of("gin", 2, 41, &[]);
    let name = game.name_of("hint");
    assert!(!game.says(&name));
    let at = game.middle_of("hint");
    game.point_at(at);
    assert!(game.says(&name), "{:?}", game.texts());
    let elsewhere = game.middle_of_hand();
    game.point_at(elsewhere);
    assert!(!game.says(&name), "{:?}", game.texts());
}
