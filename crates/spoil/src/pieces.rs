//! Harm to the pieces of a text, parted by commas and line ends, and to what holds them together: what editors and hands do.

use crate::{pick, place};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// The pieces, each with the sign that ends it.
fn pieces(text: &[u8]) -> Vec<&[u8]> {
    text.split_inclusive(|byte| matches!(byte, b',' | b'\n')).collect()
}

/// A piece is missing.
pub fn lost(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    let mut pieces = pieces(text);
    let at = place(dice, pieces.len());
    if at < pieces.len() {
        pieces.remove(at);
    }
    pieces.concat()
}

/// A piece stands there twice.
pub fn twice(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    let mut pieces = pieces(text);
    let at = place(dice, pieces.len());
    if let Some(piece) = pieces.get(at).copied() {
        pieces.insert(at, piece);
    }
    pieces.concat()
}

/// Two pieces change places.
pub fn swapped(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    let mut pieces = pieces(text);
    let (one, other) = (place(dice, pieces.len()), place(dice, pieces.len()));
    if !pieces.is_empty() {
        pieces.swap(one, other);
    }
    pieces.concat()
}

/// Some pieces in a row stand the other way round.
pub fn reversed(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    let mut pieces = pieces(text);
    let from = place(dice, pieces.len());
    let until = (from + dice.random_range(2..9)).min(pieces.len());
    pieces[from..until].reverse();
    pieces.concat()
}

/// One of the signs that hold pieces together is missing.
pub fn unclosed(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    let holds = |byte: &u8| b"\"'{}[]()=:".contains(byte);
    let signs: Vec<usize> = (0..text.len()).filter(|at| holds(&text[*at])).collect();
    match pick(dice, &signs) {
        Some(at) => [&text[..*at], &text[at + 1..]].concat(),
        None => text.iter().skip(1).copied().collect(),
    }
}

/// Brackets that open, far deeper than any text of ours.
pub fn nested(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    let kinds: [&[u8]; 4] = [b"[", b"{\"a\":", b"(", b"Some("];
    let values: Vec<usize> = (0..text.len()).filter(|at| b":=[,(".contains(&text[*at])).collect();
    let at = pick(dice, &values).map_or(0, |at| at + 1);
    let deep = [100, 1_000, 50_000][dice.random_range(0..3)];
    [&text[..at], &kinds[dice.random_range(0..kinds.len())].repeat(deep), &text[at..]].concat()
}

/// A key that nobody knows, where keys stand.
pub fn unknown_key(dice: &mut ChaCha8Rng, text: &[u8]) -> Vec<u8> {
    let opens: Vec<usize> = (0..text.len()).filter(|at| b"{(\n".contains(&text[*at])).collect();
    let Some(at) = pick(dice, &opens).copied() else { return [b"later: 1\n", text].concat() };
    let key: &[u8] = match text[at] {
        b'{' => b"\"later\":1,",
        b'(' => b"later: 1, ",
        _ => b"later = 1\n",
    };
    [&text[..=at], key, &text[at + 1..]].concat()
}

/// Lines as another system ends them; where there are none, after commas.
pub fn line_ends(text: &[u8]) -> Vec<u8> {
    let ends = if text.contains(&b'\n') { b'\n' } else { b',' };
    let mut spoilt = Vec::with_capacity(text.len() * 2);
    for byte in text {
        match *byte {
            b'\n' => spoilt.extend(b"\r\n"),
            byte if byte == ends => spoilt.extend([byte, b'\r', b'\n']),
            byte => spoilt.push(byte),
        }
    }
    spoilt
}
