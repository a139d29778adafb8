//! Block 14, values: what cards are worth where they are counted.

use crate::cards::deck::{JOKER, Printed};

/// What cards are worth where they are counted.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Values {
    /// By rank, the ace at 1.
    pub ranks: [i32; 14],
    /// A joker.
    pub joker: i32,
    /// An ace that lies below the two, where it is worth less there.
    pub low_ace: Option<i32>,
    /// A wild card that is no joker, where it is not worth what its rank is.
    pub wild: Option<i32>,
}

impl Values {
    /// Cards are not counted by value.
    pub const NONE: Values = Values { ranks: [0; 14], joker: 0, low_ace: None, wild: None };
    /// An ace counts 1, two to ten what they show, and a picture 10.
    pub const PIPS: Values =
        Values { ranks: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10], joker: 0, low_ace: None, wild: None };

    /// What a card with this face is worth.
    pub fn of(&self, face: &Printed) -> i32 {
        if face.has(JOKER) {
            self.joker
        } else {
            self.ranks.get(usize::from(face.rank)).copied().unwrap_or(0)
        }
    }
}
