//! Closing with wilds: what is left over is the least there is, against every division, and the melds shown are melds.

use crate::common::rng;
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use rummage_rules::prelude::*;
use rummage_rules::{cards::shuffle, deadwood::with_wilds, games};

/// A table at which wilds are left over, and what its melds need.
#[derive(Copy, Clone)]
struct Needs {
    game: &'static str,
    rules: &'static str,
    in_place: usize,
    high_ace: bool,
    /// Whether a set has four cards at most, of different suits.
    small_sets: bool,
    /// The most wilds of a meld that are in no place of their own.
    wilds: usize,
    /// The most cards of a run.
    longest: usize,
    /// How many ranks are missing after the seven.
    gap: u8,
    seats: usize,
}

impl Needs {
    fn spec(self, round: u16) -> Spec {
        let game = games::find(self.game).expect("a game in which wilds are left over");
        game.spec(self.seats, &Options::parse(self.rules).expect("options"))
            .expect("valid options")
            .in_round(round)
    }
}

/// Whether cards are a meld in some order: looked at rank by rank, without the solver and without the reading of melds.
fn is_meld(spec: &Spec, cards: &[CardId], needs: Needs) -> bool {
    let Needs { in_place, high_ace, small_sets, .. } = needs;
    let few = |own: usize| own >= in_place && cards.len() - own <= needs.wilds;
    let faces: Vec<(u8, u8)> =
        cards.iter().map(|card| (spec.deck.printed(*card).rank, spec.deck.printed(*card).suit)).collect();
    let plain: Vec<(u8, u8)> =
        cards.iter().zip(&faces).filter(|(card, _)| !spec.is_wild(**card)).map(|(_, face)| *face).collect();
    if cards.len() < 3 {
        return false;
    }
    let mut suits: Vec<u8> = plain.iter().map(|(_, suit)| *suit).collect();
    suits.sort_unstable();
    suits.dedup();
    let fits_set = !small_sets || (cards.len() <= 4 && suits.len() == plain.len());
    let is_set = (1..=13).filter(|_| fits_set).any(|rank| {
        plain.iter().all(|(other, _)| *other == rank)
            && few(faces.iter().filter(|(other, _)| *other == rank).count())
    });
    let most = if high_ace { 14 } else { 13 - needs.gap };
    let at = |position: u8| match position {
        14 => 1,
        8.. => position + needs.gap,
        _ => position,
    };
    let is_run = (0..4).any(|suit| {
        (1..=most).any(|low| {
            let high = low + cards.len() as u8 - 1;
            let in_order = high <= most && !(low == 1 && high == 14) && cards.len() <= needs.longest;
            let stands = |face: &(u8, u8)| (low..=high).any(|position| *face == (at(position), suit));
            let mut own: Vec<(u8, u8)> = faces.iter().filter(|face| stands(face)).copied().collect();
            own.sort_unstable();
            own.dedup();
            let mut naturals = plain.clone();
            naturals.sort_unstable();
            naturals.dedup();
            let alone = naturals.len() == plain.len();
            in_order && alone && plain.iter().all(stands) && few(own.len())
        })
    });
    is_set || is_run
}

/// The least left over, over every division: the first card is left over or is in a meld with some of the others.
fn brute(spec: &Spec, hand: &[CardId], needs: Needs) -> i32 {
    let Some((first, rest)) = hand.split_first() else { return 0 };
    let mut best = spec.value(*first) + brute(spec, rest, needs);
    for mask in 1..1u32 << rest.len() {
        let part = |inside: bool| -> Vec<CardId> {
            let meant = |place: usize| (mask >> place & 1 == 1) == inside;
            (0..rest.len()).filter(|place| meant(*place)).map(|place| rest[place]).collect()
        };
        let meld: Vec<CardId> = std::iter::once(*first).chain(part(true)).collect();
        if is_meld(spec, &meld, needs) {
            best = best.min(brute(spec, &part(false), needs));
        }
    }
    best
}

/// A hand of few suits and ranks about the wild one, so that melds compete for its cards.
fn crowded_hand(spec: &Spec, size: usize, seed: u64) -> Vec<CardId> {
    let mut rng = rng(seed);
    let low = 1 + u8::try_from(shuffle::below(&mut rng, 9)).expect("small");
    let suits = 1 + u8::try_from(shuffle::below(&mut rng, 4)).expect("small");
    let near = |card: &CardId| {
        let face = spec.deck.printed(*card);
        spec.is_wild(*card)
            || ((low..low + 5).contains(&face.rank) && face.suit < suits)
            || (low > 7 && face.rank == 1)
    };
    let mut hand: Vec<CardId> = spec.deck.cards().filter(near).collect();
    shuffle::shuffle(&mut hand, &mut rng);
    hand.truncate(size);
    hand
}

fn random_hand(spec: &Spec, size: usize, seed: u64) -> Vec<CardId> {
    let mut hand: Vec<CardId> = spec.deck.cards().collect();
    shuffle::shuffle(&mut hand, &mut rng(seed));
    hand.truncate(size);
    hand
}

