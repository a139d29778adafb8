//! The finder against brute force: on small hands a hint misses no contract that could be laid.

use crate::common::rng;
use rummage_rules::action::MeldPlan;
use rummage_rules::games;
use rummage_rules::prelude::*;
use rummage_rules::turn::gate::Wanted;
use rummage_rules::{cards::shuffle, melds::in_hand, melds::pattern, melds::side_by_side};

/// Every arrangement of these cards.
fn arrangements(cards: &[CardId]) -> Vec<Vec<CardId>> {
    if cards.len() <= 1 {
        return vec![cards.to_vec()];
    }
    let mut all = Vec::new();
    for (index, first) in cards.iter().enumerate() {
        let mut rest = cards.to_vec();
        rest.remove(index);
        for mut after in arrangements(&rest) {
            after.insert(0, *first);
            all.push(after);
        }
    }
    all
}

/// The groups of a hand, as masks, that are a meld of a pattern in some order.
fn melds(spec: &Spec, hand: &[CardId], slot: &Wanted) -> Vec<u32> {
    let fits = |mask: &u32| {
        let cards = rummage_rules::deadwood::division::picked(hand, *mask);
        (slot.least..=slot.most.min(5)).contains(&cards.len())
            && arrangements(&cards).iter().any(|cards| pattern::read_as(spec, slot.pattern, cards).is_ok())
    };
    (1..1u32 << hand.len()).filter(fits).collect()
}

/// Whether melds without a common card fill these slots.
fn can_fill(spec: &Spec, hand: &[CardId], slots: &[Wanted], used: u32) -> bool {
    let Some((slot, rest)) = slots.split_first() else { return true };
    let free = |mask: &u32| mask & used == 0;
    melds(spec, hand, slot).into_iter().filter(free).any(|mask| can_fill(spec, hand, rest, used | mask))
}

/// A hand that is likely to hold something: few ranks and suits, more wilds than usual.
fn hand(spec: &Spec, size: usize, rng: &mut impl rand::Rng) -> Vec<CardId> {
    let low = 3 + u8::try_from(shuffle::below(rng, 6)).expect("few ranks");
    let near = |card: &CardId| {
        let face = spec.deck.printed(*card);
        spec.is_wild(*card) || ((low..low + 5).contains(&face.rank) && face.suit < 2)
    };
    let mut cards: Vec<CardId> = spec.deck.cards().filter(near).collect();
    shuffle::shuffle(&mut cards, rng);
    cards.truncate(size);
    cards
}

const BOOK: Wanted = Wanted::at_least(0, 3);
const RUN: Wanted = Wanted::at_least(1, 4);

#[test]
fn a_hint_misses_no_contract_on_small_hands() {
    let tables: [(&str, &str, &[Wanted]); 7] = [
        ("liverpool", "", &[BOOK, BOOK]),
        ("liverpool", "", &[BOOK, RUN]),
        ("liverpool", "jokers_in_run=any, book_naturals=1", &[BOOK, RUN]),
        ("liverpool", "", &[RUN, RUN]),
        ("dummy", "", &[Wanted::exactly(0, 3), Wanted::exactly(0, 3)]),
        ("dummy", "", &[Wanted::exactly(0, 3), Wanted::exactly(1, 4)]),
        ("dummy", "wild_limit=half", &[Wanted::exactly(1, 4), Wanted::exactly(1, 4)]),
    ];
    let mut rng = rng(18);
    for (game, rules, slots) in tables {
        let game = games::find(game).expect("a game");
        let options = Options::parse(rules).expect("options");
        let spec = game.spec(game.usual_seats, &options).expect("valid options");
        let least: usize = slots.iter().map(|slot| slot.least).sum();
        let (mut possible, mut tried) = (0, 0);
        for number in 0..40 {
            let hand = hand(&spec, least + number % 2, &mut rng);
            let found = side_by_side::contracts(&spec, &hand, &in_hand::melds_in(&spec, &hand), slots, false);
            for plans in &found {
                are_legal(&spec, &hand, slots, plans);
            }
            let expected = can_fill(&spec, &hand, slots, 0);
            assert_eq!(!found.is_empty(), expected, "{} {rules} {slots:?} {hand:?}", game.id);
            (possible, tried) = (possible + usize::from(expected), tried + 1);
        }
        assert!(possible > 0 && possible < tried, "{} {slots:?}: {possible} of {tried}", game.id);
    }
}

fn are_legal(spec: &Spec, hand: &[CardId], slots: &[Wanted], plans: &[MeldPlan]) {
    assert_eq!(plans.len(), slots.len());
    let mut used: Vec<CardId> = plans.iter().flat_map(|plan| plan.cards.iter().copied()).collect();
    assert!(used.iter().all(|card| hand.contains(card)));
    let cards = used.len();
    used.sort_unstable();
    used.dedup();
    assert_eq!(used.len(), cards, "no card twice");
    for (plan, slot) in plans.iter().zip(slots) {
        assert!(pattern::read_as(spec, slot.pattern, &plan.cards).is_ok());
        assert!(slot.takes(slot.pattern, plan.cards.len()));
    }
}

#[test]
fn two_jokers_open_two_melds() {
    let liverpool = games::find("liverpool").expect("a game");
    let spec = liverpool.spec(4, &Options::default()).expect("valid options");
    let mut hand: Vec<CardId> = Vec::new();
    for code in "7C 7D JK QS QH JK".split_whitespace() {
        hand.extend(spec.deck.find(code).find(|card| !hand.contains(card)));
    }
    let found = side_by_side::contracts(&spec, &hand, &in_hand::melds_in(&spec, &hand), &[BOOK, BOOK], false);
    assert_eq!(found.len(), 1);
}
