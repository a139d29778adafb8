//! Who is connected to a table: sockets, each with its place, and what is sent to them.

use axum::extract::ws::Utf8Bytes;
use rummage_rules::cards::ids::Seat;
use rummage_wire::{Sorry, Tell};
use std::collections::BTreeMap;
use tokio::sync::mpsc;

/// The number of a socket at its server.
pub type SocketId = u64;

/// Lines on their way to a socket. It is full when nobody reads at the other end; then the socket is let go.
pub type Lines = mpsc::Sender<Utf8Bytes>;

/// Where somebody is at a table.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Standing {
    /// On a chair.
    Seated(Seat),
    /// Beside it, with the invitation: may sit down.
    Invited,
    /// Beside it.
    Onlooker,
}

impl Standing {
    /// The seat, if any.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Standing::Seated(seat) => Some(seat),
            Standing::Invited | Standing::Onlooker => None,
        }
    }
}

/// Those who are connected.
#[derive(Default)]
pub struct People {
    sockets: BTreeMap<SocketId, Person>,
    lost: Vec<Standing>,
}

struct Person {
    lines: Lines,
    standing: Standing,
}

impl People {
    /// Somebody comes.
    pub fn come(&mut self, socket: SocketId, lines: Lines, standing: Standing) {
        self.sockets.insert(socket, Person { lines, standing });
    }

    /// Somebody goes; where that person was.
    pub fn go(&mut self, socket: SocketId) -> Option<Standing> {
        self.sockets.remove(&socket).map(|person| person.standing)
    }

    /// Where a socket is.
    pub fn standing(&self, socket: SocketId) -> Option<Standing> {
        self.sockets.get(&socket).map(|person| person.standing)
    }

    /// Somebody moves.
    pub fn place(&mut self, socket: SocketId, standing: Standing) {
        if let Some(person) = self.sockets.get_mut(&socket) {
            person.standing = standing;
        }
    }

    /// Everybody and where they are.
    pub fn all(&self) -> Vec<(SocketId, Standing)> {
        self.sockets.iter().map(|(socket, person)| (*socket, person.standing)).collect()
    }

    /// The socket of a seat.
    pub fn at(&self, seat: Seat) -> Option<SocketId> {
        self.all()
            .into_iter()
            .find(|(_, standing)| *standing == Standing::Seated(seat))
            .map(|(socket, _)| socket)
    }

    /// Whether the person of a seat is connected.
    pub fn is_here(&self, seat: Seat) -> bool {
        self.at(seat).is_some()
    }

    /// How many look on.
    pub fn onlookers(&self) -> usize {
        self.sockets.values().filter(|person| person.standing.seat().is_none()).count()
    }

    /// Whether nobody is connected.
    pub fn is_empty(&self) -> bool {
        self.sockets.is_empty()
    }

    /// Sends a line to one of them. Whoever does not read is let go: a line that is left out would be missed for ever.
    pub fn send(&mut self, socket: SocketId, line: Utf8Bytes) {
        let full = self.sockets.get(&socket).is_some_and(|person| person.lines.try_send(line).is_err());
        if full {
            let standing = self.go(socket);
            self.lost.extend(standing);
        }
    }

    /// Where those were who were let go since this was asked last.
    pub fn lost(&mut self) -> Vec<Standing> {
        std::mem::take(&mut self.lost)
    }

    /// Tells one of them something.
    pub fn tell(&mut self, socket: SocketId, tell: &Tell) {
        self.send(socket, line(tell));
    }

    /// Tells everybody something.
    pub fn tell_all(&mut self, tell: &Tell) {
        let line = line(tell);
        for (socket, _) in self.all() {
            self.send(socket, line.clone());
        }
    }

    /// Tells everybody that they have to go, and lets them.
    pub fn dismiss(&mut self, why: Sorry) {
        self.tell_all(&Tell::sorry(why));
        self.sockets.clear();
    }
}

/// A line as it is sent.
pub fn line(tell: &Tell) -> Utf8Bytes {
    tell.to_string().into()
}
