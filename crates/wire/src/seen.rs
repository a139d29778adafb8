//! A match as a client has seen it: the table when it was first told of, and what has happened since. It can be kept and looked back on.

use crate::sight::{Sight, Unheard};
use crate::snapshot::Snapshot;
use rummage_rules::cards::ids::Seat;
use rummage_rules::event::{Event, Seen};
use rummage_rules::table::view::View;
use serde::{Deserialize, Serialize};

/// What a client was told of a match, all of it. It holds nothing that its seat may not know, because nothing else was told.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeenMatch {
    seat: Option<Seat>,
    number: u32,
    /// So many events had happened when it was first told of.
    happened: usize,
    began: Snapshot,
    told: Vec<Event<Seen>>,
}

impl SeenMatch {
    /// A match that is told of from here on.
    pub fn from_now(sight: &Sight) -> SeenMatch {
        SeenMatch {
            seat: (!sight.looks_on()).then(|| sight.view().seat),
            number: sight.number(),
            happened: sight.happened(),
            began: Snapshot { setup: sight.setup().clone(), view: sight.view().clone() },
            told: Vec::new(),
        }
    }

    /// Notes what has happened since.
    pub fn note(&mut self, events: &[Event<Seen>]) {
        self.told.extend_from_slice(events);
    }

    /// The seat that saw it; none for an onlooker.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The table as it was first told of.
    pub fn began(&self) -> &View {
        &self.began.view
    }

    /// What has happened since, in order.
    pub fn told(&self) -> &[Event<Seen>] {
        &self.told
    }

    /// What is known after all of it.
    ///
    /// # Errors
    /// What cannot be: the text it was read from is not what was kept.
    pub fn sight(&self) -> Result<Sight, Unheard> {
        let mut sight = Sight::begin(self.seat, self.number, self.happened, self.began.clone())?;
        sight.happen(self.number, self.happened, self.told.clone())?;
        Ok(sight)
    }
}
