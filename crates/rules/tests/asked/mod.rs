//! The questions of a player, at every table that options make: what is asked is what is legal, and what is told is what is so.

mod met;
mod prompts;
mod sheets;
mod tables;
