//! The pointer at a few frames a second: whatever falls into one frame is obeyed in the order in which it happened.

use std::time::Duration;

use crate::common::{Game, devices::Device, stutter::By::Finger};
use bevy::{input::ButtonState, prelude::*, time::TimeUpdateStrategy};
use rummage::{
    play::table::{
        aim::{Target, own_cards},
        card::Selected,
    },
    shell::{arguments::Speed, canvas::Canvas, preferences::Preferences, states::Menu},
    stage::place::hits::rect_of,
};

fn middles(game: &Game) -> Vec<(Entity, Vec2)> {
    let world = game.app.world();
    let unit = world.resource::<Canvas>().unit;
    let middle =
        |card: Entity| rect_of(world, Target::Card(card)).expect("a card in the hand").center() * unit;
    own_cards(world).into_iter().map(|card| (card, middle(card))).collect()
}

#[test]
fn a_click_is_where_it_was_although_the_pointer_has_moved_on() {
    let mut game = Game::at_the_table(2, 41);
    let cards = middles(&game);
    game.tell_moved(cards[2].1);
    game.tell_button(ButtonState::Pressed);
    game.tell_button(ButtonState::Released);
    game.tell_moved(cards[7].1);
    game.settle();
    let picked = |card: Entity| game.app.world().entity(card).contains::<Selected>();
    assert!(picked(cards[2].0), "the card that was clicked on is picked");
    assert!(!picked(cards[7].0), "the card the pointer went to is not");
}

#[test]
fn nothing_behind_the_workshop_is_pressed() {
    let mut game = Game::at_the_table(2, 41);
    let before = game.standing();
    game.key(KeyCode::F12);
    game.choose(Device::Mouse, Target::Stock);
    game.settle();
    assert_eq!(game.place().1, Menu::Workshop, "the panel stays open");
    assert_eq!(game.standing(), before, "the stock lies behind it");
    game.key(KeyCode::Escape);
    game.choose(Device::Mouse, Target::Stock);
    game.rest();
    assert_ne!(game.standing(), before, "without the panel the same click draws");
}

#[test]
fn two_clicks_of_one_frame_are_two_clicks() {
    let mut game = Game::at_the_table(2, 41);
    let cards = middles(&game);
    for nth in [1, 5] {
        game.tell_moved(cards[nth].1);
        game.tell_button(ButtonState::Pressed);
        game.tell_button(ButtonState::Released);
    }
    game.settle();
    let world = game.app.world();
    let picked: Vec<usize> =
        (0..cards.len()).filter(|nth| world.entity(cards[*nth].0).contains::<Selected>()).collect();
    assert_eq!(picked, [1, 5]);
}

#[test]
fn a_drag_of_one_frame_is_no_click() {
    let mut game = Game::at_the_table(2, 41);
    let cards = middles(&game);
    game.tell_moved(cards[0].1);
    game.tell_button(ButtonState::Pressed);
    game.tell_moved(cards[4].1);
    game.tell_moved(cards[8].1);
    game.tell_button(ButtonState::Released);
    game.settle();
    let order: Vec<Entity> = middles(&game).into_iter().map(|(card, _)| card).collect();
    assert_eq!(order[8], cards[0].0, "the card lies where it was let go");
    assert!(!game.app.world().entity(cards[0].0).contains::<Selected>());
}

#[test]
fn a_panel_that_still_rises_is_clicked_and_has_the_focus() {
    let mut game = Game::at_the_table(2, 41);
    game.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(1)));
    game.app.world_mut().resource_mut::<Preferences>().speed = Speed::Usual;
    game.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Pause);
    game.app.update();
    game.app.update();
    let rising = game.middle_of("resume");
    assert_eq!(game.focus(), "resume");
    game.click_at(rising);
    assert_eq!(game.place().1, Menu::None, "the button was where it was seen");
    game.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Pause);
    (0..300).for_each(|_| game.app.update());
    assert!(game.middle_of("resume").y < rising.y - 10.0, "it was still on its way");
}

#[test]
fn a_finger_taps_at_four_frames_a_second_until_it_has_rested_for_half_a_second() {
    for (frames, taps) in [(1, true), (2, true), (3, false)] {
        let mut game = Game::at_the_table(2, 41);
        game.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(250)));
        let (card, at) = middles(&game)[3];
        game.tell_down(Finger, at);
        (0..frames).for_each(|_| game.app.update());
        game.tell_up(Finger, at);
        game.settle();
        let picked = game.app.world().entity(card).contains::<Selected>();
        assert_eq!(picked, taps, "let go after {frames} frames");
    }
}
