//! What lasts, by itself and as one copy of everything: matches that wait, house rules by name, how far lessons have come, what was explained, statistics.

pub(crate) mod everything;
pub mod firsts;
pub mod friends;
pub mod house;
pub mod lessons;
#[cfg(test)]
pub(crate) mod sample;
pub mod saves;
pub mod seen;
pub mod statistics;
#[cfg(test)]
mod trials;
