//! Deadwood: how a hand is best divided, and the least that the cards left over can be worth.

mod as_it_lies;
pub mod division;
mod french_pack;
pub mod with_wilds;
pub mod without_wilds;
