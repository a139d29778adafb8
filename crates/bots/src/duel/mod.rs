//! A round between two that one of them closes, played in small: what the judge does with a table of six games, done with two sets of cards and
//! nothing else, for the many rounds that are played out to weigh one decision. It is built from the parameters of the blocks and says so
//! where one of them is not played in small; a property test holds it to the judge, choice by choice.

pub(crate) mod contest;
mod dice;
mod guess;
mod habit;
mod round;
mod rules;
mod showdown;

pub use dice::Dice;
pub(crate) use guess::Guesses;
pub use habit::Habit;
pub use round::{Asked, Choice, Round};
pub use rules::Rules;
