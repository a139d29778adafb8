//! What has happened, numbered from 0, and where in it the seats acted.

use crate::Moment;
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::event::Event;
use rummage_rules::notation;
use rummage_rules::perform::Events;
use rummage_rules::record::Match;

/// All that has happened, or the latest of it.
#[derive(Clone, Default)]
pub(crate) struct Past {
    /// So many events before those that are kept are forgotten.
    pub forgotten: usize,
    /// The events that are kept.
    pub kept: Vec<Event<CardId>>,
    /// Where each action stands, in their order.
    pub acts: Vec<Act>,
    /// At least so many events are kept; all of them where it says nothing.
    most: Option<usize>,
}

/// Where an action stands in what has happened.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(crate) struct Act {
    /// So many events had happened before it.
    pub happened: usize,
    /// It was taken in this round.
    pub round: u16,
    /// This seat took it.
    pub seat: Seat,
}

impl Past {
    /// How many events have happened.
    pub fn happened(&self) -> usize {
        self.forgotten + self.kept.len()
    }

    /// Of the events from this number on, those that are kept.
    pub fn since(&self, number: usize) -> &[Event<CardId>] {
        &self.kept[number.saturating_sub(self.forgotten).min(self.kept.len())..]
    }

    /// Something has happened in a match that stands so now: a step, or an action if there is one more of them in its record.
    pub fn add<'a>(&'a mut self, played: &'a Match, events: Events) -> Moment<'a> {
        self.forget();
        let (first, actions) = (self.happened(), &played.record().actions);
        if let Some(text) = actions.get(self.acts.len()) {
            let seat = text.split(' ').next().and_then(notation::parse_seat).unwrap_or(Seat(0));
            self.acts.push(Act { happened: first, round: played.table().public.round, seat });
        }
        self.kept.extend(events);
        Moment { played, first, events: self.since(first) }
    }

    /// Of what happens from now on the latest events are kept: so many at least, and an eighth more at most when something happens.
    pub fn keep_latest(&mut self, most: usize) {
        self.most = Some(most);
        self.forget();
        self.kept.shrink_to_fit();
    }

    /// The match has gone back, and this has happened instead.
    pub fn give_way_to(&mut self, past: Past) {
        *self = Past { most: self.most, ..past };
        self.forget();
    }

    fn forget(&mut self) {
        let Some(most) = self.most.filter(|most| self.kept.len() > most + most / 8) else { return };
        let gone = self.kept.len() - most;
        self.kept.drain(..gone);
        self.forgotten += gone;
    }
}
