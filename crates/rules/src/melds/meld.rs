//! A meld with its reading: what it is, what each card stands for, who laid which card.

use crate::cards::ids::{CardId, Seat};
use crate::games::names::{self, Name};
use crate::melds::pattern::Shape;
use crate::spec::Spec;
use serde::{Deserialize, Serialize};

/// What a meld is worth in kind.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Class {
    /// Counts at the end of the round.
    Scoring,
    /// Counts nothing, but is out of the hand.
    Safe,
    /// The game has no classes of melds.
    Plain,
}

/// How a group of cards reads as a meld.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Reading {
    /// Which of the game's patterns it is: the index in `Spec::patterns`.
    pub pattern: usize,
    /// The pattern's name, a key of the game's words: `set`, `run`, `pair`.
    #[serde(deserialize_with = "names::known")]
    pub name: Name,
    /// Its class.
    pub class: Class,
    /// In a run, the position of its first card in the rank order (an ace 1 or 14); otherwise 0.
    pub low: u8,
    /// The cards in the order in which they lie.
    pub slots: Vec<Slot>,
}

/// One card of a meld.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Slot {
    /// The card.
    pub card: CardId,
    /// The card it stands for, if it is wild.
    pub stands_for: Option<Stand>,
}

/// What a wild card stands for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Stand {
    /// The rank.
    pub rank: u8,
    /// The suit, where it matters: in a run of one suit.
    pub suit: Option<u8>,
}

impl Reading {
    /// The cards in the order in which they lie.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.slots.iter().map(|slot| slot.card)
    }

    /// Whether it is a run.
    pub fn is_run(&self, spec: &Spec) -> bool {
        spec.patterns.get(self.pattern).is_some_and(|pattern| matches!(pattern.shape, Shape::Sequence { .. }))
    }

    /// Whether it is a run without a card used as a wild: a card of the rank that is wild may lie in its own place.
    pub fn is_pure(&self, spec: &Spec) -> bool {
        self.is_run(spec) && self.is_in_place(spec)
    }

    /// Whether every card lies in its own place, wild or not.
    pub(crate) fn is_in_place(&self, spec: &Spec) -> bool {
        self.slots.iter().all(|slot| slot.is_in_place(spec))
    }
}

/// The rank of cards that are meant to share one: that of the first natural card.
pub(crate) fn natural_rank(spec: &Spec, mut cards: impl Iterator<Item = CardId>) -> Option<u8> {
    cards.find(|card| !spec.is_wild(*card)).map(|card| spec.deck.printed(card).rank)
}

impl Stand {
    /// A card as itself.
    pub fn of(spec: &Spec, card: CardId) -> Stand {
        let face = spec.deck.printed(card);
        Stand { rank: face.rank, suit: Some(face.suit) }
    }
}

impl Slot {
    /// A card that stands for itself.
    pub fn natural(card: CardId) -> Slot {
        Slot { card, stands_for: None }
    }

    /// The rank that the card has or stands for.
    pub fn rank(&self, spec: &Spec) -> u8 {
        self.stands_for.map_or(spec.deck.printed(self.card).rank, |stand| stand.rank)
    }

    /// Whether the card lies in its own place, wild or not.
    pub(crate) fn is_in_place(&self, spec: &Spec) -> bool {
        let own = Stand::of(spec, self.card);
        self.stands_for.is_none_or(|stand| {
            stand.rank == own.rank && stand.suit.is_none_or(|suit| Some(suit) == own.suit)
        })
    }

    /// Whether a wild lies here that stands for this natural card.
    pub fn is_wanted(&self, spec: &Spec, natural: CardId) -> bool {
        let face = spec.deck.printed(natural);
        let stands =
            |stand: Stand| stand.rank == face.rank && stand.suit.is_none_or(|suit| suit == face.suit);
        self.stands_for.is_some_and(stands) && !spec.is_wild(natural)
    }
}

/// A meld on the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Meld {
    /// Whose table area it lies in.
    pub owner: Seat,
    /// What it is.
    pub reading: Reading,
    /// Who laid each card, in the order of the slots.
    pub laid_by: Vec<Seat>,
    /// Single cards that lie beside the meld without changing it.
    pub riders: Vec<Rider>,
}

/// A single card beside a meld.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Rider {
    /// The card.
    pub card: CardId,
    /// Who laid it.
    pub by: Seat,
}

impl Meld {
    /// A meld as its owner lays it.
    pub fn new(owner: Seat, reading: Reading) -> Meld {
        let laid_by = vec![owner; reading.slots.len()];
        Meld { owner, reading, laid_by, riders: Vec::new() }
    }

    /// The cards in the order in which they lie, without riders.
    pub fn cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.reading.cards()
    }

    /// The cards and the riders.
    pub fn all_cards(&self) -> impl Iterator<Item = CardId> + '_ {
        self.cards().chain(self.riders.iter().map(|rider| rider.card))
    }

    /// The cards with who laid them, riders last.
    pub fn laid_cards(&self) -> impl Iterator<Item = (CardId, Seat)> + '_ {
        let riders = self.riders.iter().map(|rider| (rider.card, rider.by));
        self.cards().zip(self.laid_by.iter().copied()).chain(riders)
    }

    /// Whether it holds a wild that stands for this natural card.
    pub fn wants(&self, spec: &Spec, natural: CardId) -> bool {
        self.reading.slots.iter().any(|slot| slot.is_wanted(spec, natural))
    }

    /// Whether an ace below the two, or what stands for it, lies in this place.
    pub fn begins_with_ace(&self, place: usize) -> bool {
        place == 0 && self.reading.low == 1
    }

    /// How many cards it has, without riders.
    pub fn len(&self) -> usize {
        self.reading.slots.len()
    }

    /// Whether it has no cards; a meld on the table always has some.
    pub fn is_empty(&self) -> bool {
        self.reading.slots.is_empty()
    }
}
