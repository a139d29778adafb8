//! Melds: which cards make one, how it is read, and which of them a hand holds.

pub mod anew;
pub mod in_hand;
pub mod meld;
pub mod pattern;
pub mod regroup;
pub mod side_by_side;
