//! What people at a table can say to each other: eight gestures, and no free text.

use serde::{Deserialize, Serialize};

/// A gesture.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gesture {
    /// A bow.
    Bow,
    /// A laugh.
    Laugh,
    /// Well played.
    WellPlayed,
    /// A kind hurry.
    Hurry,
    /// Thanks.
    Thanks,
    /// A slip.
    Oops,
    /// Wonder.
    Wow,
    /// Pondering.
    Think,
}

crate::words::by_word!(
    Gesture,
    "gesture",
    Bow = "bow",
    Laugh = "laugh",
    WellPlayed = "well-played",
    Hurry = "hurry",
    Thanks = "thanks",
    Oops = "oops",
    Wow = "wow",
    Think = "think"
);
