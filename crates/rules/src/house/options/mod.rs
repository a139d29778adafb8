//! House rules: each game's table of options, and the values chosen for one table, validated.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;
use thiserror::Error;

mod changed;
mod typed;

pub use changed::{Moved, Ruled};
pub(crate) use typed::options;
pub use typed::{Chosen, Key, Limit, Number, Switch, Word};

/// The value of an option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "an option takes a whole number or a word")]
pub enum Value {
    /// A number.
    Number(i64),
    /// A word: one of a list, or `on` and `off`.
    Word(String),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(number) => write!(f, "{number}"),
            Value::Word(word) => f.write_str(word),
        }
    }
}

/// One house rule of a game: a row of the sheet's sections 6 and 7.
#[derive(Copy, Clone, Debug)]
pub struct OptionDef {
    /// Its name in the sheet.
    pub key: &'static str,
    /// The heading it stands under.
    pub group: &'static str,
    /// Its values.
    pub kind: OptionKind,
    /// Another option that must have a certain word for this one to matter.
    pub only_with: Option<(&'static str, &'static str)>,
    /// A default that a ruling has changed; else it is the first of the values.
    pub moved: Option<Moved>,
    /// Choices of it that are played by another ruling than they once were.
    pub ruled: &'static [Ruled],
}

/// The values of an option; the default is part of it.
#[derive(Copy, Clone, Debug)]
pub enum OptionKind {
    /// On or off.
    Switch(bool),
    /// One of several words, the default first, unless it has moved.
    Words(&'static [&'static str]),
    /// One of several numbers, the default first, unless it has moved.
    Numbers(&'static [i64]),
    /// A number from a range.
    Range {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
        /// The default.
        usual: i64,
    },
    /// A number from a range or the word `unlimited`, which is the default.
    RangeOrUnlimited {
        /// The least.
        least: i64,
        /// The most.
        most: i64,
    },
}

/// The word for a limit that is none.
pub const UNLIMITED: &str = "unlimited";

impl OptionDef {
    /// An option that matters whatever the others are.
    pub const fn plain(key: &'static str, group: &'static str, kind: OptionKind) -> OptionDef {
        OptionDef { key, group, kind, only_with: None, moved: None, ruled: &[] }
    }

    /// The value in force when nothing is chosen.
    pub fn default(&self) -> Value {
        self.default_under(u16::MAX)
    }

    /// The value that was in force under a revision of the game's rules when nothing was chosen.
    pub fn default_under(&self, revision: u16) -> Value {
        let place = self.moved.filter(|moved| moved.since <= revision).map_or(0, |moved| moved.to);
        match &self.kind {
            OptionKind::Switch(on) => Value::Word(if *on { "on" } else { "off" }.into()),
            OptionKind::Words(words) => Value::Word((*words.get(place).unwrap_or(&"")).into()),
            OptionKind::Numbers(numbers) => Value::Number(numbers.get(place).copied().unwrap_or(0)),
            OptionKind::Range { usual, .. } => Value::Number(*usual),
            OptionKind::RangeOrUnlimited { .. } => Value::Word(UNLIMITED.into()),
        }
    }

    /// Whether this is one of the option's values.
    pub fn allows(&self, value: &Value) -> bool {
        match (&self.kind, value) {
            (OptionKind::Switch(_), Value::Word(word)) => word == "on" || word == "off",
            // A number among words may be written as either.
            (OptionKind::Words(words), value) => words.contains(&value.to_string().as_str()),
            (OptionKind::Numbers(numbers), Value::Number(number)) => numbers.contains(number),
            (
                OptionKind::Range { least, most, .. } | OptionKind::RangeOrUnlimited { least, most },
                Value::Number(number),
            ) => (least..=most).contains(&number),
            (OptionKind::RangeOrUnlimited { .. }, Value::Word(word)) => word == UNLIMITED,
            _ => false,
        }
    }

    /// The option's values in words, for an error message.
    fn values(&self) -> String {
        match &self.kind {
            OptionKind::Switch(_) => "on or off".into(),
            OptionKind::Words(words) => words.join(", "),
            OptionKind::Numbers(numbers) => {
                let mut numbers = numbers.to_vec();
                numbers.sort_unstable();
                numbers.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
            }
            OptionKind::Range { least, most, .. } => format!("{least} to {most}"),
            OptionKind::RangeOrUnlimited { least, most } => format!("{least} to {most} or {UNLIMITED}"),
        }
    }

