//! Looking back: the table as it had been shown after so many events. The match itself stays where it is.

use bevy::prelude::*;
use rummage_rules::{cards::ids::Seat, table::view::View};

use super::Referee;

/// The past is looked at: the match waits, and the judge with it.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Looking {
    /// So many events have happened at the moment that is looked at.
    pub at: usize,
    /// The seat the table is seen from.
    pub seat: Seat,
    /// Whose cards may be seen, if anybody's.
    pub eyes: Option<Seat>,
}

impl Looking {
    /// The table as it was at this moment.
    pub fn view(&self, referee: &Referee) -> View {
        referee.view_after(self.at, self.seat, self.eyes)
    }
}

impl Referee {
    /// The table after so many events, seen from a seat through these eyes: the seat's own, or an onlooker's, who sees no hand.
    /// While the match is on, eyes that are not the viewer's see as an onlooker does.
    pub fn view_after(&self, events: usize, seat: Seat, eyes: Option<Seat>) -> View {
        let eyes = eyes.filter(|eyes| self.may_see(Some(self.viewer), *eyes));
        self.view_at(events, seat, eyes)
    }
}
