//! Declarations: what counts against a hand is the least there is under the rules of the sheet, against every division, and a hand that can
//! be declared is found.

use crate::common;
use crate::common::rng;
use proptest::prelude::{ProptestConfig, prop_assert, prop_assert_eq, proptest};
use rummage_rules::prelude::*;
use rummage_rules::{cards::shuffle, deadwood::with_wilds, games, melds::pattern};
use std::collections::HashMap;

/// A table at which a card was cut.
fn table(rules: &str, cut: &str) -> Spec {
    let game = games::find("indian").expect("a game in which hands are declared");
    let spec = game.spec(2, &Options::parse(rules).expect("options")).expect("valid options");
    let cut = spec.deck.find(cut).next().expect("a card");
    spec.with_cut(cut)
}

/// What some cards can be.
#[derive(Copy, Clone, Default)]
struct Kinds {
    pure: bool,
    run: bool,
    set: bool,
}

/// Looked at place by place, without the solver and without the reading of melds.
fn kinds(spec: &Spec, cards: &[CardId]) -> Kinds {
    let face = |card: &CardId| (spec.deck.printed(*card).rank, spec.deck.printed(*card).suit);
    let plain: Vec<(u8, u8)> = cards.iter().filter(|card| !spec.is_wild(**card)).map(face).collect();
    if !(3..=13).contains(&cards.len()) {
        return Kinds::default();
    }
    let mut found = Kinds::default();
    let length = cards.len() as u8;
    for (suit, low) in (0..4).flat_map(|suit| (1..=15 - length).map(move |low| (suit, low))) {
        let places: Vec<(u8, u8)> =
            (low..low + length).map(|position| (if position == 14 { 1 } else { position }, suit)).collect();
        let mut open = places.clone();
        let fits = plain.iter().all(|face| {
            let place = open.iter().position(|place| place == face);
            place.map(|place| open.remove(place)).is_some()
        });
        found.run |= fits && !plain.is_empty();
        let mut exact: Vec<(u8, u8)> = cards.iter().map(face).collect();
        let mut wanted = places;
        exact.sort_unstable();
        wanted.sort_unstable();
        found.pure |= exact == wanted;
    }
    let mut suits: Vec<u8> = plain.iter().map(|(_, suit)| *suit).collect();
    suits.sort_unstable();
    suits.dedup();
    let one_rank = plain.windows(2).all(|pair| pair[0].0 == pair[1].0);
    let in_place = !plain.is_empty() || cards.iter().any(|card| face(card).0 == spec.wilds.rank);
    found.set = cards.len() <= 4 && one_rank && suits.len() == plain.len() && in_place;
    found
}

/// The least that the loose cards cost over all divisions with two runs, one of them pure; none where there is no such division.
struct Slow {
    costs: Vec<i32>,
    kinds: Vec<Kinds>,
    known: HashMap<(usize, bool, usize), Option<i32>>,
}

impl Slow {
    fn of(spec: &Spec, hand: &[CardId], cost: impl Fn(CardId) -> i32) -> Slow {
        let picked = |mask: usize| -> Vec<CardId> {
            (0..hand.len()).filter(|place| mask >> place & 1 == 1).map(|place| hand[place]).collect()
        };
        let kinds = (0..1 << hand.len()).map(|mask| kinds(spec, &picked(mask))).collect();
        Slow { costs: hand.iter().map(|card| cost(*card)).collect(), kinds, known: HashMap::new() }
    }

    fn least(&mut self, rest: usize, pure: bool, runs: usize) -> Option<i32> {
        if rest == 0 {
            return (pure && runs >= 2).then_some(0);
        }
        if let Some(known) = self.known.get(&(rest, pure, runs)) {
            return *known;
        }
        let first = rest.trailing_zeros() as usize;
        let others = rest & (rest - 1);
        let mut best = self.least(others, pure, runs).map(|least| least + self.costs[first]);
        let mut part = others;
        loop {
            let meld = part | 1 << first;
            let kinds = self.kinds[meld];
            let ways = [
                kinds.pure.then_some((true, runs + 1)),
                kinds.run.then_some((pure, runs + 1)),
                kinds.set.then_some((pure, runs)),
            ];
            for (pure, runs) in ways.into_iter().flatten() {
                let least = self.least(rest & !meld, pure, runs.min(2));
                best = best.into_iter().chain(least).min();
            }
            if part == 0 {
                break;
            }
            part = (part - 1) & others;
        }
        self.known.insert((rest, pure, runs), best);
        best
    }
}

