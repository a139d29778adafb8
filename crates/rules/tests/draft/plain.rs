//! Plain readings by brute force, of a few cards: every arrangement, every division, every way to fill slots.

use rummage_rules::draft::{ContractSlot, Filled};
use rummage_rules::melds::pattern;
use rummage_rules::prelude::*;

/// Every arrangement of these cards.
pub fn arrangements(cards: &[CardId]) -> Vec<Vec<CardId>> {
    if cards.len() <= 1 {
        return vec![cards.to_vec()];
    }
    let mut all = Vec::new();
    for (index, first) in cards.iter().enumerate() {
        let mut rest = cards.to_vec();
        rest.remove(index);
        all.extend(arrangements(&rest).into_iter().map(|after| [&[*first], &after[..]].concat()));
    }
    all
}

/// The readings of these cards in any order, each pattern and lowest position once.
pub fn readings(spec: &Spec, cards: &[CardId]) -> Vec<Reading> {
    let mut found: Vec<Reading> = Vec::new();
    for order in arrangements(cards) {
        for reading in pattern::readings(spec, &order) {
            if !found.iter().any(|known| (known.pattern, known.low) == (reading.pattern, reading.low)) {
                found.push(reading);
            }
        }
    }
    found
}

/// Every way to put these cards into groups.
pub fn divisions(cards: &[CardId]) -> Vec<Vec<Vec<CardId>>> {
    let Some((first, rest)) = cards.split_first() else { return vec![Vec::new()] };
    let mut all = Vec::new();
    for division in divisions(rest) {
        for group in 0..division.len() {
            let mut grown = division.clone();
            grown[group].push(*first);
            all.push(grown);
        }
        all.push([&division[..], &[vec![*first]]].concat());
    }
    all
}

/// How many of these melds can lie in open slots at once, each in one of its own.
pub fn most_placed(slots: &[ContractSlot], melds: &[Reading]) -> usize {
    let Some((meld, rest)) = melds.split_first() else { return 0 };
    let fits = |slot: &ContractSlot| {
        slot.filled != Filled::Laid && slot.wanted.takes(meld.pattern, meld.slots.len())
    };
    let placed = (0..slots.len()).filter(|place| fits(&slots[*place])).map(|place| {
        let mut others = slots.to_vec();
        others.remove(place);
        1 + most_placed(&others, rest)
    });
    placed.chain([most_placed(slots, rest)]).max().unwrap_or(0)
}
