//! The tests of the command line, as one program (crates/rules/tests/main.rs).

mod codes;
mod commands;
mod common;
mod engine;
mod engine_page;
mod measure;
mod told;
mod view_text;
