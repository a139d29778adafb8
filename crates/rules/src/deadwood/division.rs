//! Block 4, the solver: how the cards of a hand are best split into melds and loose cards.

use crate::cards::ids::CardId;
use crate::melds::pattern::{self, Shape};
use crate::spec::Spec;
use serde::{Deserialize, Serialize};

/// A hand divided into melds and the cards left over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Split {
    /// The melds found.
    pub melds: Vec<Vec<CardId>>,
    /// The cards outside them, in hand order.
    pub loose: Vec<CardId>,
}

/// A hand this large is still solved exactly; larger ones never occur in the games at hand.
pub const LARGEST_HAND: usize = 16;

/// Every group of hand cards that is a meld, as bit masks over the hand. Only the first [`LARGEST_HAND`] cards are looked at.
pub fn melds_in(spec: &Spec, hand: &[CardId]) -> Vec<u32> {
    melds_with(spec, hand, 0)
}

/// Every group of hand cards that is a meld and holds all the cards under the mask `with`.
pub fn melds_with(spec: &Spec, hand: &[CardId], with: u32) -> Vec<u32> {
    let hand = &hand[..hand.len().min(LARGEST_HAND)];
    let mut found: Vec<u32> = Vec::new();
    let mut cards = Vec::with_capacity(hand.len());
    for (index, pattern) in spec.patterns.iter().enumerate() {
        let Shape::Own(own) = &pattern.shape else { continue };
        (own.rule.candidates)(spec, hand, with, &mut |mask| {
            if mask & with == with && !found.contains(&mask) {
                cards.clear();
                cards.extend(bits(mask).map(|place| hand[place]));
                if pattern::is_meld(spec, index, &cards) {
                    found.push(mask);
                }
            }
        });
    }
    found
}

/// The hand cards of which something holds, as a mask.
pub(crate) fn mask_of(hand: &[CardId], holds: impl Fn(CardId) -> bool) -> u32 {
    hand.iter().enumerate().filter(|(_, card)| holds(**card)).fold(0, |mask, (place, _)| mask | 1 << place)
}

/// Every three bits of a mask, each three as a mask, the greatest first.
pub(crate) fn triples(mask: u32) -> impl Iterator<Item = u32> {
    let below = move |bit: u32| single_bits(mask & (bit - 1));
    let pairs = move |high: u32| below(high).map(move |middle| (high, middle));
    single_bits(mask)
        .flat_map(pairs)
        .flat_map(move |(high, middle)| below(middle).map(move |low| high | middle | low))
}

/// The bits of a mask, each as a mask, the highest first.
fn single_bits(mask: u32) -> impl Iterator<Item = u32> {
    let next = |rest: &u32| Some(rest & !rest.isolate_highest_one()).filter(|rest| *rest != 0);
    std::iter::successors(Some(mask).filter(|mask| *mask != 0), next).map(u32::isolate_highest_one)
}

/// The places of the bits of a mask, the lowest first.
pub fn bits(mask: u32) -> impl Iterator<Item = usize> {
    let next = |rest: &u32| Some(rest & (rest - 1)).filter(|rest| *rest != 0);
    std::iter::successors(Some(mask).filter(|mask| *mask != 0), next)
        .map(|rest| rest.trailing_zeros() as usize)
}

/// The split with the fewest dear cards left over, then the fewest cards left over.
pub fn cover(spec: &Spec, hand: &[CardId]) -> Split {
    let hand = &hand[..hand.len().min(LARGEST_HAND)];
    let melds = melds_in(spec, hand);
    let cost_of = |card: &CardId| {
        if spec.dear.is_some_and(|dear| dear.takes(&spec.deck, *card)) { 1 + 100 } else { 1 }
    };
    let costs: Vec<u32> = hand.iter().map(cost_of).collect();
    let best = cheapest(hand.len(), &melds, &costs);
    let mut split = Split::default();
    let mut rest = (1u32 << hand.len()) - 1;
    while rest != 0 {
        let lowest = rest.isolate_lowest_one();
        let meld = best[rest as usize].1;
        if meld == 0 {
            split.loose.push(hand[lowest.trailing_zeros() as usize]);
            rest &= !lowest;
        } else {
            split.melds.push(picked(hand, meld));
            rest &= !meld;
        }
    }
    split
}

/// For every set of cards: the least cost of what stays loose, and the meld that its lowest card goes into (0: it stays loose).
fn cheapest(cards: usize, melds: &[u32], costs: &[u32]) -> Vec<(u32, u32)> {
    let mut by_lowest = vec![Vec::new(); cards];
    for &meld in melds {
        by_lowest[meld.trailing_zeros() as usize].push(meld);
    }
    let mut best = vec![(0, 0); 1 << cards];
    for set in 1..1usize << cards {
        let lowest = set.trailing_zeros() as usize;
        let without = best[set & !(1 << lowest)].0 + costs[lowest];
        let mut choice = (without, 0);
        for &meld in by_lowest[lowest].iter().filter(|&&meld| meld as usize & !set == 0) {
            let cost = best[set & !(meld as usize)].0;
            if cost < choice.0 {
                choice = (cost, meld);
            }
        }
        best[set] = choice;
    }
    best
}

/// The cards of a hand under a mask.
pub fn picked(hand: &[CardId], mask: u32) -> Vec<CardId> {
    hand.iter().enumerate().filter(|(index, _)| mask >> index & 1 == 1).map(|(_, card)| *card).collect()
}
