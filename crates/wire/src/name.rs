//! The name of a person: any script, short, and nothing that is not seen.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// A name has no more letters.
pub const LONGEST_NAME: usize = 24;

/// A name as everybody is shown it: as text, never as anything else.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Name(String);

/// A text that is no name.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
pub enum NameError {
    /// Nothing is left that could be seen.
    #[error("a name has at least one letter")]
    Empty,
    /// Too long.
    #[error("a name has at most {LONGEST_NAME} letters")]
    Long,
}

impl Name {
    /// The name as text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Marks that turn the direction of a text, or are not seen at all: a name with them could pass for another.
fn is_unseen(letter: char) -> bool {
    let marks = ['\u{ad}', '\u{61c}', '\u{feff}'];
    let turns =
        ['\u{200b}'..='\u{200f}', '\u{2028}'..='\u{202e}', '\u{2060}'..='\u{206f}', '\u{fff9}'..='\u{fffb}'];
    letter.is_control() || marks.contains(&letter) || turns.iter().any(|range| range.contains(&letter))
}

impl FromStr for Name {
    type Err = NameError;

    /// Cleans a text of what is not seen, and of blanks at its ends and in rows.
    fn from_str(text: &str) -> Result<Name, NameError> {
        let seen: String = text.chars().map(|letter| if letter == '\t' { ' ' } else { letter }).collect();
        let seen: String = seen.chars().filter(|letter| !is_unseen(*letter)).collect();
        let name = seen.split_whitespace().collect::<Vec<_>>().join(" ");
        match name.chars().count() {
            0 => Err(NameError::Empty),
            1..=LONGEST_NAME => Ok(Name(name)),
            _ => Err(NameError::Long),
        }
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

impl TryFrom<String> for Name {
    type Error = NameError;

    fn try_from(text: String) -> Result<Name, NameError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_cleaned_and_keeps_its_script() {
        let clean = |text: &str| text.parse::<Name>().map(String::from);
        assert_eq!(clean("  Ann\t\u{202e}  B\u{7}ee "), Ok("Ann Bee".into()));
        assert_eq!(clean("Зоя Ω 花子"), Ok("Зоя Ω 花子".into()));
        assert_eq!(clean(" \u{200b} "), Err(NameError::Empty));
        assert_eq!(clean(&"x".repeat(25)), Err(NameError::Long));
    }
}
