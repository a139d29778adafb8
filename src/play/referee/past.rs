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
