//! What is seen and heard of the match: where everything lies, how it moves, how it is painted, how it sounds.

pub(crate) mod layout;
pub mod motion;
pub mod paint;
pub(crate) mod sound;
