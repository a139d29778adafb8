//! Harm to bytes, whatever they mean: what disks, cables and cut-off writes do.

use crate::{place, stretch};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt};

/// Ends somewhere before its end.
pub fn cut(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    text[..place(dice, text.len())].to_vec()
}

/// One bit is another.
pub fn bit(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    let mut spoilt = text.to_vec();
    let at = place(dice, spoilt.len());
    if let Some(byte) = spoilt.get_mut(at) {
        *byte ^= 1 << dice.random_range(0..8);
    }
    spoilt
}

/// So many bytes are any others.
pub fn some(dice: &mut ChaCha8Rng, text: &[u8], count: usize) -> Vec<u8> {
    let mut spoilt = text.to_vec();
    for _ in 0..count {
        let at = place(dice, spoilt.len());
        if let Some(byte) = spoilt.get_mut(at) {
            *byte = dice.random();
        }
    }
    spoilt
}

/// From somewhere on there are only zeroes: the length was written, the rest was not.
pub fn zeroed(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    let mut spoilt = text.to_vec();
    let from = place(dice, spoilt.len());
    spoilt[from..].fill(0);
    spoilt
}

/// The two parts around a place change theirs.
pub fn swapped(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    let (left, right) = text.split_at(place(dice, text.len()));
    [right, left].concat()
}

/// A stretch is missing.
pub fn lost(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    let gone = stretch(dice, text.len(), 64);
    [&text[..gone.start], &text[gone.end..]].concat()
}

/// A stretch stands there twice, or many times.
pub fn twice(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    let again = stretch(dice, text.len(), 64);
    let times = [2, 2, 3, 300][dice.random_range(0..4)];
    [&text[..again.start], &text[again.clone()].repeat(times), &text[again.end..]].concat()
}

/// A stretch of other bytes lies over it.
pub fn noise(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    let mut spoilt = text.to_vec();
    let over = stretch(dice, spoilt.len(), 512);
    dice.fill_bytes(&mut spoilt[over]);
    spoilt
}

/// A stretch that is no UTF-8.
pub fn no_text(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    let kinds: [&[u8]; 4] = [b"\xff\xfe", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80"];
    let at = place(dice, text.len());
    [&text[..at], kinds[dice.random_range(0..kinds.len())], &text[at..]].concat()
}

/// In its midst so many of one letter.
pub fn sea(dice: &mut ChaCha8Rng, text: &[u8], letters: usize) -> Vec<u8> {
    let letter = b"0a [{(\n\""[dice.random_range(0..8)];
    let at = place(dice, text.len());
    [&text[..at], &vec![letter; letters], &text[at..]].concat()
}

/// What a packer would have made of something: its mark, and then noise.
pub fn packed(dice: &mut ChaCha8Rng) -> Vec<u8> {
    let marks: [&[u8]; 4] = [b"\x1f\x8b\x08\x00", b"PK\x03\x04", b"\x28\xb5\x2f\xfd", b"BZh9"];
    let mut rest = vec![0; dice.random_range(0..2048)];
    dice.fill_bytes(&mut rest);
    [marks[dice.random_range(0..marks.len())], &rest].concat()
}

/// A stretch of another text comes in.
pub fn joined(dice: &mut ChaCha8Rng, text: &[u8], other: &[u8]) -> Vec<u8> {
    let (at, piece) = (place(dice, text.len()), stretch(dice, other.len(), 400));
    [&text[..at], &other[piece], &text[at..]].concat()
}
