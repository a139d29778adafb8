//! The tests of pictures and sounds, as one program (crates/rules/tests/main.rs).

mod assets;
mod sounds;
