//! A table as everybody sees it around the cards: what is played, who sits where, who is here.

use crate::letters::{Key, TableId};
use crate::level::Level;
use crate::name::Name;
use crate::setup::Setup;
use rummage_rules::cards::ids::Seat;
use serde::{Deserialize, Serialize};

/// A table around its cards, as one seat or an onlooker is told of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Room {
    /// The table.
    pub table: TableId,
    /// What is played, or will be.
    pub setup: Setup,
    /// Who sits where, by seat.
    pub chairs: Vec<Chair>,
    /// Which seat is told this; nothing for an onlooker.
    pub you: Option<Seat>,
    /// Who may deal, seat, unseat and set the rules.
    pub host: Seat,
    /// The key that lets somebody sit down on a free chair, for those who sit here.
    pub invite: Option<Key>,
    /// How many look on.
    pub onlookers: usize,
    /// Seconds for a turn, where the host has set a clock.
    pub clock: Option<u32>,
    /// What the table is at.
    pub stage: Stage,
    /// Which match of this table it is, from 1; 0 before the first.
    pub number: u32,
    /// The seal of the match going on, once it is dealt.
    pub seal: Option<String>,
}

/// A place at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chair {
    /// Who sits here.
    pub who: Who,
    /// Whether this person is connected; a bot always is.
    pub here: bool,
    /// For how long a person has been away, in milliseconds.
    pub away: Option<u64>,
    /// Whether a bot plays on while the person is away.
    pub stand_in: bool,
    /// Whether this person has seen the score and waits for the next round.
    pub ready: bool,
}

/// Who sits on a chair.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// Nobody.
    Free,
    /// A person.
    Person(Name),
    /// A bot.
    Bot(Level),
}

/// What a table is at.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Stage {
    /// No match has begun yet.
    Gathering,
    /// A match is being dealt: those who are here put in their chance.
    Dealing,
    /// A match is played.
    Playing,
    /// The last match is over.
    Over,
}

impl Chair {
    /// A chair that nobody sits on.
    pub const FREE: Chair = Chair { who: Who::Free, here: false, away: None, stand_in: false, ready: false };
}
