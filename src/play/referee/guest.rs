//! A match that runs elsewhere, as this seat is told of it: its view, and what has happened, by number.

use rummage_rules::{
    cards::ids::Seat,
    event::{Event, Seen},
    table::{Public, view::View},
};
use rummage_wire::{Setup, Sight, Since, Unheard};

/// A match that somebody else hosts. It holds nothing that its seat may not know, because nothing else is told.
#[derive(Debug, Clone)]
pub struct Guest {
    /// The table as it stood when it was first told of: what this match is looked back on from.
    began: View,
    told: Vec<Event<Seen>>,
    sight: Sight,
    dividing: Vec<Seat>,
}

impl Guest {
    /// A match as far as it is seen now.
    pub fn new(sight: Sight) -> Self {
        Self { began: sight.view().clone(), told: Vec::new(), sight, dividing: Vec::new() }
    }

    /// Events have happened, the first of which has this number. Those that were told before are passed over; the rest is given back.
    ///
    /// # Errors
    /// What is of another match, leaves a gap, or cannot be. The match stands as it did.
    pub fn hear(
        &mut self,
        number: u32,
        first: usize,
        events: Vec<Event<Seen>>,
    ) -> Result<Vec<Event<Seen>>, Unheard> {
        let fresh = self.sight.happen(number, first, events)?;
        self.told.extend(fresh.iter().cloned());
        Ok(fresh)
    }

    /// The count of hands waits for these seats, or for nobody any more.
    pub fn hear_dividing(&mut self, seats: Vec<Seat>) {
        self.dividing = seats;
    }

    /// How much has been told: what is said on coming back.
    pub fn since(&self) -> Since {
        self.sight.since()
    }

    /// What is played.
    pub fn setup(&self) -> &Setup {
        self.sight.setup()
    }

    /// Whether nobody sits here: the table is seen from the seat that is told, without its hand.
    pub fn looks_on(&self) -> bool {
        self.sight.looks_on()
    }

    /// The seat that is told; for an onlooker the one from which the table is seen.
    pub(super) fn seat(&self) -> Seat {
        self.sight.view().seat
    }

    /// How many events were told since the table was first seen.
    pub(super) fn happened(&self) -> usize {
        self.told.len()
    }

    /// What was told since the table was first seen.
    pub(super) fn told(&self) -> &[Event<Seen>] {
        &self.told
    }

    pub(super) fn public(&self) -> &Public {
        &self.sight.view().public
    }

    /// All that was told to this seat; of others what everybody sees.
    pub(super) fn view(&self, seat: Seat) -> View {
        seen_from(self.sight.view().clone(), seat, true)
    }

    /// The table after so many of the events that were told, seen from a seat; with its hand if it is this seat's and may be seen.
    pub(super) fn view_at(&self, events: usize, seat: Seat, eyes: Option<Seat>) -> View {
        let mut view = self.began.clone();
        for event in self.told.iter().take(events) {
            view.fold(event);
        }
        seen_from(view, seat, eyes == Some(seat) && !self.looks_on())
    }

    /// The seats that may act now: those whom the count of hands waits for, or those whom the table asks.
    pub(super) fn asked(&self) -> Vec<Seat> {
        if self.dividing.is_empty() { self.public().asked() } else { self.dividing.clone() }
    }

    /// The seats that the count of hands waits for.
    pub(super) fn dividing(&self) -> &[Seat] {
        &self.dividing
    }
}

fn seen_from(mut view: View, seat: Seat, sees: bool) -> View {
    if !sees || seat != view.seat {
        view.hand.clear();
    }
    view.seat = seat;
    view
}
