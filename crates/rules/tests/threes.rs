//! Hands divided into threes: the solver finds as many melds as trying everything does, and its division reads.

use proptest::prelude::*;
use rummage_rules::games;
use rummage_rules::melds::pattern;
use rummage_rules::prelude::*;
use rummage_rules::spec::Spec;

fn spec(jokers: bool, wild: CardId) -> Spec {
    let options = Options::parse(if jokers { "jokers=on" } else { "" }).expect("options");
    let spec = games::find("marriage").expect("a game").spec(2, &options).expect("a table");
    let wild = CardId(wild.0 % u8::try_from(spec.deck.len()).expect("few cards"));
    spec.in_round(1).with_cut(wild)
}

/// Whether three cards are a meld in some order that no hand is divided into besides.
fn is_meld(spec: &Spec, [a, b, c]: [CardId; 3]) -> bool {
    let orders = [[a, b, c], [a, c, b], [b, a, c], [b, c, a], [c, a, b], [c, b, a]];
    orders.iter().any(|cards| pattern::read(spec, cards).is_ok())
}

/// The most melds of a hand, by trying everything.
fn most(spec: &Spec, hand: &[CardId]) -> usize {
    let Some((first, rest)) = hand.split_first() else { return 0 };
    let mut best = most(spec, rest);
    for second in 0..rest.len() {
        for third in 0..second {
            if best < hand.len() / 3 && is_meld(spec, [*first, rest[second], rest[third]]) {
                let mut left = rest.to_vec();
                left.remove(second);
                left.remove(third);
                best = best.max(1 + most(spec, &left));
            }
        }
    }
    best
}

/// A hand of so many different cards, and a card that says what is wild; mostly of few ranks and suits, so that there is something to find.
fn hands(cards: usize) -> impl Strategy<Value = (Vec<u8>, u8, bool)> {
    let few = prop::sample::subsequence((0..60).collect::<Vec<u8>>(), cards).prop_shuffle();
    let many = prop::sample::subsequence((0..156).collect::<Vec<u8>>(), cards).prop_shuffle();
    (prop_oneof![few, many], 0..159u8, any::<bool>())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn the_solver_finds_as_many_melds_as_there_are((cards, wild, jokers) in hands(10)) {
        let spec = spec(jokers, CardId(wild));
        let hand: Vec<CardId> = cards.into_iter().map(CardId).collect();
        let left = usize::try_from(spec.least_left(&hand)).expect("not negative");
        prop_assert_eq!(left, hand.len() - 3 * most(&spec, &hand));
        let split = spec.best_split(&hand);
        prop_assert_eq!(split.loose.len(), left);
        for meld in &split.melds {
            prop_assert!(pattern::read(&spec, meld).is_ok(), "{:?}", meld);
        }
        let mut all: Vec<CardId> = split.melds.iter().flatten().chain(&split.loose).copied().collect();
        all.sort_unstable();
        let mut held = hand.clone();
        held.sort_unstable();
        prop_assert_eq!(all, held);
    }

    #[test]
    fn the_best_discard_leaves_what_throwing_each_card_says((cards, wild, jokers) in hands(9)) {
        let spec = spec(jokers, CardId(wild));
        let hand: Vec<CardId> = cards.into_iter().map(CardId).collect();
        let without = |thrown: &CardId| {
            let kept: Vec<CardId> = hand.iter().copied().filter(|card| card != thrown).collect();
            spec.least_left(&kept)
        };
        prop_assert_eq!(Some(spec.least_after_discard(&hand)), hand.iter().map(without).min());
    }

    #[test]
    fn what_is_lacking_is_what_has_to_come((cards, wild, jokers) in hands(8), melds in 1..4usize) {
        let spec = spec(jokers, CardId(wild));
        let hand: Vec<CardId> = cards.into_iter().map(CardId).collect();
        let threes = spec.threes.as_ref().expect("melds of three");
        let lacking = threes.prospect(&spec).lacking(&hand, melds);
        prop_assert_eq!(lacking == 0, most(&spec, &hand) >= melds);
        prop_assert!(lacking <= 3 * melds);
    }
}
