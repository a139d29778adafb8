//! What moves at the usual speed never stands in the way: what goes is gone for every device at once.

use std::time::Duration;

use crate::common::Game;
use bevy::{a11y::AccessibilityNode, prelude::*, time::TimeUpdateStrategy};
use rummage::{
    play::{
        seats::human::Choices,
        table::{
            OfTable,
            aim::{Target, own_cards},
            card::{Card, Selected},
            meld::Meld,
        },
    },
    shell::{arguments::Speed, canvas::Canvas, preferences::Preferences, states::Menu},
    stage::{motion::Fading, place::hits::rect_of, quad::Quad},
};

/// From now on at the usual speed, a millisecond a frame.
fn at_usual_speed(game: &mut Game) {
    game.app.world_mut().resource_mut::<Preferences>().speed = Speed::Usual;
    pass(game, 1, 1);
}

/// Lets so many frames pass, so many milliseconds each; then a frame lasts one again.
fn pass(game: &mut Game, frames: usize, millis: u64) {
    game.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(millis)));
    (0..frames).for_each(|_| game.app.update());
    game.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(1)));
}

/// Whether a screen reader would find these words.
fn reads(game: &mut Game, words: &str) -> bool {
    let world = game.app.world_mut();
    let mut nodes = world.query::<&AccessibilityNode>();
    nodes.iter(world).any(|node| node.label().is_some_and(|label| label.contains(words)))
}

#[test]
fn a_panel_that_goes_is_a_mere_picture() {
    let mut game = Game::at_the_table(2, 41);
    at_usual_speed(&mut game);
    game.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Pause);
    pass(&mut game, 10, 40);
    assert!(reads(&mut game, "Back to the table"));
    let held = game.codes(&game.view().hand);
    let card = game.middle_of(&held[0]);
    game.click("resume");
    assert_eq!(game.place().1, Menu::None);
    assert!(game.says("Back to the table"), "it is still seen");
    assert!(!reads(&mut game, "Back to the table") && !game.can_see("resume"), "but nobody is told of it");
    game.click_at(card);
    let world = game.app.world();
    let picked = own_cards(world).iter().filter(|card| world.entity(**card).contains::<Selected>()).count();
    assert_eq!(picked, 1, "the card below was clicked on");
    assert!(!game.says("Back to the table"), "and that hurried the panel");
}

#[test]
fn a_question_is_answered_while_it_comes_and_goes_without_standing_in_the_way() {
    let (mut game, deep) = Game::before_a_reach();
    at_usual_speed(&mut game);
    game.click(&deep);
    assert!(game.app.world().resource::<Choices>().open());
    let rising = game.middle_of("choice-1").y;
    let (card, held) = (game.middle_of(&deep), game.view().hand.len());
    game.click("choice-1");
    assert!(!game.app.world().resource::<Choices>().open(), "the button was where it was seen");
    assert!(game.says("Reach for") && !reads(&mut game, "Leave it") && !game.can_see("choice-1"));
    game.click_at(card);
    pass(&mut game, 10, 40);
    assert!(game.middle_of("choice-1").y < rising - 10.0, "it was still on its way");
    game.click("choice-0");
    assert_eq!(game.view().hand.len(), held + 3, "asked again, and answered");
}

/// How solid a card is, and where it is drawn.
fn seen(game: &Game, card: Entity) -> (f32, Transform) {
    let world = game.app.world();
    let solidity = world.get::<Fading>(card).map_or(1.0, Fading::solidity);
    (solidity, *world.get::<Transform>(card).expect("a place"))
}

/// Pictures on the table that are no cards.
fn pictures(game: &mut Game) -> usize {
    let world = game.app.world_mut();
    world.query_filtered::<(), (With<OfTable>, With<Quad>, Without<Card>)>().iter(world).count()
}

