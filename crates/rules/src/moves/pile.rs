//! Ways to take the whole discard pile: melds of which its top is part, and melds that its top joins.

use crate::action::{Action, MeldPlan};
use crate::cards::ids::{CardId, Seat};
use crate::melds::in_hand;
use crate::melds::side_by_side;
use crate::moves::ideas::{Ideas, LayDowns, LayOffs};
use crate::moves::lists::Lists;
use crate::moves::suggest::Verb;
use crate::table::view::View;
use crate::table::{Phase, Public};

/// So many melds open at the most where they are tried together.
const MOST_TOGETHER: usize = 3;

impl Public {
    /// Drawing, and every way to take the pile instead that was found.
    #[inline(never)]
    pub(super) fn takes_pile_or_draws<'a>(&'a self, lists: &'a Lists) -> Ideas<'a> {
        let top = self.discard.last().copied();
        let lay_offs = LayOffs { top, melds: self.melds.len(), ..LayOffs::default() };
        Ideas { melds: &lists.melds, lay_offs, ..self.draws() }
    }

    /// Melds of which the top of the pile is part; those of an opening with others beside it.
    pub(super) fn lay_downs_with_pile(&self, seat: Seat, hand: &[CardId]) -> LayDowns {
        let Some(top) = self.discard.last().copied().filter(|_| !self.pile_is_stopped()) else {
            return LayDowns::default();
        };
        // Where cards look alike the first one is melded.
        let cards: Vec<CardId> = std::iter::once(top).chain(hand.iter().copied()).collect();
        let melds = in_hand::melds_in(&self.spec, &cards);
        let with_top = |plan: &MeldPlan| plan.cards.contains(&top);
        if self.state(seat).opened {
            let taking = melds.into_iter().filter(with_top).map(|plan| from_pile(plan, top));
            return LayDowns::Single(taking.collect());
        }
        let mut openings = side_by_side::combinations(&self.spec, &cards, &melds, MOST_TOGETHER);
        let sure = self.opening_with(seat, &cards, Some(top));
        openings.extend(sure.filter(|sure| !openings.contains(sure)));
        openings.retain(|plans| plans.iter().any(with_top));
        let taking = |plans: Vec<MeldPlan>| plans.into_iter().map(|plan| from_pile(plan, top)).collect();
        LayDowns::Together(openings.into_iter().map(taking).collect())
    }
}

/// The same meld with its card from the pile taken from there.
pub(crate) fn from_pile(mut plan: MeldPlan, top: CardId) -> MeldPlan {
    let held = plan.cards.len();
    plan.cards.retain(|card| *card != top);
    plan.from_pile = u8::from(plan.cards.len() < held);
    plan
}

impl View {
    /// Whether this verb is to take the discard pile where that is done whole, and there is a way to do it.
    pub(super) fn takes_pile(&self, verb: Verb) -> bool {
        verb == Verb::TakeDiscard && !self.takings().is_empty()
    }

    /// Actions of this seat that take the whole discard pile, where it is taken so and the seat is to draw; not all that there may be.
    pub fn takings(&self) -> Vec<Action> {
        if self.public.whole_pile().is_none() || self.public.phase() != Phase::Draw {
            return Vec::new();
        }
        let lays = |action: &Action| matches!(action, Action::LayDown { .. } | Action::LayOff { .. });
        let mut takings = self.public.possible(self.seat, &self.hand);
        takings.retain(|action| lays(action) && self.check(action).is_ok());
        takings
    }
}
