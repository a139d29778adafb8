//! Letting an event happen to the truth, and to a hand as far as its cards are known.

use crate::card::{CardId, Seat};
use crate::event::Event;
use crate::table::Table;

impl Table {
    /// Lets an event happen. Inlined, like all that it calls: where it is made, an event is known by its kind.
    #[inline(always)]
    pub(crate) fn apply(&mut self, event: &Event<CardId>) {
        match event {
            Event::RoundBegan { .. } => {
                self.hands.iter_mut().for_each(Vec::clear);
                self.stock.clear();
            }
            Event::Dealt { hands, stock } => {
                self.hands.clone_from(hands);
                self.stock.clone_from(stock);
            }
            Event::TurnedUp { .. } => drop(self.stock.pop()),
            Event::Drew { .. } => drop(self.stock.pop()),
            Event::Recycled { stock } => self.stock.clone_from(stock),
            Event::TurnedOver => self.stock = self.public.discard.iter().rev().copied().collect(),
            Event::WindowOpened { .. } | Event::WindowClosed => self.answers.fill(None),
            Event::Answered { seat, choice } => self.answers[seat.index()] = *choice,
            _ => {}
        }
        if let Some(seat) = event.hand_concerned() {
            hand_after(&mut self.hands[seat.index()], event, |card| Some(*card));
        }
        self.public.apply(event);
    }
}

impl<C> Event<C> {
    /// The seat whose hand is another one afterwards, if it is but one.
    #[inline(always)]
    pub(crate) fn hand_concerned(&self) -> Option<Seat> {
        match self {
            Event::Drew { seat, .. }
            | Event::Took { seat, .. }
            | Event::TookRow { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::LaidOff { seat, .. }
            | Event::Rode { seat, .. }
            | Event::Swapped { seat, .. }
            | Event::Bought { seat, .. }
            | Event::RummyCalled { seat, .. } => Some(*seat),
            Event::Melded { meld } => Some(meld.owner),
            _ => None,
        }
    }
}

/// What an event does to the hand that it concerns, as far as `face` tells its cards.
#[inline(always)]
pub(crate) fn hand_after<C>(hand: &mut Vec<CardId>, event: &Event<C>, face: impl Fn(&C) -> Option<CardId>) {
    match event {
        Event::Drew { card, .. } => hand.extend(face(card)),
        Event::Took { card, .. } | Event::Bought { card, .. } | Event::RummyCalled { card, .. } => {
            hand.push(*card);
        }
        Event::TookRow { cards, .. } => hand.extend(cards),
        Event::Melded { meld } => hand.retain(|held| meld.cards().all(|card| card != *held)),
        Event::Discarded { card, .. } | Event::Rode { card, .. } => remove(hand, *card),
        Event::LaidOff { fit, .. } => remove(hand, fit.slot.card),
        Event::Swapped { swap, wild, .. } => {
            remove(hand, swap.natural);
            hand.push(*wild);
        }
        _ => {}
    }
}

/// Takes a card out, if it is there; no card is there twice.
pub(super) fn remove(cards: &mut Vec<CardId>, card: CardId) {
    if let Some(place) = cards.iter().position(|held| *held == card) {
        cards.remove(place);
    }
}
