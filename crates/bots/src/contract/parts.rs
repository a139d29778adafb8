//! Laying a contract meld by meld: which one goes down before the rest is there.

use crate::contract::laying::{legal, plans};
use crate::contract::prospect::Prospect;
use crate::goal::Goal;
use crate::goal::reach::{each_way, reach};
use crate::goal::tally::Tally;
use rummage_rules::action::{Action, MeldPlan};
use rummage_rules::cards::ids::CardId;

/// One meld of the goal, where that is better than to wait for the others.
pub fn lay(prospect: &Prospect) -> Option<Action> {
    let hand = Tally::of(&prospect.view.public.spec, &prospect.view.hand);
    let missing = prospect.reach(&hand).missing;
    let part = |slot| Part::of(prospect, slot, hand, missing);
    let parts: Vec<Part> = (0..prospect.goal.slots.len()).map(part).collect();
    let down = |melds| legal(prospect.view, Action::LayDown { melds, swaps: Vec::new() });
    let natural = parts.iter().find_map(|part| down(part.natural()?));
    natural.or_else(|| {
        let with_wilds = parts.iter().filter_map(Part::with_wilds).max_by_key(|(gain, _)| *gain);
        down(with_wilds?.1)
    })
}

/// One slot of the goal, and the others.
struct Part<'a> {
    prospect: &'a Prospect<'a>,
    slot: Goal,
    others: Goal,
    hand: Tally,
    /// What the whole goal lacks.
    missing: u32,
}

impl Part<'_> {
    fn of<'a>(prospect: &'a Prospect, slot: usize, hand: Tally, missing: u32) -> Part<'a> {
        let mut others = prospect.goal.clone();
        let slot = Goal { slots: vec![others.slots.remove(slot)], ..prospect.goal.clone() };
        Part { prospect, slot, others, hand, missing }
    }

    /// The meld without a wild, if that does not make the rest harder.
    fn natural(&self) -> Option<Vec<MeldPlan>> {
        let harmless = |melds: &Vec<MeldPlan>| self.missing_after(melds) <= self.missing;
        self.ways().into_iter().find(|melds| self.wilds(melds) == 0 && harmless(melds))
    }

    /// The meld with wilds whose cards are more to be feared for than the rest of the goal is set back by it, and by how much.
    fn with_wilds(&self) -> Option<(i32, Vec<MeldPlan>)> {
        let spec = &self.prospect.view.public.spec;
        let hope = self.prospect.hope(self.missing);
        let gain = |melds: &Vec<MeldPlan>| {
            let shed: i32 = cards(melds).map(|card| spec.value(card)).sum();
            // Each wild might have been the one card that the rest lacks.
            let forgone = hope - self.prospect.hope(self.missing_after(melds))
                + self.wilds(melds) * self.prospect.hope(1);
            shed * self.prospect.caught - 100 * forgone
        };
        let gains = self.ways().into_iter().map(|melds| (gain(&melds), melds));
        gains.filter(|(gain, _)| *gain > 0).max_by_key(|(gain, _)| *gain)
    }

    /// The melds of the hand that fill the slot.
    fn ways(&self) -> Vec<Vec<MeldPlan>> {
        let (spec, hand) = (&self.prospect.view.public.spec, &self.prospect.view.hand);
        let mut found = Vec::new();
        each_way(spec, &self.slot, &self.hand, &mut |ways, lacks| {
            if lacks == 0 {
                found.extend(plans(spec, &self.slot, hand, ways));
            }
            0
        });
        found
    }

    /// What the other slots lack once these melds lie.
    fn missing_after(&self, melds: &[MeldPlan]) -> u32 {
        let spec = &self.prospect.view.public.spec;
        let mut rest = self.hand;
        cards(melds).for_each(|card| rest.take(spec, card));
        reach(spec, &self.others, &rest).missing
    }

    fn wilds(&self, melds: &[MeldPlan]) -> i32 {
        let spec = &self.prospect.view.public.spec;
        cards(melds).map(|card| i32::from(spec.is_wild(card))).sum()
    }
}

fn cards(melds: &[MeldPlan]) -> impl Iterator<Item = CardId> {
    melds.iter().flat_map(|plan| plan.cards.iter().copied())
}
