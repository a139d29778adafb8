//! What is told: the room, what has happened, and what each may know.

use super::Table;
use rummage_host::Host;
use rummage_rules::cards::ids::Seat;
use rummage_rules::event::Event;
use rummage_wire::{Chair, Room, Snapshot, Stage, Tell, Who};
use std::collections::BTreeMap;

impl Table {
    /// What the table is at.
    pub(super) fn stage(&self) -> Stage {
        match &self.host {
            _ if self.dealing.is_some() => Stage::Dealing,
            None => Stage::Gathering,
            Some(host) if host.is_over() => Stage::Over,
            Some(_) => Stage::Playing,
        }
    }

    /// Tells everybody the room.
    pub(super) fn tell_room(&mut self) {
        for (socket, standing) in self.people.all() {
            let room = self.room(standing.seat());
            self.people.tell(socket, &Tell::Room(Box::new(room)));
        }
    }

    fn room(&self, you: Option<Seat>) -> Room {
        let chairs = (0..self.ledger.places.len()).map(|index| self.chair(Seat::at(index)));
        Room {
            table: self.id,
            setup: self.ledger.setup.clone(),
            chairs: chairs.collect(),
            you,
            host: self.ledger.host,
            invite: you.map(|_| self.ledger.invite),
            onlookers: self.people.onlookers(),
            clock: self.ledger.clock,
            stage: self.stage(),
            number: self.ledger.number,
            seal: self.host.as_ref().map(|host| host.seal().to_string()),
        }
    }

    fn chair(&self, seat: Seat) -> Chair {
        let (who, now) = (self.ledger.places[seat.index()].who.clone(), &self.chairs[seat.index()]);
        match who {
            Who::Free => Chair::FREE,
            Who::Bot(_) => Chair { who, here: true, ..Chair::FREE },
            Who::Person(_) => {
                let here = self.people.is_here(seat);
                let away = now.away.filter(|_| !here).map(|away| away.elapsed().as_millis());
                let away = away.map(|away| u64::try_from(away).unwrap_or(u64::MAX));
                Chair { who, here, away, stand_in: now.stand_in, ready: now.ready }
            }
        }
    }

    /// What somebody may know of the match.
    pub(super) fn snapshot(&self, viewer: Option<Seat>) -> Option<Tell> {
        let (host, deal) = (self.host.as_ref()?, self.ledger.deal.as_ref()?);
        let view = match viewer {
            Some(seat) => host.view(seat),
            None => host.view_of_onlooker(),
        };
        let snapshot = Snapshot { setup: deal.setup.clone(), view };
        Some(Tell::View(self.ledger.number, host.happened(), Box::new(snapshot)))
    }

    /// Gives everybody a view.
    pub(super) fn tell_snapshots(&mut self) {
        for (socket, standing) in self.people.all() {
            if let Some(told) = self.snapshot(standing.seat()) {
                self.people.tell(socket, &told);
            }
        }
    }

    /// Tells everybody what has happened and is not told yet, each as it is shown to that seat.
    pub(super) fn tell_events(&mut self) {
        let since = self.told;
        let Some(host) = self.host.as_ref().filter(|host| host.happened() > since) else { return };
        self.told = host.happened();
        let mut lines = BTreeMap::new();
        let told = |viewer: Option<Seat>| {
            let events = host.told(viewer, since).collect();
            super::people::line(&Tell::Events(self.ledger.number, since, events))
        };
        for (socket, standing) in self.people.all() {
            let line = lines.entry(standing.seat()).or_insert_with(|| told(standing.seat())).clone();
            self.people.send(socket, line);
        }
    }

    /// Whether a turn or a window has begun since so many events.
    pub(super) fn began_since(&self, happened: usize) -> bool {
        let begins = |event| matches!(event, Event::TurnBegan { .. } | Event::WindowOpened { .. });
        self.host.as_ref().is_some_and(|host| host.told(None, happened).any(begins))
    }

    /// Tells for whom a count of hands waits, if that has changed.
    pub(super) fn tell_dividing(&mut self) {
        let dividing = self.host.as_ref().map(Host::dividing).unwrap_or_default();
        if dividing != self.dividing {
            self.people.tell_all(&Tell::Dividing(self.ledger.number, dividing.clone()));
            self.dividing = dividing;
        }
    }

    /// What the last match was dealt from, once it is over.
    pub(super) fn proof(&self) -> Option<Tell> {
        let deal = self.ledger.deal.as_ref().filter(|_| self.stage() == Stage::Over)?;
        Some(Tell::Proof(self.ledger.number, Box::new(deal.proof.clone())))
    }
}
