//! What bots do where the sight of a hidden wild has to be earned, in single moments of Marriage.

use crate::common::{self, cards};
use rummage_bots::{Budget, Level, seat_bot};
use rummage_rules::action::Source;
use rummage_rules::prelude::*;
use rummage_rules::table::{Pending, TurnStep};

#[test]
fn a_seedling_takes_what_goes_with_one_card_and_a_gardener_what_goes_with_two() {
    let draws = |view: &View| matches!(view.public.pending.last(), Some(Pending::Turn(_, TurnStep::Draw)));
    let mut view = common::moment("marriage", 2, draws);
    let low = "2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 2S 2H 2D 2C 3S 3H 3D";
    let mut takers = |others: &str, open: &str| {
        let all: Vec<&str> = low.split(' ').chain(others.split(' ')).chain([open]).collect();
        let all = cards(&view, &all);
        let (open, hand) = all.split_last().expect("cards");
        view.hand = hand.to_vec();
        view.public.set_up().discard = vec![*open];
        let take = Action::Draw(Source::Discard);
        [Level::Seedling, Level::Gardener]
            .map(|level| seat_bot(level, 1).choose(&view, Budget::default()) == take)
    };
    assert_eq!(takers("9H 7D", "8C"), [false, false]);
    assert_eq!(takers("9H 7D", "9C"), [true, false]);
    assert_eq!(takers("9H 7C", "9C"), [true, true]);
}
