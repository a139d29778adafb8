//! Judging the whole discard pile, which is taken by melding its top: whether it may be, and what then lies in the hand.

use super::{Case, Judged, refuse, refuse_about};
use crate::action::MeldPlan;
use crate::cards::ids::{CardId, MeldId};
use crate::melds::meld::Meld;
use crate::melds::pattern;
use crate::refusal::Code;
use crate::table::TurnStep;

impl Case<'_> {
    /// Whether the seat is to draw where the discard pile is taken whole.
    pub(super) fn draws_whole_pile(&self) -> bool {
        self.table.whole_pile().is_some() && self.step() == Some(TurnStep::Draw)
    }

    /// Whether these melds take the whole pile, if that may be done at all.
    pub(super) fn takes_pile(&self, step: TurnStep, plans: &[MeldPlan]) -> bool {
        step == TurnStep::Draw && self.draws_whole_pile() && plans.iter().any(|plan| plan.from_pile > 0)
    }

    /// The same for a card that is added to a meld.
    pub(super) fn takes_pile_with(&self, step: TurnStep, card: CardId) -> bool {
        step == TurnStep::Draw && self.draws_whole_pile() && self.table.discard.last() == Some(&card)
    }

    /// Whether the pile may be taken by anybody who can meld its top.
    pub(super) fn may_take_pile(&self) -> Judged<()> {
        let Some(top) = self.table.discard.last() else { return refuse(Code::WrongPhase, "discard-empty") };
        if self.table.pile_is_stopped() {
            return refuse_about(Code::CannotTake, "pile-stopped", &[*top]);
        }
        if self.hand.len() == 1 && self.table.discard.len() == 1 {
            return refuse_about(Code::CannotTake, "pile-of-one", &[*top]);
        }
        Ok(())
    }

    /// A frozen pile takes two natural cards of the hand, so that its top alone goes onto no meld.
    pub(super) fn may_take_onto_meld(&self, top: CardId) -> Judged<()> {
        match self.why_frozen() {
            Some(why) => refuse_about(Code::CannotTake, why, &[top]),
            None => Ok(()),
        }
    }

    fn why_frozen(&self) -> Option<&'static str> {
        let frozen = self.table.pile_is_frozen_for(self.seat);
        frozen.then_some(if self.table.pile_is_frozen() { "pile-frozen" } else { "pile-unopened" })
    }

    /// The cards of the pile that go into the hand when its top goes into one of these melds; none where the pile stays.
    pub(super) fn taken_below(&self, plans: &[MeldPlan]) -> Judged<Option<Vec<CardId>>> {
        if !self.takes_pile(TurnStep::Draw, plans) {
            return Ok(None);
        }
        self.may_take_pile()?;
        let mut taking = plans.iter().filter(|plan| plan.from_pile > 0);
        let (Some(MeldPlan { from_pile: 1, cards, .. }), None) = (taking.next(), taking.next()) else {
            return refuse_about(Code::NotTopOfDiscard, "pile-top-once", &self.table.discard);
        };
        let naturals = cards.iter().filter(|card| !self.table.spec.is_wild(**card)).count();
        match self.why_frozen() {
            Some(why) if naturals < 2 => refuse_about(Code::CannotTake, why, cards),
            _ => Ok(Some(self.below_top())),
        }
    }

    /// The cards of the pile that go into the hand when this one, its top, goes onto a meld.
    pub(super) fn below_taken(&self, card: CardId) -> Vec<CardId> {
        if self.takes_pile_with(TurnStep::Draw, card) { self.below_top() } else { Vec::new() }
    }

    /// What lies below the top, but for cards that are laid aside at once.
    fn below_top(&self) -> Vec<CardId> {
        let below = self.table.discard.split_last().map_or(&[][..], |(_, below)| below);
        below.iter().copied().filter(|card| !self.table.spec.lies_aside(*card)).collect()
    }

    /// Without a stock a pile that is not frozen has to be taken by whoever can add its top to a meld of its side, and stay in the round.
    pub(super) fn must_take_pile(&self) -> Option<(Code, &'static str)> {
        let top = *self.table.discard.last()?;
        let takes = self.takes_pile_with(TurnStep::Draw, top)
            && self.may_take_pile().is_ok()
            && self.may_take_onto_meld(top).is_ok();
        let own = |owner| self.table.same_side(owner, self.seat);
        let fit = |meld: &Meld| pattern::fits(&self.table.spec, meld, top, None).ok();
        let mut melds = self.table.melds.iter().zip(0u8..).filter(|(meld, _)| own(meld.owner));
        let goes_on = |(meld, id): (&Meld, u8)| {
            fit(meld).is_some_and(|fit| self.after_joining(MeldId(id), &fit).is_ok())
        };
        (takes && melds.any(goes_on)).then_some((Code::MustDraw, "pile-must-be-taken"))
    }
}
