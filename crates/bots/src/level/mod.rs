//! The levels of play: how far a bot plans and what it keeps in mind, never how often it blunders.

mod measured;
pub(crate) mod skill;

pub use measured::{Measured, tables_measured};

use crate::search;
use rummage_rules::spec::Spec;

/// How well a bot plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Sees what goes together in its hand.
    Seedling,
    /// Also minds what the cards count, or a little of what may come.
    Gardener,
    /// Also looks at what its draws and its discards leave, and where that is much, a draw ahead.
    HedgeSharp,
    /// Also guesses at what is hidden: when the cards will come, what the others hold, how the round goes on. Where that tells more than weighing,
    /// it plays the best of its thoughts out to the end of the round.
    Sage,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 4] = [Level::Seedling, Level::Gardener, Level::HedgeSharp, Level::Sage];

    /// Those that play nothing out at any game, and so think in a moment.
    pub const SWIFT: [Level; 3] = [Level::Seedling, Level::Gardener, Level::HedgeSharp];

    /// Its short name in files and on command lines.
    pub fn id(self) -> &'static str {
        match self {
            Level::Seedling => "seedling",
            Level::Gardener => "gardener",
            Level::HedgeSharp => "hedge-sharp",
            Level::Sage => "sage",
        }
    }

    /// Those that play nothing out at this game, the weakest first.
    pub fn swift_at(spec: &Spec) -> impl DoubleEndedIterator<Item = Level> {
        let plays_out = search::plays_out(spec);
        Level::ALL.into_iter().filter(move |level| *level < Level::Sage || !plays_out)
    }

    /// The level with this id.
    pub fn find(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }
}
