//! The levels of play: how far a bot plans and what it keeps in mind, never how often it blunders.

mod measured;
pub(crate) mod skill;

pub use measured::Measured;

/// How well a bot plays.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Sees the melds in its hand.
    Seedling,
    /// Also counts the cards that could still come, when it draws.
    Gardener,
    /// Also looks a draw ahead when it throws, and minds what the others could do with its discard.
    HedgeSharp,
    /// Also plays the best of that out to the end of the round, from guesses at the hidden cards.
    Sage,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Level; 4] = [Level::Seedling, Level::Gardener, Level::HedgeSharp, Level::Sage];

    /// Those that play nothing out, and so think in a moment.
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

    /// The level with this id.
    pub fn find(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }
}
