//! Things that are one of a few, each written by a word.

use thiserror::Error;

/// A word that names none of them.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("'{text}' is no {what}")]
pub struct NoSuchWord {
    /// What it should be.
    pub what: &'static str,
    /// The word, or its beginning.
    pub text: String,
}

/// All values of a kind, the word of each, and how it is written and read.
macro_rules! by_word {
    ($kind:ident, $what:literal, $($value:ident = $word:literal),+) => {
        impl $kind {
            /// All of them.
            pub const ALL: &[$kind] = &[$($kind::$value),+];

            /// Its word.
            pub fn word(self) -> &'static str {
                match self { $($kind::$value => $word),+ }
            }
        }

        impl std::fmt::Display for $kind {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.word())
            }
        }

        impl std::str::FromStr for $kind {
            type Err = crate::words::NoSuchWord;

            fn from_str(text: &str) -> Result<$kind, Self::Err> {
                let found = $kind::ALL.iter().copied().find(|value| value.word() == text);
                found.ok_or_else(|| crate::words::NoSuchWord { what: $what, text: crate::parts::quoted(text) })
            }
        }
    };
}

pub(crate) use by_word;
