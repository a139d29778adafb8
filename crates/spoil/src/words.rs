//! Harm to the words and numbers of a text: what is well written and cannot be.

use crate::pick;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use std::ops::Range;

/// The stretches of letters that fit, each as long as can be.
fn stretches(text: &[u8], fits: impl Fn(&u8) -> bool) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut from = None;
    for at in 0..=text.len() {
        match (text.get(at).is_some_and(&fits), from) {
            (true, None) => from = Some(at),
            (false, Some(start)) => {
                found.push(start..at);
                from = None;
            }
            _ => {}
        }
    }
    found
}

/// The text with this in the place of one of them, or at its end where there is none.
fn instead(dice: &mut ChaCha8Rng, text: &[u8], places: &[Range<usize>], other: &[u8]) -> Vec<u8> {
    let end = text.len()..text.len();
    let place = pick(dice, places).unwrap_or(&end);
    [&text[..place.start], other, &text[place.end..]].concat()
}

/// This in the place of one of its numbers.
pub fn number(dice: &mut ChaCha8Rng, text: &[u8], other: &str) -> Vec<u8> {
    instead(dice, text, &stretches(text, u8::is_ascii_digit), other.as_bytes())
}

/// Some number in the place of another: small ones, and those at the ends of what computers count with.
pub fn any_number(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    const ENDS: [&str; 12] = [
        "127",
        "128",
        "255",
        "256",
        "32767",
        "65535",
        "2147483647",
        "4294967295",
        "4294967296",
        "9223372036854775807",
        "18446744073709551615",
        "340282366920938463463374607431768211455",
    ];
    match dice.random_range(0..ENDS.len() * 2) {
        end if end < ENDS.len() => number(dice, text, ENDS[end]),
        _ => {
            let small = dice.random_range(0..20_u8).to_string();
            number(dice, text, &small)
        }
    }
}

/// This in the place of one of its words.
pub fn word(dice: &mut ChaCha8Rng, text: &[u8], other: &str) -> Vec<u8> {
    instead(dice, text, &stretches(text, u8::is_ascii_alphabetic), other.as_bytes())
}

/// A word of the text, or a card or a seat, in the place of another.
pub fn other_word(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    let words = stretches(text, |byte| byte.is_ascii_alphanumeric() || b"_#.".contains(byte));
    let other = pick(dice, &words).map_or(&b"P9"[..], |place| &text[place.clone()]);
    instead(dice, text, &words, other)
}