#[test]
fn in_reduced_motion_a_card_fades_over_to_its_new_place() {
    let mut game = Game::at_the_table(2, 41);
    at_usual_speed(&mut game);
    game.app.world_mut().resource_mut::<Preferences>().reduced_motion = true;
    let (held, others) = (own_cards(game.app.world()), pictures(&mut game));
    let stock = game.middle_of("pile:stock");
    game.click_at(stock);
    let drawn = own_cards(game.app.world()).into_iter().find(|card| !held.contains(card)).expect("a card");
    let (alpha, place) = seen(&game, drawn);
    assert!(alpha < 0.5, "it begins to appear: {alpha}");
    assert!(pictures(&mut game) > others, "its picture is left where it was");
    pass(&mut game, 4, 10);
    let (later, still) = seen(&game, drawn);
    assert!(later > alpha && later < 1.0, "{later}");
    assert_eq!(still, place, "it is where it belongs all the while");
    pass(&mut game, 4, 40);
    assert_eq!((seen(&game, drawn).0, pictures(&mut game)), (1.0, others));
}

/// How far a card is turned, in degrees, clockwise.
fn turned(game: &Game, card: Entity) -> f32 {
    let (axis, angle) = seen(game, card).1.rotation.to_axis_angle();
    -axis.z * angle.to_degrees()
}

#[test]
fn a_card_turns_towards_the_mouse_but_not_in_reduced_motion() {
    let mut game = Game::at_the_table(2, 41);
    let card = *own_cards(game.app.world()).last().expect("a card");
    let at_rest = turned(&game, card);
    let bare = rect_of(game.app.world(), Target::Card(card)).expect("it is somewhere");
    let unit = game.app.world().resource::<Canvas>().unit;
    let mut turns = [-0.4, 0.4].map(|aside| {
        game.tell_moved((bare.center() + Vec2::new(aside * bare.width(), 0.0)) * unit);
        game.settle();
        turned(&game, card) - at_rest
    });
    assert!(turns[0] < -4.0 && turns[0] > -8.0 && turns[1] > 4.0 && turns[1] < 8.0, "{turns:?}");
    game.app.world_mut().resource_mut::<Preferences>().reduced_motion = true;
    game.settle();
    turns[1] = turned(&game, card) - at_rest;
    assert!(turns[1].abs() < 0.1, "{turns:?}");
}

#[test]
fn who_laid_a_card_off_is_told_by_a_token_while_its_meld_is_pointed_at() {
    let (mut game, pile) = Game::with_a_card_laid_off();
    let count = game.app.world().get::<Meld>(pile).expect("a meld").riders.len();
    let unit = game.app.world().resource::<Canvas>().unit;
    let meld = rect_of(game.app.world(), Target::Meld(pile)).expect("it is somewhere").center() * unit;
    let drawn = |game: &mut Game| {
        let world = game.app.world_mut();
        world.query_filtered::<(), With<Quad>>().iter(world).count()
    };
    game.tell_moved(Vec2::new(2.0, 300.0) * unit);
    game.settle();
    let before = drawn(&mut game);
    game.tell_moved(meld);
    game.settle();
    assert_eq!(drawn(&mut game), before + count, "a token for every card that was laid off");
}

/// How far above its place at rest a card is drawn, over so many frames of 50 ms.
fn breaths(game: &mut Game, card: Entity, frames: usize) -> Vec<f32> {
    let heights = |game: &mut Game| {
        pass(game, 1, 50);
        seen(game, card).1.translation.y
    };
    (0..frames).map(|_| heights(game)).collect()
}

/// The highest less the lowest.
fn span(heights: &[f32]) -> f32 {
    let [low, high] = [f32::min, f32::max].map(|pick| heights.iter().copied().reduce(pick).expect("a frame"));
    high - low
}

#[test]
fn a_hand_breathes_until_it_rests() {
    let mut game = Game::at_the_table(2, 41);
    at_usual_speed(&mut game);
    pass(&mut game, 20, 100);
    let card = own_cards(game.app.world())[0];
    let unit = game.app.world().resource::<Canvas>().unit;
    let alive = span(&breaths(&mut game, card, 110));
    assert!(alive > 0.8 * unit && alive < 1.1 * unit, "a pixel in five seconds: {alive}");
    game.app.world_mut().resource_mut::<Preferences>().reduced_motion = true;
    pass(&mut game, 2, 50);
    assert_eq!(span(&breaths(&mut game, card, 20)), 0.0, "in reduced motion");
    game.app.world_mut().resource_mut::<Preferences>().reduced_motion = false;
    pass(&mut game, 16, 2000);
    assert_eq!(span(&breaths(&mut game, card, 20)), 0.0, "after half a minute without a wish");
}
