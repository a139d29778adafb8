//! What bots do where melds with wilds are gathered in the hand, in a single moment of Three Thirteen.

use crate::common::{self, cards};
use rummage_bots::{Budget, Level, seat_bot};
use rummage_rules::action::Source;
use rummage_rules::prelude::*;
use rummage_rules::table::{Pending, TurnStep};

/// A view from the first round whose seat has drawn from the stock, with this hand in place of its own.
fn moment(hand: &[&str]) -> View {
    let mut view = common::moment("threethirteen", 2, |view| {
        let throws = matches!(view.public.pending.last(), Some(Pending::Turn(_, TurnStep::Play)));
        throws && view.public.taken.is_none()
    });
    view.hand = cards(&view, hand);
    view
}

#[test]
fn a_sage_keeps_what_more_cards_would_close_and_a_hedge_sharp_what_leaves_least() {
    let view = moment(&["5H", "6S", "7S", "7C"]);
    let thrown = |level| {
        let action = seat_bot(level, 1).choose(&view, Budget::default());
        let Action::Discard(cards) = action else { panic!("{level:?} throws a card: {action:?}") };
        view.public.spec.deck.printed(cards[0])
    };
    // 5S, 8S and every seven close 6S 7S 7C; 5S and 8S alone 5H 6S 7S.
    assert_eq!(thrown(Level::Sage).rank, 5);
    assert_eq!(thrown(Level::HedgeSharp).rank, 7);
}

#[test]
fn a_seedling_throws_what_goes_with_nothing_and_a_gardener_the_dearest_loose_card() {
    let view = moment(&["5C", "KH", "QH", "7S"]);
    let thrown = |level| match seat_bot(level, 1).choose(&view, Budget::default()) {
        Action::Discard(cards) => view.public.spec.deck.printed(cards[0]).code.as_str(),
        other => panic!("{level:?} throws a card: {other:?}"),
    };
    // Of 5C and 7S, which go with nothing, it has held 5C longer.
    assert_eq!([Level::Seedling, Level::Gardener].map(thrown), ["5C", "KH"]);
}

#[test]
fn a_seedling_takes_what_goes_with_a_card_and_a_gardener_what_leaves_less() {
    let step = |view: &View| matches!(view.public.pending.last(), Some(Pending::Turn(_, TurnStep::Draw)));
    let mut view = common::moment("threethirteen", 2, step);
    view.hand = cards(&view, &["4C", "5H", "QS"]);
    let mut drawn = |open: &str, level| {
        view.public.set_up().discard = cards(&view, &[open]);
        seat_bot(level, 1).choose(&view, Budget::default())
    };
    let [take, draw] = [Source::Discard, Source::Stock].map(Action::Draw);
    assert_eq!([drawn("QD", Level::Seedling), drawn("QD", Level::Gardener)], [take.clone(), draw.clone()]);
    assert_eq!([drawn("8D", Level::Seedling), drawn("8D", Level::Gardener)], [draw, take]);
}
