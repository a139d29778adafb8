//! Taking a line apart, word by word, with an error that names what is missing or wrong.

use rummage_rules::cards::ids::Seat;
use rummage_rules::notation;
use serde::de::DeserializeOwned;
use std::str::FromStr;
use thiserror::Error;

/// A text that is no line of this wire.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unread {
    /// A first word that begins no line.
    #[error("'{0}' begins no line")]
    Word(String),
    /// Something that belongs to the line is not there.
    #[error("{line}: the {what} is missing")]
    Missing {
        /// The line's first word.
        line: String,
        /// What is not there.
        what: &'static str,
    },
    /// Something in the line cannot be.
    #[error("{line}: '{text}' is no {what}{why}")]
    Part {
        /// The line's first word.
        line: String,
        /// What it should be.
        what: &'static str,
        /// What stands there, or its beginning.
        text: String,
        /// What is wrong with it, after a colon, where more can be said.
        why: String,
    },
    /// Something follows where nothing does.
    #[error("{line}: nothing follows '{text}'")]
    Rest {
        /// The line's first word.
        line: String,
        /// What follows.
        text: String,
    },
}

/// So much of a text is quoted in an error.
const QUOTED: usize = 40;

pub(crate) fn quoted(text: &str) -> String {
    text.chars().take(QUOTED).collect()
}

/// What is left to read of a line.
pub(crate) struct Parts<'a> {
    line: &'a str,
    rest: &'a str,
}

impl<'a> Parts<'a> {
    /// The first word of a line, and what is left of it.
    pub fn of(text: &'a str) -> (&'a str, Parts<'a>) {
        let text = text.trim();
        let (line, rest) = text.split_once(' ').unwrap_or((text, ""));
        (line, Parts { line, rest: rest.trim_start() })
    }

    /// The line begins with a word that no line begins with.
    pub fn unknown(&self) -> Unread {
        Unread::Word(quoted(self.line))
    }

    /// The next word, if there is one.
    pub fn maybe_word(&mut self) -> Option<&'a str> {
        let (word, rest) = self.rest.split_once(' ').unwrap_or((self.rest, ""));
        self.rest = rest.trim_start();
        (!word.is_empty()).then_some(word)
    }

    pub fn word(&mut self, what: &'static str) -> Result<&'a str, Unread> {
        self.maybe_word().ok_or_else(|| Unread::Missing { line: self.line.into(), what })
    }

    /// The next word as what it should be.
    pub fn read<T: FromStr>(&mut self, what: &'static str) -> Result<T, Unread> {
        let word = self.word(what)?;
        word.parse().map_err(|_| self.wrong(what, word, ""))
    }

    pub fn seat(&mut self) -> Result<Seat, Unread> {
        let word = self.word("seat")?;
        notation::parse_seat(word).ok_or_else(|| self.wrong("seat", word, "write P0"))
    }

    /// All seats that follow.
    pub fn seats(&mut self) -> Result<Vec<Seat>, Unread> {
        let mut seats = Vec::new();
        while !self.rest.is_empty() {
            seats.push(self.seat()?);
        }
        Ok(seats)
    }

    /// All that is left, which has to be something.
    pub fn rest(&mut self, what: &'static str) -> Result<&'a str, Unread> {
        let rest = self.maybe_rest();
        if rest.is_empty() { Err(Unread::Missing { line: self.line.into(), what }) } else { Ok(rest) }
    }

    /// All that is left, which may be nothing.
    pub fn maybe_rest(&mut self) -> &'a str {
        std::mem::take(&mut self.rest)
    }

    /// All that is left, as JSON.
    pub fn json<T: DeserializeOwned>(&mut self, what: &'static str) -> Result<T, Unread> {
        let rest = self.rest(what)?;
        serde_json::from_str(rest).map_err(|error| self.wrong(what, rest, &error.to_string()))
    }

    /// Whatever was read, if nothing is left.
    pub fn end<T>(self, read: T) -> Result<T, Unread> {
        match self.rest {
            "" => Ok(read),
            rest => Err(Unread::Rest { line: self.line.into(), text: quoted(rest) }),
        }
    }

    pub fn wrong(&self, what: &'static str, text: &str, why: &str) -> Unread {
        let why = if why.is_empty() { String::new() } else { format!(": {why}") };
        Unread::Part { line: self.line.into(), what, text: quoted(text), why }
    }
}
