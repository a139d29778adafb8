//! Cards that a hand could lay where own melds may be rearranged.

use crate::action::MeldPlan;
use crate::cards::ids::{CardId, Seat};
use crate::melds::pattern;
use crate::melds::rearranging;
use crate::table::Public;

impl Public {
    /// For each card of the hand, the one that has to be laid first, cards of the hand that go with it to rearranged melds; none that are a
    /// meld, or join one, as they are.
    pub(super) fn rearrangements(&self, seat: Seat, hand: &[CardId]) -> Vec<MeldPlan> {
        let mut found: Vec<MeldPlan> = Vec::new();
        let cards = self.in_turn.must_play.iter().chain(hand).filter(|_| self.spec.tableau.rearranged);
        for card in cards {
            let plan = self.laid_anew(seat, hand, *card).filter(|plan| !found.contains(plan));
            found.extend(plan);
        }
        found
    }

    fn laid_anew(&self, seat: Seat, hand: &[CardId], card: CardId) -> Option<MeldPlan> {
        let melds = rearranging::laying(&self.spec, seat, &self.melds, &[card], hand)?;
        let laid =
            |held: &&CardId| melds.iter().any(|reading| reading.slots.iter().any(|slot| slot.card == **held));
        let cards: Vec<CardId> = hand.iter().filter(laid).copied().collect();
        let own: Vec<_> = self.melds_of(seat).cloned().collect();
        let joins = cards.len() == 1 && pattern::fits_anywhere(&self.spec, &own, card);
        let as_it_is = joins || pattern::read(&self.spec, &cards).is_ok();
        (!as_it_is).then(|| MeldPlan { cards, ..MeldPlan::default() })
    }
}
