//! What bots do where hands stay hidden until somebody knocks, in single moments of Knock Rummy.

use crate::common::{self, cards};
use rummage_bots::{Budget, Level, seat_bot};
use rummage_rules::action::Source;
use rummage_rules::games;
use rummage_rules::prelude::*;
use rummage_rules::spec::{Blocks, Spec};
use rummage_rules::table::{Pending, TurnStep};
use rummage_rules::turn::DrawRule;

/// A view from the first round whose seat may draw, with this hand in place of the one that was dealt and this discard pile.
fn moment(hand: &[&str], pile: &[&str]) -> View {
    let mut view = common::moment("knockrummy", 2, |view| {
        matches!(view.public.pending.last(), Some(Pending::Turn(_, TurnStep::Draw))) && view.public.live
    });
    let [hand, pile] = [hand, pile].map(|codes| cards(&view, codes));
    let public = view.public.set_up();
    public.hand_sizes[view.seat.index()] = hand.len();
    (view.hand, public.discard) = (hand, pile);
    view
}

#[test]
fn a_low_card_is_taken_for_a_dear_one_though_it_makes_no_meld_and_a_dear_one_is_left() {
    let hand = ["KS", "JD", "9C", "8H", "6S", "5D", "3C", "3H", "2S", "2D"];
    for (open, taken) in [("AC", true), ("QH", false)] {
        let mut bot = seat_bot(Level::HedgeSharp, 1);
        let action = bot.choose(&moment(&hand, &[open]), Budget::default());
        assert_eq!(action == Action::Draw(Source::Discard), taken, "{open}: {action:?}");
    }
}

#[test]
fn where_a_knock_takes_the_place_of_the_draw_a_finished_hand_knocks_and_a_heavy_one_draws() {
    let options = Options::parse("knock_before_draw=on").unwrap();
    let spec = games::find("knockrummy").unwrap().spec(2, &options).unwrap();
    let finished = ["4H", "5H", "6H", "9C", "9D", "9S", "2C", "3C", "4C", "5C"];
    let heavy = ["KS", "KH", "QD", "QC", "JS", "JH", "TC", "TD", "8S", "8D"];
    for level in [Level::Seedling, Level::Gardener, Level::HedgeSharp] {
        for (hand, knocks) in [(finished, true), (heavy, false)] {
            let mut view = moment(&hand, &["7H"]);
            view.public.set_up().spec = spec.clone();
            let action = seat_bot(level, 1).choose(&view, Budget::default());
            let close = Action::Close { discard: None, melds: Vec::new() };
            assert_eq!(action == close, knocks, "{level:?}: {action:?}");
            assert!(view.check(&action).is_ok(), "{level:?}: {action:?}");
        }
    }
}

#[test]
fn a_gardener_hopes_for_no_card_of_a_pile_that_it_may_look_through() {
    let hand = ["KS", "KD", "QH", "JC", "9C", "8H", "6S", "5D", "3C", "2H"];
    let drawn = |browse: bool| {
        let mut view = moment(&hand, &["KC", "KH", "7C"]);
        let blocks = Blocks::clone(&view.public.spec);
        view.public.set_up().spec = Spec::new(Blocks { draw: DrawRule { browse, ..blocks.draw }, ..blocks });
        let thoughts = seat_bot(Level::Gardener, 1).think(&view, Budget::default());
        let draw = Action::Draw(Source::Stock);
        thoughts.iter().find(|thought| thought.action == draw).expect("it may draw").value
    };
    assert!(drawn(true) < drawn(false), "the two kings lie in the pile");
}

#[test]
fn at_gin_a_seedling_collects_what_goes_together_and_a_gardener_counts_what_is_left_over() {
    let step_of = |view: &View| match view.public.pending.last() {
        Some(Pending::Turn(_, step)) => Some(*step),
        _ => None,
    };
    let mut view = common::moment("gin", 2, |view| step_of(view) == Some(TurnStep::Draw));
    view.hand = cards(&view, &["4C", "KH", "QH", "9S", "9D", "2S", "2H", "7D", "JC", "6C"]);
    let mut takers = |open: &str| {
        view.public.set_up().discard = cards(&view, &[open]);
        let take = Action::Draw(Source::Discard);
        [Level::Seedling, Level::Gardener]
            .map(|level| seat_bot(level, 1).choose(&view, Budget::default()) == take)
    };
    // An ace of hearts goes with 2H and is low; a queen of clubs with the other and the jack, and is dear.
    assert_eq!(takers("QC"), [true, false]);
    assert_eq!(takers("AD"), [false, true]);

    let mut view = common::moment("gin", 2, |view| step_of(view) == Some(TurnStep::Play));
    view.hand = cards(&view, &["4S", "KH", "QH", "9S", "9D", "2D", "2H", "7D", "JC", "TC", "KC"]);
    view.public.set_up().taken = None;
    let thrown = |level| match seat_bot(level, 1).choose(&view, Budget::default()) {
        Action::Discard(cards) => view.public.spec.value(cards[0]),
        other => panic!("{level:?} throws a card: {other:?}"),
    };
    // 4S and 7D alone go with nothing.
    assert_eq!([Level::Seedling, Level::Gardener].map(thrown), [4, 10]);
}
