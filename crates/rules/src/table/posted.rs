//! What hangs out for everybody to read: whoever holds it reads every part of it, and only the rules write on it.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::Deref;

/// Something that is read from anywhere as if it were itself, and written on by the rules alone: events change it. Elsewhere another one is
/// put in its place as a whole, where a situation is set up.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Posted<T>(T);

impl<T> Posted<T> {
    /// The same, for an event to change it.
    pub(crate) fn write(&mut self) -> &mut T {
        &mut self.0
    }

    /// The same, for a situation to be set up that no events have led to: in scenarios and tests (`scripts/house-rules.sh` looks).
    pub fn set_up(&mut self) -> &mut T {
        self.write()
    }
}

impl<T> From<T> for Posted<T> {
    fn from(it: T) -> Posted<T> {
        Posted(it)
    }
}

impl<T> Deref for Posted<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: fmt::Debug> fmt::Debug for Posted<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
