//! Who is told of events, and in which form.

use crate::told;
use rummage_host::Moment;
use rummage_rules::cards::ids::Seat;
use rummage_rules::event::{Event, Seen};

/// Who is told of events.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Watcher {
    /// Somebody who sees no hand.
    Onlooker,
    /// A seat.
    Seat(Seat),
    /// Somebody who sees everything.
    All,
}

/// Who is told of events, and in which form.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Telling {
    /// Who.
    pub to: Watcher,
    /// Whether cards that look alike are told apart.
    pub copies: bool,
}

impl Telling {
    /// The lines for what has just happened.
    pub fn lines(self, moment: &Moment) -> Vec<String> {
        let shown: Vec<Event<Seen>> = match self.to {
            Watcher::Onlooker => moment.told(None).collect(),
            Watcher::Seat(seat) => moment.told(Some(seat)).collect(),
            Watcher::All => moment.laid_open().collect(),
        };
        shown.iter().flat_map(|event| told::lines(moment.public(), event, self.copies)).collect()
    }
}
