//! Spoils texts in every way that a disk, an editor or a stranger may: for the tests of whatever reads a text that comes from outside.

mod bytes;
mod pieces;
mod stopwatch;
mod words;

pub use stopwatch::Stopwatch;

use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt};

/// One kind of harm, done somewhere that the dice choose. A text may come out as it was.
pub type Harm = fn(&mut ChaCha8Rng, &[u8]) -> Vec<u8>;

/// Every kind, and what it is called.
pub const HARMS: [(&str, Harm); 34] = [
    ("empty", |_, _| Vec::new()),
    ("cut short", bytes::cut),
    ("one bit", bytes::bit),
    ("one byte", |dice, text| bytes::some(dice, text, 1)),
    ("ten bytes", |dice, text| bytes::some(dice, text, 10)),
    ("zeroed tail", bytes::zeroed),
    ("swapped blocks", bytes::swapped),
    ("doubled", |_, text| text.repeat(2)),
    ("a stretch lost", bytes::lost),
    ("a stretch twice", bytes::twice),
    ("a stretch of noise", bytes::noise),
    ("no text at all", bytes::no_text),
    ("a sea of one letter", |dice, text| bytes::sea(dice, text, 1 << 20)),
    ("a packed file", |dice, _| bytes::packed(dice)),
    ("a byte order mark", |_, text| [b"\xef\xbb\xbf", text].concat()),
    ("other line ends", |_, text| pieces::line_ends(text)),
    ("a piece lost", pieces::lost),
    ("a piece twice", pieces::twice),
    ("pieces swapped", pieces::swapped),
    ("pieces turned round", pieces::reversed),
    ("a bracket or quote lost", pieces::unclosed),
    ("deep nesting", pieces::nested),
    ("an unknown key", pieces::unknown_key),
    ("a huge number", |dice, text| words::number(dice, text, "99999999999999999999999999999999999999999999")),
    ("a large number", |dice, text| words::number(dice, text, "65536")),
    ("another number", words::any_number),
    ("a number below nought", |dice, text| words::number(dice, text, "-1")),
    ("not a number", |dice, text| words::number(dice, text, "NaN")),
    ("a fraction", |dice, text| words::number(dice, text, "1.5e308")),
    ("nothing for something", |dice, text| words::number(dice, text, "null")),
    ("an unknown word", |dice, text| words::word(dice, text, "zzz")),
    ("a very long word", |dice, text| words::word(dice, text, &"x".repeat(100_000))),
    ("another word of the text", words::other_word),
    ("letters of far away", |dice, text| words::word(dice, text, "\u{202e}\u{1F33C}é\u{0}")),
];

/// Harm after which a text may still be taken for a whole one: it goes deepest into whatever reads it.
const MILD: [Harm; 9] = [
    bytes::bit,
    pieces::lost,
    pieces::twice,
    pieces::swapped,
    pieces::reversed,
    words::any_number,
    words::any_number,
    words::other_word,
    words::other_word,
];

/// A text spoilt by one to four harms, most of them mild; now and then a stretch of another text comes in between.
pub fn spoil(dice: &mut ChaCha8Rng, text: &[u8], others: &[Vec<u8>]) -> Vec<u8> {
    let mut spoilt = text.to_vec();
    for _ in 0..[1, 1, 2, 4][dice.random_range(0..4)] {
        spoilt = match (pick(dice, others), dice.random_range(0..12)) {
            (Some(other), 0) => bytes::joined(dice, &spoilt, other),
            (_, 0..4) => HARMS[dice.random_range(0..HARMS.len())].1(dice, &spoilt),
            _ => MILD[dice.random_range(0..MILD.len())](dice, &spoilt),
        };
    }
    spoilt
}

/// One of them, if there are any.
fn pick<'a, T>(dice: &mut impl Rng, list: &'a [T]) -> Option<&'a T> {
    if list.is_empty() { None } else { list.get(dice.random_range(0..list.len())) }
}

/// A place in so many, or the beginning of nothing.
fn place(dice: &mut impl Rng, length: usize) -> usize {
    if length == 0 { 0 } else { dice.random_range(0..length) }
}

/// A stretch of a text, of one byte up to so many.
fn stretch(dice: &mut impl Rng, length: usize, most: usize) -> std::ops::Range<usize> {
    let from = place(dice, length);
    from..(from + dice.random_range(1..=most)).min(length)
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;
    use std::collections::BTreeSet;

    const TEXT: &[u8] = br#"{"game":"daylily","seats":2,"actions":["P0 draw","P0 discard 7H"],"marks":[]}"#;

    #[test]
    fn every_kind_spoils_and_does_the_same_for_the_same_dice() {
        let mut names = BTreeSet::new();
        for (name, harm) in HARMS {
            assert!(names.insert(name), "two kinds are called {name}");
            let spoilt = |seed| harm(&mut ChaCha8Rng::seed_from_u64(seed), TEXT);
            let others = (0..50).filter(|seed| spoilt(*seed) != TEXT).count();
            assert!(others > 25, "{name} leaves most texts as they were");
            assert_eq!(spoilt(3), spoilt(3), "{name}");
        }
    }

    #[test]
    fn any_bytes_at_all_can_be_spoilt() {
        let mut dice = ChaCha8Rng::seed_from_u64(5);
        let mut text = TEXT.to_vec();
        for round in 0..1_000 {
            text = spoil(&mut dice, &text, &[b"(name: \"Ours\")".to_vec(), Vec::new()]);
            if round % 20 == 0 || text.len() > 10_000 {
                text = TEXT.to_vec();
            }
        }
        for (_, harm) in HARMS {
            for text in [&b""[..], b"x", b"7", b"\xff\xfe", b"\n"] {
                harm(&mut dice, text);
            }
        }
    }
}
