//! The table: what lies on it and who sees it, how events change it, and whether it can be so.

pub mod audit;
mod discard_pile;
pub(crate) mod fold;
mod hidden;
mod laid;
mod phase;
pub mod plausible;
mod posted;
mod read;
mod redact;
pub mod seats;
mod seen;
pub mod setup;
mod standing;
mod state;
mod told;
pub mod view;

pub use phase::{Due, EndReason, Ending, Owed, Pending, Phase, Step, StepKind, TurnStep};
pub use posted::Posted;
pub(crate) use read::read_public;
pub use seen::Seen;
pub use standing::{Left, SeatState, TurnState};
pub use state::{Public, Table};
