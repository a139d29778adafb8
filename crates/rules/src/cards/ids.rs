//! The smallest names of the game: a physical card, a seat, a meld on the table.

use serde::{Deserialize, Serialize};
use std::fmt;

/// One physical card of the deck in play. Two packs hold two cards of the same face with different ids.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct CardId(pub u8);

/// A place at the table. Seats run clockwise from `Seat(0)`.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Seat(pub u8);

impl Seat {
    /// The index of this seat in any list that is kept per seat.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `seats`: the one to the left.
    pub fn left(self, seats: usize) -> Seat {
        let next = self.index() + 1;
        Seat::at(if next < seats { next } else { 0 })
    }

    /// The next seat the other way round: the one to the right.
    pub fn right(self, seats: usize) -> Seat {
        Seat::at(self.index().checked_sub(1).unwrap_or(seats.saturating_sub(1)))
    }

    /// The seat with this index. Tables have at most eight seats.
    pub fn at(index: usize) -> Seat {
        Seat(u8::try_from(index).unwrap_or(u8::MAX))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "P{}", self.0)
    }
}

/// A meld on the table: its index in the order in which melds were laid this round.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MeldId(pub u8);

impl MeldId {
    /// The index of this meld in the table's list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}
