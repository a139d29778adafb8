//! Hands that are shown: who divides them (ruling R25), its owner where the hand was put in order and else the table; and how long they are
//! looked at.

use std::time::Duration;

use crate::common::Game;
use bevy::{prelude::*, time::TimeUpdateStrategy};
use rummage::{
    play::{
        referee::Referee,
        table::{aim::Target, script::Shown},
    },
    shell::{arguments::Speed, preferences::Preferences},
    stage::place::{Ground, hits::rect_of},
};
use rummage_host::Host;
use rummage_rules::{
    action::{Action, Source},
    games,
    prelude::{CardId, Options, Seat, Seed, View},
};

/// Knock Rummy for two, in which anybody may knock with anything, at the first deal of which this holds. The person has drawn.
fn after_drawing(holds: impl Fn(&View) -> bool) -> Game {
    let seed = (0..4000).find(|seed| dealt(*seed).is_some_and(|view| holds(&view))).expect("such a deal");
    let mut game = Game::at_the_table_of("knockrummy", 2, seed, &[]);
    assert_eq!(game.view().seat, Seat(0));
    game.act(Action::Draw(Source::Stock));
    game
}

/// What the first seat sees at the beginning of a match, if it begins.
fn dealt(seed: u128) -> Option<View> {
    let game = games::find("knockrummy").expect("a game");
    let mut host = Host::new(game, 2, Options::default(), Seed(seed)).expect("no options");
    host.settle();
    let view = host.view(Seat(0));
    (view.public.turn() == Some(Seat(0))).then_some(view)
}

/// By suit and rank, as a hand lies when it is dealt.
fn sorted(view: &View) -> Vec<CardId> {
    let mut hand = view.hand.clone();
    hand.sort_by_key(|card| {
        let face = view.public.spec.deck.printed(*card);
        (face.group, face.suit, face.rank)
    });
    hand
}

/// What is left over of a hand as it is dealt, and at least.
fn left_over(view: &View) -> (i32, i32) {
    let spec = &view.public.spec;
    let split = spec.as_it_lies(&sorted(view));
    // Without a meld of neighbours there is nothing that its owner could have meant.
    let own = if split.melds.is_empty() {
        i32::MAX
    } else {
        split.loose.iter().map(|card| spec.value(*card)).sum()
    };
    (own, spec.least_left(&view.hand))
}

/// Puts the card just drawn before all others.
fn put_in_order(game: &mut Game) {
    let drawn = drawn(game);
    let to = game.middle_of_hand() - Vec2::new(500.0, 0.0);
    game.drag(&drawn, to);
}

fn drawn(game: &Game) -> String {
    let card = *game.view().hand.last().expect("a card was drawn");
    game.codes(&[card]).remove(0)
}

/// Knocks with the card just drawn.
fn knock(game: &mut Game) {
    let card = drawn(game);
    game.click(&card);
    game.click("close");
}

/// The last action of the record: what was announced.
fn announced(game: &Game) -> String {
    let record = game.app.world().resource::<Referee>().record().expect("it runs here");
    record.actions.last().cloned().expect("somebody has acted")
}

#[test]
fn a_hand_that_nobody_put_in_order_is_divided_by_the_table() {
    let mut game = after_drawing(|view| left_over(view).0 == left_over(view).1);
    knock(&mut game);
    assert!(announced(&game).contains("knock") && !announced(&game).contains(':'), "{}", announced(&game));
}

#[test]
fn an_order_that_covers_as_much_as_any_is_shown_as_it_is() {
    let mut game = after_drawing(|view| left_over(view).0 == left_over(view).1);
    put_in_order(&mut game);
    knock(&mut game);
    assert!(announced(&game).contains(" : "), "{}", announced(&game));
}

#[test]
fn the_owner_of_an_order_that_covers_less_is_asked() {
    let covers_less = |view: &View| left_over(view).0 < i32::MAX && left_over(view).0 > left_over(view).1;
    for (answer, own) in [("choice-1", true), ("choice-0", false)] {
        let mut game = after_drawing(covers_less);
        put_in_order(&mut game);
        let before = game.judged();
        knock(&mut game);
        assert!(game.says("How shall your hand be shown?"), "{:?}", game.texts());
        assert_eq!(game.judged(), before, "nothing happens before the answer");
        game.click(answer);
        assert_eq!(announced(&game).contains(" : "), own, "{}", announced(&game));
    }
}

/// Knocks at the usual speed, 40 milliseconds a frame, and waits until all hands are shown.
fn shown_at_leisure() -> Game {
    let mut game = after_drawing(|view| left_over(view).0 == left_over(view).1);
    game.app.world_mut().resource_mut::<Preferences>().speed = Speed::Usual;
    game.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(40)));
    knock(&mut game);
    game.wait_for("the hands", |world| !world.resource::<Shown>().0.public.shown.is_empty());
    game
}

#[test]
fn shown_hands_lie_in_their_plots_and_are_counted_until_a_press_leads_to_the_sheet() {
    let mut game = shown_at_leisure();
    (0..60).for_each(|_| game.app.update());
    assert!(!game.sheet_is_open(), "two seconds later they are still looked at");
    let world = game.app.world();
    let (ground, public) = (world.resource::<Ground>().clone(), world.resource::<Shown>().0.public.clone());
    assert_eq!(ground.hands.iter().map(|hand| hand.seat).collect::<Vec<_>>(), [Seat(0), Seat(1)]);
    let mut sums = Vec::new();
    for hand in &ground.hands {
        let plot = rect_of(world, Target::Plot(hand.seat)).expect("a plot");
        let inside = |place: &Rect| plot.contains(place.min) && plot.contains(place.max);
        assert!(hand.melds.iter().chain(&hand.loose).all(inside), "{hand:?} in {plot:?}");
        let sum: i32 =
            public.shown[hand.seat.index()].loose.iter().map(|card| public.spec.value(*card)).sum();
        sums.push(sum);
    }
    let said = format!("Left over: Marigold {}, you {}.", sums[1], sums[0]);
    assert_eq!(game.said(), said);
    assert!(sums.iter().all(|sum| game.says(&format!("left over: {sum}"))), "{sums:?}");
    game.key(KeyCode::Enter);
    assert!(game.sheet_is_open(), "a press leads to the sheet");
    assert!(game.says("Left over"), "which tells what both had left over");
}

#[test]
fn shown_hands_give_way_to_the_sheet_by_themselves() {
    let mut game = shown_at_leisure();
    (0..250).for_each(|_| game.app.update());
    assert!(game.sheet_is_open(), "ten seconds are enough");
}
