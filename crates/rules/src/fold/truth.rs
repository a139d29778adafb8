//! Letting an event happen to the truth, and to a hand as far as its cards are known.

use crate::card::{CardId, Seat};
use crate::event::Event;
use crate::table::Table;

impl Table {
    /// Lets an event happen.
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
        for (seat, hand) in self.hands.iter_mut().enumerate() {
            hand_after(hand, Seat::at(seat), event, |card| Some(*card));
        }
        self.public.apply(event);
    }
}

/// What an event does to a hand, as far as `face` tells its cards.
pub(crate) fn hand_after<C>(
    hand: &mut Vec<CardId>,
    owner: Seat,
    event: &Event<C>,
    face: impl Fn(&C) -> Option<CardId>,
) {
    match event {
        Event::Drew { seat, card } if *seat == owner => hand.extend(face(card)),
        Event::Took { seat, card } | Event::Bought { seat, card } | Event::RummyCalled { seat, card, .. }
            if *seat == owner =>
        {
            hand.push(*card);
        }
        Event::TookRow { seat, cards, .. } if *seat == owner => hand.extend(cards),
        Event::Melded { meld } if meld.owner == owner => {
            hand.retain(|held| meld.cards().all(|card| card != *held));
        }
        Event::Discarded { seat, card } | Event::Rode { seat, card, .. } if *seat == owner => {
            hand.retain(|held| held != card);
        }
        Event::LaidOff { seat, fit, .. } if *seat == owner => hand.retain(|held| *held != fit.slot.card),
        Event::Swapped { seat, swap, wild, .. } if *seat == owner => {
            hand.retain(|held| *held != swap.natural);
            hand.push(*wild);
        }
        _ => {}
    }
}
