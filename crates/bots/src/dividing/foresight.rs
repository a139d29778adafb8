//! What a hand may become: its worth now, and with every card that could still come.

use crate::dividing::solver::{self, Coming, Solver};
use crate::stakes::Stakes;
use rummage_rules::cards::ids::CardId;
use rummage_rules::deadwood::division;
use rummage_rules::spec::Spec;

/// A way to look at hands.
#[derive(Copy, Clone)]
pub struct Foresight<'a> {
    /// The rules in force.
    pub spec: &'a Spec,
    /// What is at stake.
    pub stakes: &'a Stakes,
    /// The cards that could still come.
    pub live: &'a [CardId],
}

impl Foresight<'_> {
    /// What a hand is worth as it is, whatever may come.
    pub fn worth(&self, hand: &[CardId]) -> i32 {
        let groups = solver::groups(self.spec, hand, 0);
        Solver::new(self.spec, self.stakes, hand, &groups).worth(full(hand.len()))
    }

    /// For each card of the hand: what the rest is worth without it, at the end of the turn.
    pub fn after_discard(&self, hand: &[CardId]) -> Vec<i32> {
        let groups = solver::groups(self.spec, hand, 0);
        let now = Solver::new(self.spec, self.stakes, hand, &groups);
        let all = full(hand.len());
        let base: Vec<i32> = (0..hand.len()).map(|place| now.worth(all & !(1 << place))).collect();
        let mut gains = vec![0i64; hand.len()];
        let holds_all = hand.len() < division::LARGEST_HAND;
        for card in self.live.iter().filter(|_| holds_all) {
            if let Some(coming) = Coming::of(self.spec, self.stakes, hand, *card) {
                add_gains(&now, all, &coming, &base, &mut gains);
            }
        }
        let draws = i64::try_from(self.live.len().max(1)).unwrap_or(1);
        let expected =
            |gain: i64| i32::try_from(gain * i64::from(self.stakes.reach) / 100 / draws).unwrap_or(0);
        base.iter().zip(gains).map(|(base, gain)| base + expected(gain)).collect()
    }
}

/// Adds what each rest of the hand gains if this card comes and the one is thrown that is missed least.
fn add_gains(now: &Solver, all: u32, coming: &Coming, base: &[i32], gains: &mut [i64]) {
    let mut best = base.to_vec();
    for one in division::bits(all) {
        for other in division::bits(all >> one >> 1).map(|steps| one + 1 + steps) {
            let worth = now.worth_with(all & !(1 << one) & !(1 << other), coming);
            best[one] = best[one].max(worth);
            best[other] = best[other].max(worth);
        }
    }
    for ((gain, best), base) in gains.iter_mut().zip(best).zip(base) {
        *gain += i64::from(best - base);
    }
}

/// The mask of a whole hand.
pub fn full(cards: usize) -> u32 {
    1u32.checked_shl(u32::try_from(cards).unwrap_or(u32::MAX)).map_or(u32::MAX, |bit| bit - 1)
}
