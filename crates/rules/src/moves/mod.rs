//! What a seat could do: all of it, some of it, or one thing by chance.

pub mod all;
mod by_chance;
mod exchanges;
mod ideas;
mod lists;
mod moment;
mod moved;
mod pile;
pub mod rearranging;
mod sampling;
mod sights;
pub mod suggest;

pub(crate) use pile::from_pile;
