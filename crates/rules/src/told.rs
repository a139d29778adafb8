//! A list of events that is written again and again without an allocation: where what happens is told, action after action.

use crate::card::CardId;
use crate::event::Event;
use std::mem::ManuallyDrop;
use std::ops::Deref;

/// So many places are made at first.
const FIRST: usize = 4;

/// What has happened, in order. Its places are kept when it is cleared.
#[derive(Debug, Default)]
pub struct Told {
    places: Vec<Event<CardId>>,
    count: usize,
}

impl Told {
    /// Forgets what has been told.
    pub fn clear(&mut self) {
        self.count = 0;
    }

    /// What has been told.
    pub fn into_events(mut self) -> Vec<Event<CardId>> {
        self.places.truncate(self.count);
        self.places
    }

    /// Writes an event into the next place. It is handed over without a drop: then the compiler builds it there, field by field. Built
    /// elsewhere in bytes and carried over in words, it would take a processor longer than to let it happen.
    #[inline(always)]
    pub(crate) fn push(&mut self, event: ManuallyDrop<Event<CardId>>) {
        if self.count == self.places.len() {
            self.make_places();
        }
        if let Some(place) = self.places.get_mut(self.count) {
            *place = ManuallyDrop::into_inner(event);
            self.count += 1;
        }
    }

    #[cold]
    fn make_places(&mut self) {
        let places = FIRST.max(2 * self.places.len());
        self.places.resize_with(places, || Event::CardDied);
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
            | Event::AttemptFailed { .. }
            | Event::Recycled { .. }
            | Event::HandsShown { .. }
            | Event::Scored { .. }
            | Event::MatchEnded { .. } => true,
            Event::RoundBegan { .. }
            | Event::TurnedUp { .. }
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
