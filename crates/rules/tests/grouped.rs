//! A hand divided as it lies: only neighbours are melds, nothing gets lost, and whoever lays the best division side by side has it.

use crate::common::{cards, rng};
use proptest::prelude::*;
use rummage_rules::prelude::*;
use rummage_rules::{
    cards::shuffle,
    deadwood::division::Split,
    draft::{Grouped, completing, readings},
    games,
    melds::pattern,
};

/// Games in which a shown hand counts what lies outside its melds, and nothing else.
const SHOWN: [&str; 5] = ["gin", "knockrummy", "viennese", "threethirteen", "chinchon"];

/// Games in which only the number of cards counts, or what is in melds, whatever they are worth elsewhere.
const NUMBER_ONLY: [&str; 4] = ["conquian", "desmoche", "robbers", "khanhoo"];

fn spec(game: &str) -> Spec {
    let game = games::find(game).expect("a game");
    game.spec(2, &Options::default()).expect("no options").in_round(1)
}

/// A hand of this game by chance.
fn hand_of(spec: &Spec, seed: u64, size: usize) -> Vec<CardId> {
    let mut hand: Vec<CardId> = spec.deck.cards().collect();
    shuffle::shuffle(&mut hand, &mut rng(seed));
    hand.truncate(size);
    hand
}

/// What the cards left over of a division count.
fn worth_left(spec: &Spec, split: &Split) -> i32 {
    split.loose.iter().map(|card| spec.value(*card)).sum()
}

fn left(spec: &Spec, hand: &str) -> (i32, usize) {
    let split = spec.as_it_lies(&cards(spec, hand));
    (worth_left(spec, &split), split.melds.len())
}

#[test]
fn cards_apart_are_no_meld() {
    let gin = spec("gin");
    assert_eq!(left(&gin, "4H 5H 6H KC 9D 9S 9H"), (10, 2));
    assert_eq!(left(&gin, "4H 5H KC 6H 9D 9S 9H"), (25, 1));
    assert_eq!(left(&gin, ""), (0, 0));
}

#[test]
fn of_two_ways_to_part_neighbours_the_one_that_leaves_less_counts() {
    let gin = spec("gin");
    // The seven of hearts ends the run or begins the set: 14 left over, or 11.
    assert_eq!(left(&gin, "5H 6H 7H 7S 7C"), (11, 1));
    assert_eq!(left(&gin, "KH QH JH 7H 7S 7C"), (0, 2));
}

#[test]
fn a_hand_of_which_every_card_is_in_a_meld_is_left_as_its_owner_has_it() {
    let gin = spec("gin");
    let hand = cards(&gin, "3C 3D 3H 4H 5H 6H");
    let split = gin.as_it_lies(&hand);
    assert_eq!(split.melds, [hand[..3].to_vec(), hand[3..].to_vec()]);
}

#[test]
fn where_only_the_number_of_cards_counts_no_card_is_worth_anything() {
    assert_eq!(worths("gin", "5H 6H KC JD JS JH"), [11, 10, 30]);
    for game in ["conquian", "desmoche", "robbers"] {
        assert_eq!(worths(game, "5H 6H KC JD JS JH"), [0, 0, 0], "{game}");
    }
}

#[test]
fn where_melds_score_in_the_hand_each_is_worth_what_it_scores() {
    assert_eq!(worths("khanhoo", "WF RF OT 9M 1M 2S 3C 4S 5S 6S"), [3, 0, 4, 1]);
    assert_eq!(worths("khanhoo", "4M 4M 4S 4S 4C 4C 8M 8S 8C"), [10, 2]);
}

fn worths(game: &str, hand: &str) -> Vec<i32> {
    let spec = spec(game);
    let groups = spec.groups(&cards(&spec, hand));
    groups.iter().map(|group| group.worth).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn nothing_is_lost_and_nothing_is_better_than_the_best(game in 0..SHOWN.len(), seed: u64, size in 0usize..14) {
        let spec = spec(SHOWN[game]);
        let hand = hand_of(&spec, seed, size);
        let split = spec.as_it_lies(&hand);
        for meld in &split.melds {
            prop_assert!(pattern::read(&spec, meld).is_ok(), "{meld:?}");
            prop_assert!(hand.windows(meld.len()).any(|part| part == &meld[..]), "neighbours, in the order of the hand");
        }
        let mut all: Vec<CardId> = split.melds.concat();
        all.extend(&split.loose);
        all.sort_unstable();
        let mut held = hand.clone();
        held.sort_unstable();
        prop_assert_eq!(all, held);
        prop_assert!(worth_left(&spec, &split) >= spec.least_left(&hand));
    }

    #[test]
    fn whoever_lays_the_best_division_side_by_side_has_it(game in 0..SHOWN.len(), seed: u64, size in 3usize..12) {
        let spec = spec(SHOWN[game]);
        let mut hand: Vec<CardId> = spec.deck.cards().filter(|card| spec.deck.printed(*card).rank < 6).collect();
        shuffle::shuffle(&mut hand, &mut rng(seed));
        hand.truncate(size);
        let best = spec.best_split(&hand);
        let mut laid: Vec<CardId> = best.melds.concat();
        laid.extend(&best.loose);
        prop_assert_eq!(worth_left(&spec, &spec.as_it_lies(&laid)), spec.least_left(&hand));
    }

    #[test]
    fn what_stands_under_a_hand_is_what_the_judge_says_of_it(game in 0..games::GAMES.len(), seed: u64, size in 0usize..13) {
        let game = games::GAMES[game];
        let spec = game.spec(game.usual_seats, &Options::default()).expect("no options").in_round(1);
        for hand in [hand_of(&spec, seed, size), spec.by_melds(&hand_of(&spec, seed, size))] {
            let (groups, split) = (spec.groups(&hand), spec.as_it_lies(&hand));
            let lying: Vec<CardId> = groups.iter().flat_map(|group| group.cards.clone()).collect();
            prop_assert_eq!(&lying, &hand, "every card, in its place");
            let is_meld = |group: &&rummage_rules::draft::Group| matches!(group.is, Grouped::Meld(_));
            let melds: Vec<Vec<CardId>> = groups.iter().filter(is_meld).map(|group| group.cards.clone()).collect();
            prop_assert_eq!(&melds, &split.melds);
            let over: i32 = groups.iter().filter(|group| !is_meld(group)).map(|group| group.worth).sum();
            let left = if NUMBER_ONLY.contains(&game.id) { 0 } else { worth_left(&spec, &split) };
            prop_assert_eq!(over, left);
            for group in &groups {
                match &group.is {
                    Grouped::Meld(reading) => prop_assert!(readings(&spec, &group.cards).contains(reading)),
                    Grouped::OneShort(lacks) => {
                        let apart = |reading: &Reading| spec.patterns[reading.pattern].apart;
                        prop_assert!(readings(&spec, &group.cards).iter().all(apart));
                        prop_assert_eq!(lacks, &completing(&spec, &group.cards));
                    }
                    Grouped::Over => {}
                }
            }
        }
    }

    #[test]
    fn a_hand_sorted_by_melds_covers_as_much_as_any(game in 0..SHOWN.len(), seed: u64, size in 0usize..13) {
        let spec = spec(SHOWN[game]);
        let hand = hand_of(&spec, seed, size);
        let sorted = spec.by_melds(&hand);
        prop_assert_eq!(worth_left(&spec, &spec.as_it_lies(&sorted)), spec.least_left(&hand));
    }
}
