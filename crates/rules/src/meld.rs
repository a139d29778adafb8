//! A meld with its reading: what it is, what each card stands for, who laid which card.

use crate::card::{CardId, Seat};
use serde::Serialize;

/// What a meld is worth in kind. Games without classes lay plain melds.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Class {
    /// Counts at the end of the round.
    Scoring,
    /// Counts nothing, but is out of the hand.
    Safe,
}

/// How a group of cards reads as a meld.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Reading {
    /// The pattern's name, a key of the game's words: `set`, `run`, `pair`.
    pub name: &'static str,
    /// Its class.
    pub class: Class,
    /// The cards in the order in which they lie.
    pub slots: Vec<Slot>,
}

/// One card of a meld.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Slot {
    /// The card.
    pub card: CardId,
    /// The card it stands for, if it is wild: any card of the deck with that face.
    pub stands_for: Option<CardId>,
}

impl Slot {
    /// A card that stands for itself.
    pub fn natural(card: CardId) -> Slot {
        Slot { card, stands_for: None }
    }
}

/// A meld on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Meld {
    /// Whose table area it lies in.
    pub owner: Seat,
    /// What it is.
    pub reading: Reading,
    /// Who laid each card, in the order of the slots.
    pub laid_by: Vec<Seat>,
}

impl Meld {
    /// A meld as its owner lays it.
    pub fn new(owner: Seat, reading: Reading) -> Meld {
        let laid_by = vec![owner; reading.slots.len()];
        Meld { owner, reading, laid_by }
    }

    /// The cards in the order in which they lie.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.reading.slots.iter().map(|slot| slot.card)
    }

    /// How many cards it has.
    pub fn len(&self) -> usize {
        self.reading.slots.len()
    }

    /// Whether it has no cards; a meld on the table always has some.
    pub fn is_empty(&self) -> bool {
        self.reading.slots.is_empty()
    }
}
