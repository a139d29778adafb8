//! Tables that people anywhere sit down at: one host a table, written down before it is told.
//!
//! A table is one task, which owns a host of `rummage_host`. Sockets carry the lines of `rummage_wire` to it and from it; a store keeps its
//! rows. A table that nobody is connected to is parked, and played again from its rows when somebody comes.
#![warn(missing_docs)]
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod args;
mod chance;
pub mod figures;
pub mod house;
mod limit;
mod page;
pub mod serve;
mod socket;
pub mod store;
mod table;
mod tables;
