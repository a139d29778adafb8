//! How cards go to the table: melds, cards laid off, exchanges, and what an empty hand or a completing meld means.

use super::Happening;
use crate::cards::ids::{CardId, MeldId, Seat};
use crate::event::Event;
use crate::judge::{Exchange, Freed, LayDown};
use crate::melds::meld::Meld;
use crate::melds::pattern::{Fit, Shape};
use crate::refusal::Refusal;
use crate::score::ScoreLine;
use crate::table::EndReason;
use crate::turn::gate::Gate;
use crate::turn::{EmptyHand, WholeHand};

impl Happening<'_> {
    pub(super) fn lay_down(&mut self, seat: Seat, lay_down: LayDown) {
        self.place_melds(seat, lay_down);
        self.after_laying(seat);
    }

    fn place_melds(&mut self, seat: Seat, lay_down: LayDown) {
        if lay_down.takes_pile {
            self.take_whole_pile(seat);
        }
        for exchange in lay_down.exchanges {
            self.exchange(seat, exchange);
        }
        if let Some((cards, melds)) = lay_down.anew {
            self.add(Event::Rearranged { seat, cards, melds });
        }
        for (meld, from_pile) in lay_down.melds {
            // A pile that is taken whole is in the hand already.
            self.lift(seat, if lay_down.takes_pile { 0 } else { from_pile });
            self.add(Event::Melded { meld });
        }
        for (meld, fit) in lay_down.joins {
            self.add(Event::LaidOff { seat, meld, fit });
        }
        if !lay_down.slots.is_empty() {
            self.add(Event::SlotsFilled { seat, slots: lay_down.slots });
        }
        if lay_down.opens {
            self.add(Event::Opened { seat });
            self.see_wild(seat);
        }
    }

    /// Cards that are played from the discard pile pass through the hand for an instant.
    fn lift(&mut self, seat: Seat, count: usize) {
        if count > 0 {
            let pile = &self.table.public.discard;
            let cards = pile[pile.len() - count..].to_vec();
            self.add(Event::TookRow { seat, cards, duty: None });
        }
    }

    pub(crate) fn lay_off(&mut self, seat: Seat, meld: MeldId, fit: Fit) {
        if self.table.public.discard.last() == Some(&fit.slot.card) {
            self.take_whole_pile(seat);
        }
        self.add(Event::LaidOff { seat, meld, fit });
        let public = &self.table.public;
        if public.spec.gates.gate == Gate::FirstCard && !public.state(seat).opened {
            self.add(Event::Opened { seat });
        }
        self.after_laying(seat);
    }

    pub(super) fn ride(&mut self, seat: Seat, meld: MeldId, card: CardId) {
        if self.table.public.discard.last() == Some(&card) {
            self.lift(seat, 1);
        }
        self.add(Event::Rode { seat, meld, card });
        self.after_laying(seat);
    }

    pub(super) fn swap(&mut self, seat: Seat, (exchange, freed): (Exchange, Freed)) {
        self.exchange(seat, exchange);
        match freed {
            Freed::Meld(lay_down) => self.place_melds(seat, lay_down),
            Freed::LayOff(meld, fit) => self.add(Event::LaidOff { seat, meld, fit }),
            Freed::Hand(true) => self.add(Event::WildKept { wild: exchange.wild }),
            Freed::Hand(false) => {}
        }
        self.after_laying(seat);
    }

    fn exchange(&mut self, seat: Seat, exchange: Exchange) {
        let Exchange { swap, slot, wild } = exchange;
        self.add(Event::Swapped { seat, swap, slot, wild });
    }

    pub(super) fn fail_attempt(&mut self, seat: Seat, refusal: Refusal, amount: i32) {
        self.add(Event::AttemptFailed { seat, refusal });
        self.add(Event::Entered { line: ScoreLine { seat, label: "failed-attempt", amount } });
    }

    /// What follows once cards have been laid: the round may be complete, or the hand empty.
    pub(super) fn after_laying(&mut self, seat: Seat) {
        let public = &self.table.public;
        if public.melds.last().is_some_and(|meld| meld.owner == seat && self.completes(meld)) {
            return self.end_round(EndReason::Completed, Some(seat));
        }
        if public.spec.ends.melded.is_some_and(|enough| enough <= public.melded(seat)) {
            return self.end_round(EndReason::WentOut, Some(seat));
        }
        if public.hand_sizes[seat.index()] > 0 {
            return;
        }
        match public.spec.turn.empty_hand {
            EmptyHand::Nothing => {}
            EmptyHand::Out => {
                let why = if self.is_rummy(seat) { EndReason::Rummy } else { EndReason::WentOut };
                self.end_round(why, Some(seat));
            }
            EmptyHand::Floats { .. } if self.whole_hand_round() => {
                self.end_round(EndReason::WentOut, Some(seat));
            }
            EmptyHand::Floats { .. } => {
                self.add(Event::Floated { seat });
                self.add(Event::CardDied);
                self.next_turn(seat);
            }
        }
    }

    fn whole_hand_round(&self) -> bool {
        let public = &self.table.public;
        matches!(&public.spec.gates.gate, Gate::Round(rule) if rule.whole_hand.contains(&public.round))
    }

    fn completes(&self, meld: &Meld) -> bool {
        let spec = &self.table.public.spec;
        let is_run = matches!(spec.patterns[meld.reading.pattern].shape, Shape::Sequence { .. });
        is_run && meld.len() == 3 && spec.ends.completing_runs.contains(&meld.reading.low)
    }

    /// Whether an empty hand of this seat is a rummy, as by the rules it had nothing on the table before or throws nothing. Asked before the
    /// last discard.
    pub(super) fn is_rummy(&self, seat: Seat) -> bool {
        let public = &self.table.public;
        match public.spec.turn.whole_hand {
            None => false,
            Some(WholeHand::Laid) => public.in_turn.opened,
            Some(WholeHand::Own(own)) => own.is_met(public, seat),
            Some(WholeHand::Melded) => {
                let melded_all = public.hand_sizes[seat.index()] <= public.spec.turn.reserve;
                melded_all && public.in_turn.opened && !public.in_turn.laid_off
            }
        }
    }
}
