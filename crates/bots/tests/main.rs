//! The tests of the bots, as one program (crates/rules/tests/main.rs).

mod closing;
mod common;
mod contract;
mod declaring;
mod duel;
mod earning;
mod fairness;
mod gathering;
mod ladder;
mod manners;
mod matches;
mod measured;
mod offers;
mod points;
mod search;
mod tempers;
mod thoughts;
