//! The sounds, made of filtered noise and decaying sines: dry, close, quiet, in D major pentatonic.

pub mod ambience;
mod clip;
pub mod effects;
mod filter;
mod instruments;
pub mod ogg;

pub use clip::{Clip, RATE};
