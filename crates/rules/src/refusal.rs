//! Why an action is not legal: the code of the rules sheet, the finer reason, and the cards concerned.

use crate::card::CardId;
use serde::Serialize;
use std::fmt;
use thiserror::Error;

/// The reject codes of the rules sheets.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Code {
    /// Somebody else is asked now.
    NotYourTurn,
    /// The verb does not belong to this moment of the turn.
    WrongPhase,
    /// The card is not in that hand.
    CardNotInHand,
    /// The cards are no meld of this game.
    NotAMeld,
    /// Melds on the table are not added to or changed in this game.
    MeldClosed,
    /// The action would leave no card to discard.
    MustKeepDiscard,
    /// The card just taken from the discard pile may not be thrown back (ruling R1).
    SameCardDiscard,
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}

/// A refused action. The state is untouched.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[error("{code}: {why}")]
pub struct Refusal {
    /// The code of the sheet.
    pub code: Code,
    /// The finer reason, a key of the game's words (`two-families`): what a screen tells the player.
    pub why: &'static str,
    /// The rule it comes from, sheet and section, as the game's specification cites it.
    pub rule: &'static str,
    /// The cards concerned, of those the actor named.
    pub cards: Vec<CardId>,
}

impl Refusal {
    /// A refusal that concerns no card in particular.
    pub fn new(code: Code, why: &'static str) -> Refusal {
        Refusal { code, why, rule: "", cards: Vec::new() }
    }

    /// The same refusal, about these cards.
    pub fn about(mut self, cards: &[CardId]) -> Refusal {
        self.cards = cards.to_vec();
        self
    }
}
