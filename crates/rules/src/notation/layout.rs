//! Reading and writing a table laid anew: only groups that are not as they lay are named, and of cards that look alike those are meant with
//! which the table comes out even.

use super::error::NotationError;
use super::parse::Parser;
use crate::action::{Action, MeldPlan};
use crate::cards::ids::CardId;
use crate::melds::anew;
use crate::melds::meld::Meld;
use crate::melds::pattern;
use crate::table::Public;

/// Whether a group lies on the table as it is named.
pub(super) fn lies(table: &Public, plan: &MeldPlan) -> bool {
    let readings = pattern::readings_named(&table.spec, &plan.cards, &plan.names).unwrap_or_default();
    let meant = readings.iter().find(|reading| plan.pattern.is_none_or(|pattern| reading.pattern == pattern));
    meant.is_some_and(|reading| table.melds.iter().any(|meld| anew::lies_alike(&meld.reading, reading)))
}

impl Parser<'_> {
    /// The groups that are named, and all melds of which no card is.
    pub(super) fn layout(&mut self, text: &str) -> Result<Action, NotationError> {
        self.hand.extend(self.table.melds.iter().flat_map(Meld::cards));
        let plans = text.split('+').filter(|plan| !plan.trim().is_empty());
        let mut plans: Vec<MeldPlan> = plans.map(|plan| self.plan(plan)).collect::<Result<_, _>>()?;
        while let Some((named, meant)) = self.better_copy(&plans) {
            for plan in &mut plans {
                let cards = plan.cards.iter_mut().chain(plan.names.iter_mut().map(|(card, _)| card));
                cards.filter(|card| **card == named).for_each(|card| *card = meant);
            }
        }
        let untouched = |plan: &MeldPlan| {
            plan.cards.iter().all(|card| plans.iter().all(|other| !other.cards.contains(card)))
        };
        let mut layout = self.table.layout();
        layout.retain(untouched);
        layout.append(&mut plans);
        Ok(Action::Rearrange { layout })
    }

    /// A card that was named, and one like it that would be missing on the table: of a meld that is named in part.
    fn better_copy(&self, plans: &[MeldPlan]) -> Option<(CardId, CardId)> {
        let face = |card: CardId| self.table.spec.deck.face_index(card);
        let is_named = |card: CardId| plans.iter().any(|plan| plan.cards.contains(&card));
        let meld_of = |card: CardId| self.table.melds.iter().find(|meld| meld.cards().any(|c| c == card));
        // Taken from a hand, or from a meld of which nothing else is named, a card is missed by nobody.
        let unmissed = |card: CardId| {
            let others = |meld: &Meld| meld.cards().any(|other| other != card && is_named(other));
            !self.numbered.contains(&card) && meld_of(card).is_none_or(|meld| !others(meld))
        };
        let touched =
            self.table.melds.iter().filter(|meld| meld.cards().filter(|card| is_named(*card)).count() > 0);
        let missing = touched.flat_map(|meld| meld.cards().map(move |card| (meld, card)));
        missing.filter(|(_, card)| !is_named(*card)).find_map(|(meld, missing)| {
            let alike = |card: &CardId| {
                let elsewhere = meld_of(*card).is_none_or(|other| !std::ptr::eq(other, meld));
                face(*card) == face(missing) && elsewhere && unmissed(*card)
            };
            let named = plans.iter().flat_map(|plan| plan.cards.iter().copied()).find(alike)?;
            Some((named, missing))
        })
    }
}
