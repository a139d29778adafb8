//! The judge of Rummage: every rule of every game, and nothing else.
//!
//! A [`Match`](record::Match) owns the truth and plays it forward from a seed and the players' actions. What a person or a bot
//! may know leaves it only as a [`View`](table::view::View) and as [`Event<Seen>`](event::Event); both are unable to hold a hidden card.
//!
//! Rooms follow the fifteen building blocks of `docs/rules.md`, so that "where is buying?" has one answer.
#![warn(missing_docs)]
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod action;
pub mod ask;
pub mod cards;
pub mod deadwood;
pub mod draft;
pub mod event;
pub mod games;
pub mod house;
pub mod judge;
pub mod melds;
pub mod moves;
pub mod notation;
pub mod perform;
pub mod reasons;
pub mod record;
pub mod refusal;
pub mod round;
pub mod score;
pub mod spec;
pub mod table;
pub mod turn;

/// The names most users of this crate need.
pub mod prelude {
    pub use crate::action::{Action, Choice, End, MeldPlan, Place, Source, Swap};
    pub use crate::cards::deck::Deck;
    pub use crate::cards::ids::{CardId, MeldId, Seat};
    pub use crate::cards::shuffle::Seed;
    pub use crate::event::{Event, Seen};
    pub use crate::games::{Game, Preset};
    pub use crate::house::HouseRules;
    pub use crate::house::options::{OptionDef, OptionError, OptionKind, Options, Value};
    pub use crate::melds::meld::{Class, Meld, Reading, Slot, Stand};
    pub use crate::record::{Match, MatchRecord};
    pub use crate::refusal::{Code, Refusal};
    pub use crate::score::ScoreLine;
    pub use crate::spec::Spec;
    pub use crate::table::view::View;
    pub use crate::table::{Due, Ending, Phase, Public, Step, Table};
}
