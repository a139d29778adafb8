//! Cards and what is true of them before a game begins: the deck and its order, which of them are wild, how they are shuffled.

pub mod day;
pub mod deck;
pub mod ids;
pub mod order;
mod packs;
pub mod shuffle;
pub mod wilds;
