//! The code of a match: all of it in one text to pass on, however it came there.
//!
//! `M1`, then digits of 32 values that hold bytes: four to tell a slip from a code, then the match, deflated. The match is lines of text:
//! format, rules revision, game, seats, seed, and `practice` where it is; the options; who sits where; and an action a line.

use crate::house::options::{OptionError, Options};
use crate::notation::base32;
use crate::record::{Match, MatchRecord, ReplayError};
use crate::table::Due;
use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use std::hash::Hasher;
use thiserror::Error;

/// How the code of a match begins: no code of house rules does.
pub const BEGINS: &str = "M1";
/// The most letters a code may have.
pub const LONGEST: usize = 64 * 1024;
/// The most bytes of a match's text.
const LONGEST_MATCH: usize = 256 * 1024;
/// The bytes that check the others.
const CHECK: usize = 4;
/// How hard to deflate: as hard as can be.
const LEVEL: u8 = 10;

/// A match as its code tells it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shared {
    /// What was played, as a record that replays to its end.
    pub record: MatchRecord,
    /// Who sits where, a word a seat; the words are the caller's own.
    pub chairs: Vec<String>,
    /// Whether the match was played to its end.
    pub over: bool,
}

/// A text that is no code of a match.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum ShareError {
    /// It does not begin as one.
    #[error("the code of a match begins with {BEGINS}")]
    Begin,
    /// A character that is no digit of a code.
    #[error("'{0}' cannot stand in a code: a code has digits, and letters but for U")]
    Character(char),
    /// Longer than any match.
    #[error("the code is longer than that of any match")]
    Long,
    /// A digit is wrong, missing, or in another's place.
    #[error("the code has a slip in it: a character is wrong, missing or in another's place")]
    Check,
    /// What it holds is no match.
    #[error("the code holds no match: {0} is wrong")]
    Content(&'static str),
    /// Its house rules cannot be.
    #[error(transparent)]
    Options(#[from] OptionError),
    /// The match cannot be played again.
    #[error(transparent)]
    Replay(#[from] ReplayError),
}

/// Whether a text looks like the code of a match.
pub fn is_code(text: &str) -> bool {
    letters(text).take(BEGINS.len()).map(base32::digit).eq(BEGINS.chars().map(base32::digit))
}

/// The code of a match with a word for each chair. It holds the seed: nobody may have it while cards are hidden.
pub fn code(record: &MatchRecord, chairs: &[String]) -> String {
    pack(&written(record, chairs))
}

/// A text as a code, whether it is that of a match or not: for whoever tests readers.
pub fn pack(text: &str) -> String {
    let packed = compress_to_vec(text.as_bytes(), LEVEL);
    let bytes: Vec<u8> = check(&packed).into_iter().chain(packed.iter().copied()).collect();
    format!("{BEGINS}{}", base32::of_bytes(&bytes))
}

/// Reads a code, and plays its match once to see that it can be.
///
/// # Errors
/// What about the text is no code, or why its match cannot be played again.
pub fn read(text: &str) -> Result<Shared, ShareError> {
    let (record, chairs) = parse(&unpack(text)?)?;
    let played = Match::replay(&record, |_, _| ())?;
    let over = played.table().public.due() == Due::Nothing;
    Ok(Shared { record: played.record().clone(), chairs, over })
}

/// The text that a code holds.
///
/// # Errors
/// What about it is no code.
pub fn unpack(text: &str) -> Result<String, ShareError> {
    if !is_code(text) {
        return Err(ShareError::Begin);
    }
    let mut digits = Vec::new();
    for letter in letters(text).skip(BEGINS.len()) {
        digits.push(base32::digit(letter).ok_or(ShareError::Character(letter))?);
        if digits.len() > LONGEST {
            return Err(ShareError::Long);
        }
    }
    let bytes = base32::to_bytes(&digits);
    let (said, packed) = bytes.split_first_chunk::<CHECK>().ok_or(ShareError::Check)?;
    if check(packed) != *said {
        return Err(ShareError::Check);
    }
    let text = decompress_to_vec_with_limit(packed, LONGEST_MATCH).map_err(|_| ShareError::Long)?;
    String::from_utf8(text).map_err(|_| ShareError::Content("its text"))
}

/// The characters that count: lines break anywhere, and hyphens come in.
fn letters(text: &str) -> impl Iterator<Item = char> + '_ {
    text.chars().filter(|letter| !letter.is_whitespace() && *letter != '-')
}

fn check(packed: &[u8]) -> [u8; CHECK] {
    let mut hasher = fnv::FnvHasher::default();
    hasher.write(packed);
    // The upper half is the better mixed one.
    ((hasher.finish() >> 32) as u32).to_be_bytes()
}

fn written(record: &MatchRecord, chairs: &[String]) -> String {
    let MatchRecord { format, rules_revision, game, seats, options, seed, practice, actions, .. } = record;
    let practice = if *practice { " practice" } else { "" };
    let options = options.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(",");
    let mut lines =
        vec![format!("{format} {rules_revision} {game} {seats} {seed}{practice}"), options, chairs.join(" ")];
    lines.extend(actions.iter().cloned());
    lines.join("\n")
}

fn parse(text: &str) -> Result<(MatchRecord, Vec<String>), ShareError> {
    let mut lines = text.split('\n');
    let (Some(head), Some(options), Some(chairs)) = (lines.next(), lines.next(), lines.next()) else {
        return Err(ShareError::Content("its beginning"));
    };
    let head: Vec<&str> = head.split(' ').collect();
    let [format, rules, game, seats, seed, rest @ ..] = head.as_slice() else {
        return Err(ShareError::Content("its beginning"));
    };
    let number = |text: &str| text.parse::<u16>().ok();
    let record = MatchRecord {
        format: number(format).ok_or(ShareError::Content("its format"))?,
        rules_revision: number(rules).ok_or(ShareError::Content("its rules revision"))?,
        game: (*game).into(),
        seats: number(seats).map(usize::from).ok_or(ShareError::Content("its number of seats"))?,
        options: Options::parse(options)?,
        seed: seed.parse().map_err(|_| ShareError::Content("its seed"))?,
        practice: match rest {
            [] => false,
            ["practice"] => true,
            _ => return Err(ShareError::Content("its beginning")),
        },
        actions: lines.map(Into::into).collect(),
        marks: Vec::new(),
    };
    // Said before anything is played: a later format may have another game in mind.
    record.readable()?;
    Ok((record, chairs.split(' ').filter(|chair| !chair.is_empty()).map(Into::into).collect()))
}

#[cfg(test)]
mod tests;
