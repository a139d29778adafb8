//! Letting an event happen to what everybody sees. In play nothing else changes it.

mod growth;
mod round;
mod truth;
mod turns;

pub(crate) use growth::{exchange, join};
pub(crate) use truth::hand_after;

use crate::cards::ids::{CardId, Seat};
use crate::event::Event;
use crate::melds::meld::Rider;
use crate::table::{Pending, Public, StepKind, TurnStep};
use crate::turn::FromDiscard;
use crate::turn::gate::Gate;

impl Public {
    /// Lets an event happen to what everybody sees.
    #[inline(always)]
    pub fn apply<C>(&mut self, event: &Event<C>) {
        match event {
            Event::RoundBegan { round, dealer } => self.clear_for_round(*round, *dealer),
            Event::Dealt { hands, stock } => {
                self.hand_sizes.clear();
                self.hand_sizes.extend(hands.iter().map(Vec::len));
                self.stock_size = stock.len();
                self.pending.clear();
            }
            Event::TurnedUp { card } => {
                self.stock_size -= 1;
                self.discard.push(*card);
                (self.live, self.discarder) = (true, None);
                self.offers_top(self.turn());
                self.in_turn.drawn += usize::from(self.spec.draw.offer);
                self.upcard = self.spec.ends.close.is_some().then_some(*card);
            }
            Event::WildCut { card } => self.turn_up_wild(*card),
            Event::SawWild(..) => self.lay_wild_aside(),
            Event::TurnBegan { seat } => self.begin_turn(*seat),
            Event::TurnWentOn { seat, step } => self.wait_for(Pending::Turn(*seat, *step)),
            Event::TurnPassed { seat } => self.pass_turn(*seat),
            Event::Drew { seat, .. } => self.drew(*seat),
            Event::CardsShown { seat, cards } => self.show(*seat, cards),
            Event::Took { seat, card } => {
                self.lift_top(*seat);
                (self.taken, self.live, self.offered_by) = (Some(*card), false, None);
                let owed = self.takes_to_open(*seat) || self.spec.draw.lays_taken();
                self.in_turn.must_play = self.taken.filter(|_| owed);
            }
            Event::TookRow { seat, cards, duty } => {
                self.lift(*seat, cards);
                self.taken = cards.last().copied().filter(|_| cards.len() == 1);
                self.in_turn.must_play = *duty;
            }
            Event::Opened { seat } => {
                self.in_turn.must_play = self.in_turn.must_play.filter(|_| !self.takes_to_open(*seat));
                for partner in self.seats() {
                    self.states[partner.index()].opened |= self.same_side(*seat, partner);
                }
                self.in_turn.opened = true;
            }
            Event::SlotsFilled { seat, slots } => self.states[seat.index()].filled.extend(slots),
            Event::Melded { meld } => {
                for card in meld.cards() {
                    self.leave_hand(meld.owner, card);
                }
                self.played = true;
                self.lays(meld.owner);
                self.states[meld.owner.index()].laid_early += u8::from(self.lays_early(meld.owner));
                self.in_turn.melded += u8::from(self.spec.turn.melds.is_some());
                self.melds.push(meld.clone());
            }
            Event::Rearranged { seat, cards, melds } => {
                cards.iter().for_each(|card| self.leave_hand(*seat, *card));
                self.melds.clone_from(melds);
                self.lays(*seat);
                self.played = true;
            }
            Event::LaidAside { seat, card } => {
                self.leave_hand(*seat, *card);
                self.aside.push((*seat, *card));
            }
            Event::Consented { may, .. } => self.in_turn.consent = Some(*may),
            Event::Discarded { seat, card } => {
                self.leave_hand(*seat, *card);
                self.discard.push(*card);
                (self.live, self.discarder, self.call_passed) = (true, Some(*seat), false);
                self.offers_top(Some(*seat));
            }
            Event::LaidOff { seat, meld, fit } => self.lay_off(*seat, meld.index(), fit),
            Event::Rode { seat, meld, card } => {
                self.leave_hand(*seat, *card);
                self.melds[meld.index()].riders.push(Rider { card: *card, by: *seat });
                (self.played, self.in_turn.laid_off) = (true, true);
            }
            Event::Swapped { seat, swap, slot, wild } => {
                self.leave_hand(*seat, swap.natural);
                self.enter_hand(*seat, *wild);
                self.put_natural(*seat, swap.meld.index(), *slot, swap.natural);
                self.in_turn.laid_off = true;
                self.in_turn.exchanged = self.spec.turn.own_rummy().is_some_and(|own| own.asks_exchanged);
            }
            Event::WildKept { wild } => self.in_turn.must_discard = Some(*wild),
            Event::Floated { seat } => self.states[seat.index()].floating = true,
            Event::Knocked { seat } => self.states[seat.index()].knocked = true,
            Event::CardDied => (self.live, self.offered_by) = (false, None),
            Event::WindowOpened { window } => self.pending.push(Pending::Window(*window)),
            Event::Answered { seat, .. } => {
                if let Some(Pending::Window(window)) = self.pending.last_mut() {
                    window.answered.push(*seat);
                }
            }
            Event::WindowClosed => {
                self.pending.pop();
                self.call_passed = true;
            }
            Event::Bought { seat, .. } => {
                self.lift_top(*seat);
                self.states[seat.index()].buys += 1;
                self.states[seat.index()].floating = false;
                self.live = false;
            }
            Event::Gave { seat, to, .. } => {
                self.resize_hand(*seat, -1);
                self.resize_hand(*to, 1);
            }
            Event::RummyCalled { seat, .. } => {
                self.lift_top(*seat);
                self.live = false;
            }
            Event::TurnedOver => {
                self.known_stock = self.discard.drain(..).rev().collect();
                self.stock_size = self.known_stock.len();
                self.digs += 1;
                self.played = false;
            }
            Event::CutCalled { number } => {
                self.cut = Some(*number);
                self.pending.push(Pending::Step(StepKind::Cut));
            }
            Event::CutSeen { .. } => drop(self.pending.pop()),
            Event::AttemptFailed { .. } => self.in_turn.attempted = true,
            Event::LeftRound { seat, left } => self.states[seat.index()].left = Some(*left),
            Event::Entered { line } => {
                self.add_to_side(line.seat, line.amount);
                self.entries.push(line.clone());
            }
            Event::CardOwed { seat, owed } => self.pending.push(Pending::Owed(*seat, *owed)),
            Event::CardSettled => drop(self.pending.pop()),
            Event::StockRanOut => self.pending.push(Pending::Step(StepKind::Recycle)),
            Event::LastTurn => self.last_turn = true,
            Event::Recycled { stock } => {
                self.stock_size = stock.len();
                let kept = if self.spec.exhaustion.keep_top { self.discard.pop() } else { None };
                self.discard = kept.into_iter().collect();
                self.recycles += 1;
                self.pending.pop();
            }
            Event::Closed { ending } => self.closed = Some(*ending),
            Event::RoundEnded { ending } => {
                self.ending = Some(*ending);
                if let Some(seat) = ending.by {
                    self.last_out[seat.index()] = Some(self.round);
                    self.rounds_out[seat.index()] += 1;
                }
                self.wait_for(Pending::Step(StepKind::Score));
            }
            Event::HandsShown { splits } => self.shown.clone_from(splits),
            Event::Scored { lines } => {
                for line in &lines[self.entries.len().min(lines.len())..] {
                    self.add_to_side(line.seat, line.amount);
                }
                self.entries.clear();
                self.sheets.push(lines.clone());
                self.promote();
                self.wait_for(Pending::Step(StepKind::NextRound));
            }
            Event::MatchEnded { winners } => {
                self.winners.clone_from(winners);
                self.pending.clear();
            }
        }
    }

