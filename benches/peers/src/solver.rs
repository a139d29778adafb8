//! The least left over and the best melds, of the same hands; the answers have to agree.

use gin_rummy::{Hand, best_melds, deadwood};
use rummage_peers::contest::Contest;
use rummage_rules::cards::ids::CardId;
use rummage_rules::deadwood::without_wilds::{CardSet, set_of};
use rummage_rules::spec::Spec;
use rummage_tools::bench::hands;
use std::hint::black_box;

const HANDS: usize = 5000;

/// Hands of ten and of eleven cards, dealt at random and gathered.
pub fn compare(contest: &Contest, spec: &Spec, seed: u64) {
    let melds = spec.meld_table.as_ref().expect("a game whose melds are listed");
    for cards in [10, 11] {
        for (kind, hands) in [
            ("random", hands::random(spec, cards, HANDS, seed)),
            ("late", hands::late(spec, cards, HANDS, seed)),
        ] {
            let theirs: Vec<Hand> = hands.iter().map(|hand| hand_of(spec, hand)).collect();
            let ours: Vec<CardSet> = hands.iter().map(|hand| set_of(hand)).collect();
            let fewest = |set: CardSet| melds.melds(set, |melds| (0, melds.len()));
            for (theirs, ours) in theirs.iter().zip(&ours) {
                let left = i32::from(deadwood(*theirs));
                let melded = fewest(*ours).iter().fold(0, |all, meld| all | meld);
                assert_eq!((left, left), (melds.least(*ours), melds.worth(ours & !melded)), "{theirs}");
            }
            contest.hold(
                &format!("least left over, {cards} cards, {kind}"),
                |_| each(&theirs, |hand| deadwood(hand)),
                |_| each(&ours, |hand| melds.least(hand)),
            );
            contest.hold(
                &format!("best melds, {cards} cards, {kind}"),
                |_| each(&theirs, |hand| best_melds(hand)),
                |_| each(&ours, fewest),
            );
        }
    }
}

fn each<H: Copy, T>(hands: &[H], answer: impl Fn(H) -> T) -> u64 {
    for hand in hands {
        black_box(answer(black_box(*hand)));
    }
    hands.len() as u64
}

/// A hand as the peer writes it: sixteen bits a suit, the rank as the place of the bit.
fn hand_of(spec: &Spec, hand: &[CardId]) -> Hand {
    let bit = |card: &CardId| {
        let face = spec.deck.printed(*card);
        1 << (16 * u32::from(face.suit) + u32::from(face.rank))
    };
    Hand::from_bits_retain(hand.iter().fold(0, |bits, card| bits | bit(card)))
}
