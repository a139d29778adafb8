//! Who is told of events, and in which form.

use crate::told;
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::event::Event;
use rummage_rules::table::Public;

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
    /// The lines for these events, at a table where they have happened.
    pub fn lines(self, public: &Public, events: &[Event<CardId>]) -> Vec<String> {
        let shown = |event: &Event<CardId>| match self.to {
            Watcher::Onlooker => event.shown_to(None),
            Watcher::Seat(seat) => event.shown_to(Some(seat)),
            Watcher::All => event.laid_open(),
        };
        events.iter().flat_map(|event| told::lines(public, &shown(event), self.copies)).collect()
    }
}
