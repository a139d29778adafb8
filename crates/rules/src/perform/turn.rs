//! How a turn goes: beginning, drawing, discarding, and what follows when the stock is empty.

use super::{Happening, StepError, same_cards};
use crate::action::Source;
use crate::cards::ids::{CardId, Seat};
use crate::event::Event;
use crate::spec::WhenSpent;
use crate::table::{EndReason, Left, Owed, Pending, TurnStep};
use crate::turn::{Discards, EmptyHand, FromDiscard, Knock, RowRule};

impl Happening<'_> {
    #[inline(always)]
    pub(super) fn begin_turn(&mut self, seat: Seat) {
        let step = self.table.public.first_step(seat);
        self.add_plain(Event::TurnBegan { seat });
        if step != TurnStep::Draw {
            self.add_plain(Event::TurnWentOn { seat, step });
        }
        if self.table.public.spec.draw.passed_on && !self.table.public.discard.is_empty() {
            self.take(seat, Source::Discard);
        }
        if self.table.public.owes_a_play() {
            self.leave_if_stuck(seat);
        }
    }

    /// A seat that can put no card on the table has left the round.
    #[cold]
    fn leave_if_stuck(&mut self, seat: Seat) {
        let (public, hand) = (&self.table.public, &self.table.hands[seat.index()]);
        if !public.case(hand, seat).can_play_any() {
            self.leave(seat, Left::Stuck);
        }
    }

    pub(super) fn draw(&mut self, seat: Seat, source: Source) {
        match source {
            Source::Stock if self.table.public.spec.draw.offer => self.turn_up(seat),
            Source::Stock if self.table.public.spec.draws_several() => self.draw_several(seat),
            Source::Stock => self.owe(seat, Owed::Draw),
            Source::Discard | Source::Row(_) => self.take(seat, source),
        }
    }

    /// The top of the stock is turned up, and on offer to who turned it up first.
    fn turn_up(&mut self, seat: Seat) {
        let Some(card) = self.table.stock.last().copied() else { return };
        self.add_plain(Event::TurnedUp { card });
        self.add_plain(Event::TurnWentOn { seat, step: TurnStep::Offer });
    }

    fn take(&mut self, seat: Seat, source: Source) {
        let public = &self.table.public;
        match public.spec.draw.discard {
            FromDiscard::Row(RowRule { first_turn_free, laid, .. }) => {
                let depth = match source {
                    Source::Row(card) => public.discard.iter().position(|held| *held == card),
                    _ => public.discard.len().checked_sub(1),
                };
                let cards = public.discard[depth.unwrap_or(0)..].to_vec();
                let free = first_turn_free && public.turns.iter().sum::<u16>() == 1;
                let kept = cards.len() == 1 && laid && !public.spec.draw.to_lay;
                let duty = cards.first().copied().filter(|_| !free && !kept);
                self.add(Event::TookRow { seat, cards, duty });
            }
            _ => {
                let Some(card) = public.discard.last().copied() else { return };
                self.add_plain(Event::Took { seat, card });
            }
        }
        self.add_plain(Event::TurnWentOn { seat, step: TurnStep::Play });
    }

    /// Gives a seat a card of the stock; if there is none, as soon as there is one again.
    #[inline(always)]
    pub(super) fn owe(&mut self, seat: Seat, owed: Owed) {
        let public = &self.table.public;
        if public.stock_size == 1 && public.spec.exhaustion.last_turned_up && public.can_recycle() {
            self.turn_up_last();
        }
        match self.table.stock.last().copied() {
            Some(card) => self.give(seat, card, owed),
            None => self.owe_without_stock(seat, owed),
        }
    }

    /// The last card of the stock begins the new discard pile.
    #[cold]
    fn turn_up_last(&mut self) {
        let Some(card) = self.table.stock.last().copied() else { return };
        self.add(Event::TurnedUp { card });
    }

    #[inline(always)]
    fn give(&mut self, seat: Seat, card: CardId, owed: Owed) {
        self.add_plain(Event::Drew { seat, card });
        if self.table.public.spec.open_hands {
            self.add(Event::CardsShown { seat, cards: vec![card] });
        }
        self.after_card(seat, owed);
    }

    #[cold]
    fn owe_without_stock(&mut self, seat: Seat, owed: Owed) {
        let recycles = self.table.public.can_recycle();
        if recycles && self.table.public.spec.exhaustion.turned_over {
            self.add(Event::TurnedOver);
            if let Some(card) = self.table.stock.last().copied() {
                self.give(seat, card, owed);
            }
        } else if recycles {
            self.add(Event::CardOwed { seat, owed });
            self.add(Event::StockRanOut);
        } else {
            self.no_card(seat, owed);
        }
    }

    #[inline(always)]
    fn after_card(&mut self, seat: Seat, owed: Owed) {
        match owed {
            Owed::Draw => self.after_draw(seat),
            Owed::Price => self.resume_turn(),
            Owed::Penalty => self.next_turn(seat),
        }
    }

    fn no_card(&mut self, seat: Seat, owed: Owed) {
        match owed {
            Owed::Draw => match self.table.public.closed {
                Some(ending) => self.end_lap(ending),
                None => self.end_round(EndReason::StockOut, None),
            },
            Owed::Price => self.resume_turn(),
            Owed::Penalty => self.next_turn(seat),
        }
    }

    /// The bottom of the stack is the turn itself and goes on by itself; there is nothing to do but to say so.
    pub(super) fn resume_turn(&mut self) {
        if let Some(Pending::Turn(seat, step)) = self.table.public.pending.first().copied() {
            self.add_plain(Event::TurnWentOn { seat, step });
        }
    }

    fn after_draw(&mut self, seat: Seat) {
        let public = &self.table.public;
        let full = |limit: usize| public.hand_sizes[seat.index()] >= limit;
        if public.plays_or_draws() && public.in_turn.played {
            return self.end_turn(seat);
        }
        if public.spec.draw.up_to.is_none_or(full) {
            self.add_plain(Event::TurnWentOn { seat, step: TurnStep::Play });
        }
        if self.table.public.stock_size == 0 {
            self.stock_spent(seat);
        }
    }

    /// The last card of the stock has been drawn.
    fn stock_spent(&mut self, seat: Seat) {
        let public = &self.table.public;
        let exhaustion = public.spec.exhaustion;
        if exhaustion.at_once && public.can_recycle() {
            self.add(Event::StockRanOut);
        } else if self.dig_is_possible() {
            self.open_dig(seat);
        } else {
            self.stock_is_out(seat);
        }
    }

    pub(super) fn stock_is_out(&mut self, seat: Seat) {
        match self.table.public.spec.exhaustion.then {
            WhenSpent::LastTurn => {
                self.add(Event::LastTurn);
                self.play_on_without_stock(seat);
            }
            WhenSpent::EndAtOnce => self.end_round(EndReason::StockOut, None),
            WhenSpent::EndWhenNeeded
            | WhenSpent::RowTurns
            | WhenSpent::RowOnly
            | WhenSpent::PlayOn
            | WhenSpent::EndBeforeTurn(_) => {}
        }
    }

    fn play_on_without_stock(&mut self, seat: Seat) {
        if let Some(Pending::Turn(_, TurnStep::Draw)) = self.table.public.pending.last() {
            self.add_plain(Event::TurnWentOn { seat, step: TurnStep::Play });
        }
    }

    pub(super) fn recycle(&mut self, order: Vec<CardId>) -> Result<(), StepError> {
        let public = &self.table.public;
        let kept = usize::from(public.spec.exhaustion.keep_top);
        if !same_cards(&order, public.discard[..public.discard.len() - kept].iter().copied()) {
            return Err(StepError::WrongCards);
        }
        self.add(Event::Recycled { stock: order });
        if let Some(Pending::Owed(seat, owed)) = self.table.public.pending.last().copied() {
            self.add(Event::CardSettled);
            self.owe(seat, owed);
        }
        Ok(())
    }

    /// Draws no further, declines the live card, stops the round without a stock, or ends a turn in which nobody throws a card.
    pub(super) fn stop(&mut self, seat: Seat) {
        match self.table.public.pending.last() {
            Some(Pending::Turn(_, TurnStep::Offer)) => self.decline(seat),
            Some(Pending::Turn(_, TurnStep::Showdown)) => self.next_showdown(seat),
            Some(Pending::Turn(_, TurnStep::Draw | TurnStep::Play))
                if self.table.public.spec.turn.discards == Discards::None =>
            {
                self.end_turn(seat);
            }
            Some(Pending::Turn(_, TurnStep::Play)) => self.end_round(EndReason::StockOut, None),
            _ if self.table.public.spec.draw.up_to.is_some() => {
                self.add_plain(Event::TurnWentOn { seat, step: TurnStep::Play });
            }
            _ => self.end_round(EndReason::Stopped, None),
        }
    }

    #[inline(always)]
    pub(super) fn discard(&mut self, seat: Seat, cards: impl IntoIterator<Item = CardId>) {
        let was_rummy = self.is_rummy(seat);
        for card in cards {
            self.add_plain(Event::Discarded { seat, card });
        }
        self.add_plain(Event::TurnPassed { seat });
        let public = &self.table.public;
        let ends = public.spec.turn.empty_hand != EmptyHand::Nothing && public.hand_sizes[seat.index()] == 0;
        if ends {
            self.end_round(if was_rummy { EndReason::Rummy } else { EndReason::WentOut }, Some(seat));
        } else if self.may_be_called(seat) {
            self.open_calls(seat);
        } else {
            self.next_turn(seat);
        }
    }

    /// The table announces a last card at the end of the action that left it.
    pub(super) fn announce_last_card(&mut self, seat: Seat) {
        let public = &self.table.public;
        let due = public.spec.turn.knock == Some(Knock::Table) && public.holds_last_card(seat);
        if due && !public.state(seat).knocked {
            self.add(Event::Knocked { seat });
        }
    }

    /// Goes on to the seat on the left, unless the round is over.
    pub(crate) fn next_turn(&mut self, seat: Seat) {
        let next = self.table.public.left_of(seat);
        match self.dead_end(next) {
            _ if self.table.public.in_last_lap() => self.next_of_lap(next),
            Some(why) => self.end_round(why, None),
            None => self.begin_turn(next),
        }
    }

    /// Why the round ends before the next seat's turn, if it does.
    fn dead_end(&self, next: Seat) -> Option<EndReason> {
        let public = &self.table.public;
        let ends = &public.spec.ends;
        let stuck = |size: usize| public.hand_sizes.iter().all(|hand| *hand == size);
        let idle = |cycles: u16| usize::from(public.idle) >= usize::from(cycles) * public.spec.seats;
        let then = public.spec.exhaustion.then;
        let empty = public.stock_size == 0 && !public.can_recycle();
        let spent = match then {
            WhenSpent::RowTurns => empty && public.state(next).row_turn,
            WhenSpent::EndBeforeTurn(left) => public.stock_size <= left && !public.can_recycle(),
            WhenSpent::LastTurn
            | WhenSpent::EndAtOnce
            | WhenSpent::EndWhenNeeded
            | WhenSpent::RowOnly
            | WhenSpent::PlayOn => false,
        };
        if ends.all_hands.is_some_and(stuck) {
            Some(EndReason::AllStuck)
        } else if public.last_turn || spent {
            Some(EndReason::StockOut)
        } else if ends.idle_cycles.is_some_and(idle) {
            Some(EndReason::Idle)
        } else if public.turns[next.index()] >= ends.turn_limit {
            Some(EndReason::TurnLimit)
        } else {
            None
        }
    }
}
