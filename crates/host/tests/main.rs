//! The tests of the host, as one program (crates/rules/tests/main.rs).

mod alike;
mod common;
mod dividing;
mod hidden;
mod looking;
mod told;
mod undo;
