//! How many melds the whole deck holds, as the sheet of Daylily counts them (section 3).

use crate::common;
use rummage_rules::melds::meld::Class;
use rummage_rules::prelude::*;
use std::collections::HashMap;

/// Every group of so many cards of the deck that is a meld, counted by name and class.
fn count(spec: &Spec, size: usize) -> HashMap<(&'static str, Class), usize> {
    let deck: Vec<CardId> = spec.deck.cards().collect();
    let mut counts = HashMap::new();
    for_each_group(&deck, size, &mut Vec::new(), &mut |group| {
        if let Ok(reading) = rummage_rules::melds::pattern::read(spec, group) {
            *counts.entry((reading.name, reading.class)).or_default() += 1;
        }
    });
    counts
}

fn for_each_group(deck: &[CardId], size: usize, group: &mut Vec<CardId>, see: &mut impl FnMut(&[CardId])) {
    if group.len() == size {
        return see(group);
    }
    for (index, card) in deck.iter().enumerate() {
        group.push(*card);
        for_each_group(&deck[index + 1..], size, group, see);
        group.pop();
    }
}

#[test]
fn the_deck_holds_45_pairs_of_which_15_have_equal_blooms() {
    let counts = count(&common::daylily(2), 2);
    assert_eq!(counts, HashMap::from([(("pair", Class::Scoring), 15), (("pair", Class::Safe), 30)]));
}

#[test]
fn the_deck_holds_117_runs_of_which_15_are_of_one_flower_and_12_sets() {
    let counts = count(&common::daylily(2), 3);
    let expected =
        [(("single-run", Class::Scoring), 15), (("run", Class::Safe), 102), (("set", Class::Scoring), 12)];
    assert_eq!(counts, HashMap::from(expected));
}

#[test]
fn the_deck_holds_180_quads_of_which_36_score_and_nothing_larger() {
    let spec = common::daylily(2);
    let expected = [(("quad", Class::Scoring), 36), (("quad", Class::Safe), 144)];
    assert_eq!(count(&spec, 4), HashMap::from(expected));
    assert!(spec.patterns.iter().all(|pattern| pattern.shape.size().1 <= 4));
}
