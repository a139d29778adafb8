//! The tests of the server of tables, as one program (crates/rules/tests/main.rs).

mod back;
mod bad_frames;
mod claims;
mod common;
mod every_game;
mod friends;
mod full;
mod fuzz;
mod hidden;
mod killed;
mod nodes;
mod owner;
mod power;
mod program;
mod rounds;
