//! Judging melds that are laid: that they are melds, that the gate lets them pass, that the turn can go on.

use super::{Case, Judged, LayDown, Verdict, contract, playing, refuse, refuse_about};
use crate::action::{MeldPlan, Swap};
use crate::cards::ids::CardId;
use crate::melds::meld::{Meld, Reading};
use crate::melds::pattern;
use crate::melds::regroup;
use crate::refusal::{Code, Refusal};
use crate::table::TurnStep;
use crate::table::fold;
use crate::turn::WholeHand;
use crate::turn::gate::{Gate, PointsGate, SeatContract, worth};
use std::borrow::Cow;

impl Case<'_> {
    #[inline(always)]
    pub(super) fn judge_lay_down(
        &self,
        step: TurnStep,
        plans: &[MeldPlan],
        swaps: &[Swap],
    ) -> Judged<Verdict> {
        self.lays_piece_by_piece()?;
        if !self.takes_pile(step, plans) {
            self.may_lay_now(step)?;
        }
        match self.read_lay_down(plans, swaps) {
            Ok(lay_down) => Ok(Verdict::LayDown(Box::new(lay_down))),
            Err(refusal) => {
                let (refusal, points) = self.failed_attempt(refusal)?;
                Ok(Verdict::FailedAttempt(refusal, points))
            }
        }
    }

    /// Whether this is the moment to lay melds, whatever they are.
    #[inline]
    pub(super) fn may_lay_now(&self, step: TurnStep) -> Judged<()> {
        if !(step == TurnStep::Draw && self.table.lays_early(self.seat)) {
            playing(step)?;
        }
        self.floater_may_not()?;
        // A failed attempt was the only one of its turn, whatever is tried now.
        if self.table.in_turn.attempted {
            return refuse(Code::AttemptUsed, "attempt-used");
        }
        Ok(())
    }

    /// A failed opening costs points where the house plays it so; else it is only refused.
    fn failed_attempt(&self, refusal: Box<Refusal>) -> Judged<(Box<Refusal>, i32)> {
        let Gate::Round(rule) = &self.table.spec.gates.gate else { return Err(refusal) };
        let costs = [Code::ContractMismatch, Code::NotAMeld, Code::MustUseWholeHand].contains(&refusal.code);
        if rule.failed_attempt == 0 || !costs || self.opened() {
            return Err(refusal);
        }
        Ok((Box::new(self.table.spec.cite(*refusal)), rule.failed_attempt))
    }

    /// Reads the melds of a lay-down and asks everything that has to be asked about them.
    pub(super) fn read_lay_down(&self, plans: &[MeldPlan], swaps: &[Swap]) -> Judged<LayDown> {
        self.may_lay_at_all()?;
        if plans.is_empty() {
            return refuse(Code::NotAMeld, "too-few");
        }
        if self.table.melds_left().is_some_and(|left| plans.len() > left) {
            return refuse(Code::MeldClosed, "one-meld");
        }
        if let Some(anew) = self.laid_anew(plans)? {
            return Ok(anew);
        }
        let below = self.taken_below(plans)?;
        let mut on_table = Cow::Borrowed(&self.table.melds[..]);
        let exchanges = self.exchanges(swaps, &mut on_table)?;
        let (melds, used) = self.read_melds(plans, &exchanges)?;
        self.keeps_freed_wild(&used)?;
        let slots = self.pass_gate(&melds, plans)?;
        self.opens_with_taken(&used)?;
        if exchanges.iter().any(|exchange| !used.contains(&exchange.wild)) {
            return refuse_about(Code::SwapNotAllowed, "freed-not-used", &used);
        }
        let naturals: Vec<CardId> = swaps.iter().map(|swap| swap.natural).collect();
        let gone = |card: &CardId| used.contains(card) || naturals.contains(card);
        let kept = self.hand.iter().copied().filter(|card| !gone(card));
        let rest: Vec<CardId> = kept.chain(below.iter().flatten().copied()).collect();
        self.is_laid_to_go_out(&melds, &rest)?;
        let (melds, joins) = self.joining(melds, &mut on_table)?;
        if !(rest.is_empty() && self.may_meld_all()) {
            let new = melds.iter().map(|(meld, _)| meld.clone());
            let with_new = || on_table.iter().cloned().chain(new).collect();
            self.leaves_a_way_on(&rest, with_new, &used)?;
        }
        self.uses_whole_hand(&rest)?;
        let opens = !self.opened() && self.fills_gate(&slots);
        Ok(LayDown { exchanges, takes_pile: below.is_some(), joins, melds, slots, opens, anew: None })
    }

    /// Melds of the table laid anew with cards of the hand, where the game has it and the plans are more than melds of the hand.
    fn laid_anew(&self, plans: &[MeldPlan]) -> Judged<Option<LayDown>> {
        if !self.table.spec.tableau.regroup {
            return Ok(None);
        }
        let Some(melds) = regroup::lay(self.table, self.seat, self.hand, plans)? else { return Ok(None) };
        let lies = |card: &CardId| melds.iter().any(|meld| meld.cards().any(|lying| lying == *card));
        let (laid, rest): (Vec<CardId>, Vec<CardId>) = self.hand.iter().partition(|card| lies(card));
        self.leaves_a_way_on(&rest, || melds.clone(), &laid)?;
        Ok(Some(LayDown { anew: Some((laid, melds)), ..LayDown::default() }))
    }

    /// A complete contract ends melding for the round.
    fn may_lay_at_all(&self) -> Judged<()> {
        if self.table.spec.tableau.in_hand {
            return refuse(Code::MeldClosed, "melds-in-hand");
        }
        match &self.table.spec.gates.gate {
            Gate::Round(rule) if self.opened() && !rule.extra_melds => {
                refuse(Code::AlreadyDown, "already-down")
            }
            Gate::Seat(rule) if self.slots_left(rule).is_empty() => {
                refuse(Code::ContractDone, "contract-done")
            }
            _ => Ok(()),
        }
    }

    /// Exchanges inside a lay-down: only in the opening itself, on melds that change as they happen.
    pub(super) fn exchanges(&self, swaps: &[Swap], melds: &mut Cow<[Meld]>) -> Judged<Vec<super::Exchange>> {
        if let Some((code, why)) = self.no_swap_in_melds().filter(|_| !swaps.is_empty()) {
            return refuse(code, why);
        }
        self.holds(&swaps.iter().map(|swap| swap.natural).collect::<Vec<_>>())?;
        let mut exchanges = Vec::with_capacity(swaps.len());
        for swap in swaps {
            let exchange = self.exchange(melds, *swap)?;
            fold::exchange(&mut melds.to_mut()[swap.meld.index()], exchange.slot, swap.natural, None);
            exchanges.push(exchange);
        }
        Ok(exchanges)
    }

    /// The melds as they read, each with its number of pile cards, and every card they use.
    pub(super) fn read_melds(
        &self,
        plans: &[MeldPlan],
        exchanges: &[super::Exchange],
    ) -> Judged<(Vec<(Meld, usize)>, Vec<CardId>)> {
        let mut at_hand: Vec<CardId> = self.hand.to_vec();
        at_hand.retain(|card| exchanges.iter().all(|exchange| exchange.swap.natural != *card));
        at_hand.extend(exchanges.iter().map(|exchange| exchange.wild));
        let mut pile = self.table.discard.as_slice();
        let lifted = plans.iter().map(|plan| self.lift(plan, &mut pile)).collect::<Judged<Vec<_>>>()?;
        let used: Vec<CardId> = plans.iter().flat_map(|plan| plan.cards.iter().copied()).collect();
        super::held(&at_hand, &used)?;
        let mut read = Vec::with_capacity(plans.len());
        for (plan, lifted) in plans.iter().zip(lifted) {
            let cards: Vec<CardId> = plan.cards.iter().chain(&lifted).copied().collect();
            read.push((self.read_plan(plan, &cards)?, lifted.len()));
        }
        Ok((self.read_together(read), used))
    }

    /// The cards that a meld takes from the top of the discard pile.
    fn lift(&self, plan: &MeldPlan, pile: &mut &[CardId]) -> Judged<Vec<CardId>> {
        let from_pile = self.table.plays_from_pile() || self.draws_whole_pile();
        if from_pile && plan.cards.iter().any(|card| pile.contains(card)) {
            return refuse_about(Code::NotTopOfDiscard, "not-top", &plan.cards);
        }
        let count = usize::from(plan.from_pile);
        match pile.len().checked_sub(count) {
            _ if count == 0 => Ok(Vec::new()),
            Some(kept) if from_pile => {
                let (below, lifted) = pile.split_at(kept);
                *pile = below;
                Ok(lifted.to_vec())
            }
            _ => refuse_about(Code::NotTopOfDiscard, "not-top", &plan.cards),
        }
    }

    /// Every way in which one meld may be meant.
    pub(super) fn read_plan(&self, plan: &MeldPlan, cards: &[CardId]) -> Judged<Vec<Reading>> {
        let spec = &self.table.spec;
        let mut readings = pattern::readings_named(spec, cards, &plan.names)?;
        let is_meant = |reading: &Reading| Some(reading.pattern) == plan.pattern;
        if readings.iter().any(is_meant) {
            readings.retain(is_meant);
        }
        Ok(readings)
    }

    /// The slots of the seat's contract that are still to be laid, with their index.
    fn slots_left(&self, rule: &SeatContract) -> Vec<(usize, (usize, usize))> {
        let slots = rule.of(self.table.contracts[self.seat.index()]);
        let state = self.table.state(self.seat);
        slots.iter().copied().enumerate().filter(|(index, _)| state.lacks(*index)).collect()
    }

    /// Whether the gate lets these melds pass; the slots of the seat's contract that they fill.
    fn pass_gate(&self, melds: &[(Meld, usize)], plans: &[MeldPlan]) -> Judged<Vec<usize>> {
        self.slots_for(melds).or_else(|(code, why)| {
            let cards: Vec<CardId> = plans.iter().flat_map(|plan| plan.cards.iter().copied()).collect();
            refuse_about(code, why, &cards)
        })
    }

    /// The same; what keeps them from passing is a code and a key of the game's words.
    pub(super) fn slots_for(&self, melds: &[(Meld, usize)]) -> Result<Vec<usize>, (Code, &'static str)> {
        match &self.table.spec.gates.gate {
            Gate::None | Gate::FirstCard => Ok(Vec::new()),
            Gate::Meld(_) if self.opened() => Ok(Vec::new()),
            Gate::Meld(rule) => {
                let why_not = |(meld, _): &(Meld, usize)| rule.why_not(&self.table.spec, &meld.reading);
                match melds.iter().map(why_not).min() {
                    Some(Some(why)) => Err((Code::NotOpened, why)),
                    _ => Ok(Vec::new()),
                }
            }
            Gate::Points { .. } if self.opened() => Ok(Vec::new()),
            Gate::Points(rule) => {
                let PointsGate { or_run, wild_as_represented, .. } = rule;
                let least = rule.least_at(self.table.totals[self.seat.index()]);
                let spec = &self.table.spec;
                let points: i32 = melds.iter().map(|(meld, _)| worth(spec, meld, *wild_as_represented)).sum();
                let long_run = |meld: &Meld| {
                    meld.reading.is_run(spec) && or_run.is_some_and(|least| meld.len() >= least)
                };
                let enough = points >= least || melds.iter().any(|(meld, _)| long_run(meld));
                if enough { Ok(Vec::new()) } else { Err((Code::TooFewPoints, "too-few-points")) }
            }
            Gate::Sight(rule) => self.why_no_sight(rule, melds).map_or(Ok(Vec::new()), Err),
            Gate::Round(_) if self.opened() => Ok(Vec::new()),
            Gate::Round(rule) => match contract::differs(&self.table.spec, rule, self.table.round, melds) {
                Some(why) => Err((Code::ContractMismatch, why)),
                None => Ok(Vec::new()),
            },
            Gate::Seat(rule) => {
                let mut left = self.slots_left(rule);
                let mut filled = Vec::new();
                for (meld, _) in melds {
                    let found = left.iter().position(|(_, slot)| *slot == (meld.reading.pattern, meld.len()));
                    let Some(found) = found else { return Err((Code::NotInContract, "no-open-slot")) };
                    filled.push(left.remove(found).0);
                }
                let partial = rule.at_once && !left.is_empty();
                if partial { Err((Code::ContractMismatch, "contract-mismatch")) } else { Ok(filled) }
            }
        }
    }

    /// Whether the seat has passed the gate once these slots are filled.
    fn fills_gate(&self, slots: &[usize]) -> bool {
        match &self.table.spec.gates.gate {
            Gate::None => false,
            Gate::FirstCard | Gate::Meld(_) | Gate::Points { .. } | Gate::Round(_) => true,
            Gate::Seat(rule) => self.slots_left(rule).len() == slots.len(),
            Gate::Sight(_) => self.step() != Some(TurnStep::Draw),
        }
    }

    /// A seat that had nothing on the table before this turn may meld its whole hand.
    fn may_meld_all(&self) -> bool {
        let fresh = !self.opened() || self.table.in_turn.opened;
        self.table.spec.turn.whole_hand == Some(WholeHand::Melded) && fresh && !self.table.in_turn.laid_off
    }

    /// Why these melds of the hand, which leave the rest of it, are not all that has to be laid; the moment does not matter.
    pub(crate) fn why_not_open(&self, melds: &[Meld], rest: &[CardId]) -> Option<Refusal> {
        let read: Vec<(Meld, usize)> = melds.iter().map(|meld| (meld.clone(), 0)).collect();
        let cards: Vec<CardId> = melds.iter().flat_map(Meld::cards).collect();
        match self.slots_for(&read) {
            Err((code, why)) => Some(Refusal::new(code, why).about(&cards)),
            Ok(_) => self.uses_whole_hand(rest).err().map(|refusal| *refusal),
        }
    }

    fn uses_whole_hand(&self, rest: &[CardId]) -> Judged<()> {
        match &self.table.spec.gates.gate {
            Gate::Round(rule) if rule.whole_hand.contains(&self.table.round) && !rest.is_empty() => {
                refuse_about(Code::MustUseWholeHand, "whole-hand", rest)
            }
            _ => Ok(()),
        }
    }
}
