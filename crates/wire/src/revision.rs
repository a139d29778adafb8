//! The revision that a client and a table have to share: the lines, and the rules of all games.

use rummage_rules::games::{GAMES, Game};
use std::fmt;
use std::str::FromStr;
use thiserror::Error;

/// The version of the lines.
pub const PROTOCOL: u16 = 3;

/// Lines and rules; `1.17` as text.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Revision {
    /// [`PROTOCOL`]
    pub protocol: u16,
    /// The sum of the [revisions](Game::revision) of all games: it goes up whenever one of them does.
    pub rules: u32,
}

/// A text that is no revision.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
#[error("a revision is two numbers with a point between")]
pub struct NoRevision;

impl Revision {
    /// That of this program.
    pub fn own() -> Revision {
        let rules = GAMES.iter().copied().map(Game::revision).map(u32::from).sum();
        Revision { protocol: PROTOCOL, rules }
    }
}

impl fmt::Display for Revision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.protocol, self.rules)
    }
}

impl FromStr for Revision {
    type Err = NoRevision;

    fn from_str(text: &str) -> Result<Revision, NoRevision> {
        let (protocol, rules) = text.split_once('.').ok_or(NoRevision)?;
        let protocol = protocol.parse().map_err(|_| NoRevision)?;
        Ok(Revision { protocol, rules: rules.parse().map_err(|_| NoRevision)? })
    }
}
