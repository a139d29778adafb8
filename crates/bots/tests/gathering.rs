//! What bots do where melds with wilds are gathered in the hand, in a single moment of Three Thirteen.

use crate::common::{self, cards};
use rummage_bots::{Budget, Level, seat_bot};
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
fn a_hedge_sharp_keeps_what_more_cards_would_close_and_a_gardener_what_leaves_least() {
    let view = moment(&["5C", "6H", "7H", "7S"]);
    let thrown = |level| {
        let action = seat_bot(level, 1).choose(&view, Budget::default());
        let Action::Discard(cards) = action else { panic!("{level:?} throws a card: {action:?}") };
        view.public.spec.deck.printed(cards[0])
    };
    // 5H, 8H and every seven close 6H 7H 7S; 5H and 8H alone 5C 6H 7H.
    assert_eq!(thrown(Level::HedgeSharp).rank, 5);
    assert_eq!(thrown(Level::Gardener).rank, 7);
}
