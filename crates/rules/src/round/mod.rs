//! The round: by which rules it is played, how it is dealt, how a seat closes it, what is laid off then, and who has left it.

pub mod close;
pub(crate) mod dealing;
pub(crate) mod in_force;
pub mod leaving;
pub mod showdown;