const GROWING: Needs = Needs {
    game: "threethirteen",
    rules: "",
    in_place: 0,
    high_ace: false,
    small_sets: false,
    wilds: usize::MAX,
    longest: usize::MAX,
    gap: 0,
    seats: 2,
};
const FIGURES: Needs = Needs { game: "viennese", in_place: 2, high_ace: true, small_sets: true, ..GROWING };
const SEVENS: Needs =
    Needs { game: "chinchon", in_place: 2, small_sets: true, wilds: 1, longest: 7, gap: 2, ..GROWING };
const RULES: [Needs; 14] = [
    GROWING,
    Needs { rules: "jokers=4, ace=both, wild_value=20, ace_value=15", high_ace: true, ..GROWING },
    Needs { rules: "naturals=two", in_place: 2, ..GROWING },
    Needs {
        rules: "naturals=two, jokers=4, ace=both, wild_value=15",
        in_place: 2,
        high_ace: true,
        ..GROWING
    },
    FIGURES,
    Needs { rules: "jokers=6", ..FIGURES },
    Needs { rules: "naturals=1", in_place: 1, ..FIGURES },
    Needs { rules: "naturals=1, jokers=6", in_place: 1, ..FIGURES },
    SEVENS,
    Needs { rules: "jokers=2", ..SEVENS },
    Needs { rules: "coin_ace=plain", ..SEVENS },
    Needs { rules: "cards=48, jokers=2", gap: 0, ..SEVENS },
    Needs { seats: 5, small_sets: false, ..SEVENS },
    Needs { seats: 5, small_sets: false, rules: "jokers=2, courts=printed", ..SEVENS },
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1500))]

    #[test]
    fn what_is_left_over_is_the_least_there_is(seed: u64, round in 1u16..=11, size in 0usize..=9, rules in 0..RULES.len(), crowded: bool) {
        let needs = RULES[rules];
        let spec = needs.spec(round);
        let hand = if crowded { crowded_hand(&spec, size, seed) } else { random_hand(&spec, size, seed) };
        let expected = brute(&spec, &hand, needs);
        prop_assert_eq!(spec.least_left(&hand), expected);
        let split = spec.best_split(&hand);
        prop_assert_eq!(split.loose.iter().map(|card| spec.value(*card)).sum::<i32>(), expected);
        prop_assert_eq!(split.melds.concat().len() + split.loose.len(), hand.len());
        for meld in &split.melds {
            prop_assert!(rummage_rules::melds::pattern::read(&spec, meld).is_ok(), "{:?}", meld);
        }
        if !hand.is_empty() {
            let after = |thrown: &CardId| {
                let rest: Vec<CardId> = hand.iter().copied().filter(|card| card != thrown).collect();
                spec.least_left(&rest)
            };
            let best = hand.iter().map(after).min().expect("a card to throw");
            prop_assert_eq!(with_wilds::least_after_discard(&spec, &hand), best);
        }
    }

    #[test]
    fn a_full_hand_is_shown_as_melds_and_no_worse_for_another_card(seed: u64, round in 9u16..=11, rules in 0..RULES.len(), crowded: bool) {
        let spec = RULES[rules].spec(round);
        let hand = if crowded { crowded_hand(&spec, 14, seed) } else { random_hand(&spec, 14, seed) };
        let split = spec.best_split(&hand);
        let left: i32 = split.loose.iter().map(|card| spec.value(*card)).sum();
        prop_assert_eq!(left, spec.least_left(&hand));
        prop_assert!(split.melds.iter().all(|meld| rummage_rules::melds::pattern::read(&spec, meld).is_ok()));
        let rests = hand.iter().map(|thrown| {
            let rest: Vec<CardId> = hand.iter().copied().filter(|card| card != thrown).collect();
            spec.least_left(&rest)
        });
        prop_assert_eq!(with_wilds::least_after_discard(&spec, &hand), rests.min().expect("a card to throw"));
    }

    #[test]
    fn a_hand_closes_with_one_card_left_over_where_it_can(seed: u64, rules in 8..RULES.len(), crowded: bool) {
        let needs = RULES[rules];
        let spec = needs.spec(1);
        let hand = if crowded { crowded_hand(&spec, 7, seed) } else { random_hand(&spec, 7, seed) };
        let without = |thrown: &CardId| -> Vec<CardId> { hand.iter().copied().filter(|card| card != thrown).collect() };
        let melds_all = |cards: &[CardId]| brute(&spec, cards, needs) == 0;
        let one = hand.iter().filter(|card| melds_all(&without(card))).map(|card| spec.value(*card)).min();
        let expected = if melds_all(&hand) { Some(0) } else { one };
        let split = with_wilds::split_to_close(&spec, spec.knocks().expect("a close"), &hand);
        prop_assert_eq!(split.map(|split| split.loose.iter().map(|card| spec.value(*card)).sum::<i32>()), expected);
    }
}

#[test]
fn a_card_among_four_jokers_is_a_run_where_sets_are_small() {
    let spec = Needs { rules: "naturals=1, jokers=6", in_place: 1, ..FIGURES }.spec(1);
    let jokers = spec.deck.find("JK").take(4);
    let hand: Vec<CardId> = spec.deck.find("6H").take(1).chain(jokers).collect();
    assert_eq!(spec.least_left(&hand), 0);
    assert_eq!(spec.best_split(&hand).melds.len(), 1);
}