    /// Nothing else is open any more but this question.
    #[inline]
    fn wait_for(&mut self, question: Pending) {
        self.pending.clear();
        self.pending.push(question);
    }

    #[inline(always)]
    fn drew(&mut self, seat: Seat) {
        self.stock_size -= 1;
        self.resize_hand(seat, 1);
        self.in_turn.drawn += 1;
        // A stock that was turned over is an open book: everybody knows what was drawn.
        if let Some(card) = self.known_stock.pop() {
            self.known[seat.index()].push(card);
        }
    }

    /// The top of the discard pile goes to a hand, and everybody sees it.
    #[inline(always)]
    fn lift_top(&mut self, seat: Seat) {
        if let Some(card) = self.discard.pop() {
            self.enter_hand(seat, card);
        }
        self.in_turn.moved = true;
    }

    /// The same for several cards, wherever they lie.
    fn lift(&mut self, seat: Seat, cards: &[CardId]) {
        cards.iter().for_each(|card| self.enter_hand(seat, *card));
        self.discard.retain(|card| !cards.contains(card));
        self.in_turn.moved = true;
    }

    /// A hand of another size is another hand: what was announced of it is past.
    #[inline(always)]
    fn resize_hand(&mut self, seat: Seat, by: isize) {
        let size = &mut self.hand_sizes[seat.index()];
        *size = size.saturating_add_signed(by);
        self.states[seat.index()].knocked = false;
        self.in_turn.moved = true;
    }

