//! Who sits where: sitting down, standing up, and what the host may do about it.

use super::people::Standing;
use super::{ChairNow, No, SocketId, Table};
use crate::chance;
use crate::store::Row;
use rummage_rules::cards::ids::Seat;
use rummage_wire::{Level, Name, Setup, Sorry, Stage, Who};
use tokio::time::Instant;

/// The shortest and the longest clock for a turn, in seconds.
const CLOCKS: std::ops::RangeInclusive<u32> = 10..=600;

/// A reason with a word for developers.
pub(super) fn no(sorry: Sorry, about: &str) -> No {
    (sorry, about.into())
}

impl Table {
    /// Who sits on a chair that there is.
    fn who(&self, seat: Seat) -> Result<&Who, No> {
        let place = self.ledger.places.get(seat.index());
        place.map(|place| &place.who).ok_or_else(|| no(Sorry::SeatTaken, "there is no such seat"))
    }

    fn must_be_free(&self, seat: Seat) -> Result<(), No> {
        match self.who(seat)? {
            Who::Free => Ok(()),
            Who::Person(_) | Who::Bot(_) => Err(no(Sorry::SeatTaken, "")),
        }
    }

    /// Chairs stay as they are while a match is dealt or played.
    fn must_be_between_matches(&self) -> Result<(), No> {
        match self.stage() {
            Stage::Gathering | Stage::Over => Ok(()),
            Stage::Dealing | Stage::Playing => Err(no(Sorry::NotNow, "a match is going on")),
        }
    }

    pub(super) fn must_be_host(&self, seat: Seat) -> Result<(), No> {
        if seat == self.ledger.host { Ok(()) } else { Err(no(Sorry::NotHost, "")) }
    }

    pub(super) async fn sit(&mut self, socket: SocketId, seat: Seat, name: Name) -> Result<(), No> {
        match self.people.standing(socket) {
            Some(Standing::Invited) => {}
            Some(Standing::Seated(_)) => return Err(no(Sorry::NotNow, "you sit already")),
            _ => return Err(no(Sorry::WrongKey, "sitting down takes the key of the invitation")),
        }
        self.must_be_between_matches()?;
        self.must_be_free(seat)?;
        let key = chance::key().map_err(|error| (Sorry::StoreAway, error.to_string()))?;
        self.write(vec![Row::Sat { seat, name, key }]).await?;
        self.chairs[seat.index()] = ChairNow { away: None, ..ChairNow::away() };
        self.people.place(socket, Standing::Seated(seat));
        self.tell_seat(socket);
        self.tell_room();
        Ok(())
    }

    /// A seat is free again: by its person, or by the host.
    pub(super) async fn free(&mut self, seat: Seat) -> Result<(), No> {
        self.must_be_between_matches()?;
        self.who(seat)?;
        let heir = self.ledger.people().find(|other| *other != seat);
        let mut rows = vec![Row::Stood(seat)];
        if seat == self.ledger.host {
            let heir = heir.ok_or_else(|| no(Sorry::NotNow, "somebody has to be the host"))?;
            rows.push(Row::HostIs(heir));
        }
        self.write(rows).await?;
        if let Some(socket) = self.people.at(seat) {
            self.people.place(socket, Standing::Invited);
        }
        self.tell_room();
        Ok(())
    }

    pub(super) async fn rename(&mut self, seat: Seat, name: Name) -> Result<(), No> {
        self.write(vec![Row::Named(seat, name)]).await?;
        self.tell_room();
        Ok(())
    }

    pub(super) async fn set_rules(&mut self, setup: Setup) -> Result<(), No> {
        self.must_be_between_matches()?;
        let gone = self.ledger.places.iter().skip(setup.seats());
        if gone.into_iter().any(|place| matches!(place.who, Who::Person(_))) {
            return Err(no(Sorry::SeatTaken, "somebody sits on a chair that goes away"));
        }
        self.write(vec![Row::Rules(setup)]).await?;
        self.chairs.resize(self.ledger.places.len(), ChairNow::away());
        self.tell_room();
        Ok(())
    }

    pub(super) async fn fill(&mut self, seat: Seat, level: Level) -> Result<(), No> {
        self.must_be_between_matches()?;
        if matches!(self.who(seat)?, Who::Person(_)) {
            return Err(no(Sorry::SeatTaken, ""));
        }
        self.write(vec![Row::Filled(seat, level)]).await?;
        self.tell_room();
        Ok(())
    }

    pub(super) async fn hand_on(&mut self, seat: Seat) -> Result<(), No> {
        if !matches!(self.who(seat)?, Who::Person(_)) {
            return Err(no(Sorry::NotNow, "nobody sits there"));
        }
        self.write(vec![Row::HostIs(seat)]).await?;
        self.tell_room();
        Ok(())
    }

    pub(super) async fn set_clock(&mut self, seconds: Option<u32>) -> Result<(), No> {
        if seconds.is_some_and(|seconds| !CLOCKS.contains(&seconds)) {
            return Err(no(Sorry::NotNow, "a turn takes 10 to 600 seconds"));
        }
        self.write(vec![Row::Clock(seconds)]).await?;
        self.turn = None;
        self.tell_room();
        self.go_on().await;
        Ok(())
    }

    /// A bot plays on for a person who has been away long enough.
    pub(super) async fn stand_in(&mut self, seat: Seat) -> Result<(), No> {
        if !matches!(self.who(seat)?, Who::Person(_)) {
            return Err(no(Sorry::NotNow, "no person sits there"));
        }
        let Some(away) = self.chairs[seat.index()].away else {
            return Err(no(Sorry::NotNow, "the person is here"));
        };
        if Instant::now() < away + self.house.times.away {
            return Err(no(Sorry::NotNow, "the person has not been away for long"));
        }
        self.chairs[seat.index()].stand_in = true;
        self.tell_room();
        self.go_on().await;
        Ok(())
    }
}
