//! Judging a card that is laid off on a meld of the table, or beside it.

use super::{Case, Judged, Verdict, playing, refuse_about};
use crate::action::End;
use crate::cards::ids::{CardId, MeldId};
use crate::melds::meld::{Meld, Stand};
use crate::melds::pattern::{self, Fit};
use crate::refusal::{Code, Refusal};
use crate::table::TurnStep;
use crate::table::fold;

impl Case<'_> {
    #[inline(always)]
    pub(super) fn judge_lay_off(
        &self,
        step: TurnStep,
        (card, named): (CardId, Option<Stand>),
        meld: MeldId,
        end: Option<End>,
        beside: bool,
    ) -> Judged<Verdict> {
        self.lays_piece_by_piece()?;
        let fit = self.fit(step, (card, named), meld, end, beside)?;
        Ok(if beside { Verdict::Ride(meld, card) } else { Verdict::LayOff(meld, fit) })
    }

    fn fit(
        &self,
        step: TurnStep,
        (card, named): (CardId, Option<Stand>),
        meld: MeldId,
        end: Option<End>,
        beside: bool,
    ) -> Judged<Fit> {
        let shown = step == TurnStep::Showdown;
        let takes = self.takes_pile_with(step, card);
        if !(shown || takes) {
            playing(step)?;
        }
        let tableau = &self.table.spec.tableau;
        if !(tableau.open || shown) || (tableau.rides && !beside) {
            return refuse_about(Code::MeldClosed, "frozen", &[card]);
        }
        if beside && !tableau.rides {
            return refuse_about(Code::MeldClosed, "no-singles", &[card]);
        }
        if takes {
            self.may_take_pile()?;
            self.may_take_onto_meld(card)?;
        }
        self.gate_is_open(card)?;
        self.within_reach(card, takes)?;
        self.keeps_freed_wild(&[card])?;
        let target = self.target(meld, card)?;
        if !self.may_add_to(target) {
            return refuse_about(Code::MeldClosed, "not-yours", &[card]);
        }
        let spec = &self.table.spec;
        let fit = match named {
            Some(name) => pattern::fits_named(spec, target, card, end, name),
            None => pattern::fits(spec, target, card, end),
        };
        let fit = fit.map_err(|why| Refusal::new(Code::DoesNotFit, why).about(&[card]))?;
        if tableau.rides {
            return Ok(fit);
        }
        self.wild_may_join(card)?;
        self.after_joining(meld, &fit)?;
        Ok(fit)
    }

    /// Whether the seat has passed the gate that laying off waits for.
    pub(super) fn gate_is_open(&self, card: CardId) -> Judged<()> {
        let closed = self.table.spec.gates.closed;
        if self.table.must_open_first(self.seat) {
            return refuse_about(closed, "open-first", &[card]);
        }
        if self.table.waits_to_lay_off(self.seat) {
            return refuse_about(closed, "lay-off-next-turn", &[card]);
        }
        Ok(())
    }

    /// The card is in the hand, or it is the top of a discard pile that can be played from.
    fn within_reach(&self, card: CardId, takes: bool) -> Judged<()> {
        let from_pile = takes || self.table.plays_from_pile();
        if from_pile && self.table.discard.last() == Some(&card) {
            return Ok(());
        }
        if from_pile && self.table.discard.contains(&card) {
            return refuse_about(Code::NotTopOfDiscard, "not-top", &[card]);
        }
        self.holds(&[card])
    }

    /// Whether the meld is one of those that this seat adds to.
    pub(super) fn may_add_to(&self, meld: &Meld) -> bool {
        !self.table.spec.tableau.owner_only || self.table.same_side(meld.owner, self.seat)
    }

    pub(super) fn target(&self, meld: MeldId, card: CardId) -> Judged<&Meld> {
        match self.table.melds.get(meld.index()) {
            Some(meld) => Ok(meld),
            None => refuse_about(Code::NotAMeldTarget, "no-such-meld", &[card]),
        }
    }

    fn wild_may_join(&self, card: CardId) -> Judged<()> {
        let only_now = self.table.spec.tableau.wilds_in_opening_turn_only;
        if only_now && self.table.spec.is_wild(card) && !self.table.in_turn.opened {
            return refuse_about(Code::JokerNotAllowed, "joker-later", &[card]);
        }
        Ok(())
    }

    /// Whether the turn can go on once the card lies there.
    pub(super) fn after_joining(&self, meld: MeldId, fit: &Fit) -> Judged<()> {
        let card = fit.slot.card;
        let held = self.hand.iter().copied().filter(|held| *held != card);
        let rest: Vec<CardId> = held.chain(self.below_taken(card)).collect();
        let melds = || {
            let mut melds = self.table.melds.clone();
            fold::join(&mut melds[meld.index()], fit, self.seat);
            melds
        };
        self.leaves_a_way_on(&rest, melds, &[card])
    }
}
