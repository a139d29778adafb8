//! What a client says, line by line.

use crate::chance::{Commitment, Nonce};
use crate::gesture::Gesture;
use crate::letters::{Key, TableId};
use crate::level::Level;
use crate::name::Name;
use crate::parts::{Parts, Unread};
use crate::revision::Revision;
use crate::setup::{Opening, Setup};
use rummage_rules::cards::ids::Seat;
use std::fmt;
use std::str::FromStr;

/// A line of a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// `open REVISION JSON`: makes a table, and seats who asks at its first seat, with the host's key.
    Open(Revision, Box<Opening>),
    /// `hello REVISION TABLE KEY [since MATCH N]`: comes to a table; `-` for the key is an onlooker.
    Hello {
        /// The client's revision.
        revision: Revision,
        /// The table.
        table: TableId,
        /// The key of a seat or of the invitation; an onlooker has none.
        key: Option<Key>,
        /// What the client has been told already.
        since: Option<Since>,
    },
    /// `sit SEAT NAME`: takes a free seat; for who came by the invitation, and gives a key of its own.
    Sit(Seat, Name),
    /// `stand`: leaves the seat for good.
    Stand,
    /// `name NAME`: is called so from now on.
    Name(Name),
    /// `rules JSON`: what is played next. The host, between matches.
    Rules(Box<Setup>),
    /// `fill SEAT LEVEL`: a bot takes a free seat, or one of another level takes over. The host, between matches.
    Fill(Seat, Level),
    /// `free SEAT`: whoever sits there leaves it. The host, between matches.
    Free(Seat),
    /// `deal`: begins a match, also a rematch. The host.
    Deal,
    /// `host SEAT`: hands the host's place on. The host.
    Host(Seat),
    /// `clock SECONDS` or `clock none`: how long a turn may take. The host.
    Clock(Option<u32>),
    /// `play M ACTION`: acts, in the exact notation. M is the client's own count. While the count of hands waits, `pass` leaves the hand to
    /// the table.
    Play(u32, String),
    /// `next`: has seen the score, and waits for the next round.
    Next,
    /// `bot SEAT`: lets a bot play on for a person who is away.
    Bot(Seat),
    /// `gesture WORD`: is shown to everybody.
    Gesture(Gesture),
    /// `commit HEX`: seals the chance that this client puts into the deal.
    Commit(Commitment),
    /// `nonce HEX`: opens it.
    Nonce(Nonce),
}

/// How much of a match a client has been told.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Since {
    /// The number of the match at its table.
    pub number: u32,
    /// So many of its events.
    pub happened: usize,
}

impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ask::Open(revision, opening) => {
                write!(f, "open {revision} {}", serde_json::to_string(opening).map_err(|_| fmt::Error)?)
            }
            Ask::Hello { revision, table, key, since } => {
                write!(f, "hello {revision} {table} ")?;
                match key {
                    Some(key) => write!(f, "{key}")?,
                    None => f.write_str("-")?,
                }
                match since {
                    Some(Since { number, happened }) => write!(f, " since {number} {happened}"),
                    None => Ok(()),
                }
            }
            Ask::Sit(seat, name) => write!(f, "sit {seat} {name}"),
            Ask::Stand => f.write_str("stand"),
            Ask::Name(name) => write!(f, "name {name}"),
            Ask::Rules(setup) => {
                write!(f, "rules {}", serde_json::to_string(setup).map_err(|_| fmt::Error)?)
            }
            Ask::Fill(seat, level) => write!(f, "fill {seat} {level}"),
            Ask::Free(seat) => write!(f, "free {seat}"),
            Ask::Deal => f.write_str("deal"),
            Ask::Host(seat) => write!(f, "host {seat}"),
            Ask::Clock(Some(seconds)) => write!(f, "clock {seconds}"),
            Ask::Clock(None) => f.write_str("clock none"),
            Ask::Play(number, action) => write!(f, "play {number} {action}"),
            Ask::Next => f.write_str("next"),
            Ask::Bot(seat) => write!(f, "bot {seat}"),
            Ask::Gesture(gesture) => write!(f, "gesture {gesture}"),
            Ask::Commit(commitment) => write!(f, "commit {commitment}"),
            Ask::Nonce(nonce) => write!(f, "nonce {nonce}"),
        }
    }
}

impl FromStr for Ask {
    type Err = Unread;

    fn from_str(text: &str) -> Result<Ask, Unread> {
        let (line, mut parts) = Parts::of(text);
        let ask = match line {
            "open" => Ask::Open(parts.read("revision")?, parts.json("table")?),
            "hello" => hello(&mut parts)?,
            "sit" => Ask::Sit(parts.seat()?, name(&mut parts)?),
            "stand" => Ask::Stand,
            "name" => Ask::Name(name(&mut parts)?),
            "rules" => Ask::Rules(parts.json("game with its rules")?),
            "fill" => Ask::Fill(parts.seat()?, parts.read("level")?),
            "free" => Ask::Free(parts.seat()?),
            "deal" => Ask::Deal,
            "host" => Ask::Host(parts.seat()?),
            "clock" => Ask::Clock(match parts.word("number of seconds, or none")? {
                "none" => None,
                seconds => Some(seconds.parse().map_err(|_| parts.wrong("number of seconds", seconds, ""))?),
            }),
            "play" => Ask::Play(parts.read("number")?, parts.rest("action")?.into()),
            "next" => Ask::Next,
            "bot" => Ask::Bot(parts.seat()?),
            "gesture" => Ask::Gesture(parts.read("gesture")?),
            "commit" => Ask::Commit(parts.read("hash")?),
            "nonce" => Ask::Nonce(parts.read("nonce")?),
            _ => return Err(parts.unknown()),
        };
        parts.end(ask)
    }
}

fn hello(parts: &mut Parts) -> Result<Ask, Unread> {
    let (revision, table) = (parts.read("revision")?, parts.read("table")?);
    let key = match parts.word("key, or -")? {
        "-" => None,
        // What is wrong with a key is not said with the key.
        key => Some(key.parse().map_err(|_| parts.wrong("key", "…", ""))?),
    };
    let since = match parts.maybe_word() {
        None => None,
        Some("since") => Some(Since {
            number: parts.read("number of a match")?,
            happened: parts.read("number of events")?,
        }),
        Some(other) => return Err(parts.wrong("since", other, "")),
    };
    Ok(Ask::Hello { revision, table, key, since })
}

fn name(parts: &mut Parts) -> Result<Name, Unread> {
    let text = parts.rest("name")?;
    text.parse().map_err(|error: crate::name::NameError| parts.wrong("name", text, &error.to_string()))
}
