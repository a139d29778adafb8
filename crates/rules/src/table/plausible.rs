//! Whether a view that comes from outside could be one: asked of a text before anything else is asked of the view.

use crate::cards::ids::{CardId, Seat};
use crate::cards::order::RANKS;
use crate::melds::meld::{Meld, Reading, Slot};
use crate::melds::pattern;
use crate::table::audit::Broken;
use crate::table::view::View;
use crate::table::{Pending, Public};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use thiserror::Error;

/// More points, rounds or turns than any match has.
pub(super) const ENDLESS: i32 = 1_000_000;

/// A view that cannot be.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Implausible {
    /// A list that is kept per seat has another number of entries.
    #[error("{what} has {there} entries for {seats} seats")]
    Entries {
        /// The list.
        what: &'static str,
        /// Its entries.
        there: usize,
        /// The seats of the table.
        seats: usize,
    },
    /// A seat that is not at the table.
    #[error("there is no seat {0} at this table")]
    Seat(Seat),
    /// A card that the deck does not have.
    #[error("the deck has no card {0}")]
    Card(u8),
    /// A meld that does not read as it says.
    #[error("meld {0} of the table does not read as it lies")]
    Meld(usize),
    /// A number beyond all that a match can come to.
    #[error("the number {0} is beyond any match")]
    Number(i32),
    /// A card comes from a stock that is empty.
    #[error("a card comes from a stock that is empty")]
    NoStock,
    /// More has happened than can in any match.
    #[error("more has happened than can in any match")]
    TooMuch,
    /// The cards and points do not add up.
    #[error(transparent)]
    Broken(#[from] Broken),
}

impl View {
    /// Whether this view is one that a seat of its table could have: everything names seats and cards that there are, and the hidden
    /// cards can be placed so that the table is sound.
    ///
    /// # Errors
    /// The first thing that cannot be.
    pub fn vet(&self) -> Result<(), Implausible> {
        self.vet_names()?;
        // Any guess will do: what can be wrong does not depend on where the hidden cards lie.
        Ok(self.sample(&mut ChaCha8Rng::seed_from_u64(0)).audit()?)
    }

    /// The same of an onlooker's view, whose hand is empty because no hand is shown to it.
    pub(super) fn vet_without_hand(&self) -> Result<(), Implausible> {
        self.vet_names()?;
        Ok(self.sample_for(None, &mut ChaCha8Rng::seed_from_u64(0)).audit()?)
    }

    fn vet_names(&self) -> Result<(), Implausible> {
        self.vet_lengths()?;
        self.vet_seats()?;
        self.vet_cards()?;
        self.vet_melds()?;
        self.vet_numbers()
    }

    fn vet_lengths(&self) -> Result<(), Implausible> {
        let public = &self.public;
        let seats = public.spec.seats;
        let shown = if public.shown.is_empty() { seats } else { public.shown.len() };
        let lengths = [
            ("totals", public.totals.len()),
            ("hand_sizes", public.hand_sizes.len()),
            ("known", public.known.len()),
            ("turns", public.turns.len()),
            ("last_out", public.last_out.len()),
            ("states", public.states.len()),
            ("contracts", public.contracts.len()),
            ("completed", public.completed.len()),
            ("rounds_out", public.rounds_out.len()),
            ("shown", shown),
        ];
        match lengths.into_iter().find(|(_, there)| *there != seats) {
            Some((what, there)) => Err(Implausible::Entries { what, there, seats }),
            None => Ok(()),
        }
    }

    fn vet_seats(&self) -> Result<(), Implausible> {
        let public = &self.public;
        let mut named = vec![self.seat, public.dealer];
        named.extend(public.discarder.iter().chain(&public.offered_by));
        named.extend(public.closed.iter().chain(&public.ending).filter_map(|ending| ending.by));
        named.extend(&public.winners);
        named.extend(public.entries.iter().chain(public.sheets.iter().flatten()).map(|line| line.seat));
        named.extend(public.aside.iter().map(|(seat, _)| *seat));
        for meld in &public.melds {
            named.push(meld.owner);
            named.extend(meld.laid_cards().map(|(_, by)| by));
        }
        for pending in &public.pending {
            match pending {
                Pending::Turn(seat, _) | Pending::Owed(seat, _) => named.push(*seat),
                Pending::Window(window) => named.extend(window.asked.iter().chain(window.answered.iter())),
                Pending::Step(_) => {}
            }
        }
        match named.into_iter().find(|seat| seat.index() >= public.spec.seats) {
            Some(seat) => Err(Implausible::Seat(seat)),
            None => Ok(()),
        }
    }

