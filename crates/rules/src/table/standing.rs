//! What everybody knows about each seat in the round, and about the turn going on.

use crate::cards::ids::CardId;
use serde::{Deserialize, Serialize};

/// What everybody knows about a seat in the round going on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatState {
    /// Whether it has passed the opening gate.
    pub opened: bool,
    /// Whether it plays on without a hand.
    pub floating: bool,
    /// The slots of its contract that it has laid.
    pub filled: Vec<usize>,
    /// How often it has bought.
    pub buys: u8,
    /// Whether it has announced that it holds its last card.
    pub knocked: bool,
    /// Whether it has begun its turn without a stock.
    pub row_turn: bool,
    /// How many melds it laid before its first draw, where they count.
    #[serde(default, skip_serializing_if = "is_none")]
    pub laid_early: u8,
    /// In how many of its own turns it may not close yet, because others have laid off on its melds.
    #[serde(default, skip_serializing_if = "is_none")]
    pub barred: u8,
    /// Which of its turns was the first in which it laid a card, where that makes a difference to a whole hand.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laid_since: Option<u16>,
    /// How it has left the round, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Left>,
}

/// How a seat has left a round that goes on without it; its hand is out of play, and mostly not shown any more.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Left {
    /// It dropped before it drew.
    Dropped {
        /// Whether that was in its first turn.
        first: bool,
    },
    /// It closed with a hand that cannot close.
    ClosedWrongly,
    /// It could put no card on the table in its turn. Its hand lies face down and is counted.
    Stuck,
}

impl Left {
    /// Whether its hand is shown and counted nevertheless when the round is over.
    pub fn shows_hand(self) -> bool {
        self == Left::Stuck
    }
}

/// What everybody knows about the turn going on.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnState {
    /// The card that has to leave the hand in this turn.
    pub must_play: Option<CardId>,
    /// The freed wild that has to be this turn's discard.
    pub must_discard: Option<CardId>,
    /// Whether the seat has opened in this turn.
    pub opened: bool,
    /// Whether it has laid off or exchanged a card in this turn.
    pub laid_off: bool,
    /// Whether a card has moved in this turn.
    pub moved: bool,
    /// How many melds have been laid in this turn, where the game counts them.
    #[serde(default, skip_serializing_if = "is_none")]
    pub melded: u8,
    /// Whether a card has been put on the table in this turn, where one has to be.
    #[serde(default, skip_serializing_if = "is_not")]
    pub played: bool,
    /// Whether a wild has been exchanged in this turn, where that makes a difference to a whole hand.
    #[serde(default, skip_serializing_if = "is_not")]
    pub exchanged: bool,
    /// Whether the partner has said that the seat goes out in this turn or that it does not, where it was asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub consent: Option<bool>,
    /// How many cards have been drawn in this turn.
    pub drawn: usize,
    /// Whether a failed attempt to open has been paid for in this turn.
    pub attempted: bool,
}

fn is_none(count: &u8) -> bool {
    *count == 0
}

pub(super) fn is_not(so: &bool) -> bool {
    !so
}

impl SeatState {
    /// Whether this slot of the contract is still to be laid.
    pub fn lacks(&self, slot: usize) -> bool {
        !self.filled.contains(&slot)
    }
}
