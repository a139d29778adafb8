//! Names of tables and keys of seats, in letters that survive being read out.

use rummage_rules::notation::base32;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A text that is no name of a table and no key.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LettersError {
    /// It is too short or too long.
    #[error("{there} letters, where there are {wanted}")]
    Length {
        /// How many there are.
        there: usize,
        /// How many there should be.
        wanted: usize,
    },
    /// A letter that is none of ours.
    #[error("'{0}' is no letter of a link")]
    Letter(char),
}

/// Letters of a name of a table.
const TABLE: usize = 10;
/// Letters of a key: 128 bits.
const KEY: usize = 26;

/// The name of a table: ten letters, 50 bits, that may be read out. It lets nobody sit down.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct TableId(u64);

/// The key of a seat, or of the invitation: 128 bits. Whoever has it sits there. It is written nowhere but in links, so that its debug text
/// does not show it.
#[derive(Copy, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Key(u128);

impl TableId {
    /// The table of these chance bits, of which 50 count.
    pub fn of_chance(bits: u64) -> TableId {
        TableId(bits & ((1 << (5 * TABLE)) - 1))
    }
}

impl Key {
    /// The key of these chance bits.
    pub fn of_chance(bits: u128) -> Key {
        Key(bits)
    }

    /// The bits, for whoever compares or keeps them.
    pub fn bits(self) -> u128 {
        self.0
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_letters(self.0.into(), TABLE, f)
    }
}

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_letters(self.0, KEY, f)
    }
}

fn write_letters(bits: u128, letters: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for place in (0..letters).rev() {
        fmt::Write::write_char(f, base32::letter((bits >> (5 * place) & 31) as u8))?;
    }
    Ok(())
}

/// The bits of so many letters, however they are written; the first of a key holds three of them only.
fn bits(text: &str, wanted: usize) -> Result<u128, LettersError> {
    let there = text.chars().count();
    if there != wanted {
        return Err(LettersError::Length { there, wanted });
    }
    text.chars().try_fold(0u128, |bits, letter| {
        let digit = base32::digit(letter).ok_or(LettersError::Letter(letter))?;
        let bits = bits.checked_mul(32).ok_or(LettersError::Letter(letter))?;
        Ok(bits | u128::from(digit))
    })
}

impl FromStr for TableId {
    type Err = LettersError;

    fn from_str(text: &str) -> Result<TableId, LettersError> {
        Ok(TableId::of_chance(bits(text, TABLE)? as u64))
    }
}

impl FromStr for Key {
    type Err = LettersError;

    fn from_str(text: &str) -> Result<Key, LettersError> {
        bits(text, KEY).map(Key)
    }
}

/// Both are texts wherever they are kept.
macro_rules! as_text {
    ($($kind:ty),*) => { $(
        impl From<$kind> for String {
            fn from(letters: $kind) -> String {
                letters.to_string()
            }
        }

        impl TryFrom<String> for $kind {
            type Error = LettersError;

            fn try_from(text: String) -> Result<$kind, LettersError> {
                text.parse()
            }
        }
    )* };
}

as_text!(TableId, Key);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_come_back_however_they_are_written() {
        let (table, key) = (TableId::of_chance(u64::MAX - 77), Key::of_chance(u128::MAX - 5));
        assert_eq!(table.to_string().len(), 10);
        assert_eq!(key.to_string().len(), 26);
        assert_eq!(table.to_string().to_lowercase().parse(), Ok(table));
        assert_eq!(key.to_string().parse(), Ok(key));
        assert_eq!("O000000000".parse(), Ok(TableId::of_chance(0)));
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert_eq!("ABC".parse::<TableId>(), Err(LettersError::Length { there: 3, wanted: 10 }));
        assert_eq!("ABCDEFGHU1".parse::<TableId>(), Err(LettersError::Letter('U')));
        assert!("Z".repeat(26).parse::<Key>().is_err(), "130 bits are no key");
    }

    #[test]
    fn a_key_is_not_told_by_its_debug_text() {
        assert_eq!(format!("{:?}", Key::of_chance(7)), "Key(…)");
    }
}
