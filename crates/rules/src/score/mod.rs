//! The score: what cards, rounds and matches are worth, and who wins.

pub mod end_bonus;
pub mod lanes;
pub mod plan;
mod terms;
mod values;

pub use terms::{
    Counts, Hands, ScoreLine, Term, Whose, going_out_points, laid_value, lines, loose_cost, meld_points,
};
pub(crate) use terms::{drawn_before, length, loose_value, value};
pub use values::Values;
