//! A match as one seat, or an onlooker, is told it: events folded into a view, and nothing believed that cannot be.

use crate::ask::Since;
use crate::setup::Setup;
use crate::snapshot::Snapshot;
use crate::tell::Tell;
use rummage_rules::cards::ids::Seat;
use rummage_rules::event::{Event, Seen};
use rummage_rules::table::plausible::Implausible;
use rummage_rules::table::view::View;
use thiserror::Error;

/// What a client knows of a match.
#[derive(Clone, Debug)]
pub struct Sight {
    number: u32,
    happened: usize,
    seat: Option<Seat>,
    setup: Setup,
    view: View,
}

/// Something told that does not fit what was told before. What is known stays as it was; whoever wants to go on says hello anew.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unheard {
    /// It is about another match.
    #[error("this is told of match {told}, and match {known} is known")]
    Match {
        /// The match that it is about.
        told: u32,
        /// The match that is known.
        known: u32,
    },
    /// Events between were not told.
    #[error("event {told} is told, and {known} events are known")]
    Gap {
        /// The number of the first event told.
        told: usize,
        /// How many are known.
        known: usize,
    },
    /// The view is of another seat.
    #[error("this is the view of another seat")]
    Seat,
    /// It cannot be so.
    #[error(transparent)]
    Implausible(#[from] Implausible),
}

impl Sight {
    /// What a view tells of a match after so many events; to an onlooker where there is no seat.
    ///
    /// # Errors
    /// A view that is another seat's, or that cannot be.
    pub fn begin(seat: Option<Seat>, number: u32, happened: usize, told: Snapshot) -> Result<Sight, Unheard> {
        let Snapshot { setup, mut view } = told;
        if seat.is_some_and(|seat| view.seat != seat) {
            return Err(Unheard::Seat);
        }
        view.fold_told(&[], seat.is_none())?;
        Ok(Sight { number, happened, seat, setup, view })
    }

    /// Lets happen what is told: events from this number on. Those that are known already are passed over; the rest is given back.
    ///
    /// # Errors
    /// What is of another match, leaves a gap, or cannot be.
    pub fn happen(
        &mut self,
        number: u32,
        first: usize,
        mut events: Vec<Event<Seen>>,
    ) -> Result<Vec<Event<Seen>>, Unheard> {
        if number != self.number {
            return Err(Unheard::Match { told: number, known: self.number });
        }
        if first > self.happened {
            return Err(Unheard::Gap { told: first, known: self.happened });
        }
        let known = (self.happened - first).min(events.len());
        let fresh = events.split_off(known);
        self.view.fold_told(&fresh, self.seat.is_none())?;
        self.happened += fresh.len();
        Ok(fresh)
    }

    /// The number of the match at its table.
    pub fn number(&self) -> u32 {
        self.number
    }

    /// How many of its events are known.
    pub fn happened(&self) -> usize {
        self.happened
    }

    /// What to say hello with, so that the rest is told.
    pub fn since(&self) -> Since {
        Since { number: self.number, happened: self.happened }
    }

    /// What is played.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Whether it is an onlooker's: the table is seen from some chair, without its hand.
    pub fn looks_on(&self) -> bool {
        self.seat.is_none()
    }

    /// What is known. An onlooker's view has an empty hand, of no seat.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// The line that tells all of it.
    pub fn told(&self) -> Tell {
        let snapshot = Snapshot { setup: self.setup.clone(), view: self.view.clone() };
        Tell::View(self.number, self.happened, Box::new(snapshot))
    }
}
