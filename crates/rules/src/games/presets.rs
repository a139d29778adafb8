//! House rules that go together under a name of their own.

use crate::house::options::{OptionError, Options};

/// House rules that a game comes with.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Preset {
    /// Its name among those of the game, a key of the game's words.
    pub id: &'static str,
    /// What differs from the usual game, as `key=value, …`.
    pub rules: &'static str,
}

impl Preset {
    /// The options it stands for.
    ///
    /// # Errors
    /// A part of it that is no option.
    pub fn options(&self) -> Result<Options, OptionError> {
        Options::parse(self.rules)
    }
}

/// House rules under a name.
pub(super) const fn preset(id: &'static str, rules: &'static str) -> Preset {
    Preset { id, rules }
}