    /// The values at the ends of the option's range: all of them, where they are few.
    pub fn extremes(&self) -> Vec<Value> {
        match &self.kind {
            OptionKind::Switch(_) => ["on", "off"].map(|word| Value::Word(word.into())).to_vec(),
            OptionKind::Words(words) => words.iter().map(|word| Value::Word((*word).into())).collect(),
            OptionKind::Numbers(numbers) => numbers.iter().copied().map(Value::Number).collect(),
            OptionKind::Range { least, most, .. } => {
                vec![Value::Number(*least), Value::Number(*most)]
            }
            OptionKind::RangeOrUnlimited { least, most } => {
                vec![Value::Number(*least), Value::Number(*most), Value::Word(UNLIMITED.into())]
            }
        }
    }
}

/// The options chosen for a table. What is not chosen has its default.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Options(BTreeMap<String, Value>);

/// An option that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum OptionError {
    /// A text that is no option.
    #[error("'{0}' is no option: write key=value")]
    Text(String),
    /// The game has no such option.
    #[error("{game} has no option '{key}'")]
    Unknown {
        /// The game's id.
        game: &'static str,
        /// The option's name.
        key: String,
    },
    /// The option does not have such a value.
    #[error("option '{key}' of {game} cannot be '{value}': it takes {allowed}")]
    Value {
        /// The game's id.
        game: &'static str,
        /// The option's name.
        key: String,
        /// The value.
        value: String,
        /// Its values in words.
        allowed: String,
    },
    /// So many cannot play the game.
    #[error("{game} is played by {least} to {most}, not by {seats}")]
    Seats {
        /// The game's id.
        game: &'static str,
        /// The number asked for.
        seats: usize,
        /// The fewest.
        least: usize,
        /// The most.
        most: usize,
    },
}

impl Options {
    /// Chooses a value. It is validated when the game is set up.
    pub fn set(&mut self, key: &str, value: Value) {
        self.0.insert(key.into(), value);
    }

    /// Goes back to the default.
    pub fn unset(&mut self, key: &str) {
        self.0.remove(key);
    }

    /// The chosen values.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Value)> {
        self.0.iter().map(|(key, value)| (key.as_str(), value))
    }

    /// The value in force for an option.
    pub fn value(&self, def: &OptionDef) -> Value {
        self.0.get(def.key).cloned().unwrap_or_else(|| def.default())
    }

    /// Only what differs from the defaults.
    pub fn changed(&self, defs: &[OptionDef]) -> Options {
        let usual = |key: &str, value: &Value| {
            defs.iter().any(|def| def.key == key && def.default().to_string() == value.to_string())
        };
        let differs = |(key, value): &(&String, &Value)| !usual(key, value);
        Options(self.0.iter().filter(differs).map(|(key, value)| (key.clone(), value.clone())).collect())
    }

    /// Reads options from `key=value, …`.
    ///
    /// # Errors
    /// The part that is none.
    pub fn parse(text: &str) -> Result<Options, OptionError> {
        let mut options = Options::default();
        for part in text.split(',').map(str::trim).filter(|part| !part.is_empty()) {
            let (key, value) = part.split_once('=').ok_or_else(|| OptionError::Text(part.into()))?;
            let value = value.trim();
            let value = value.parse().map_or_else(|_| Value::Word(value.into()), Value::Number);
            options.set(key.trim(), value);
        }
        Ok(options)
    }

    /// Whether every chosen option exists and has a value it may have.
    ///
    /// # Errors
    /// The first that does not, with what it may be.
    pub fn validate(&self, game: &'static str, defs: &[OptionDef]) -> Result<(), OptionError> {
        for (key, value) in &self.0 {
            let Some(def) = defs.iter().find(|def| def.key == key) else {
                return Err(OptionError::Unknown { game, key: key.clone() });
            };
            if !def.allows(value) {
                let (value, allowed) = (value.to_string(), def.values());
                return Err(OptionError::Value { game, key: key.clone(), value, allowed });
            }
        }
        Ok(())
    }
}