    #[inline(always)]
    fn enter_hand(&mut self, seat: Seat, card: CardId) {
        self.resize_hand(seat, 1);
        self.known[seat.index()].push(card);
    }

    #[inline(always)]
    fn leave_hand(&mut self, seat: Seat, card: CardId) {
        self.resize_hand(seat, -1);
        truth::remove(&mut self.known[seat.index()], card);
        self.in_turn.must_play = self.in_turn.must_play.filter(|owed| *owed != card);
    }

    /// Some of the cards may have been known before.
    fn show(&mut self, seat: Seat, cards: &[CardId]) {
        let known = &mut self.known[seat.index()];
        for card in cards {
            if !known.contains(card) {
                known.push(*card);
            }
        }
    }

    fn add_to_side(&mut self, seat: Seat, amount: i32) {
        for partner in self.seats() {
            if self.same_side(seat, partner) {
                self.totals[partner.index()] += amount;
            }
        }
    }

    /// Seats whose contract is complete go on to the next one.
    fn promote(&mut self) {
        let Gate::Seat(rule) = &self.spec.gates.gate else { return };
        for (seat, state) in self.states.iter().enumerate() {
            let contract =
                usize::from(self.contracts[seat]).checked_sub(1).and_then(|index| rule.contracts.get(index));
            if contract.is_some_and(|slots| slots.len() == state.filled.len()) {
                self.completed[seat] += 1;
                self.contracts[seat] += 1;
            } else if rule.common {
                self.contracts[seat] += 1;
            }
        }
    }

    /// The step a turn begins with.
    pub(crate) fn first_step(&self, seat: Seat) -> TurnStep {
        let full = self.spec.draw.up_to.is_some_and(|limit| self.hand_sizes[seat.index()] >= limit);
        match self.spec.draw.discard {
            FromDiscard::Live { .. } if self.live => TurnStep::Offer,
            _ if self.offers_upcard(seat) => TurnStep::Offer,
            _ if full || !self.spec.draws() => TurnStep::Play,
            _ => TurnStep::Draw,
        }
    }
}

impl Public {
    /// Whether the card turned up at the deal is still to be offered to this seat.
    fn offers_upcard(&self, seat: Seat) -> bool {
        let untouched = self.live && self.discarder.is_none();
        self.spec.turn.upcard_offered && untouched && self.turns[seat.index()] == 0
    }
}
