//! What cards can be together, beside every arrangement of them.

use super::{games_that_lay, plain, rich_hand};
use crate::common;
use rummage_rules::draft::{completing, readings};
use rummage_rules::prelude::*;

fn keys(readings: &[Reading]) -> Vec<(usize, u8)> {
    let mut keys: Vec<(usize, u8)> = readings.iter().map(|reading| (reading.pattern, reading.low)).collect();
    keys.sort_unstable();
    keys
}

#[test]
fn whatever_cards_can_be_in_any_order_they_are_in_the_order_of_picking() {
    let mut rng = common::rng(5);
    for spec in games_that_lay() {
        let mut melds = 0;
        for number in 0..800 {
            let cards = rich_hand(&spec, 2 + number % 4, &mut rng);
            let (found, plain) = (readings(&spec, &cards), plain::readings(&spec, &cards));
            let codes = || cards.iter().map(|card| spec.deck.code(*card)).collect::<Vec<_>>();
            if cards.iter().any(|card| spec.is_wild(*card)) {
                assert_eq!(keys(&found), keys(&plain), "{} {:?}", spec.sheet.game, codes());
            } else {
                assert_eq!(found.first(), plain.iter().find(|one| Some(*one) == found.first()));
                assert_eq!(found.is_empty(), plain.is_empty(), "{} {:?}", spec.sheet.game, codes());
            }
            melds += usize::from(!found.is_empty());
        }
        assert!(melds > 0, "{}: no meld was read", spec.sheet.game);
    }
}

#[test]
fn one_more_card_is_named_exactly_where_it_makes_a_meld() {
    let mut rng = common::rng(6);
    for spec in games_that_lay() {
        for number in 0..20 {
            let cards = rich_hand(&spec, 2 + number % 2, &mut rng);
            let named: Vec<&str> =
                completing(&spec, &cards).iter().map(|card| spec.deck.code(*card)).collect();
            for card in spec.deck.cards().filter(|card| !cards.contains(card) && !spec.is_wild(*card)) {
                let makes_one = !plain::readings(&spec, &[&cards[..], &[card]].concat()).is_empty();
                let code = spec.deck.code(card);
                assert_eq!(makes_one, named.contains(&code), "{} {cards:?} and {code}", spec.sheet.game);
            }
        }
    }
}