    fn vet_cards(&self) -> Result<(), Implausible> {
        let public = &self.public;
        let shown = public.shown.iter().flat_map(|split| split.melds.iter().flatten().chain(&split.loose));
        let turn = [public.taken, public.in_turn.must_play, public.in_turn.must_discard, public.upcard];
        let mut cards = (self.hand.iter().chain(&public.discard).chain(&public.known_stock))
            .chain(public.known.iter().flatten())
            .chain(shown)
            .copied()
            .chain(public.melds.iter().flat_map(Meld::all_cards))
            .chain(public.aside.iter().map(|(_, card)| *card))
            .chain(turn.into_iter().flatten());
        let is_missing = |card: &CardId| usize::from(card.0) >= public.spec.deck.len();
        cards.find(is_missing).map_or(Ok(()), |card| Err(Implausible::Card(card.0)))
    }

    fn vet_melds(&self) -> Result<(), Implausible> {
        let wrong = self.public.melds.iter().position(|meld| !self.public.reads(meld));
        wrong.map_or(Ok(()), |index| Err(Implausible::Meld(index)))
    }

    fn vet_numbers(&self) -> Result<(), Implausible> {
        let public = &self.public;
        let lines = public.entries.iter().chain(public.sheets.iter().flatten());
        let counts =
            [&public.turns, &public.rounds_out].into_iter().flatten().chain([&public.round, &public.idle]);
        let numbers = (public.totals.iter().copied())
            .chain(lines.map(|line| line.amount))
            .chain(counts.map(|count| if *count == u16::MAX { i32::MAX } else { 0 }));
        let beyond = |number: &i32| number.unsigned_abs() > ENDLESS.unsigned_abs();
        numbers.into_iter().find(beyond).map_or(Ok(()), |number| Err(Implausible::Number(number)))
    }
}

impl Public {
    /// Whether a meld is what it says, and has somebody who laid each of its cards.
    pub(super) fn reads(&self, meld: &Meld) -> bool {
        let cards: Vec<CardId> = meld.cards().collect();
        let (spec, reading) = (&self.spec, &meld.reading);
        let known = reading.pattern < spec.patterns.len() && meld.laid_by.len() == cards.len();
        // A card that was laid before it was known to be wild stands for itself.
        let as_laid_before = |read: &Reading| {
            let slot = |slot: &Slot| if slot.is_in_place(spec) { Slot::natural(slot.card) } else { *slot };
            let slots = read.slots.iter().map(slot).collect();
            spec.deal.hides_wild() && Reading { slots, ..read.clone() } == *reading
        };
        let lies_so =
            |read: Reading| read == *reading || as_laid_before(&read) || lies_elsewhere(read, reading);
        known && pattern::read_as(spec, reading.pattern, &cards).is_ok_and(lies_so)
    }
}

/// Whether a run of all ranks, read from one end, lies from another: its last card was laid off there, the ace above the king.
fn lies_elsewhere(mut read: Reading, lies: &Reading) -> bool {
    let ranks = usize::from(RANKS);
    let first = |slot: &Slot| read.slots.iter().position(|other| other == slot);
    let Some(turned) = lies.slots.first().and_then(first) else { return false };
    let whole = lies.slots.len() == ranks && (1..=ranks).contains(&usize::from(read.low));
    read.slots.rotate_left(turned);
    let low = (usize::from(read.low.saturating_sub(1)) + turned) % ranks + 1;
    read.low = u8::try_from(low).unwrap_or(RANKS);
    whole && read == *lies
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::deck;
    use crate::games;
    use crate::house::options::Options;

    #[test]
    fn a_run_of_a_whole_suit_may_have_its_ace_at_either_end_and_nothing_else() {
        let spec = games::find("rummy500").expect("a game").spec(2, &Options::default()).expect("a table");
        let deck = &spec.deck;
        let hearts: Vec<CardId> =
            deck::RANKS.iter().filter_map(|rank| deck.find(&format!("{rank}H")).next()).collect();
        let run = spec.patterns.iter().position(|pattern| pattern.name == "run").expect("runs");
        let from_the_ace = pattern::read_as(&spec, run, &hearts).expect("a run");
        let mut to_the_ace = Reading { low: 2, ..from_the_ace.clone() };
        to_the_ace.slots.rotate_left(1);
        let table = Public::new(spec, Seat(0));
        let reads = |reading: &Reading| table.reads(&Meld::new(Seat(0), reading.clone()));
        assert!(reads(&from_the_ace) && reads(&to_the_ace));
        assert!(!reads(&Reading { low: 3, ..to_the_ace.clone() }));
        to_the_ace.slots.swap(3, 4);
        assert!(!reads(&to_the_ace));
    }
}
