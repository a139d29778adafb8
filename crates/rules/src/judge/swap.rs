//! Judging the exchange of a wild card on the table for the card it stands for.

use super::{Case, Exchange, Freed, Judged, Verdict, playing, refuse_about};
use crate::action::{Lent, MeldPlan, PlaceOf, Swap};
use crate::cards::ids::CardId;
use crate::melds::meld::Meld;
use crate::melds::pattern::{self, Shape};
use crate::refusal::{Code, Refusal};
use crate::spec::Spec;
use crate::table::TurnStep;
use crate::table::fold;
use crate::turn::tableau::SwapWhen;
use std::borrow::Cow;

impl Case<'_> {
    #[inline(always)]
    pub(super) fn judge_swap(&self, step: TurnStep, swap: Swap, place: PlaceOf<Lent>) -> Judged<Verdict> {
        self.lays_piece_by_piece()?;
        Ok(Verdict::Swap(Box::new(self.read_swap(step, swap, place)?)))
    }

    fn read_swap(&self, step: TurnStep, swap: Swap, place: PlaceOf<Lent>) -> Judged<(Exchange, Freed)> {
        let rule = &self.table.spec.tableau.swap;
        if rule.when == SwapWhen::Never {
            return refuse_about(Code::WrongPhase, "no-such-action", &[swap.natural]);
        }
        playing(step)?;
        self.floater_may_not()?;
        match rule.when {
            SwapWhen::OpeningTurn if !self.table.in_turn.opened => {
                return refuse_about(Code::SwapNotAllowed, "swap-opening-turn", &[swap.natural]);
            }
            SwapWhen::Opened if !self.opened() => {
                return refuse_about(Code::NotOpened, "open-first", &[swap.natural]);
            }
            _ if self.table.waits_to_lay_off(self.seat) => {
                return refuse_about(self.table.spec.gates.closed, "lay-off-next-turn", &[swap.natural]);
            }
            // To put the wild on a meld is laying off.
            _ if matches!(place, PlaceOf::LayOff(..)) => self.gate_is_open(swap.natural)?,
            _ => {}
        }
        self.holds(&[swap.natural])?;
        if self.must_lay() == Some(swap.natural) {
            return refuse_about(Code::MustPlayLowest, "deepest-laid", &[swap.natural]);
        }
        let exchange = self.exchange(&self.table.melds, swap)?;
        let mut melds = self.table.melds.clone();
        fold::exchange(&mut melds[swap.meld.index()], exchange.slot, swap.natural, None);
        let freed = self.place_freed(&exchange, place, &mut melds)?;
        Ok((exchange, freed))
    }

    /// Whether melds that open now may count on this exchange, whatever they are.
    pub(crate) fn may_open_with(&self, swap: Swap) -> bool {
        let moment = self.addressed().and_then(|step| self.may_lay_now(step));
        moment.and_then(|()| self.exchanges(&[swap], &mut Cow::Borrowed(&self.table.melds[..]))).is_ok()
    }

    /// Why no wild is exchanged as part of melds that are laid now.
    pub(super) fn no_swap_in_melds(&self) -> Option<(Code, &'static str)> {
        let rule = &self.table.spec.tableau.swap;
        let why = match rule.when {
            SwapWhen::Never => return Some((Code::WrongPhase, "no-such-action")),
            _ if rule.to_open && !self.opened() => return None,
            SwapWhen::OpeningTurn if self.opened() && !self.table.in_turn.opened => "swap-opening-turn",
            SwapWhen::Opened if !self.opened() => "swap-to-open",
            _ => "swap-alone",
        };
        Some((Code::SwapNotAllowed, why))
    }

    /// The exchange itself, with these melds on the table.
    pub(super) fn exchange(&self, melds: &[Meld], swap: Swap) -> Judged<Exchange> {
        let spec = &self.table.spec;
        let rule = &spec.tableau.swap;
        let forbidden = |why| Refusal::new(Code::SwapNotAllowed, why).about(&[swap.natural]);
        let Some(meld) = melds.get(swap.meld.index()) else {
            return refuse_about(Code::NotAMeldTarget, "no-such-meld", &[swap.natural]);
        };
        let is_run = matches!(spec.patterns[meld.reading.pattern].shape, Shape::Sequence { .. });
        if rule.runs_only && !is_run {
            return Err(forbidden("swap-runs-only").into());
        }
        if rule.others_only && meld.owner == self.seat {
            return Err(forbidden("swap-others-only").into());
        }
        if let Some((slot, wild)) = freed(spec, meld, swap.natural) {
            return Ok(Exchange { swap, slot, wild });
        }
        let at_end = meld.reading.slots.iter().any(|slot| slot.is_wanted(spec, swap.natural));
        if rule.inner_only && at_end {
            return Err(forbidden("swap-inner-only").into());
        }
        refuse_about(Code::NotRepresented, "not-represented", &[swap.natural])
    }

    fn place_freed(&self, exchange: &Exchange, place: PlaceOf<Lent>, melds: &mut [Meld]) -> Judged<Freed> {
        let rule = &self.table.spec.tableau.swap;
        let hand: Vec<CardId> =
            self.hand.iter().copied().filter(|card| *card != exchange.swap.natural).collect();
        let used = [exchange.swap.natural, exchange.wild];
        match place {
            PlaceOf::Hand if rule.to_hand => {
                self.leaves_a_play(&hand, exchange, melds)?;
                Ok(Freed::Hand(false))
            }
            _ if rule.to_hand => refuse_about(Code::SwapNotAllowed, "swap-into-hand", &used),
            PlaceOf::Hand => refuse_about(Code::SwapNotAllowed, "swap-not-kept", &used),
            PlaceOf::Meld(plan) if rule.to_meld => self.freed_into_meld(exchange, plan, &hand),
            PlaceOf::Meld(_) => refuse_about(Code::SwapNotAllowed, "swap-lay-off-only", &used),
            PlaceOf::LayOff(meld, _) if rule.same_meld && meld != exchange.swap.meld => {
                refuse_about(Code::SwapNotAllowed, "swap-same-run", &used)
            }
            PlaceOf::LayOff(meld, end) => {
                let target = melds.get(meld.index());
                let missing = || Refusal::new(Code::NotAMeldTarget, "no-such-meld").about(&used);
                let fit = pattern::fits(&self.table.spec, target.ok_or_else(missing)?, exchange.wild, end);
                let fit = fit.map_err(|why| Refusal::new(Code::DoesNotFit, why).about(&used))?;
                fold::join(&mut melds[meld.index()], &fit, self.seat);
                self.leaves_a_way_on(&hand, || melds.to_vec(), &used)?;
                Ok(Freed::LayOff(meld, fit))
            }
            PlaceOf::Discard if rule.to_discard && self.is_just_taken(exchange.wild) => {
                refuse_about(Code::SameCardDiscard, "just-taken", &[exchange.wild])
            }
            PlaceOf::Discard if rule.to_discard => self.freed_for_discard(exchange),
            PlaceOf::Discard => refuse_about(Code::SwapNotAllowed, "swap-no-discard", &used),
        }
    }

    fn freed_into_meld(&self, exchange: &Exchange, plan: &MeldPlan, hand: &[CardId]) -> Judged<Freed> {
        if !plan.cards.contains(&exchange.wild) {
            return refuse_about(Code::SwapNotAllowed, "freed-not-used", &[exchange.wild]);
        }
        let with_wild: Vec<CardId> = hand.iter().copied().chain([exchange.wild]).collect();
        let after = Case { hand: &with_wild, ..*self };
        let mut lay_down = after.read_lay_down(std::slice::from_ref(plan), &[])?;
        // An exchange is no part of melding a whole hand at once: the reserve stays.
        let rest: Vec<CardId> = with_wild.iter().copied().filter(|card| !plan.cards.contains(card)).collect();
        after.leaves_a_way_on(&rest, || self.table.melds.clone(), &plan.cards)?;
        lay_down.exchanges.clear();
        Ok(Freed::Meld(lay_down))
    }

    fn freed_for_discard(&self, exchange: &Exchange) -> Judged<Freed> {
        let owed = &self.table.in_turn;
        if owed.must_discard.is_some() {
            return refuse_about(Code::MustPlayJoker, "one-joker-kept", &[exchange.wild]);
        }
        if let Some(card) = owed.must_play.filter(|card| *card != exchange.swap.natural) {
            self.pays_later(card)?;
        }
        Ok(Freed::Hand(true))
    }
}

/// The wild that a natural card sets free in a meld, and its place there.
pub(crate) fn freed(spec: &Spec, meld: &Meld, natural: CardId) -> Option<(usize, CardId)> {
    let inside = |index: usize| !spec.tableau.swap.inner_only || (index > 0 && index + 1 < meld.len());
    let still_reads = |index: usize| {
        let mut cards: Vec<CardId> = meld.cards().collect();
        cards[index] = natural;
        pattern::is_meld(spec, meld.reading.pattern, &cards)
    };
    let mut slots = meld.reading.slots.iter().enumerate();
    let found =
        slots.find(|(index, slot)| slot.is_wanted(spec, natural) && inside(*index) && still_reads(*index));
    found.map(|(index, slot)| (index, slot.card))
}
