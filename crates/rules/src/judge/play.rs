//! Whether a seat can put any card on the table, where one that cannot has left the round.

use super::{Case, Exchange, Judged, freed, refuse_about};
use crate::action::MeldPlan;
use crate::cards::ids::CardId;
use crate::melds::in_hand;
use crate::melds::meld::Meld;
use crate::melds::pattern;
use crate::refusal::Code;
use crate::table::fold;
use crate::turn::gate::Gate;

impl Case<'_> {
    /// Whether the hand has anything to put on the table: a meld that opens, and once the seat has opened any meld, a card that is laid off,
    /// or either of them with a wild that an exchange frees.
    pub(crate) fn can_play_any(&self) -> bool {
        if self.opened() {
            return self.can_add(self.hand, &self.table.melds);
        }
        let opens = |plan: &MeldPlan| match &self.table.spec.gates.gate {
            Gate::Meld(rule) => rule.takes(&self.table.spec, plan),
            _ => true,
        };
        in_hand::melds_in(&self.table.spec, self.hand).iter().any(opens)
    }

    /// The same of a seat that has opened, with these cards and these melds on the table.
    fn can_add(&self, hand: &[CardId], melds: &[Meld]) -> bool {
        let spec = &self.table.spec;
        hand.iter().any(|card| pattern::fits_anywhere(spec, melds, *card))
            || !in_hand::melds_in(spec, hand).is_empty()
            || spec.tableau.swap.to_hand && self.can_add_exchanged(hand, melds)
    }

    /// Whether an exchange would make that so.
    fn can_add_exchanged(&self, hand: &[CardId], melds: &[Meld]) -> bool {
        let places = || melds.iter().enumerate();
        hand.iter().any(|natural| {
            places().any(|(place, meld)| {
                freed(&self.table.spec, meld, *natural).is_some_and(|(slot, wild)| {
                    let mut melds = melds.to_vec();
                    fold::exchange(&mut melds[place], slot, *natural, None);
                    let kept = hand.iter().copied().filter(|card| card != natural);
                    self.can_add(&kept.chain([wild]).collect::<Vec<_>>(), &melds)
                })
            })
        })
    }

    /// An exchange is no play: after it there must be one, if the turn still owes it. `kept` is the hand without both cards.
    pub(super) fn leaves_a_play(&self, kept: &[CardId], exchange: &Exchange, melds: &[Meld]) -> Judged<()> {
        let hand: Vec<CardId> = kept.iter().copied().chain([exchange.wild]).collect();
        if self.table.owes_a_play() && !self.can_add(&hand, melds) {
            let used = [exchange.swap.natural, exchange.wild];
            return refuse_about(Code::SwapNotAllowed, "swap-leaves-no-play", &used);
        }
        Ok(())
    }
}
