//! What a player asks of a game, answered by the judge: what is asked now, what must be laid, what the match goes to, what is seen where.
//!
//! Whoever shows a game turns these answers into words and pictures, and never reads the parameters of its rules.

mod closing;
mod contract;
mod dealing;
mod drawing;
mod goal;
mod melds;
mod partners;
mod passing;
mod plaque;
mod playing;
mod plot;
mod prompt;
mod sheet;
mod spread;
mod stake;
mod standing;
mod wild;
mod worth;

pub use closing::{CloseChance, Measure, Runs};
pub use contract::Slot;
pub use dealing::ExactCut;
pub use drawing::{Drawing, Occasion};
pub use goal::{Goal, Progress, Wins};
pub use melds::Shares;
pub use passing::Passing;
pub use plaque::{HowLaid, Plaque};
pub use playing::Playing;
pub use plot::Plot;
pub use prompt::{Ask, Doing, Turn};
pub use sheet::Made;
pub use spread::{MeldsLie, PileSeen, Spread};
pub use stake::Stake;
pub use standing::Standing;
pub use worth::Worth;
