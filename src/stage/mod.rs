//! What is seen and heard of the match: where everything lies, how it moves, how it is painted, how it sounds.

pub(crate) mod layout;
pub mod lean;
pub mod marks;
pub mod motion;
pub mod paint;
pub mod palette;
pub mod place;
pub(crate) mod pointed;
pub mod quad;
pub(crate) mod sound;
