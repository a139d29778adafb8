//! The match as entities: the referee, the table, who answers for a seat, what is thought of a moment, lessons, and the past.

pub mod advice;
pub(crate) mod keeping;
pub mod lesson;
pub mod online;
pub mod referee;
pub mod replay;
pub mod seats;
pub mod table;
