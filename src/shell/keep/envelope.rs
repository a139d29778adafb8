//! The envelope of everything that is kept: one line that says what it is, how long it is and what it sums up to.

use std::hash::Hasher;

use thiserror::Error;

/// Longer texts than this are not ours.
pub const LONGEST: usize = 4 * 1024 * 1024;

const MARK: &str = "rummage";
const VERSION: u16 = 1;

/// What is wrong with a kept text.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum Damage {
    /// It does not begin as ours do.
    #[error("it was not written by Rummage")]
    Foreign,
    /// It is no UTF-8.
    #[error("it is no text")]
    NoText,
    /// A later program wrote it.
    #[error("it was written by a later Rummage (envelope {0}; this one opens {VERSION})")]
    Later(u16),
    /// It is longer or shorter than it says.
    #[error("it should have {expected} bytes and has {found}")]
    Length {
        /// As it says.
        expected: usize,
        /// As it is.
        found: usize,
    },
    /// It was changed.
    #[error("its sum does not fit: it was changed after it was written")]
    Sum,
}

/// Puts a text into its envelope.
pub fn seal(text: &str) -> String {
    format!("{MARK} {VERSION} {} {:016x}\n{text}", text.len(), sum(text))
}

/// Takes a text out of its envelope.
///
/// # Errors
/// What is wrong with it.
pub fn open(sealed: &[u8]) -> Result<&str, Damage> {
    let sealed = str::from_utf8(sealed).map_err(|_| Damage::NoText)?;
    let (line, text) = sealed.split_once('\n').ok_or(Damage::Foreign)?;
    let words: Vec<&str> = line.split(' ').collect();
    let [MARK, version, length, expected] = words[..] else { return Err(Damage::Foreign) };
    let version: u16 = version.parse().map_err(|_| Damage::Foreign)?;
    if version != VERSION {
        return Err(Damage::Later(version));
    }
    let length: usize = length.parse().map_err(|_| Damage::Foreign)?;
    if length != text.len() {
        return Err(Damage::Length { expected: length, found: text.len() });
    }
    if u64::from_str_radix(expected, 16) != Ok(sum(text)) {
        return Err(Damage::Sum);
    }
    Ok(text)
}

fn sum(text: &str) -> u64 {
    let mut hasher = fnv::FnvHasher::default();
    hasher.write(text.as_bytes());
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

    #[test]
    fn each_damage_is_named() {
        let sealed = seal("seven of hearts");
        let open = |sealed: &str| open(sealed.as_bytes()).map(str::to_owned);
        assert_eq!(open(&sealed), Ok("seven of hearts".into()));
        assert_eq!(open("seven of hearts"), Err(Damage::Foreign));
        assert_eq!(super::open(b"rummage 1 1 \xff\n\xff"), Err(Damage::NoText));
        assert_eq!(open(&sealed.replacen(" 1 ", " 2 ", 1)), Err(Damage::Later(2)));
        assert_eq!(open(&sealed[..sealed.len() - 1]), Err(Damage::Length { expected: 15, found: 14 }));
        assert_eq!(open(&sealed.replace("seven", "eight")), Err(Damage::Sum));
    }

    #[test]
    fn one_changed_byte_never_passes() {
        let mut dice = ChaCha8Rng::seed_from_u64(9);
        let sealed = seal("P0 draw\nP0 discard 7H#2\nP1 take 4C");
        for _ in 0..10_000 {
            let mut bytes = sealed.clone().into_bytes();
            let place = dice.random_range(0..bytes.len());
            bytes[place] = dice.random();
            // A number may be written in two ways; what counts is that no other text ever comes out.
            let opened = open(&bytes);
            assert!(opened.is_err() || opened == open(sealed.as_bytes()), "{bytes:?}");
        }
    }
}
