//! The turn: what a seat must have laid, what it may draw and play, and who may answer it.

pub(crate) mod calling;
pub mod gate;
mod opening;
mod rule;
pub mod sight;
pub mod tableau;
pub mod window;

pub use rule::{
    Discards, DrawRule, EmptyHand, FromDiscard, Knock, RowRule, RummyRule, TurnRule, WholeHand, WholePile,
};
