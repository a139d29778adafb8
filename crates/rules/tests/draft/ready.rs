//! What a hand opens with by one press: wherever the judge lets anything open, and never what it would refuse.

use super::{laid_out, lay_downs, views};
use crate::common;
use rummage_rules::cards::shuffle::shuffle;
use rummage_rules::draft::{Draft, Opening, ready};
use rummage_rules::prelude::*;

#[test]
fn whatever_hand_can_open_is_ready_and_no_other() {
    let mut found = std::collections::BTreeMap::<&str, [usize; 2]>::new();
    let mut rng = common::rng(23);
    for view in views(13, 60, &mut rng) {
        let game = view.public.spec.sheet.game;
        let mut order = view.hand.clone();
        shuffle(&mut order, &mut rng);
        let melds = ready(&view, &order);
        let gathers = Opening::of(&view, &Draft::default(), &[]).gathers();
        let opens = gathers && !lay_downs(&view).is_empty();
        assert_eq!(!melds.is_empty(), opens, "{game}: {melds:?}");
        if gathers {
            found.entry(game).or_default()[usize::from(opens)] += 1;
        }
        if opens {
            assert_eq!(laid_out(&melds).check(&view), Ok(()), "{game}: {melds:?}");
        }
    }
    assert!(found.len() == 8 && found.values().all(|[_, opens]| *opens > 5), "{found:?}");
}

/// Two sets of three that lie side by side are laid as they lie, although the hand could open otherwise.
#[test]
fn melds_as_they_lie_come_first() {
    let game = rummage_rules::games::find("liverpool").expect("a game");
    let spec = game.spec(3, &Options::default()).expect("no options");
    let cards = |codes: &str| -> Vec<CardId> {
        codes.split(' ').map(|code| spec.deck.find(code).next().expect("a card")).collect()
    };
    let hand = cards("4H 4D 4S 9H 9D 9S KH KD KS 2C 3D");
    let view = super::in_turn(&spec, hand.clone(), 1);
    let opened = |order: &str| -> Vec<u8> {
        let melds = ready(&view, &cards(order));
        let mut ranks: Vec<u8> =
            melds.iter().flat_map(Reading::cards).map(|card| spec.deck.printed(card).rank).collect();
        ranks.sort_unstable();
        ranks
    };
    assert_eq!(opened("4H 4D 4S KH 9H 9D 9S KD 2C KS 3D"), [4, 4, 4, 9, 9, 9]);
    assert_eq!(opened("4H KD 9H 4D 9S KH 4S 2C 9D KS 3D"), [9, 9, 9, 13, 13, 13]);
}
