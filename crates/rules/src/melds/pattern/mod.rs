//! Block 3, patterns: is this group of cards a meld, and of which class.

mod fit;
mod listed;
mod named;
mod ranks;

pub use fit::{Fit, fits, fits_anywhere};
pub use listed::Listed;
pub use named::{fits_named, readings_named};

use crate::cards::ids::CardId;
use crate::cards::order::Order;
use crate::cards::wilds::WildLimit;
use crate::melds::meld::{Class, Reading, Slot};
use crate::refusal::{Code, Refusal};
use crate::spec::Spec;
use crate::spec::own::Own;

/// One kind of meld of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// Its name, a key of the game's words.
    pub name: &'static str,
    /// What the cards must have in common.
    pub shape: Shape,
    /// Of which class a meld of this kind is, where the game has classes.
    pub class: Option<OwnClass>,
    /// Whether such a meld is laid only by a seat that goes out in the same turn.
    pub only_out: bool,
    /// Whether such melds stand apart: no hand is divided into them.
    pub apart: bool,
    /// What a meld of this kind scores, where hands score by the melds in them ([`crate::deadwood::by_worth`]).
    pub worth: i32,
}

/// What the cards of a meld have in common. Sizes are `(least, most)`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// As a game says itself.
    Own(OwnShape),
    /// Cards of one rank, wilds among them.
    Kind(Kind),
    /// Cards in sequence, wilds among them; with wilds the order of the cards says what each stands for.
    Sequence(Sequence),
    /// Cards that are listed one by one, wilds among them.
    Listed(Listed),
}

/// Cards of one rank.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Kind {
    /// How many cards.
    pub size: (usize, usize),
    /// How many wilds.
    pub wilds: WildLimit,
    /// Whether every card must have, or stand for, a suit of its own.
    pub suits_differ: bool,
    /// Of which ranks, as bits, the ace at 1.
    pub ranks: u16,
}

impl Kind {
    /// From three cards on, of any suits and ranks.
    pub const FROM_THREE: Kind =
        Kind { size: (3, usize::MAX), wilds: WildLimit::Naturals(1), suits_differ: false, ranks: u16::MAX };
}

/// Cards in sequence.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Sequence {
    /// How many cards.
    pub size: (usize, usize),
    /// Whether the naturals must share their suit.
    pub one_suit: bool,
    /// The rank order.
    pub order: Order,
    /// How many wilds.
    pub wilds: WildLimit,
    /// Whether two wilds may stand side by side.
    pub adjacent: bool,
}

impl Sequence {
    /// From three cards of a suit to all of it, an ace at either end.
    pub const FROM_THREE: Sequence = Sequence {
        size: (3, 13),
        one_suit: true,
        order: Order::ACE_BOTH,
        wilds: WildLimit::Naturals(1),
        adjacent: true,
    };
}

impl Pattern {
    /// Melds of one shape in a game that knows no classes of melds.
    pub fn plain(name: &'static str, shape: Shape) -> Pattern {
        Pattern { name, shape, class: None, only_out: false, apart: false, worth: 0 }
    }
}

/// Melds as a game says itself.
pub type OwnShape = Own<ShapeRules>;

/// What has to be known of melds of a game's own.
#[derive(Copy, Clone)]
pub struct ShapeRules {
    /// How many cards.
    pub size: (usize, usize),
    /// The cards in the order in which they will lie, or the finer reason why they are no meld.
    pub read: fn(&Spec, &[CardId]) -> Result<Vec<CardId>, &'static str>,
    /// Shows the groups of hand cards that may be a meld and hold all cards under a mask, as masks: few, so that reading each of them is
    /// cheap. Some may be shown that do not hold them.
    pub candidates: fn(&Spec, &[CardId], u32, &mut dyn FnMut(u32)),
    /// Whether two cards have in common what the melds ask for.
    pub go_together: fn(&Spec, CardId, CardId) -> bool,
}

/// Of which class a meld is that holds these cards.
pub type OwnClass = Own<fn(&Spec, &[CardId]) -> Class>;

impl Shape {
    /// The least and the most cards of this shape.
    pub fn size(&self) -> (usize, usize) {
        match self {
            Shape::Own(own) => own.rule.size,
            Shape::Kind(kind) => kind.size,
            Shape::Sequence(sequence) => sequence.size,
            Shape::Listed(listed) => (listed.size(), listed.size()),
        }
    }
}

