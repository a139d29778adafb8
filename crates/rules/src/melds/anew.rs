//! A table that is laid anew: which of its groups goes on with which meld that lay there, and so where it lies and whose it is.

use crate::cards::ids::{CardId, Seat};
use crate::melds::meld::{Meld, Reading};
use std::cmp::Reverse;

/// Whether two readings are the same melds, though their cards may lie in another order.
pub(crate) fn lies_alike(a: &Reading, b: &Reading) -> bool {
    let same = (a.pattern, a.low, a.slots.len()) == (b.pattern, b.low, b.slots.len());
    same && a.slots.iter().all(|slot| b.slots.contains(slot))
}

/// For each new group the meld that it goes on with: that with which it shares most cards, each with one at the most.
pub fn continued(lying: &[Vec<CardId>], new: &[Vec<CardId>]) -> Vec<Option<usize>> {
    let mut shares: Vec<(Reverse<usize>, usize, usize)> = Vec::new();
    for (nth, group) in new.iter().enumerate() {
        for (place, meld) in lying.iter().enumerate() {
            let shared = meld.iter().filter(|card| group.contains(card)).count();
            if shared > 0 {
                shares.push((Reverse(shared), place, nth));
            }
        }
    }
    shares.sort_unstable();
    let mut goes_on = vec![None; new.len()];
    let mut gone_on = vec![false; lying.len()];
    for (_, place, nth) in shares {
        if goes_on[nth].is_none() && !gone_on[place] {
            (goes_on[nth], gone_on[place]) = (Some(place), true);
        }
    }
    goes_on
}

/// Puts the cards of a set in the order of the deck; those of a run lie in theirs.
fn lie_by_deck(reading: &mut Reading) {
    if reading.low == 0 {
        reading.slots.sort_unstable_by_key(|slot| slot.card);
    }
}

/// All melds of a table that a seat has laid anew so: those that go on with one that lay there are in its place and its owner's, the others
/// come after them, by their lowest cards. Who laid a card has laid it still. In whatever order the groups are named, the same comes of it.
pub(crate) fn melds(lying: &[Meld], seat: Seat, mut readings: Vec<Reading>) -> Vec<Meld> {
    readings.iter_mut().for_each(lie_by_deck);
    readings.sort_unstable_by_key(|reading| reading.cards().min());
    let cards = |reading: &Reading| reading.cards().collect::<Vec<CardId>>();
    let old: Vec<Vec<CardId>> = lying.iter().map(|meld| cards(&meld.reading)).collect();
    let new: Vec<Vec<CardId>> = readings.iter().map(cards).collect();
    let goes_on = continued(&old, &new);
    let laid_by = |card: CardId| {
        let mut laid = lying.iter().flat_map(Meld::laid_cards);
        laid.find(|(lies, _)| *lies == card).map_or(seat, |(_, by)| by)
    };
    let mut melds: Vec<(usize, Meld)> = Vec::with_capacity(readings.len());
    for (reading, place) in readings.into_iter().zip(goes_on) {
        let meld = match place.map(|place| &lying[place]) {
            Some(meld) if lies_alike(&meld.reading, &reading) => meld.clone(),
            old => {
                let laid_by = reading.cards().map(laid_by).collect();
                Meld { laid_by, ..Meld::new(old.map_or(seat, |meld| meld.owner), reading) }
            }
        };
        melds.push((place.unwrap_or(usize::MAX), meld));
    }
    melds.sort_by_key(|(place, _)| *place);
    melds.into_iter().map(|(_, meld)| meld).collect()
}
