//! Judging melds that are laid: that they are melds, that the gate lets them pass, that the turn can go on.

use super::{Case, Judged, LayDown, Verdict, contract, playing, refuse, refuse_about};
use crate::action::{MeldPlan, Swap};
use crate::card::CardId;
use crate::fold;
use crate::gate::{Gate, SeatContract, worth};
use crate::meld::{Meld, Reading};
use crate::pattern::{self, Shape};
use crate::refusal::{Code, Refusal};
use crate::table::TurnStep;
use crate::tableau::SwapWhen;
use crate::turn::{FromDiscard, WholeHand};
use std::borrow::Cow;

impl Case<'_> {
    #[inline(always)]
    pub(super) fn judge_lay_down(
        &self,
        step: TurnStep,
        plans: &[MeldPlan],
        swaps: &[Swap],
    ) -> Judged<Verdict> {
        playing(step)?;
        self.floater_may_not()?;
        match self.read_lay_down(plans, swaps) {
            Ok(lay_down) => Ok(Verdict::LayDown(Box::new(lay_down))),
            Err(refusal) => {
                let (refusal, points) = self.attempt(refusal)?;
                Ok(Verdict::FailedAttempt(refusal, points))
            }
        }
    }

    /// A failed opening costs points where the house plays it so; a second one in a turn is refused.
    fn attempt(&self, refusal: Box<Refusal>) -> Judged<(Box<Refusal>, i32)> {
        let Gate::Round(rule) = &self.table.spec.gates.gate else { return Err(refusal) };
        let costs = [Code::ContractMismatch, Code::NotAMeld, Code::MustUseWholeHand].contains(&refusal.code);
        if rule.failed_attempt == 0 || !costs || self.opened() {
            return Err(refusal);
        }
        if self.table.in_turn.attempted {
            return refuse(Code::AttemptUsed, "attempt-used");
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
        let rest: Vec<CardId> = self.hand.iter().copied().filter(|card| !gone(card)).collect();
        if !(rest.is_empty() && self.may_meld_all()) {
            let new = melds.iter().map(|(meld, _)| meld.clone());
            let with_new = || on_table.iter().cloned().chain(new).collect();
            self.leaves_a_way_on(&rest, with_new, &used)?;
        }
        self.uses_whole_hand(&rest)?;
        let opens = !self.opened() && self.fills_gate(&slots);
        Ok(LayDown { exchanges, melds, slots, opens })
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
    fn exchanges(&self, swaps: &[Swap], melds: &mut Cow<[Meld]>) -> Judged<Vec<super::Exchange>> {
        let when = self.table.spec.tableau.swap.when;
        match when {
            _ if swaps.is_empty() => {}
            SwapWhen::Never => return refuse(Code::WrongPhase, "no-such-action"),
            _ if !when.helps_to_open() => return refuse(Code::SwapNotAllowed, "swap-alone"),
            _ if self.opened() => return refuse(Code::SwapNotAllowed, "swap-opening-turn"),
            _ => {}
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
        let (mut melds, mut used) = (Vec::new(), Vec::new());
        let mut slots = self.free_slots();
        for plan in plans {
            let lifted = self.lift(plan, &mut pile)?;
            used.extend(&plan.cards);
            super::held(&at_hand, &used)?;
            let cards: Vec<CardId> = plan.cards.iter().chain(&lifted).copied().collect();
            let reading = self.read_plan(plan, &cards, &mut slots)?;
            melds.push((Meld::new(self.seat, reading), lifted.len()));
        }
        Ok((melds, used))
    }

    /// The cards that a meld takes from the top of the discard pile.
    fn lift(&self, plan: &MeldPlan, pile: &mut &[CardId]) -> Judged<Vec<CardId>> {
        let from_pile = self.table.spec.draw.discard == FromDiscard::IntoMelds;
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

    /// Reads one meld; of several readings the one that is meant, or that fills an open slot of the contract.
    fn read_plan(
        &self,
        plan: &MeldPlan,
        cards: &[CardId],
        slots: &mut Vec<(usize, usize)>,
    ) -> Judged<Reading> {
        let spec = &self.table.spec;
        let mut readings = pattern::readings(spec, cards);
        if let Some(meant) = plan.pattern {
            readings.retain(|reading| reading.pattern == meant);
        }
        let slot_of =
            |reading: &Reading| slots.iter().position(|slot| *slot == (reading.pattern, reading.slots.len()));
        let fitting = readings.iter().find_map(|reading| Some((reading.clone(), slot_of(reading)?)));
        if let Some((reading, slot)) = fitting {
            slots.remove(slot);
            return Ok(reading);
        }
        match readings.into_iter().next() {
            Some(reading) => Ok(reading),
            None => Ok(pattern::read(spec, cards)?),
        }
    }

    fn free_slots(&self) -> Vec<(usize, usize)> {
        match &self.table.spec.gates.gate {
            Gate::Seat(rule) => self.slots_left(rule).into_iter().map(|(_, slot)| slot).collect(),
            _ => Vec::new(),
        }
    }

    /// The slots of the seat's contract that are still to be laid, with their index.
    fn slots_left(&self, rule: &SeatContract) -> Vec<(usize, (usize, usize))> {
        let slots = rule.of(self.table.contracts[self.seat.index()]);
        let state = self.table.state(self.seat);
        slots.iter().copied().enumerate().filter(|(index, _)| state.lacks(*index)).collect()
    }

    /// Whether the gate lets these melds pass; the slots of the seat's contract that they fill.
    fn pass_gate(&self, melds: &[(Meld, usize)], plans: &[MeldPlan]) -> Judged<Vec<usize>> {
        let about = |code, why| {
            let cards: Vec<CardId> = plans.iter().flat_map(|plan| plan.cards.iter().copied()).collect();
            refuse_about(code, why, &cards)
        };
        match &self.table.spec.gates.gate {
            Gate::None | Gate::FirstCard => Ok(Vec::new()),
            Gate::Points { .. } if self.opened() => Ok(Vec::new()),
            Gate::Points { least, or_run, wild_as_represented, .. } => {
                let spec = &self.table.spec;
                let points: i32 = melds.iter().map(|(meld, _)| worth(spec, meld, *wild_as_represented)).sum();
                let long_run = |meld: &Meld| {
                    let shape = &spec.patterns[meld.reading.pattern].shape;
                    matches!(shape, Shape::Sequence { .. }) && or_run.is_some_and(|least| meld.len() >= least)
                };
                let enough = points >= *least || melds.iter().any(|(meld, _)| long_run(meld));
                if enough { Ok(Vec::new()) } else { about(Code::TooFewPoints, "too-few-points") }
            }
            Gate::Round(_) if self.opened() => Ok(Vec::new()),
            Gate::Round(rule) => match contract::differs(&self.table.spec, rule, self.table.round, melds) {
                Some(why) => about(Code::ContractMismatch, why),
                None => Ok(Vec::new()),
            },
            Gate::Seat(rule) => {
                let mut left = self.slots_left(rule);
                let mut filled = Vec::new();
                for (meld, _) in melds {
                    let found = left.iter().position(|(_, slot)| *slot == (meld.reading.pattern, meld.len()));
                    let Some(found) = found else { return about(Code::NotInContract, "no-open-slot") };
                    filled.push(left.remove(found).0);
                }
                let partial = rule.at_once && !left.is_empty();
                if partial { about(Code::ContractMismatch, "contract-mismatch") } else { Ok(filled) }
            }
        }
    }

    /// Whether the seat has passed the gate once these slots are filled.
    fn fills_gate(&self, slots: &[usize]) -> bool {
        match &self.table.spec.gates.gate {
            Gate::None => false,
            Gate::FirstCard | Gate::Points { .. } | Gate::Round(_) => true,
            Gate::Seat(rule) => self.slots_left(rule).len() == slots.len(),
        }
    }

    /// A seat that had nothing on the table before this turn may meld its whole hand.
    fn may_meld_all(&self) -> bool {
        let fresh = !self.opened() || self.table.in_turn.opened;
        self.table.spec.turn.whole_hand == WholeHand::Melded && fresh && !self.table.in_turn.laid_off
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
