//! Judging a layout: the whole table laid anew with cards of the hand, in one go.

use super::{Case, Judged, Rearranged, Verdict, refuse, refuse_about};
use crate::action::MeldPlan;
use crate::cards::ids::CardId;
use crate::melds::anew;
use crate::melds::meld::{Meld, Reading, Slot};
use crate::refusal::Code;

impl Case<'_> {
    pub(super) fn judge_rearrange(&self, layout: &[MeldPlan]) -> Judged<Verdict> {
        let Some(rule) = self.table.spec.tableau.rearrange else {
            return refuse(Code::WrongPhase, "no-rearranging");
        };
        let cards = self.come_to_table(layout)?;
        let readings = layout.iter().map(|plan| self.read_group(plan)).collect::<Judged<Vec<Reading>>>()?;
        let opens = self.opens_with(&readings)?;
        if rule.replaced {
            self.keeps_wilds_in_place(&readings)?;
        }
        let melds = anew::melds(&self.table.melds, self.seat, readings);
        Ok(Verdict::Rearrange(Box::new(Rearranged { cards, melds, opens })))
    }

    /// Where the whole table is laid anew in one go, nothing is laid piece by piece.
    #[inline]
    pub(super) fn lays_piece_by_piece(&self) -> Judged<()> {
        match self.table.spec.tableau.rearrange {
            Some(_) => refuse(Code::WrongPhase, "by-rearranging"),
            None => Ok(()),
        }
    }

    /// What lies on the table stays there, and cards of the hand come to it, one at least: these.
    fn come_to_table(&self, layout: &[MeldPlan]) -> Judged<Vec<CardId>> {
        let lying: Vec<CardId> = self.table.melds.iter().flat_map(Meld::cards).collect();
        let laid: Vec<CardId> = layout.iter().flat_map(|plan| plan.cards.iter().copied()).collect();
        super::held(&[self.hand, &lying].concat(), &laid)?;
        let gone: Vec<CardId> = lying.iter().copied().filter(|card| !laid.contains(card)).collect();
        if !gone.is_empty() {
            return refuse_about(Code::LeavesTable, "leaves-table", &gone);
        }
        let mut come: Vec<CardId> = laid.into_iter().filter(|card| !lying.contains(card)).collect();
        come.sort_unstable();
        if come.is_empty() { refuse(Code::MustPlay, "add-a-card") } else { Ok(come) }
    }

    fn read_group(&self, plan: &MeldPlan) -> Judged<Reading> {
        if plan.from_pile > 0 {
            return refuse_about(Code::NotTopOfDiscard, "not-top", &plan.cards);
        }
        Ok(self.read_plan(plan, &plan.cards)?.swap_remove(0))
    }

    /// Whether the seat opens with these groups: then it does so from its hand alone, and all that lies on the table stays as it is.
    fn opens_with(&self, readings: &[Reading]) -> Judged<bool> {
        if !self.table.must_open_first(self.seat) {
            return Ok(false);
        }
        let own = |reading: &&Reading| reading.cards().all(|card| self.hand.contains(&card));
        let (own, others): (Vec<&Reading>, Vec<&Reading>) = readings.iter().partition(own);
        let as_it_lies =
            |reading: &Reading| self.table.melds.iter().any(|meld| anew::lies_alike(&meld.reading, reading));
        if let Some(touched) = others.into_iter().find(|reading| !as_it_lies(reading)) {
            return refuse_about(Code::NotOpened, "open-from-hand", &touched.cards().collect::<Vec<_>>());
        }
        let melds: Vec<(Meld, usize)> =
            own.iter().map(|reading| (Meld::new(self.seat, (*reading).clone()), 0)).collect();
        match self.slots_for(&melds) {
            Ok(_) => Ok(true),
            Err((code, why)) => {
                let cards: Vec<CardId> = own.into_iter().flat_map(Reading::cards).collect();
                refuse_about(code, why, &cards)
            }
        }
    }

    /// Every wild stays in its meld as what it stands for, or a natural card that it stands for has taken its place there.
    fn keeps_wilds_in_place(&self, readings: &[Reading]) -> Judged<()> {
        for meld in &self.table.melds {
            let mut taken: Vec<CardId> = Vec::new();
            for slot in meld.reading.slots.iter().filter(|slot| slot.stands_for.is_some()) {
                if readings.iter().any(|reading| stays(meld, slot, reading)) {
                    continue;
                }
                let replaced =
                    readings.iter().find_map(|reading| self.replaced_by(meld, slot, reading, &taken));
                match replaced {
                    Some(natural) => taken.push(natural),
                    None => return refuse_about(Code::NotRepresented, "replace-first", &[slot.card]),
                }
            }
        }
        Ok(())
    }

    /// The natural card that lies for the wild of this slot, in a group that has more of its meld; none of those `taken` already.
    fn replaced_by(&self, meld: &Meld, slot: &Slot, reading: &Reading, taken: &[CardId]) -> Option<CardId> {
        let spec = &self.table.spec;
        let of_meld = |card: CardId| meld.cards().any(|lying| lying == card);
        let suit = |card: CardId| spec.deck.printed(card).suit;
        let has_suit = |card: CardId| {
            let naturals = meld.cards().filter(|lying| !spec.is_wild(*lying));
            slot.stands_for.is_some_and(|stand| stand.suit.is_none())
                && naturals.chain(taken.iter().copied()).any(|lying| suit(lying) == suit(card))
        };
        let goes_on = reading.pattern == meld.reading.pattern && reading.cards().any(of_meld);
        let takes_place = |card: &CardId| {
            slot.is_wanted(spec, *card) && !of_meld(*card) && !taken.contains(card) && !has_suit(*card)
        };
        reading.cards().filter(|_| goes_on).find(takes_place)
    }
}

/// Whether the wild of this slot lies in a group with another card of its meld, as what it stands for.
fn stays(meld: &Meld, slot: &Slot, reading: &Reading) -> bool {
    let with_others =
        reading.cards().any(|card| card != slot.card && meld.cards().any(|lying| lying == card));
    reading.pattern == meld.reading.pattern && reading.slots.contains(slot) && with_others
}
