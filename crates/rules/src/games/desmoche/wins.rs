//! Rule 4, the hands that win by themselves: a list, as each house has it.

use super::{FOUR_PAIRS, ONE_COLOUR, PELADILLA};
use crate::cards::deck::{Printed, RANKS};
use crate::cards::ids::CardId;
use crate::house::options::Chosen;
use crate::spec::Spec;
use crate::spec::own::{Own, OwnHand};

/// Diamonds and hearts, as the deck numbers its suits.
const RED: [u8; 2] = [1, 2];

/// Those that this house knows.
pub(super) fn list(chosen: &Chosen) -> Vec<OwnHand> {
    let known = [
        (PELADILLA, OwnHand::new("peladilla", peladilla)),
        (FOUR_PAIRS, Own::new("four pairs", four_pairs)),
        (ONE_COLOUR, Own::new("one colour", one_colour)),
    ];
    known.into_iter().filter(|(key, _)| chosen.on(*key)).map(|(_, hand)| hand).collect()
}

/// No two cards of one rank, and no two of one suit that follow each other.
fn peladilla(spec: &Spec, hand: &[CardId]) -> bool {
    let apart = |one: &Printed, other: &Printed| {
        one.rank != other.rank && (one.suit != other.suit || !follow(one.rank, other.rank))
    };
    let printed = |card: &CardId| spec.deck.printed(*card);
    let alone = |(place, card): (usize, &CardId)| {
        hand[..place].iter().all(|other| apart(printed(card), printed(other)))
    };
    hand.iter().enumerate().all(alone)
}

/// The ace lies below the two and above the king.
fn follow(one: u8, other: u8) -> bool {
    let ends = usize::from(one.abs_diff(other)) == RANKS.len() - 1;
    one.abs_diff(other) == 1 || ends
}

/// Four pairs at least; four of a kind are two.
fn four_pairs(spec: &Spec, hand: &[CardId]) -> bool {
    let held = |rank: u8| hand.iter().filter(|card| spec.deck.printed(**card).rank == rank).count();
    (1..=u8::MAX).map(|rank| held(rank) / 2).sum::<usize>() >= 4
}

/// All red or all black.
fn one_colour(spec: &Spec, hand: &[CardId]) -> bool {
    let red = |card: &CardId| RED.contains(&spec.deck.printed(*card).suit);
    hand.iter().all(red) || !hand.iter().any(red)
}
