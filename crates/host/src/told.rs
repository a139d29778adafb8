//! What each seat is told: its view, and what has happened, by number.

use crate::Host;
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::event::{Event, Seen};
use rummage_rules::record::MatchRecord;
use rummage_rules::table::view::View;
use rummage_rules::table::{Public, Table};
use std::borrow::Cow;

impl Host {
    /// How many events have happened. The next one has this number.
    pub fn happened(&self) -> usize {
        self.past.happened()
    }

    /// What has happened from the event of this number on, as a seat is shown it; nobody is an onlooker, who sees no hand. What is
    /// [forgotten](Host::remembers_from) is left out.
    pub fn told(&self, viewer: Option<Seat>, since: usize) -> impl Iterator<Item = Event<Seen>> + '_ {
        self.past.since(since).iter().map(move |event| event.shown_to(viewer))
    }

    /// The same with every face shown: for the log of whoever runs the match, and for one that is over.
    pub fn laid_open(&self, since: usize) -> impl Iterator<Item = Event<Seen>> + '_ {
        self.past.since(since).iter().map(Event::laid_open)
    }

    /// The number of the first event that can still be told.
    pub fn remembers_from(&self) -> usize {
        self.past.forgotten
    }

    /// Forgets all but the latest events, so many at least and an eighth more at most, but for what happens at once: for a host of many
    /// matches. Looking back plays the record again from then on.
    pub fn remember_latest(&mut self, most: usize) {
        self.past.keep_latest(most);
    }

    /// Lets go of what was done, and writes nothing more down: for whoever keeps it elsewhere, action by action. The record is the head of the
    /// match from then on, and there is no looking back and no taking back.
    pub fn write_no_more(&mut self) {
        self.played.write_no_more();
        self.past.acts = Vec::new();
    }

    /// What everybody sees.
    pub fn public(&self) -> &Public {
        &self.played.table().public
    }

    /// What everybody sees, and what a seat knows besides: what is wild, where that is hidden from others. Its actions are read and judged by it.
    pub fn seen_by(&self, seat: Seat) -> Cow<'_, Public> {
        self.truth().seen_by(seat)
    }

    /// The hand of a seat, in the order in which its cards arrived: for that seat alone. Empty where there is no such seat.
    pub fn hand(&self, seat: Seat) -> &[CardId] {
        self.truth().hands.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// What a seat may know.
    pub fn view(&self, seat: Seat) -> View {
        self.truth().view(seat)
    }

    /// What an onlooker may know, as the view of the first seat without its hand.
    pub fn view_of_onlooker(&self) -> View {
        self.truth().view_of_onlooker()
    }

    /// The truth: for tools that look for faults, and never for a player.
    pub fn truth(&self) -> &Table {
        self.played.table()
    }

    /// The match so far, as it is written down: an action a line, for whoever keeps it. It holds the seed, so it is shown to nobody before
    /// the match [lies open](Host::lies_open).
    pub fn record(&self) -> &MatchRecord {
        self.played.record()
    }

    /// From now on the hidden cards lie as at this table; the table as it was. For tests that nobody can tell the difference: what ships
    /// has no such door.
    #[cfg(debug_assertions)]
    pub fn suppose(&mut self, truth: Table) -> Table {
        self.played.suppose(truth)
    }
}
