//! What bots do where so many cards in melds win and each card is offered, in single moments of Conquian.

use crate::common::{self, cards};
use rummage_bots::{Budget, Level, seat_bot};
use rummage_rules::prelude::*;
use rummage_rules::table::{Pending, TurnStep};

#[test]
fn a_seedling_throws_what_it_has_held_longest_and_a_gardener_what_goes_with_nothing_first() {
    let plays = |view: &View| matches!(view.public.pending.last(), Some(Pending::Turn(_, TurnStep::Play)));
    let mut view = common::moment("conquian", 2, plays);
    view.hand = cards(&view, &["5H", "6H", "JS", "JD", "2C", "KD", "3S", "4S", "AD"]);
    let seat = view.seat;
    let public = view.public.set_up();
    public.hand_sizes[seat.index()] = 9;
    (public.in_turn.must_play, public.taken, public.melds) = (None, None, Vec::new());
    let thrown = |level| match seat_bot(level, 1).choose(&view, Budget::default()) {
        Action::Discard(cards) => view.public.spec.deck.printed(cards[0]).code.as_str(),
        other => panic!("{level:?} throws a card: {other:?}"),
    };
    assert_eq!([Level::Seedling, Level::Gardener].map(thrown), ["5H", "2C"]);
}