/// What counts against a hand.
fn slow(spec: &Spec, hand: &[CardId], pure_is_safe: bool) -> i32 {
    let all = (1 << hand.len()) - 1;
    let value = |card: &CardId| spec.value(*card);
    let whole: i32 = hand.iter().map(value).sum();
    let mut search = Slow::of(spec, hand, |card| spec.value(card));
    let pure = (0..=all).filter(|mask| pure_is_safe && search.kinds[*mask].pure).map(|mask| {
        let rest = (0..hand.len()).filter(|place| mask >> place & 1 == 0);
        rest.map(|place| spec.value(hand[place])).sum::<i32>()
    });
    let least = pure.chain([whole]).min().expect("the whole hand");
    search.least(all, false, 0).map_or(least, |loose| loose.min(least))
}

fn is_whole(spec: &Spec, hand: &[CardId]) -> bool {
    Slow::of(spec, hand, |_| 1).least((1 << hand.len()) - 1, false, 0) == Some(0)
}

fn without(hand: &[CardId], thrown: CardId) -> Vec<CardId> {
    hand.iter().copied().filter(|card| *card != thrown).collect()
}

/// Cards by chance; crowded together in two suits where so many melds are wanted, with wilds among them.
fn hand_of(spec: &Spec, size: usize, seed: u64, crowded: bool) -> Vec<CardId> {
    let near = |card: &CardId| {
        let face = spec.deck.printed(*card);
        !crowded || spec.is_wild(*card) || (face.suit < 2 && face.rank < 9)
    };
    let mut cards: Vec<CardId> = spec.deck.cards().filter(near).collect();
    shuffle::shuffle(&mut cards, &mut rng(seed));
    cards.truncate(size);
    cards
}

#[test]
fn the_card_thrown_may_break_the_only_run() {
    let spec = table("", "2C");
    let hand = common::cards(&spec, "6H 7H 8H");
    assert_eq!(spec.least_left(&hand), 0);
    assert_eq!(with_wilds::least_after_discard(&spec, &hand), 13);
}

const CUTS: [&str; 5] = ["7H", "JK", "2C", "KD", "AS"];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn what_counts_is_the_least_there_is(seed: u64, cut in 0usize..5, size in 0usize..=10, crowded: bool, safe: bool) {
        let spec = table(if safe { "" } else { "second_sequence=all_counts" }, CUTS[cut]);
        let hand = hand_of(&spec, size, seed, crowded);
        let expected = slow(&spec, &hand, safe);
        prop_assert_eq!(spec.least_left(&hand), expected);
        let split = spec.best_split(&hand);
        prop_assert_eq!(split.loose.iter().map(|card| spec.value(*card)).sum::<i32>(), expected);
        prop_assert_eq!(split.melds.concat().len() + split.loose.len(), hand.len());
        prop_assert!(split.melds.iter().all(|meld| pattern::read(&spec, meld).is_ok()));
        if !hand.is_empty() {
            let best = hand.iter().map(|thrown| spec.least_left(&without(&hand, *thrown))).min();
            prop_assert_eq!(Some(with_wilds::least_after_discard(&spec, &hand)), best);
        }
    }

    #[test]
    fn a_hand_lacks_fewer_than_more_than_it_lacks(seed: u64, cut in 0usize..5, size in 0usize..=14, crowded: bool, spare in 0usize..=1) {
        let spec = table("", CUTS[cut]);
        let hand = hand_of(&spec, size, seed, crowded);
        let lacking = with_wilds::lacking(&spec, &hand, spare).expect("hands are declared");
        for than in 0..=7 {
            prop_assert_eq!(with_wilds::lacks_fewer(&spec, &hand, than, spare), lacking < than, "{} and {}", lacking, than);
        }
    }

    #[test]
    fn a_hand_that_can_be_declared_is_found(seed: u64, cut in 0usize..5, size in 6usize..=10) {
        let spec = table("", CUTS[cut]);
        let hand = hand_of(&spec, size, seed, true);
        let declared = with_wilds::declared(&spec, &hand);
        prop_assert_eq!(declared.is_some(), is_whole(&spec, &hand));
        if let Some(declared) = declared {
            let cards: usize = declared.runs.iter().chain(&declared.sets).map(Vec::len).sum();
            prop_assert_eq!(cards, hand.len());
            prop_assert!(declared.runs.len() >= 2 && kinds(&spec, &declared.runs[0]).pure);
            prop_assert!(declared.runs.iter().all(|run| kinds(&spec, run).run || kinds(&spec, run).pure));
            prop_assert!(declared.sets.iter().all(|set| kinds(&spec, set).set));
        }
        let could = hand.iter().any(|thrown| is_whole(&spec, &without(&hand, *thrown)));
        prop_assert_eq!(with_wilds::could_declare(&spec, &hand), could);
    }
}
