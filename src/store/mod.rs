//! What lasts: matches that wait, house rules by name, statistics.

pub mod friends;
pub mod house;
#[cfg(test)]
pub(crate) mod sample;
pub mod saves;
pub mod statistics;
#[cfg(test)]
mod trials;
