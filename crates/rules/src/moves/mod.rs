//! What a seat could do: all of it, some of it, or one thing by chance.

pub mod all;
mod by_chance;
pub(crate) mod idea;
mod ideas;
mod rearrangements;
mod sampling;
pub mod suggest;
