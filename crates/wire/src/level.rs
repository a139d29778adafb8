//! How well a bot plays that fills a seat.

use serde::{Deserialize, Serialize};

/// A level of play; its word is its id among the bots.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Sees the melds in its hand.
    Seedling,
    /// Also counts the cards that could still come.
    Gardener,
    /// Also looks a draw ahead.
    HedgeSharp,
    /// Also plays rounds out before it chooses.
    Sage,
}

crate::words::by_word!(
    Level,
    "level",
    Seedling = "seedling",
    Gardener = "gardener",
    HedgeSharp = "hedge-sharp",
    Sage = "sage"
);
