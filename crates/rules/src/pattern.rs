//! Block 3, patterns: is this group of cards a meld, and of which class.

use crate::card::CardId;
use crate::deck::{Deck, Printed};
use crate::meld::{Class, Reading, Slot};
use crate::refusal::{Code, Refusal};
use crate::spec::Spec;

/// One kind of meld of a game.
#[derive(Clone, Debug)]
pub struct Pattern {
    /// Its name, a key of the game's words.
    pub name: &'static str,
    /// What the cards must have in common.
    pub shape: Shape,
    /// When a meld of this kind scores.
    pub scores: Scores,
}

/// What the cards of a meld have in common. Sizes are `(least, most)`.
#[derive(Clone, Debug)]
pub enum Shape {
    /// Cards of one rank and one group, all of different suits.
    Set {
        /// How many cards.
        size: (usize, usize),
    },
    /// Cards of one group in sequence.
    Run {
        /// How many cards.
        size: (usize, usize),
        /// Whether they must also share their suit.
        one_suit: bool,
    },
    /// Two cards of different suits that share a mark.
    SharedMark,
    /// A meld of one of these patterns (by index) in one group, and one card more that carries a mark.
    Crowned {
        /// The patterns of the cards below.
        base: Vec<usize>,
        /// The group of the cards below.
        group: u8,
        /// The mark of the card on top; none of the cards below carries it.
        crown: u16,
    },
}

/// When a meld scores.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Scores {
    /// Always.
    Always,
    /// Never: it is safe and no more.
    Never,
    /// When all its cards have the same rank.
    OneRank,
    /// When the cards below the crown would score alone.
    AsBase,
}

impl Shape {
    /// The least and the most cards of this shape.
    pub fn size(&self, spec: &Spec) -> (usize, usize) {
        match self {
            Shape::Set { size } | Shape::Run { size, .. } => *size,
            Shape::SharedMark => (2, 2),
            Shape::Crowned { base, .. } => {
                let sizes = base.iter().map(|&index| spec.patterns[index].shape.size(spec));
                sizes.fold((usize::MAX, 0), |(least, most), (a, b)| (least.min(a + 1), most.max(b + 1)))
            }
        }
    }
}

/// Reads cards as a meld of the game.
///
/// # Errors
/// `NotAMeld` with the finer reason: what the cards fail to share, where the patterns of their number agree on it.
pub fn read(spec: &Spec, cards: &[CardId]) -> Result<Reading, Refusal> {
    let mut reasons = Vec::new();
    for pattern in &spec.patterns {
        let (least, most) = pattern.shape.size(spec);
        if (least..=most).contains(&cards.len()) {
            match read_as(spec, pattern, cards) {
                Ok(reading) => return Ok(reading),
                Err(why) => reasons.push(why),
            }
        }
    }
    let why = match reasons.first() {
        None if cards.len() < 2 => "too-few",
        None => "too-many",
        Some(first) if reasons.iter().all(|why| why == first) => first,
        Some(_) => "neither-set-nor-run",
    };
    Err(spec.cite(Refusal::new(Code::NotAMeld, why).about(cards)))
}

/// Reads cards as a meld of one pattern, or tells what they fail to share.
fn read_as(spec: &Spec, pattern: &Pattern, cards: &[CardId]) -> Result<Reading, &'static str> {
    let deck = &spec.deck;
    let (slots, scores) = match &pattern.shape {
        Shape::Set { .. } => (in_rank_order(deck, cards), set(deck, cards)?),
        Shape::Run { one_suit, .. } => (in_rank_order(deck, cards), run(deck, cards, *one_suit)?),
        Shape::SharedMark => (cards.to_vec(), shared_mark(deck, cards)?),
        Shape::Crowned { base, group, crown } => crowned(spec, cards, base, *group, *crown)?,
    };
    let scores = match pattern.scores {
        Scores::Always => true,
        Scores::Never => false,
        Scores::OneRank => same(deck, cards, |face| face.rank),
        Scores::AsBase => scores,
    };
    let class = if scores { Class::Scoring } else { Class::Safe };
    Ok(Reading { name: pattern.name, class, slots: slots.into_iter().map(Slot::natural).collect() })
}

/// Each shape answers whether its cards would score by themselves; only a crowned meld asks.
type Fits = Result<bool, &'static str>;

fn set(deck: &Deck, cards: &[CardId]) -> Fits {
    if !same(deck, cards, |face| face.group) {
        return Err("two-groups");
    }
    if !same(deck, cards, |face| face.rank) {
        return Err("set-ranks");
    }
    let mut suits: Vec<u8> = cards.iter().map(|card| deck.printed(*card).suit).collect();
    suits.sort_unstable();
    suits.dedup();
    if suits.len() < cards.len() { Err("set-suits") } else { Ok(true) }
}

fn run(deck: &Deck, cards: &[CardId], one_suit: bool) -> Fits {
    if !same(deck, cards, |face| face.group) {
        return Err("two-groups");
    }
    let mut ranks: Vec<u8> = cards.iter().map(|card| deck.printed(*card).rank).collect();
    ranks.sort_unstable();
    if !ranks.windows(2).all(|pair| pair[0] + 1 == pair[1]) {
        return Err("run-ranks");
    }
    let single = same(deck, cards, |face| face.suit);
    if one_suit && !single { Err("run-suits") } else { Ok(single) }
}

fn shared_mark(deck: &Deck, cards: &[CardId]) -> Fits {
    if same(deck, cards, |face| face.suit) {
        return Err("pair-one-suit");
    }
    let shared = cards.iter().fold(u16::MAX, |tags, card| tags & deck.printed(*card).tags);
    if shared == 0 { Err("pair-no-mark") } else { Ok(true) }
}

fn crowned(
    spec: &Spec,
    cards: &[CardId],
    base: &[usize],
    group: u8,
    crown: u16,
) -> Result<(Vec<CardId>, bool), &'static str> {
    let (crowns, below): (Vec<CardId>, Vec<CardId>) =
        cards.iter().partition(|card| spec.deck.printed(**card).has(crown));
    match crowns.len() {
        0 => return Err("crown-missing"),
        1 => {}
        _ => return Err("crown-twice"),
    }
    if below.iter().any(|card| spec.deck.printed(*card).group != group) {
        return Err("crown-group");
    }
    let reading = base.iter().find_map(|&index| read_as(spec, &spec.patterns[index], &below).ok());
    let reading = reading.ok_or("crown-base")?;
    let mut order: Vec<CardId> = reading.slots.iter().map(|slot| slot.card).collect();
    order.extend(crowns);
    Ok((order, reading.class == Class::Scoring))
}

fn same<T: PartialEq>(deck: &Deck, cards: &[CardId], of: impl Fn(&Printed) -> T) -> bool {
    let mut values = cards.iter().map(|card| of(deck.printed(*card)));
    let first = values.next();
    values.all(|value| Some(value) == first)
}

fn in_rank_order(deck: &Deck, cards: &[CardId]) -> Vec<CardId> {
    let mut order = cards.to_vec();
    order.sort_by_key(|card| (deck.printed(*card).rank, deck.printed(*card).suit));
    order
}
