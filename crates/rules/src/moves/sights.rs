//! Ways to earn the sight of the hidden wild card, as far as a hand holds them.

use crate::action::MeldPlan;
use crate::cards::ids::{CardId, Seat};
use crate::melds::in_hand;
use crate::melds::pattern;
use crate::moves::ideas::LayDowns;
use crate::table::Public;
use crate::table::view::View;
use crate::turn::sight::{SightGate, SightWay};

/// No more ways than this are looked for.
const MOST_WAYS: usize = 12;

impl Public {
    /// Melds that may be laid before the first draw.
    pub(super) fn early_melds(&self, hand: &[CardId]) -> LayDowns {
        let early = self.sight().and_then(|rule| rule.early);
        LayDowns::Single(self.natural_melds(hand, early.as_slice()))
    }

    /// Melds that earn the sight together.
    pub(super) fn sights(&self, seat: Seat, hand: &[CardId], rule: &SightGate) -> LayDowns {
        let mut found = Vec::new();
        if !self.state(seat).opened && !self.lacks_wild() {
            for way in &rule.ways {
                let wanted = self.lacks_for_sight(seat, way);
                self.choose(way, hand, wanted, &mut Vec::new(), &mut found);
            }
        }
        LayDowns::Together(found)
    }

    /// So many melds more of this way out of a hand, each beginning further behind than the one before.
    fn choose(
        &self,
        way: &SightWay,
        hand: &[CardId],
        wanted: usize,
        chosen: &mut Vec<MeldPlan>,
        found: &mut Vec<Vec<MeldPlan>>,
    ) {
        if wanted == 0 {
            found.push(chosen.clone());
            return;
        }
        let place = |plan: &MeldPlan| plan.cards.iter().map(|card| self.spec.deck.face_index(*card)).min();
        for plan in self.natural_melds(hand, &way.patterns) {
            let follows = chosen.last().is_none_or(|last| place(last) <= place(&plan));
            if follows && found.len() < MOST_WAYS {
                let rest: Vec<CardId> =
                    hand.iter().copied().filter(|card| !plan.cards.contains(card)).collect();
                chosen.push(plan);
                self.choose(way, &rest, wanted - 1, chosen, found);
                chosen.pop();
            }
        }
    }

    /// The melds of these patterns in a hand, without a card that is used as a wild.
    fn natural_melds(&self, hand: &[CardId], patterns: &[usize]) -> Vec<MeldPlan> {
        let mut melds = in_hand::melds_in(&self.spec, hand);
        melds.retain(|plan| {
            let Some(index) = plan.pattern.filter(|index| patterns.contains(index)) else { return false };
            let reading = pattern::read_as(&self.spec, index, &plan.cards);
            reading.is_ok_and(|reading| reading.is_in_place(&self.spec))
        });
        melds
    }
}

impl View {
    /// Whether this seat holds a meld that it may lay before its first draw.
    pub(super) fn lays_before_draw(&self) -> bool {
        let early = self.public.sight().and_then(|rule| rule.early);
        self.public.lays_early(self.seat)
            && !self.public.natural_melds(&self.hand, early.as_slice()).is_empty()
    }
}
