//! What bots do where a hand has to be declared, in single moments of Indian Rummy.

use crate::common::{self, cards};
use rummage_bots::{Budget, Level, seat_bot};
use rummage_rules::action::Source;
use rummage_rules::prelude::*;
use rummage_rules::table::{Pending, TurnStep};

/// A view from the first round whose seat is at this step, with this hand in place of its own and this card open.
fn moment(step: TurnStep, hand: &str, open: &str) -> View {
    let mut view = common::moment("indian", 2, |view| {
        let here = matches!(view.public.pending.last(), Some(Pending::Turn(_, at)) if *at == step);
        here && view.public.live
    });
    let (hand, open) = (cards(&view, &hand.split(' ').collect::<Vec<_>>()), cards(&view, &[open]));
    assert!(hand.iter().chain(&open).all(|card| !view.public.spec.is_wild(*card)));
    (view.hand, view.public.set_up().discard) = (hand, open);
    view
}

/// What this level does there.
fn done(level: Level, view: &View) -> Action {
    seat_bot(level, 1).choose(view, Budget::default())
}

#[test]
fn a_sage_takes_what_makes_a_second_run_and_leaves_a_third_king_to_whoever_has_none() {
    let [take, draw] = [Source::Discard, Source::Stock].map(Action::Draw);
    // 6H 7H 8H lies beside JS QS KS, so that no card of a run counts against the hand any more.
    let second_run = moment(TurnStep::Draw, "2C 6D 9D AH 7H 8H TH QH 8S 9S JS QS KS", "6H");
    assert_eq!(
        [Level::HedgeSharp, Level::Sage].map(|level| done(level, &second_run)),
        [draw.clone(), take.clone()]
    );
    let third_king = moment(TurnStep::Draw, "AC 5C 8C 9D JD KD AH JH KH 2S 5S 5S TS", "KC");
    assert_eq!([Level::HedgeSharp, Level::Sage].map(|level| done(level, &third_king)), [take, draw]);
}

#[test]
fn a_hedge_sharp_keeps_its_melds_and_throws_the_dearest_of_the_rest() {
    let view = moment(TurnStep::Play, "3C 2D 7D 3H 5H 6H 7H QH KH AS 3S JS QS KS", "AH");
    let thrown = |level| match done(level, &view) {
        Action::Discard(cards) => view.public.spec.deck.printed(cards[0]).code.as_str(),
        other => panic!("{level:?} throws a card: {other:?}"),
    };
    // JH would make a third run of QH KH; nothing goes with 7D.
    assert_eq!([Level::HedgeSharp, Level::Sage].map(thrown), ["QH", "7D"]);
}
