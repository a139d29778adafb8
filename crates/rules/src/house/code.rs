//! The short code of house rules: letters and digits that survive being read out, typed in capitals or pasted into an address.
//!
//! Digits of 32 values stand for: the version, the game (two), each option that differs from the default (two for its name, then
//! its value, four bits a digit as long as the fifth is set), and three to tell a slip of the pen from a code. Names are hashed,
//! so that a game may gain options without spoiling the codes that are about.

use crate::games::{GAMES, Game};
use crate::house::options::{OptionDef, Options};
use crate::notation::base32;
use std::hash::Hasher;
use thiserror::Error;

/// The version of the encoding.
const VERSION: u8 = 1;
/// Digits between two hyphens.
const GROUP: usize = 4;
/// Digits at the end that check the others.
const CHECK: usize = 3;

/// A text that is no code of house rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CodeError {
    /// A character that is no digit of a code.
    #[error("'{0}' cannot stand in a code: a code has digits, and letters but for U")]
    Character(char),
    /// Too short to say anything.
    #[error("the code is too short: something is missing")]
    Short,
    /// A digit is wrong, missing, or in another's place.
    #[error("the code has a slip in it: a character is wrong, missing or in another's place")]
    Check,
    /// A later encoding.
    #[error("the code has version {0}; this program reads version {VERSION}")]
    Version(u8),
    /// A game that this program does not know.
    #[error("the code is for a game that this program does not know")]
    Game,
    /// An option that this program does not know.
    #[error("the code chooses an option that {game} does not have here")]
    Option {
        /// The game's id.
        game: &'static str,
    },
    /// A value that the option does not have.
    #[error("the code gives option '{key}' of {game} a value that it does not have here")]
    Value {
        /// The game's id.
        game: &'static str,
        /// The option's name.
        key: &'static str,
    },
}

/// The code of a game with these valid options.
pub fn code(game: &Game, options: &Options) -> String {
    let mut digits = vec![VERSION];
    digits.extend(digits_among(GAMES, |game| game.id, game.id));
    for def in game.options {
        let value = options.value(def);
        if value.to_string() == def.default().to_string() {
            continue;
        }
        if let Some(mut place) = def.place_of(&value) {
            digits.extend(digits_among(game.options, |def| def.key, def.key));
            while place >= 16 {
                digits.push((place % 16) as u8 + 16);
                place /= 16;
            }
            digits.push(place as u8);
        }
    }
    digits.extend(check_digits(&digits));
    let letters: Vec<char> = digits.into_iter().map(base32::letter).collect();
    let groups = letters.chunks(GROUP).map(String::from_iter);
    groups.collect::<Vec<String>>().join("-")
}

/// Reads a code: the game, and the options that differ from its defaults.
///
/// # Errors
/// What about the text is no code.
pub fn read_code(text: &str) -> Result<(&'static Game, Options), CodeError> {
    let spaces = |letter: &char| !letter.is_whitespace() && *letter != '-';
    let digits = text
        .chars()
        .filter(spaces)
        .map(|letter| base32::digit(letter).ok_or(CodeError::Character(letter)))
        .collect::<Result<Vec<u8>, CodeError>>()?;
    let Some(checked) = digits.len().checked_sub(CHECK).filter(|length| *length >= 3) else {
        return Err(CodeError::Short);
    };
    let (said, check) = digits.split_at(checked);
    if check_digits(said) != check {
        return Err(CodeError::Check);
    }
    let (version, mut rest) = (said[0], &said[1..]);
    if version != VERSION {
        return Err(CodeError::Version(version));
    }
    let game = take_name(&mut rest).and_then(|name| named(GAMES, |game| game.id, name));
    let game: &'static Game = game.copied().ok_or(CodeError::Game)?;
    let mut options = Options::default();
    while !rest.is_empty() {
        let def = take_name(&mut rest).and_then(|name| named(game.options, |def| def.key, name));
        let def: &'static OptionDef = def.ok_or(CodeError::Option { game: game.id })?;
        let value = take_value(&mut rest).and_then(|place| def.value_at(place));
        options.set(def.key, value.ok_or(CodeError::Value { game: game.id, key: def.key })?);
    }
    Ok((game, options.changed(game.options)))
}

fn take_name(rest: &mut &[u8]) -> Option<[u8; 2]> {
    let (name, after) = rest.split_first_chunk::<2>()?;
    *rest = after;
    Some(*name)
}

fn take_value(rest: &mut &[u8]) -> Option<u64> {
    let length = rest.iter().position(|digit| *digit < 16)? + 1;
    let (value, after) = rest.split_at(length);
    *rest = after;
    value.iter().rev().try_fold(0u64, |sum, digit| sum.checked_mul(16)?.checked_add(u64::from(digit % 16)))
}

fn named<T>(all: &'static [T], name: impl Fn(&T) -> &str, digits: [u8; 2]) -> Option<&'static T> {
    all.iter().find(|one| digits_among(all, &name, name(one)) == digits)
}

/// Two digits for a name of a list, which no other of the list has: where they are those of an earlier name, the next that are free.
fn digits_among<T>(all: &[T], name: impl Fn(&T) -> &str, wanted: &str) -> [u8; 2] {
    let mut taken = Vec::new();
    for one in all {
        let mut digits = name_digits(name(one));
        while taken.contains(&digits) {
            digits = if digits[0] < 31 { [digits[0] + 1, digits[1]] } else { [0, (digits[1] + 1) % 32] };
        }
        if name(one) == wanted {
            return digits;
        }
        taken.push(digits);
    }
    name_digits(wanted)
}

/// Two digits for a name; names of one list may share them.
fn name_digits(name: &str) -> [u8; 2] {
    let hash = hash(name.as_bytes());
    [fold(hash), fold(hash >> 5)]
}

fn check_digits(digits: &[u8]) -> [u8; CHECK] {
    let hash = hash(digits);
    [fold(hash), fold(hash >> 5), fold(hash >> 10)]
}

fn hash(bytes: &[u8]) -> u64 {
    let mut hasher = fnv::FnvHasher::default();
    hasher.write(bytes);
    // The upper half is the better mixed one.
    hasher.finish() >> 24
}

fn fold(hash: u64) -> u8 {
    (hash % 32) as u8
}
