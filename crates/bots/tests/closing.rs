//! What the sharpest level takes where hands stay hidden until somebody knocks, in single moments of Knock Rummy.

mod common;

use common::play;
use rummage_bots::{Bot, Budget, Level, seat_bot};
use rummage_rules::action::Source;
use rummage_rules::games;
use rummage_rules::prelude::*;
use rummage_rules::table::{Pending, TurnStep};

/// A view from the first round whose seat may draw, with this hand in place of the one that was dealt and this card open.
fn moment(hand: &[&str], open: &str) -> View {
    let mut bots: Vec<Box<dyn Bot>> = (0..2).map(|seat| seat_bot(Level::Seedling, seat)).collect();
    let mut found = None;
    play(games::find("knockrummy").unwrap(), 4, &mut bots, Budget(1), |view| {
        let draws = matches!(view.public.pending.last(), Some(Pending::Turn(_, TurnStep::Draw)));
        if draws && view.public.live && found.is_none() {
            found = Some(view.clone());
        }
    });
    let mut view = found.expect("somebody may take a card in the first round");
    let card = |code: &&str| view.public.spec.deck.find(code).next().expect("the deck has this card");
    let (hand, open): (Vec<CardId>, CardId) = (hand.iter().map(card).collect(), card(&open));
    view.public.hand_sizes[view.seat.index()] = hand.len();
    (view.hand, view.public.discard) = (hand, vec![open]);
    view
}

#[test]
fn a_low_card_is_taken_for_a_dear_one_though_it_makes_no_meld_and_a_dear_one_is_left() {
    let hand = ["KS", "JD", "9C", "8H", "6S", "5D", "3C", "3H", "2S", "2D"];
    for (open, taken) in [("AC", true), ("QH", false)] {
        let mut bot = seat_bot(Level::HedgeSharp, 1);
        let action = bot.choose(&moment(&hand, open), Budget::default());
        assert_eq!(action == Action::Draw(Source::Discard), taken, "{open}: {action:?}");
    }
}
