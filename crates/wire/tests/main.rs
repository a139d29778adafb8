//! The tests of the wire, as one program (crates/rules/tests/main.rs).

mod common;
mod lines;
mod nonsense;
mod told;
