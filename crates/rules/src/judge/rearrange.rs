//! Judging melds that are laid by rearranging own ones: nothing that lies there is lost, and every meld stays one.

use super::{Case, Judged, LayDown, refuse_about};
use crate::action::MeldPlan;
use crate::cards::ids::CardId;
use crate::melds::meld::Meld;
use crate::melds::pattern;
use crate::melds::rearranging;
use crate::refusal::Code;

impl Case<'_> {
    /// A lay-down that names cards of own melds, or cards that are a meld only together with such; none where the plans are melds of the
    /// hand. What is not named of melds that are taken up is arranged by the table, as little anew as can be.
    pub(super) fn read_rearranging(&self, plans: &[MeldPlan]) -> Judged<Option<LayDown>> {
        let spec = &self.table.spec;
        if !spec.tableau.rearranged {
            return Ok(None);
        }
        let own = || self.table.melds_of(self.seat).flat_map(Meld::cards);
        let named: Vec<CardId> = plans.iter().flat_map(|plan| plan.cards.iter().copied()).collect();
        // Asked first: what is not at hand may be no card of the deck.
        let at_hand: Vec<CardId> = self.hand.iter().copied().chain(own()).collect();
        super::held(&at_hand, &named)?;
        let wanting = plans.len() == 1 && pattern::read(spec, &named).is_err();
        let touches = named.iter().any(|card| own().any(|lying| lying == *card));
        if !(touches || wanting) {
            return Ok(None);
        }
        let given = if wanting { &[] } else { plans };
        let given = given
            .iter()
            .map(|plan| Ok(pattern::readings_named(spec, &plan.cards, &plan.names)?.swap_remove(0)));
        let given = given.collect::<Judged<Vec<_>>>()?;
        let placed =
            |card: &CardId| given.iter().any(|reading| reading.slots.iter().any(|slot| slot.card == *card));
        let loose: Vec<CardId> = own().chain(named.iter().copied()).filter(|card| !placed(card)).collect();
        let Some(arranged) = rearranging::arranged(spec, self.seat, &self.table.melds, &loose, &[]) else {
            if wanting {
                pattern::read(spec, &named)?;
            }
            return refuse_about(Code::NotAMeld, "group-torn", &loose);
        };
        let new = arranged.into_iter().chain(given).map(|reading| Meld::new(self.seat, reading)).collect();
        let rearranged = rearranging::put(self.seat, &self.table.melds, new);
        let rest: Vec<CardId> = self.hand.iter().copied().filter(|card| !named.contains(card)).collect();
        self.leaves_a_way_on(&rest, || rearranged.clone(), &named)?;
        let (exchanges, melds, slots) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Some(LayDown { exchanges, melds, slots, opens: false, rearranged }))
    }
}
