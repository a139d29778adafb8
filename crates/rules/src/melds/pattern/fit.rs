//! Where a card fits a meld that lies on the table.

use super::{Kind, Sequence, Shape};
use crate::action::End;
use crate::cards::ids::CardId;
use crate::cards::order::Order;
use crate::melds::meld::{Meld, Slot, Stand};
use crate::spec::Spec;
use serde::{Deserialize, Serialize};

/// A place for a card at a meld.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fit {
    /// Whether it goes before the first card; otherwise after the last.
    pub below: bool,
    /// The card as part of the meld.
    pub slot: Slot,
}

/// Where a card fits a meld, at the end named if one is named. A card that fits both ends of a run goes to the high one.
///
/// # Errors
/// Why it does not fit, a key of the game's words.
pub fn fits(spec: &Spec, meld: &Meld, card: CardId, end: Option<End>) -> Result<Fit, &'static str> {
    let pattern = spec.patterns.get(meld.reading.pattern).ok_or("frozen")?;
    match &pattern.shape {
        Shape::Kind(rule) => fits_kind(spec, rule, meld, card),
        Shape::Sequence(rule) => {
            let fit = |end| fits_end(spec, rule, meld, card, end);
            match end {
                Some(end) => fit(end),
                None => fit(End::High).or_else(|_| fit(End::Low)),
            }
        }
        _ => Err("frozen"),
    }
}

/// Whether a card fits any of these melds.
pub fn fits_anywhere(spec: &Spec, melds: &[Meld], card: CardId) -> bool {
    melds.iter().any(|meld| fits(spec, meld, card, None).is_ok())
}

fn fits_kind(spec: &Spec, rule: &Kind, meld: &Meld, card: CardId) -> Result<Fit, &'static str> {
    let (slot_rank, longer) = (meld.reading.slots[0].rank(spec), meld.len() + 1);
    if !spec.is_wild(card) && spec.deck.printed(card).rank != slot_rank {
        return Err("fit-rank");
    }
    // A single lies beside its meld and does not lengthen it, so that the meld's size is no limit to it.
    if longer > rule.size.1 && !spec.tableau.rides {
        return Err("fit-full");
    }
    if !spec.tableau.rides {
        let cards: Vec<CardId> = meld.cards().chain([card]).collect();
        super::ranks::common_rank(spec, &cards, rule)?;
    }
    let stands_for = spec.is_wild(card).then_some(Stand { rank: slot_rank, suit: None });
    Ok(Fit { below: false, slot: Slot { card, stands_for } })
}

fn fits_end(spec: &Spec, rule: &Sequence, meld: &Meld, card: CardId, end: End) -> Result<Fit, &'static str> {
    let Sequence { size, one_suit, order, wilds, adjacent } = rule;
    let low = meld.reading.low;
    let longer = u8::try_from(meld.len()).unwrap_or(u8::MAX);
    let (low, neighbour) = match end {
        End::Low if order.corner => (Order::below(low), meld.reading.slots.first()),
        End::Low => (low.saturating_sub(1), meld.reading.slots.first()),
        End::High => (low, meld.reading.slots.last()),
    };
    let high = low.saturating_add(longer);
    if !order.reaches(low, high) {
        return Err("fit-end");
    }
    let position = if end == End::Low { low } else { high };
    if meld.len() + 1 > size.1 && !spec.tableau.rides {
        return Err("fit-full");
    }
    let suit = suit_of(spec, meld);
    let (face, rank) = (spec.deck.printed(card), order.rank(position));
    let stand = Stand { rank, suit: suit.filter(|_| *one_suit) };
    let slot = Slot { card, stands_for: spec.is_wild(card).then_some(stand) };
    if spec.is_wild(card) {
        if !adjacent && neighbour.is_some_and(|slot| spec.is_wild(slot.card)) {
            return Err("wilds-adjacent");
        }
        let counts = |slot: &Slot| match wilds.counts_places() {
            true => slot.is_in_place(spec),
            false => !spec.is_wild(slot.card),
        };
        let count = meld.reading.slots.iter().chain([&slot]).filter(|slot| counts(slot)).count();
        if !wilds.allows(count, meld.len() + 1 - count) {
            return Err("wild-limit");
        }
    } else if face.rank != rank {
        return Err("fit-rank");
    } else if *one_suit && suit != Some(face.suit) {
        return Err("fit-suit");
    }
    Ok(Fit { below: end == End::Low, slot })
}

/// The suit of the naturals of a run.
fn suit_of(spec: &Spec, meld: &Meld) -> Option<u8> {
    meld.cards().find(|card| !spec.is_wild(*card)).map(|card| spec.deck.printed(card).suit)
}
