//! The tests of the lessons, as one program (crates/rules/tests/main.rs).

mod judged;
mod words;
