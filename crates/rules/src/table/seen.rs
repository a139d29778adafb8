//! A card as it is shown to somebody: its face, or nothing but its back.

use crate::cards::ids::CardId;
use serde::{Deserialize, Serialize};

/// A card as somebody sees it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Seen {
    /// Its face.
    Face(CardId),
    /// Its back: nothing is known of it.
    Back,
}

impl Seen {
    /// The face, where it is seen.
    pub fn face(self) -> Option<CardId> {
        match self {
            Seen::Face(card) => Some(card),
            Seen::Back => None,
        }
    }
}
