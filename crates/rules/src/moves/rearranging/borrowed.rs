//! Melds of three with a card of the hand and others that melds of the table can spare.

use super::layout_of;
use crate::action::MeldPlan;
use crate::cards::deck::SUITS;
use crate::cards::ids::CardId;
use crate::cards::order::RANKS;
use crate::melds::meld::{Meld, Reading};
use crate::melds::pattern;
use crate::spec::Spec;
use crate::table::Public;

/// How many cards a borrowed meld has.
const SIZE: usize = 3;

/// A face, by suit and rank.
type Face = (u8, u8);

impl Public {
    /// The table with a meld more, of a natural card of the hand with two others, one of the table at least.
    pub(super) fn borrowing(&self, hand: &[CardId]) -> Vec<Vec<MeldPlan>> {
        let mut found: Vec<Vec<MeldPlan>> = Vec::new();
        for card in hand.iter().filter(|card| !self.spec.is_wild(**card)) {
            let face = self.spec.deck.printed(*card);
            for [a, b] in companions((face.suit, face.rank)) {
                for first in self.at_hand(a, hand) {
                    for second in self.at_hand(b, hand).filter(|second| *second != first) {
                        found.extend(self.laid_with([*card, first, second], hand));
                    }
                }
            }
        }
        found
    }

    /// The cards with a face in the hand, one of them, and on the table.
    fn at_hand<'a>(&'a self, (suit, rank): Face, hand: &'a [CardId]) -> impl Iterator<Item = CardId> + 'a {
        let is_it = move |card: &CardId| {
            let face = self.spec.deck.printed(*card);
            !self.spec.is_wild(*card) && (face.suit, face.rank) == (suit, rank)
        };
        let held = hand.iter().copied().find(is_it);
        held.into_iter().chain(self.melds.iter().flat_map(Meld::cards).filter(is_it))
    }

    /// These cards as a meld, and what they leave on the table as melds, if it is.
    fn laid_with(&self, mut cards: [CardId; SIZE], hand: &[CardId]) -> Option<Vec<MeldPlan>> {
        if cards.iter().all(|card| hand.contains(card)) {
            return None;
        }
        cards.sort_unstable();
        let new = pattern::read(&self.spec, &cards).ok()?;
        let mut readings: Vec<Reading> = Vec::with_capacity(self.melds.len() + 2);
        for meld in &self.melds {
            if cards.iter().any(|card| meld.cards().any(|lying| lying == *card)) {
                readings.extend(remains(&self.spec, meld, &cards)?);
            } else {
                readings.push(meld.reading.clone());
            }
        }
        Some(layout_of(readings.iter().chain([&new])))
    }
}

/// The pairs of faces that make a meld of three with one.
fn companions((suit, rank): Face) -> Vec<[Face; SIZE - 1]> {
    let after = |steps: u8| (suit, (rank - 1 + steps) % RANKS + 1);
    let runs = [[after(1), after(2)], [after(RANKS - 1), after(1)], [after(RANKS - 2), after(RANKS - 1)]];
    let suits = u8::try_from(SUITS.len()).unwrap_or(0);
    let others: Vec<u8> = (0..suits).filter(|other| *other != suit).collect();
    let pairs = others.iter().flat_map(|a| others.iter().filter(move |b| a < b).map(move |b| (*a, *b)));
    runs.into_iter().chain(pairs.map(|(a, b)| [(a, rank), (b, rank)])).collect()
}

/// What is left of a meld without some cards: one meld or, of a run, several; none where it is no meld any more.
fn remains(spec: &Spec, meld: &Meld, without: &[CardId]) -> Option<Vec<Reading>> {
    let run = meld.reading.is_run(spec);
    let mut parts: Vec<Vec<CardId>> = vec![Vec::new()];
    for card in meld.cards() {
        match (without.contains(&card), parts.last_mut()) {
            (true, _) if run => parts.push(Vec::new()),
            (false, Some(part)) => part.push(card),
            _ => {}
        }
    }
    parts.retain(|part| !part.is_empty());
    parts.iter().map(|part| pattern::read_as(spec, meld.reading.pattern, part).ok()).collect()
}
