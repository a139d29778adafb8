//! Whether the cards of a meld are what they were said to be (ruling R19): `JK=5D` in a run, in a set `JK=5`.

use super::{Fit, Kind, Shape, fits, read, readings};
use crate::action::End;
use crate::cards::ids::CardId;
use crate::melds::meld::{Meld, Reading, Slot, Stand};
use crate::refusal::{Code, Refusal};
use crate::spec::Spec;

/// Every way in which these cards read as a meld in which they are what they are named; one at least.
///
/// # Errors
/// `NotAMeld`: as [`read`] says, or because a name is true in none of the ways.
pub fn readings_named(
    spec: &Spec,
    cards: &[CardId],
    names: &[(CardId, Stand)],
) -> Result<Vec<Reading>, Refusal> {
    let mut found = readings(spec, cards);
    if found.is_empty() {
        return read(spec, cards).map(|reading| vec![reading]);
    }
    found.retain(|reading| are_true(spec, reading.pattern, &reading.slots, names));
    if found.is_empty() {
        let named: Vec<CardId> = names.iter().map(|(card, _)| *card).collect();
        return Err(spec.cite(Refusal::new(Code::NotAMeld, "name-differs").about(&named)));
    }
    Ok(found)
}

/// Where a card fits a meld as what it is named: at the end named, or else at the first end at which the name is true.
///
/// # Errors
/// Why it does not fit, a key of the game's words.
pub fn fits_named(
    spec: &Spec,
    meld: &Meld,
    card: CardId,
    end: Option<End>,
    name: Stand,
) -> Result<Fit, &'static str> {
    let first = fits(spec, meld, card, end)?;
    let low = if end.is_none() { fits(spec, meld, card, Some(End::Low)).ok() } else { None };
    let is_true = |fit: &Fit| {
        let slots: Vec<Slot> = meld.reading.slots.iter().copied().chain([fit.slot]).collect();
        are_true(spec, meld.reading.pattern, &slots, &[(card, name)])
    };
    [Some(first), low].into_iter().flatten().find(is_true).ok_or("fit-name")
}

/// Whether every name is true of the place in which its card lies in a meld of this pattern.
fn are_true(spec: &Spec, pattern: usize, slots: &[Slot], names: &[(CardId, Stand)]) -> bool {
    let is_true = |(card, name): &(CardId, Stand)| {
        let Some(slot) = slots.iter().find(|slot| slot.card == *card) else { return false };
        let place = slot.stands_for.unwrap_or(Stand::of(spec, *card));
        let suit = match (name.suit, place.suit) {
            (Some(named), Some(suit)) => named == suit,
            (Some(_), None) => has_room(spec, pattern, slots, names, name),
            (None, _) => true,
        };
        name.rank == place.rank && suit
    };
    names.iter().all(is_true)
}

/// A wild that stands for a rank may be said to be of a suit, where one such card more can lie in the meld.
fn has_room(spec: &Spec, pattern: usize, slots: &[Slot], names: &[(CardId, Stand)], name: &Stand) -> bool {
    let said = |slot: &Slot| match slot.stands_for {
        None => Some(Stand::of(spec, slot.card)),
        Some(_) => names.iter().find(|(card, _)| *card == slot.card).map(|(_, said)| *said),
    };
    let most = match spec.patterns[pattern].shape {
        Shape::Kind(Kind { suits_differ: true, .. }) => 1,
        _ => spec.deck.cards().filter(|card| Stand::of(spec, *card) == *name).count(),
    };
    slots.iter().filter(|slot| said(slot) == Some(*name)).count() <= most
}
