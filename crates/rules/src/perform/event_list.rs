//! A list of events that is written again and again without an allocation: where what happens is told, action after action.

use crate::cards::ids::CardId;
use crate::event::Event;
use std::mem;
use std::ops::Deref;

/// So many places are made at first.
const FIRST: usize = 4;

/// What has happened, in order. Its places are kept when it is cleared.
#[derive(Debug, Default)]
pub struct Told {
    /// From `count` on there is nothing in them that would have to be freed.
    places: Vec<Event<CardId>>,
    count: usize,
    /// Whether there are lists in some of the events.
    lists: bool,
}

impl Told {
    /// Forgets what has been told.
    #[inline]
    pub fn clear(&mut self) {
        if self.lists {
            self.free_lists();
        }
        self.count = 0;
    }

    #[cold]
    fn free_lists(&mut self) {
        self.places[..self.count].iter_mut().for_each(|event| *event = Event::CardDied);
        self.lists = false;
    }

    /// What has been told.
    pub fn into_events(mut self) -> Vec<Event<CardId>> {
        self.places.truncate(self.count);
        self.places
    }

    /// Writes an event into the next place. It is `made` there, field by field: made elsewhere in bytes and carried over in words, it would
    /// take a processor longer than to let it happen.
    #[inline(always)]
    pub(crate) fn push(&mut self, made: impl FnOnce() -> Event<CardId>) {
        let Some(place) = self.places.get_mut(self.count) else { return self.push_into_more(made()) };
        mem::forget(mem::replace(place, made()));
        self.lists |= place.owns_lists();
        self.count += 1;
    }

    #[cold]
    #[inline(never)]
    fn push_into_more(&mut self, event: Event<CardId>) {
        let places = FIRST.max(2 * self.places.len());
        self.places.resize_with(places, || Event::CardDied);
        self.push(|| event);
    }
}

impl Deref for Told {
    type Target = [Event<CardId>];

    fn deref(&self) -> &[Event<CardId>] {
        &self.places[..self.count]
    }
}

impl Event<CardId> {
    /// Whether there are lists in it that are to be freed.
    #[inline(always)]
    pub(crate) fn owns_lists(&self) -> bool {
        match self {
            Event::Dealt { .. }
            | Event::CardsShown { .. }
            | Event::TookRow { .. }
            | Event::SlotsFilled { .. }
            | Event::Melded { .. }
            | Event::Rearranged { .. }
            | Event::AttemptFailed { .. }
            | Event::Recycled { .. }
            | Event::HandsShown { .. }
            | Event::Scored { .. }
            | Event::MatchEnded { .. } => true,
            Event::RoundBegan { .. }
            | Event::TurnedUp { .. }
            | Event::WildCut { .. }
            | Event::LeftRound { .. }
            | Event::TurnBegan { .. }
            | Event::TurnWentOn { .. }
            | Event::Drew { .. }
            | Event::Took { .. }
            | Event::Opened { .. }
            | Event::Discarded { .. }
            | Event::LaidOff { .. }
            | Event::Rode { .. }
            | Event::Swapped { .. }
            | Event::WildKept { .. }
            | Event::TurnPassed { .. }
            | Event::Floated { .. }
            | Event::Knocked { .. }
            | Event::CardDied
            | Event::WindowOpened { .. }
            | Event::Answered { .. }
            | Event::WindowClosed
            | Event::Bought { .. }
            | Event::RummyCalled { .. }
            | Event::TurnedOver
            | Event::CutCalled { .. }
            | Event::CutSeen { .. }
            | Event::Entered { .. }
            | Event::CardOwed { .. }
            | Event::CardSettled
            | Event::StockRanOut
            | Event::LastTurn
            | Event::Closed { .. }
            | Event::RoundEnded { .. } => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::ids::Seat;

    #[test]
    fn what_is_told_is_read_in_order_and_a_cleared_list_keeps_nothing_to_free() {
        let shown = |card| Event::CardsShown { seat: Seat(1), cards: vec![CardId(card)] };
        let began = Event::TurnBegan { seat: Seat(1) };
        let mut told = Told::default();
        for first in [shown(4), began.clone(), shown(5)] {
            told.push(|| first.clone());
            (0..FIRST).for_each(|_| told.push(|| began.clone()));
            assert_eq!(told.first(), Some(&first));
            assert_eq!(told[1..], vec![began.clone(); FIRST]);
            told.clear();
            assert!(told.is_empty() && told.places.iter().all(|event| !event.owns_lists()));
        }
        told.push(|| shown(6));
        assert_eq!(told.into_events(), vec![shown(6)]);
    }
}
