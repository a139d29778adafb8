//! What a table says, line by line.

use crate::address::Address;
use crate::chance::{Commitment, Proof};
use crate::gesture::Gesture;
use crate::letters::{Key, TableId};
use crate::parts::{Parts, Unread};
use crate::refused::Refused;
use crate::revision::Revision;
use crate::room::Room;
use crate::snapshot::Snapshot;
use crate::sorry::Sorry;
use rummage_rules::cards::ids::Seat;
use rummage_rules::event::{Event, Seen};
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// A line of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tell {
    /// `welcome REVISION`: the table's revision is the client's.
    Welcome(Revision),
    /// `at ADDRESS`: the server of this address has the table, and the socket closes.
    At(Address),
    /// `opened TABLE KEY`: the table is there, and this is the host's key.
    Opened(TableId, Key),
    /// `seated SEAT KEY M`: the seat of this client, its key from now on, and the number of its last action at this table that was
    /// written down.
    Seated(Seat, Key, u32),
    /// `room JSON`: the table around its cards, whole, whenever it changes.
    Room(Box<Room>),
    /// `view MATCH N JSON`: what may be known after so many events of a match; an onlooker's has an empty hand.
    View(u32, usize, Box<Snapshot>),
    /// `events MATCH N JSON`: what has happened, from the event of this number on, as this seat is shown it.
    Events(u32, usize, Vec<Event<Seen>>),
    /// `dividing MATCH SEAT …`: the count of hands waits for these seats; for none any more.
    Dividing(u32, Vec<Seat>),
    /// `turn-clock MATCH MILLISECONDS SEAT …`: so long these seats have left; then what is plainest is played for them.
    TurnClock(u32, u64, Vec<Seat>),
    /// `done M`: this client's action is played and written down.
    Done(u32),
    /// `refused M JSON`: this client's action is not played.
    Refused(u32, Box<Refused>),
    /// `gesture SEAT WORD`: somebody makes a gesture.
    Gesture(Seat, Gesture),
    /// `dealing MATCH HEX`: a match begins. The server has sealed its secret so; whoever sits here commits to chance of its own.
    Dealing(u32, Commitment),
    /// `commits MATCH JSON`: who has committed to what. Each of them opens it now.
    Commits(u32, Vec<(Seat, Commitment)>),
    /// `proof MATCH JSON`: the match is over, and this is what its deal came from.
    Proof(u32, Box<Proof>),
    /// `sorry CODE [WHAT]`: why something cannot be, and what about it, for developers.
    Sorry(Sorry, String),
}

impl Tell {
    /// A word of regret without more about it.
    pub fn sorry(code: Sorry) -> Tell {
        Tell::Sorry(code, String::new())
    }
}

fn json(f: &mut fmt::Formatter<'_>, value: &impl Serialize) -> fmt::Result {
    f.write_str(" ")?;
    f.write_str(&serde_json::to_string(value).map_err(|_| fmt::Error)?)
}

fn seats(f: &mut fmt::Formatter<'_>, seats: &[Seat]) -> fmt::Result {
    seats.iter().try_for_each(|seat| write!(f, " {seat}"))
}

impl fmt::Display for Tell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Tell::Welcome(revision) => write!(f, "welcome {revision}"),
            Tell::At(address) => write!(f, "at {address}"),
            Tell::Opened(table, key) => write!(f, "opened {table} {key}"),
            Tell::Seated(seat, key, last) => write!(f, "seated {seat} {key} {last}"),
            Tell::Room(room) => {
                f.write_str("room")?;
                json(f, room)
            }
            Tell::View(number, happened, snapshot) => {
                write!(f, "view {number} {happened}")?;
                json(f, snapshot)
            }
            Tell::Events(number, first, events) => {
                write!(f, "events {number} {first}")?;
                json(f, events)
            }
            Tell::Dividing(number, asked) => {
                write!(f, "dividing {number}")?;
                seats(f, asked)
            }
            Tell::TurnClock(number, left, asked) => {
                write!(f, "turn-clock {number} {left}")?;
                seats(f, asked)
            }
            Tell::Done(number) => write!(f, "done {number}"),
            Tell::Refused(number, refused) => {
                write!(f, "refused {number}")?;
                json(f, refused)
            }
            Tell::Gesture(seat, gesture) => write!(f, "gesture {seat} {gesture}"),
            Tell::Dealing(number, seal) => write!(f, "dealing {number} {seal}"),
            Tell::Commits(number, commitments) => {
                write!(f, "commits {number}")?;
                json(f, commitments)
            }
            Tell::Proof(number, proof) => {
                write!(f, "proof {number}")?;
                json(f, proof)
            }
            Tell::Sorry(code, about) if about.is_empty() => write!(f, "sorry {code}"),
            Tell::Sorry(code, about) => write!(f, "sorry {code} {}", about.replace(['\n', '\r'], " ")),
        }
    }
}

impl FromStr for Tell {
    type Err = Unread;

    fn from_str(text: &str) -> Result<Tell, Unread> {
        let (line, mut parts) = Parts::of(text);
        const MATCH: &str = "number of a match";
        const EVENTS: &str = "number of events";
        let tell = match line {
            "welcome" => Tell::Welcome(parts.read("revision")?),
            "at" => Tell::At(parts.read("address")?),
            "opened" => Tell::Opened(parts.read("table")?, parts.read("key")?),
            "seated" => Tell::Seated(parts.seat()?, parts.read("key")?, parts.read("number")?),
            "room" => Tell::Room(parts.json("table")?),
            "view" => Tell::View(parts.read(MATCH)?, parts.read(EVENTS)?, parts.json("view")?),
            "events" => Tell::Events(parts.read(MATCH)?, parts.read(EVENTS)?, parts.json("list of events")?),
            "dividing" => Tell::Dividing(parts.read(MATCH)?, parts.seats()?),
            "turn-clock" => {
                Tell::TurnClock(parts.read(MATCH)?, parts.read("number of milliseconds")?, parts.seats()?)
            }
            "done" => Tell::Done(parts.read("number")?),
            "refused" => Tell::Refused(parts.read("number")?, parts.json("reason")?),
            "gesture" => Tell::Gesture(parts.seat()?, parts.read("gesture")?),
            "dealing" => Tell::Dealing(parts.read(MATCH)?, parts.read("hash")?),
            "commits" => Tell::Commits(parts.read(MATCH)?, parts.json("list of hashes")?),
            "proof" => Tell::Proof(parts.read(MATCH)?, parts.json("proof")?),
            "sorry" => Tell::Sorry(parts.read("reason")?, parts.maybe_rest().into()),
            _ => return Err(parts.unknown()),
        };
        parts.end(tell)
    }
}
