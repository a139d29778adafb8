//! What may be read of the match at this table, wherever it runs.

use rummage_host::Decision;
use rummage_rules::{
    cards::ids::Seat,
    event::{Event, Seen},
    record::MatchRecord,
    table::{Due, Public, view::View},
};

use super::{Referee, Run};

impl Referee {
    /// What everybody sees.
    pub fn public(&self) -> &Public {
        match &self.run {
            Run::Here(host) => host.public(),
            Run::Elsewhere(guest) => guest.public(),
        }
    }

    /// What a seat may know; of other seats than its own a guest knows what everybody sees.
    pub fn view(&self, seat: Seat) -> View {
        match &self.run {
            Run::Here(host) => host.view(seat),
            Run::Elsewhere(guest) => guest.view(seat),
        }
    }

    /// What the judge waits for.
    pub fn due(&self) -> Due {
        self.public().due()
    }

    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.due() == Due::Nothing
    }

    /// The seats that may act now.
    pub fn asked(&self) -> Vec<Seat> {
        match &self.run {
            Run::Here(host) => host.asked(),
            Run::Elsewhere(guest) => guest.asked(),
        }
    }

    /// The seats that the count of hands waits for at a table elsewhere.
    pub fn dividing(&self) -> &[Seat] {
        match &self.run {
            Run::Here(_) => &[],
            Run::Elsewhere(guest) => guest.dividing(),
        }
    }

    /// How many events have happened, as far as is known here. The next one has this number.
    pub fn happened(&self) -> usize {
        match &self.run {
            Run::Here(host) => host.happened(),
            Run::Elsewhere(guest) => guest.happened(),
        }
    }

    /// All that has happened so far, as a seat was shown it; nobody is an onlooker, who sees no hand. A guest has what it was told.
    pub fn told_to(&self, viewer: Option<Seat>) -> impl Iterator<Item = Event<Seen>> + '_ {
        let (here, elsewhere) = match &self.run {
            Run::Here(host) => (Some(host.told(viewer, 0)), None),
            Run::Elsewhere(guest) => (None, Some(guest.told_to(viewer).iter().cloned())),
        };
        here.into_iter().flatten().chain(elsewhere.into_iter().flatten())
    }

    /// The match as it is written down, if it runs here. It holds the seed.
    pub fn record(&self) -> Option<&MatchRecord> {
        self.host().map(rummage_host::Host::record)
    }

    /// Whether the past may be seen through anybody's eyes.
    pub fn lies_open(&self) -> bool {
        self.host().is_some_and(rummage_host::Host::lies_open)
    }

    /// Every moment at which a seat did something. A guest is told what came of it, and not what was said.
    pub fn decisions(&self) -> Vec<Decision> {
        self.host().map(rummage_host::Host::decisions).unwrap_or_default()
    }

    /// The table after so many events, seen from a seat through these eyes: the seat's own, or an onlooker's, who sees no hand.
    /// While the match is on, eyes that are not the viewer's see as an onlooker does.
    pub fn view_after(&self, events: usize, seat: Seat, eyes: Option<Seat>) -> View {
        match &self.run {
            Run::Here(host) => {
                let eyes = eyes.filter(|eyes| host.may_see(Some(self.viewer), *eyes));
                host.view_at(events, seat, eyes)
            }
            Run::Elsewhere(guest) => guest.view_at(events, seat, eyes),
        }
    }
}
