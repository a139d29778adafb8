//! A match that runs elsewhere, as this seat is told of it: its view, and what has happened, by number.

use rummage_rules::{
    cards::ids::Seat,
    event::{Event, Seen},
    table::{Public, view::View},
};
use rummage_wire::{SeenMatch, Setup, Sight, Since, Unheard};

/// A match that somebody else hosts. It holds nothing that its seat may not know, because nothing else is told.
#[derive(Debug, Clone)]
pub struct Guest {
    /// What it is looked back on from.
    seen: SeenMatch,
    sight: Sight,
    dividing: Vec<Seat>,
    /// The same match as others at this screen are told of it, who sit at other seats.
    beside: Vec<Guest>,
}

impl Guest {
    /// A match as far as it is seen now.
    pub fn new(sight: Sight) -> Self {
        Self { seen: SeenMatch::from_now(&sight), sight, dividing: Vec::new(), beside: Vec::new() }
    }

    /// A match that was seen before, as far as it was told then.
    ///
    /// # Errors
    /// What cannot be.
    pub fn again(seen: SeenMatch) -> Result<Self, Unheard> {
        Ok(Self { sight: seen.sight()?, seen, dividing: Vec::new(), beside: Vec::new() })
    }

    /// Events have happened, the first of which has this number. Those that were told before are passed over.
    ///
    /// # Errors
    /// What is of another match, leaves a gap, or cannot be. The match stands as it did.
    pub fn hear(&mut self, number: u32, first: usize, events: Vec<Event<Seen>>) -> Result<(), Unheard> {
        self.seen.note(&self.sight.happen(number, first, events)?);
        Ok(())
    }

    /// Somebody else at this screen is told of the match as well.
    pub fn sit_beside(&mut self, guest: Guest) {
        self.beside.retain(|other| other.seat() != guest.seat());
        self.beside.push(guest);
    }

    /// As somebody else at this screen is told of it.
    pub fn beside(&self, seat: Seat) -> Option<&Guest> {
        self.beside.iter().find(|guest| guest.seat() == seat)
    }

    /// As somebody else at this screen is told of it, to hear more of it.
    pub fn beside_mut(&mut self, seat: Seat) -> Option<&mut Guest> {
        self.beside.iter_mut().find(|guest| guest.seat() == seat)
    }

    /// As everybody at this screen is told of it who sits beside.
    pub fn take_beside(&mut self) -> Vec<Guest> {
        std::mem::take(&mut self.beside)
    }

    /// The count of hands waits for these seats, or for nobody any more.
    pub fn hear_dividing(&mut self, seats: Vec<Seat>) {
        self.dividing = seats;
    }

    /// How much has been told: what is said on coming back.
    pub fn since(&self) -> Since {
        self.sight.since()
    }

    /// All that was told, to be kept.
    pub fn seen(&self) -> &SeenMatch {
        &self.seen
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
    pub fn seat(&self) -> Seat {
        self.sight.view().seat
    }

    /// How many events were told since the table was first seen.
    pub(super) fn happened(&self) -> usize {
        self.told().len()
    }

    /// What was told since the table was first seen.
    fn told(&self) -> &[Event<Seen>] {
        self.seen.told()
    }

    /// What a seat was told since it first saw the table; of other seats than those at this screen what the first one was.
    pub fn told_to(&self, seat: Option<Seat>) -> &[Event<Seen>] {
        seat.and_then(|seat| self.beside(seat)).unwrap_or(self).told()
    }

    pub(super) fn public(&self) -> &Public {
        &self.sight.view().public
    }

    /// All that was told to a seat at this screen; of others what everybody sees.
    pub(super) fn view(&self, seat: Seat) -> View {
        seen_from(self.beside(seat).unwrap_or(self).sight.view().clone(), seat, true)
    }

    /// The table after so many of the events that were told, seen from a seat; with its hand if it is this seat's and may be seen.
    pub(super) fn view_at(&self, events: usize, seat: Seat, eyes: Option<Seat>) -> View {
        let mut view = self.seen.began().clone();
        for event in self.told().iter().take(events) {
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
