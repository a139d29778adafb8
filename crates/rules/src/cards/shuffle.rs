//! The portable shuffle: the same seed deals the same cards on every platform and in every release.

use crate::cards::ids::CardId;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// The seed of a match: 128 bits, written as 32 hexadecimal digits.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Seed(pub u128);

/// A text that is no seed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{0}' is not a seed: a seed is 1 to 32 hexadecimal digits")]
pub struct SeedError(String);

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Seed, SeedError> {
        let sane = text.len() <= 32 && !text.starts_with('+');
        let digits = sane.then(|| u128::from_str_radix(text, 16).ok()).flatten();
        digits.map(Seed).ok_or_else(|| SeedError(text.chars().take(40).collect()))
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;
    fn try_from(text: String) -> Result<Seed, SeedError> {
        text.parse()
    }
}

/// The chance of a match: its seed and how many chances have been drawn. Each chance has a stream of its own, so that one deal
/// can be checked without the ones before it.
#[derive(Clone, Debug)]
pub struct Chance {
    seed: Seed,
    drawn: u64,
}

impl Chance {
    /// The chance that a seed stands for, from the beginning.
    pub fn new(seed: Seed) -> Chance {
        Chance { seed, drawn: 0 }
    }

    /// The next arrangement of these cards.
    pub fn arrange(&mut self, cards: impl IntoIterator<Item = CardId>) -> Vec<CardId> {
        let mut cards: Vec<CardId> = cards.into_iter().collect();
        shuffle(&mut cards, &mut self.next_stream());
        cards
    }

    /// The next number below `bound`.
    pub fn below(&mut self, bound: u32) -> u32 {
        below(&mut self.next_stream(), bound)
    }

    fn next_stream(&mut self) -> ChaCha8Rng {
        let mut key = [0; 32];
        key[..16].copy_from_slice(&self.seed.0.to_le_bytes());
        let mut stream = ChaCha8Rng::from_seed(key);
        stream.set_stream(self.drawn);
        self.drawn += 1;
        stream
    }
}

/// Fisher and Yates, on 32-bit draws: not `rand`'s own shuffle, which may change between its releases and platforms.
pub fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for index in (1..items.len()).rev() {
        let bound = u32::try_from(index + 1).unwrap_or(u32::MAX);
        items.swap(index, below(rng, bound) as usize);
    }
}

/// An unbiased number below `bound`: draws beyond the last whole multiple of the bound are thrown away.
#[inline(always)]
pub fn below(rng: &mut impl Rng, bound: u32) -> u32 {
    let bound = bound.max(1);
    loop {
        let draw = rng.next_u32();
        let number = draw % bound;
        // The first of the numbers among which this draw fell; the last of them is a draw too unless there are too few.
        if (draw - number).checked_add(bound - 1).is_some() {
            return number;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_are_read_as_they_are_written() {
        let seed = Seed(0x1234_5678_9abc_def0);
        assert_eq!(seed.to_string().parse(), Ok(seed));
        assert!("".parse::<Seed>().is_err());
        assert!("xyz".parse::<Seed>().is_err());
        assert!("+1".parse::<Seed>().is_err());
        assert!("1".repeat(33).parse::<Seed>().is_err());
    }

    #[test]
    fn each_chance_is_its_own_and_an_arrangement_keeps_the_cards() {
        let cards: Vec<CardId> = (0..45).map(CardId).collect();
        let mut chance = Chance::new(Seed(7));
        let (first, second) = (chance.arrange(cards.clone()), chance.arrange(cards.clone()));
        assert_ne!(first, second);
        let mut sorted = second.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, cards);
    }
}
