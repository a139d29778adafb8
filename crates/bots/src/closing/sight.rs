//! How far a level looks where melds without wilds stay in the hand.

use crate::level::Level;

/// What a player looks at.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Sight {
    /// Which cards go together.
    Pairs,
    /// Also what is left over.
    Points,
    /// Also the cards that may come.
    Draws,
    /// Also what the others hold, and how the round goes on.
    Others,
}

impl Sight {
    /// How far this level looks. Where a seat may close with much left over, a round is too short to collect for.
    pub fn of(level: Level, closes_freely: bool) -> Sight {
        match (level, closes_freely) {
            (Level::Seedling, false) => Sight::Pairs,
            (Level::Seedling, true) | (Level::Gardener, false) => Sight::Points,
            (Level::Gardener, true) | (Level::HedgeSharp, false) => Sight::Draws,
            (Level::HedgeSharp, true) | (Level::Sage, _) => Sight::Others,
        }
    }
}
