//! Letting an event happen to the truth, and to a hand as far as its cards are known.

use crate::cards::ids::{CardId, Seat};
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
                self.hidden_wild = None;
            }
            Event::Dealt { hands, stock } => {
                self.hands.clone_from(hands);
                self.stock.clone_from(stock);
            }
            Event::TurnedUp { .. } | Event::Drew { .. } => drop(self.stock.pop()),
            Event::WildCut { .. } => self.turn_up_wild(),
            Event::SawWild(_, card) => self.lay_wild_aside(*card),
            Event::Recycled { stock } => self.stock.clone_from(stock),
            Event::TurnedOver => self.stock = self.public.discard.iter().rev().copied().collect(),
            Event::WindowOpened { .. } | Event::WindowClosed => self.answers.fill(None),
            Event::Answered { seat, choice } => self.answers[seat.index()] = *choice,
            Event::Gave { seat, to, card } => {
                remove(&mut self.hands[seat.index()], *card);
                self.hands[to.index()].push(*card);
            }
            _ => {}
        }
        if let Some(seat) = event.hand_concerned() {
            hand_after(&mut self.hands[seat.index()], event, |card| Some(*card));
        }
        self.public.write().apply(event);
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
            | Event::Rearranged { seat, .. }
            | Event::Discarded { seat, .. }
            | Event::LaidAside { seat, .. }
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
        Event::Rearranged { cards, .. } => hand.retain(|held| !cards.contains(held)),
        Event::Discarded { card, .. } | Event::LaidAside { card, .. } | Event::Rode { card, .. } => {
            remove(hand, *card);
        }
        Event::LaidOff { fit, .. } => remove(hand, fit.slot.card),
        Event::Swapped { swap, wild, .. } => {
            remove(hand, swap.natural);
            hand.push(*wild);
        }
        _ => {}
    }
}

/// Takes a card out, if it is there; no card is there twice. Those behind it move up one by one in the same pass: where it lies is chance,
/// and what a processor cannot guess costs it more than to look at all of them.
pub(super) fn remove(cards: &mut Vec<CardId>, card: CardId) {
    let row = cards.as_mut_slice();
    let mut gone = 0;
    for place in 0..row.len() {
        let held = row[place];
        row[place - gone] = held;
        gone |= usize::from(held == card);
    }
    cards.truncate(cards.len() - gone);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_is_taken_from_wherever_it_lies_and_the_others_keep_their_order() {
        let row = |cards: &[u8]| cards.iter().copied().map(CardId).collect::<Vec<_>>();
        let without = |card| {
            let mut cards = row(&[7, 3, 9]);
            remove(&mut cards, CardId(card));
            cards
        };
        assert_eq!([7, 3, 9, 4].map(without), [row(&[3, 9]), row(&[7, 9]), row(&[7, 3]), row(&[7, 3, 9])]);
        let mut none = Vec::new();
        remove(&mut none, CardId(7));
        assert_eq!(none, row(&[]));
    }
}
