//! What bots do where melds with wilds are gathered in the hand, in a single moment of Three Thirteen.

use crate::common::play;
use rummage_bots::{Bot, Budget, Level, seat_bot};
use rummage_rules::games;
use rummage_rules::prelude::*;
use rummage_rules::table::{Pending, TurnStep};

/// A view from the first round whose seat has drawn from the stock, with this hand in place of its own.
fn moment(hand: &[&str]) -> View {
    let mut bots: Vec<Box<dyn Bot>> = (0..2).map(|seat| seat_bot(Level::Seedling, seat)).collect();
    let mut found = None;
    play(games::find("threethirteen").unwrap(), 4, &mut bots, Budget(1), |view| {
        let throws = matches!(view.public.pending.last(), Some(Pending::Turn(_, TurnStep::Play)));
        if throws && view.public.taken.is_none() && found.is_none() {
            found = Some(view.clone());
        }
    });
    let mut view = found.expect("somebody draws from the stock in the first round");
    let card = |code: &&str| view.public.spec.deck.find(code).next().expect("the deck has this card");
    view.hand = hand.iter().map(card).collect();
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
