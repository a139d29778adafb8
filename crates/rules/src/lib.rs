//! The judge of Rummage: every rule of every game, and nothing else.
//!
//! A [`Match`](record::Match) owns the truth and plays it forward from a seed and the players' actions. What a person or a bot
//! may know leaves it only as a [`View`](view::View) and as [`Event<Seen>`](event::Event); both are unable to hold a hidden card.
//!
//! Modules follow the fifteen building blocks of `docs/rules.md`, so that "where is buying?" has one answer.
#![warn(missing_docs)]
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod action;
mod any;
pub mod audit;
mod calling;
pub mod card;
pub mod close;
mod dealing;
pub mod deck;
mod digits;
pub mod event;
pub mod every;
pub mod fair;
pub mod finder;
mod fold;
pub mod forfeit;
pub mod games;
pub mod gate;
mod grouped;
mod hat;
pub mod house;
mod idea;
mod ideas;
pub mod judge;
pub mod lanes;
pub mod leaving;
pub mod leftover;
pub mod loose;
pub mod meld;
mod names;
pub mod notation;
mod opening;
pub mod options;
pub mod order;
mod packs;
pub mod pattern;
pub mod perform;
pub mod phase;
pub mod plan;
pub mod pot;
pub mod record;
mod redact;
pub mod refusal;
mod revision;
pub mod role;
pub mod score;
pub mod seats;
pub mod settle;
pub mod setup;
pub mod share;
pub mod showdown;
pub mod shuffle;
pub mod spec;
pub mod split;
pub mod standing;
pub mod suggest;
mod suits;
pub mod table;
pub mod tableau;
pub mod together;
pub mod told;
pub mod turn;
pub mod undo;
mod values;
pub mod vet;
pub mod view;
pub mod window;

/// The names most users of this crate need.
pub mod prelude {
    pub use crate::action::{Action, Choice, End, MeldPlan, Place, Source, Swap};
    pub use crate::card::{CardId, MeldId, Seat};
    pub use crate::deck::Deck;
    pub use crate::event::{Event, Seen};
    pub use crate::games::{Game, Preset};
    pub use crate::house::HouseRules;
    pub use crate::meld::{Class, Meld, Reading, Slot, Stand};
    pub use crate::options::{OptionDef, OptionError, OptionKind, Options, Value};
    pub use crate::record::{Match, MatchRecord};
    pub use crate::refusal::{Code, Refusal};
    pub use crate::score::ScoreLine;
    pub use crate::shuffle::Seed;
    pub use crate::spec::Spec;
    pub use crate::table::{Due, Ending, Phase, Public, Step, Table};
    pub use crate::view::View;
}
