//! The solver against a second reading of the sheet: section 3 written down again, and every division of a hand tried.

use crate::common;
use rummage_rules::prelude::*;
use rummage_rules::{cards::shuffle, deadwood::division};

/// A card by what the sheet says of it: flower, family and blooms.
#[derive(Clone, Copy)]
struct Flower {
    code: [u8; 2],
    blooms: u8,
}

impl Flower {
    fn of(code: &str) -> Flower {
        let code = code.as_bytes();
        Flower { code: [code[0], code[1]], blooms: code[2] - b'0' }
    }

    fn family(self) -> u8 {
        match &self.code {
            b"CA" | b"MT" | b"FC" => 1,
            b"FV" | b"DE" | b"PP" => 2,
            b"SD" | b"SL" | b"YL" => 3,
            b"IN" | b"GP" => 4,
            b"TR" | b"PV" | b"VD" => 5,
            _ => 6,
        }
    }

    fn attributes(self) -> &'static [&'static str] {
        match &self.code {
            b"MT" | b"SD" => &["early"],
            b"FC" | b"FV" => &["spider"],
            b"DE" => &["double"],
            b"IN" => &["double", "orange"],
            b"GP" => &["orange"],
            b"SL" | b"PB" => &["accent"],
            _ => &[],
        }
    }
}

fn pair(cards: &[Flower]) -> bool {
    let [a, b] = cards else { return false };
    a.code != b.code && a.attributes().iter().any(|attribute| b.attributes().contains(attribute))
}

fn trio(cards: &[Flower]) -> bool {
    let [a, b, c] = cards else { return false };
    if a.family() != b.family() || b.family() != c.family() {
        return false;
    }
    let mut blooms = [a.blooms, b.blooms, c.blooms];
    blooms.sort_unstable();
    let equal = blooms[0] == blooms[2];
    blooms == [1, 2, 3] || equal && a.code != b.code && b.code != c.code && a.code != c.code
}

fn quad(cards: &[Flower]) -> bool {
    let (accents, rest): (Vec<Flower>, Vec<Flower>) =
        cards.iter().partition(|card| card.attributes().contains(&"accent"));
    cards.len() == 4 && accents.len() == 1 && trio(&rest) && rest.iter().all(|card| card.family() == 5)
}

fn is_meld(cards: &[Flower]) -> bool {
    pair(cards) || trio(cards) || quad(cards)
}

fn part<T: Copy>(hand: &[T], mask: u32) -> Vec<T> {
    hand.iter().enumerate().filter(|(index, _)| mask >> index & 1 == 1).map(|(_, card)| *card).collect()
}

/// The fewest Pandora's Boxes left over, then the fewest cards (5.2), over every division of the hand.
fn least(hand: &[Flower], melds: &[u32], rest: u32) -> (usize, usize) {
    if rest == 0 {
        return (0, 0);
    }
    let lowest = 1 << rest.trailing_zeros();
    let (boxes, loose) = least(hand, melds, rest & !lowest);
    let is_box = hand[rest.trailing_zeros() as usize].code == *b"PB";
    let alone = (boxes + usize::from(is_box), loose + 1);
    let holding = melds.iter().filter(|meld| *meld & lowest != 0 && *meld & !rest == 0);
    holding.map(|meld| least(hand, melds, rest & !meld)).chain([alone]).min().expect("one at least")
}

#[test]
fn the_solver_equals_brute_force_on_ten_thousand_hands() {
    let spec = common::daylily(2);
    let mut rng = common::rng(45);
    let mut deck: Vec<CardId> = spec.deck.cards().collect();
    for number in 0..10_000 {
        shuffle::shuffle(&mut deck, &mut rng);
        let hand = &deck[..1 + number % 11];
        let flowers: Vec<Flower> = hand.iter().map(|card| Flower::of(spec.deck.code(*card))).collect();
        let all = (1u32 << hand.len()) - 1;
        let melds: Vec<u32> =
            (1..=all).filter(|mask| mask.count_ones() < 5 && is_meld(&part(&flowers, *mask))).collect();

        let mut found = division::melds_in(&spec, hand);
        found.sort_unstable();
        assert_eq!(found, melds, "melds of {hand:?}");

        let cover = division::cover(&spec, hand);
        let boxes = cover.loose.iter().filter(|card| spec.deck.code(**card).starts_with("PB")).count();
        assert_eq!((boxes, cover.loose.len()), least(&flowers, &melds, all), "cover of {hand:?}");
        let mut cards: Vec<CardId> = cover.melds.iter().flatten().chain(&cover.loose).copied().collect();
        cards.sort_unstable();
        let mut held = hand.to_vec();
        held.sort_unstable();
        assert_eq!(cards, held, "the split keeps the cards");
    }
}
