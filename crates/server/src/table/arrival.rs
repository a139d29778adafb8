//! Coming to a table and going.

use super::ledger::Ledger;
use super::people::Standing;
use super::{Arrival, ChairNow, SocketId, Table};
use rummage_host::Host;
use rummage_rules::cards::ids::Seat;
use rummage_wire::{Key, Revision, Since, Sorry, Tell};
use tokio::time::Instant;

/// A client that missed no more events is told them; one that missed more is given a view.
const MOST_TO_CATCH_UP: usize = 500;

impl Table {
    pub(super) async fn come(&mut self, arrival: Arrival) {
        let Arrival { socket, lines, key, since, answer } = arrival;
        let standing = match self.standing_of(key) {
            Ok(standing) => standing,
            Err(sorry) => {
                let _ = answer.send(Err(Tell::sorry(sorry)));
                return;
            }
        };
        if answer.send(Ok(())).is_err() {
            return;
        }
        self.park = None;
        if let Standing::Seated(seat) = standing {
            if let Some(older) = self.people.at(seat) {
                self.people.tell(older, &Tell::sorry(Sorry::Elsewhere));
                self.people.go(older);
            }
            self.chairs[seat.index()] = ChairNow { away: None, ..ChairNow::away() };
        }
        self.people.come(socket, lines, standing);
        self.people.tell(socket, &Tell::Welcome(Revision::own()));
        self.tell_seat(socket);
        self.tell_room();
        self.tell_match(socket, since).await;
        self.tell_deal(socket);
        // Somebody is here to see bots play on.
        self.go_on().await;
    }

    fn standing_of(&self, key: Option<Key>) -> Result<Standing, Sorry> {
        let standing = match key {
            None => Standing::Onlooker,
            Some(key) if key == self.ledger.invite => Standing::Invited,
            Some(key) => Standing::Seated(self.ledger.seat_of(key).ok_or(Sorry::WrongKey)?),
        };
        let full = standing.seat().is_none() && self.people.onlookers() >= self.house.limits.onlookers;
        if full { Err(Sorry::Full) } else { Ok(standing) }
    }

    /// Tells whoever sits down which seat that is, its key, and the number of its last action.
    pub(super) fn tell_seat(&mut self, socket: SocketId) {
        let Some(Standing::Seated(seat)) = self.people.standing(socket) else { return };
        let Some(place) = self.ledger.places.get(seat.index()) else { return };
        let (key, last) = (place.key, place.last.as_ref().map_or(0, |(m, _)| *m));
        if let Some(key) = key {
            self.people.tell(socket, &Tell::Seated(seat, key, last));
        }
    }

    /// Tells whoever comes what of the match it has not been told.
    async fn tell_match(&mut self, socket: SocketId, since: Option<Since>) {
        let happened = self.host.as_ref().map(Host::happened);
        let (Some(happened), Some(standing)) = (happened, self.people.standing(socket)) else { return };
        let known = since.filter(|since| since.number == self.ledger.number).map(|since| since.happened);
        let told = match known.filter(|known| happened.saturating_sub(*known) <= MOST_TO_CATCH_UP) {
            Some(known) if known >= happened => None,
            Some(known) => {
                self.missed(standing.seat(), known).await.or_else(|| self.snapshot(standing.seat()))
            }
            None => self.snapshot(standing.seat()),
        };
        if let Some(told) = told {
            self.people.tell(socket, &told);
        }
        // Of nobody as well: whoever comes back may still think that the count waits.
        let dividing = Tell::Dividing(self.ledger.number, self.dividing.clone());
        self.people.tell(socket, &dividing);
        if let Some(turn) = &self.turn {
            let told = turn.told(self.ledger.number);
            self.people.tell(socket, &told);
        }
        if let Some(proof) = self.proof() {
            self.people.tell(socket, &proof);
        }
    }

    /// What has happened since so many events, as somebody is shown it. The latest is at hand, and for more the rows are played again.
    async fn missed(&self, viewer: Option<Seat>, since: usize) -> Option<Tell> {
        let host = self.host.as_ref()?;
        let events = if since >= host.remembers_from() {
            host.told(viewer, since).collect()
        } else {
            let rows = self.house.store.read(self.id, 0).await.ok()?;
            let (_, again) = Ledger::read(&rows).ok()?;
            // What nobody decides may be further here than there, or there than here.
            let again = again.filter(|again| again.happened() >= host.happened())?;
            again.told(viewer, since).take(host.happened() - since).collect()
        };
        Some(Tell::Events(self.ledger.number, since, events))
    }

    pub(super) async fn gone(&mut self, socket: SocketId) {
        if let Some(standing) = self.people.go(socket) {
            self.miss(standing);
            self.go_on().await;
        }
    }

    /// Those who were let go because they do not read are missed as if they had gone.
    pub(super) fn miss_the_lost(&mut self) {
        let lost = self.people.lost();
        for standing in lost {
            self.house.figures.slow.up();
            self.miss(standing);
        }
    }

    fn miss(&mut self, standing: Standing) {
        if let Some(chair) = standing.seat().and_then(|seat| self.chairs.get_mut(seat.index())) {
            *chair = ChairNow::away();
        }
        if self.people.is_empty() {
            self.park = Some(Instant::now() + self.house.times.park);
        }
        self.tell_room();
    }
}
