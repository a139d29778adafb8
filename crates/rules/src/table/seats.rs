//! A few seats in an order, without an allocation: what is asked, and answered, in a window.

use crate::cards::ids::Seat;
use serde::{Deserialize, Serialize, Serializer};
use std::fmt;
use std::ops::Deref;
use thiserror::Error;

/// No table has more seats.
const MOST: usize = 8;

/// Some seats of a table in an order, each at most once.
#[derive(Copy, Clone, Default, PartialEq, Eq, Hash, Deserialize)]
#[serde(try_from = "Vec<Seat>")]
pub struct Seats {
    count: u8,
    seats: [Seat; MOST],
}

/// More seats than a table has.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no table has {0} seats")]
pub struct TooMany(usize);

impl Seats {
    /// Puts another seat behind them, if there is room at the table.
    pub fn push(&mut self, seat: Seat) {
        if let Some(place) = self.seats.get_mut(usize::from(self.count)) {
            *place = seat;
            self.count += 1;
        }
    }
}

impl Deref for Seats {
    type Target = [Seat];

    fn deref(&self) -> &[Seat] {
        &self.seats[..usize::from(self.count)]
    }
}

impl fmt::Debug for Seats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut row = Seats::default();
        seats.into_iter().for_each(|seat| row.push(seat));
        row
    }
}

impl TryFrom<Vec<Seat>> for Seats {
    type Error = TooMany;

    fn try_from(seats: Vec<Seat>) -> Result<Seats, TooMany> {
        if seats.len() > MOST { Err(TooMany(seats.len())) } else { Ok(seats.into_iter().collect()) }
    }
}

impl Serialize for Seats {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