impl Spec {
    /// The position of a rank in the runs of the game, that of an ace below the two.
    pub fn place_of(&self, rank: u8) -> u8 {
        let order = self.patterns.iter().find_map(|pattern| match &pattern.shape {
            Shape::Sequence(Sequence { order, .. }) => Some(*order),
            _ => None,
        });
        order.map_or(rank, |order| order.place_of(rank))
    }

    /// What a meld scores that reads so, where hands score by the melds in them; otherwise nothing.
    pub fn worth(&self, reading: &Reading) -> i32 {
        self.patterns.get(reading.pattern).map_or(0, |pattern| pattern.worth)
    }
}

/// Reads cards as a meld of the game: the first pattern that they fit.
///
/// # Errors
/// `NotAMeld` with the finer reason: what the cards fail to share, where the patterns of their number agree on it.
pub fn read(spec: &Spec, cards: &[CardId]) -> Result<Reading, Refusal> {
    let mut reasons = Vec::new();
    for index in 0..spec.patterns.len() {
        match read_as(spec, index, cards) {
            Ok(reading) => return Ok(reading),
            Err("size") => {}
            Err(why) => reasons.push(why),
        }
    }
    // Where a pattern is not for this rank at all, another one says what is wrong.
    if reasons.iter().any(|why| *why != "set-rank") {
        reasons.retain(|why| *why != "set-rank");
    }
    let why = match reasons.first() {
        None if too_few(spec, cards.len()) => "too-few",
        None => "too-many",
        Some(first) if reasons.iter().all(|why| why == first) => first,
        Some(_) => "neither-set-nor-run",
    };
    Err(spec.cite(Refusal::new(Code::NotAMeld, why).about(cards)))
}

/// Every way in which these cards read as a meld, each with its pattern; wilds in the order given.
pub fn readings(spec: &Spec, cards: &[CardId]) -> Vec<Reading> {
    (0..spec.patterns.len()).filter_map(|index| read_as(spec, index, cards).ok()).collect()
}

/// Reads cards as a meld of one pattern, or tells what they fail to share.
///
/// # Errors
/// The finer reason, a key of the game's words.
pub fn read_as(spec: &Spec, index: usize, cards: &[CardId]) -> Result<Reading, &'static str> {
    let pattern = of_size(spec, index, cards)?;
    let (low, slots) = match &pattern.shape {
        Shape::Kind(rule) => (0, ranks::kind(spec, cards, rule)?),
        Shape::Sequence(rule) => ranks::sequence(spec, cards, rule)?,
        Shape::Own(own) => (0, (own.rule.read)(spec, cards)?.into_iter().map(Slot::natural).collect()),
        Shape::Listed(rule) => (0, listed::listed(spec, cards, rule)?),
    };
    let class = pattern.class.map_or(Class::Plain, |own| (own.rule)(spec, cards));
    Ok(Reading { pattern: index, name: pattern.name, class, low, slots })
}

/// Whether cards are a meld of one pattern: whether [`read_as`] could read them.
pub fn is_meld(spec: &Spec, index: usize, cards: &[CardId]) -> bool {
    let Ok(pattern) = of_size(spec, index, cards) else { return false };
    match &pattern.shape {
        Shape::Kind(rule) => ranks::common_rank(spec, cards, rule).is_ok(),
        Shape::Sequence(rule) => ranks::Line::of(spec, cards, rule).is_ok(),
        Shape::Own(own) => (own.rule.read)(spec, cards).is_ok(),
        Shape::Listed(rule) => listed::listed(spec, cards, rule).is_ok(),
    }
}

/// A pattern for which there are neither too few cards nor too many.
fn of_size<'a>(spec: &'a Spec, index: usize, cards: &[CardId]) -> Result<&'a Pattern, &'static str> {
    let pattern = spec.patterns.get(index).ok_or("size")?;
    let (least, most) = pattern.shape.size();
    if (least..=most).contains(&cards.len()) { Ok(pattern) } else { Err("size") }
}

fn too_few(spec: &Spec, cards: usize) -> bool {
    cards < spec.least_meld()
}
