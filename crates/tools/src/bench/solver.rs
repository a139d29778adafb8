//! What the solver of a game takes for a hand.

use super::clock::Clock;
use super::hands;
use rummage_rules::cards::ids::CardId;
use rummage_rules::deadwood::without_wilds::set_of;
use rummage_rules::spec::Spec;
use rummage_rules::{deadwood::division, melds::in_hand};
use serde::Serialize;
use std::hint::black_box;

/// So many hands of each kind are solved in turn.
const HANDS: usize = 1000;

/// How long a question about a hand takes.
#[derive(Serialize)]
pub struct Solved {
    pub question: &'static str,
    pub cards: usize,
    pub hands: &'static str,
    pub ns: f64,
}

/// Asks what the game asks of hands: of random ones and of late ones.
pub fn measure(spec: &Spec, seed: u64, clock: &Clock) -> Vec<Solved> {
    let mut solved = Vec::new();
    let sizes: &[usize] =
        if spec.ends.close.is_some() || spec.covers_hands() { &[10, 11] } else { &[10, 11, 13] };
    for cards in sizes.iter().copied() {
        let kinds = [
            ("random", hands::random(spec, cards, HANDS, seed)),
            ("late", hands::late(spec, cards, HANDS, seed)),
        ];
        for (kind, hands) in &kinds {
            let mut ask = |question, ns| solved.push(Solved { question, cards, hands: kind, ns });
            if let Some(melds) = &spec.meld_table {
                let sets: Vec<u64> = hands.iter().map(|hand| set_of(hand)).collect();
                ask("least left over", each(clock, &sets, |set| melds.least(*set)));
                let fewest = |set: &u64| melds.melds(*set, |melds| (0, melds.len()));
                ask("best melds", each(clock, &sets, fewest));
            } else if spec.ends.close.is_some() {
                ask("least left over", each(clock, hands, |hand: &Vec<CardId>| spec.least_left(hand)));
                ask("best melds", each(clock, hands, |hand: &Vec<CardId>| spec.best_split(hand)));
            } else if spec.covers_hands() {
                ask("best division", each(clock, hands, |hand| division::cover(spec, hand)));
            } else {
                ask("melds to lay", each(clock, hands, |hand: &Vec<CardId>| in_hand::melds_in(spec, hand)));
            }
        }
    }
    solved
}

fn each<H, T>(clock: &Clock, hands: &[H], answer: impl Fn(&H) -> T) -> f64 {
    clock.ns(|_| {
        for hand in hands {
            black_box(answer(black_box(hand)));
        }
        hands.len() as u64
    })
}
