//! Hands to solve, the same for the same seed: dealt at random, and gathered as a player gathers them.

use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_rules::cards::ids::CardId;
use rummage_rules::cards::shuffle;
use rummage_rules::spec::Spec;

/// A late hand has seen so many cards more than it holds.
const SEEN: usize = 12;

/// Random hands of so many cards.
pub fn random(spec: &Spec, cards: usize, count: usize, seed: u64) -> Vec<Vec<CardId>> {
    decks(spec, seed).map(|deck| deck[..cards].to_vec()).take(count).collect()
}

/// Hands as they are late in a round: twelve more cards came one by one, and each time the card with the least company went.
pub fn late(spec: &Spec, cards: usize, count: usize, seed: u64) -> Vec<Vec<CardId>> {
    let gathered = |deck: Vec<CardId>| {
        let mut hand = deck[..cards].to_vec();
        for card in &deck[cards..cards + SEEN] {
            hand.push(*card);
            let lonely = (0..hand.len()).min_by_key(|place| company(spec, &hand, hand[*place]));
            hand.remove(lonely.unwrap_or(0));
        }
        hand
    };
    decks(spec, seed).map(gathered).take(count).collect()
}

fn decks(spec: &Spec, seed: u64) -> impl Iterator<Item = Vec<CardId>> {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut deck: Vec<CardId> = spec.deck.cards().collect();
    std::iter::repeat_with(move || {
        shuffle::shuffle(&mut deck, &mut rng);
        deck.clone()
    })
}

/// How much a card has in common with the rest of a hand: neighbours count twice, the next but one once, wilds most of all.
fn company(spec: &Spec, hand: &[CardId], card: CardId) -> u32 {
    let face = |card: CardId| spec.deck.printed(card);
    let near = |other: &CardId| {
        let (a, b) = (face(card), face(*other));
        let apart = a.rank.abs_diff(b.rank);
        match (a.group == b.group, a.suit == b.suit, apart) {
            (true, false, 0) | (true, true, 1) => 2,
            (true, true, 2) => 1,
            _ => 0,
        }
    };
    if spec.is_wild(card) { u32::MAX } else { hand.iter().filter(|other| **other != card).map(near).sum() }
}
