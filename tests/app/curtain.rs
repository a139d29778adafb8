//! Two people at one screen: between their turns a curtain hides every hand from sight and from screen readers.

use crate::common::Game;
use bevy::prelude::*;
use rummage::{
    play::table::{
        Board, TableCheck,
        card::{Card, Face},
        pile::InPile,
    },
    shell::{
        match_setup::{MatchSetup, SeatControl},
        names::{AccessibleName, Tag},
        states::{Menu, Screen},
        status::TableStatus,
    },
};
use rummage_rules::{
    action::{Action, Source},
    cards::ids::Seat,
    games,
};

#[test]
fn a_curtain_falls_between_two_people() {
    let mut game = Game::start();
    game.connect_pad();
    let world = game.app.world_mut();
    let mut setup = MatchSetup::usual(games::find("daylily").expect("a game"));
    setup.seats.truncate(2);
    setup.seats[1].control = SeatControl::Human;
    setup.seed = Some(11);
    world.insert_resource(setup);
    world.insert_resource(TableCheck { on: true, strict: true, passed: 0 });
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);

    let mut seen = Vec::new();
    for _ in 0..4 {
        come_to_rest(&mut game);
        assert_eq!(game.place().1, Menu::Curtain, "after {seen:?}");
        assert_eq!(faces_in_hands(&mut game), 0, "no hand shows a face");
        assert!(!tells_of_hands(&mut game), "no name tells of a hand");
        // Neither back nor the menu button looks behind it.
        game.pad(GamepadButton::East);
        game.pad(GamepadButton::Start);
        assert_eq!((game.place().1, faces_in_hands(&mut game)), (Menu::Curtain, 0));

        game.pad(GamepadButton::South);
        come_to_rest(&mut game);
        assert_eq!(game.place().1, Menu::None);
        let viewer = game.app.world().resource::<Board>().viewer.expect("a viewer");
        seen.push(viewer);
        assert_eq!(faces_in_hands(&mut game), 10, "one hand is shown, whole");
        turn(&mut game);
    }
    assert!(seen[0] != seen[1] && seen[0] == seen[2] && seen[1] == seen[3], "{seen:?}");
    assert!(game.app.world().resource::<TableCheck>().passed >= 4);
    assert!(game.judged() >= 8);
}

/// Draws from the stock and discards the card the hand can best do without.
fn turn(game: &mut Game) {
    assert_eq!(game.next_action().map(|action| matches!(action, Action::Draw(_))), Some(true));
    request(game, Action::Draw(Source::Stock));
    come_to_rest(game);
    let view = game.view();
    request(game, Action::discard(view.hand[0]));
}

fn request(game: &mut Game, action: Action) {
    let seat: Seat = game.view().seat;
    game.app.world_mut().write_message(rummage::play::referee::ActionRequest { seat, action });
    game.settle();
}

fn come_to_rest(game: &mut Game) {
    for _ in 0..8 {
        game.app.update();
    }
    game.wait_for("a turn or the curtain", |world| {
        let status = world.resource::<TableStatus>();
        let yours = status.settled && status.yours;
        yours || *world.resource::<State<Menu>>().get() == Menu::Curtain
    });
}

fn faces_in_hands(game: &mut Game) -> usize {
    let world = game.app.world_mut();
    let board = world.resource::<Board>();
    let hands: Vec<Entity> = (0..board.seats()).filter_map(|seat| board.hand(Seat::at(seat))).collect();
    let mut cards = world.query_filtered::<&InPile, (With<Card>, With<Face>)>();
    cards.iter(world).filter(|pile| hands.contains(&pile.0)).count()
}

fn tells_of_hands(game: &mut Game) -> bool {
    let world = game.app.world_mut();
    let mut named = world.query_filtered::<&Tag, With<AccessibleName>>();
    named.iter(world).any(|tag| tag.0.starts_with("hand:"))
}
