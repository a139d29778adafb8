//! What has just happened: an action or a step with all that it led to at once, as each seat is told it.

use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::event::{Event, Seen};
use rummage_rules::record::{Match, MatchRecord};
use rummage_rules::table::view::View;
use rummage_rules::table::{Public, Table};

/// What has just happened, and the match as it stands after it.
pub struct Moment<'a> {
    pub(crate) played: &'a Match,
    pub(crate) first: usize,
    pub(crate) events: &'a [Event<CardId>],
}

impl<'a> Moment<'a> {
    /// The number of its first event: so many had happened before.
    pub fn first(&self) -> usize {
        self.first
    }

    /// How many events have happened with it.
    pub fn happened(&self) -> usize {
        self.first + self.events.len()
    }

    /// Whether nothing has happened.
    pub fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// Its events as a seat is shown them; nobody is an onlooker, who sees no hand.
    pub fn told(&self, viewer: Option<Seat>) -> impl Iterator<Item = Event<Seen>> + use<'a> {
        self.events.iter().map(move |event| event.shown_to(viewer))
    }

    /// Its events with every face shown: for the log of whoever runs the match, and for one that is over.
    pub fn laid_open(&self) -> impl Iterator<Item = Event<Seen>> + use<'a> {
        self.events.iter().map(Event::laid_open)
    }

    /// What everybody sees now.
    pub fn public(&self) -> &'a Public {
        &self.played.table().public
    }

    /// What a seat may know now.
    pub fn view(&self, seat: Seat) -> View {
        self.played.table().view(seat)
    }

    /// What an onlooker may know now, as the view of the first seat without its hand.
    pub fn view_of_onlooker(&self) -> View {
        self.played.table().view_of_onlooker()
    }

    /// The truth as it is now: for tools that look for faults, and never for a player.
    pub fn truth(&self) -> &'a Table {
        self.played.table()
    }

    /// The match up to now, as it is written down. It holds the seed.
    pub fn record(&self) -> &'a MatchRecord {
        self.played.record()
    }
}
