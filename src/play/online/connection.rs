//! The line to a server: it is reached for, talked with, and reached for again when it is lost.

use std::time::Duration;

use bevy::prelude::*;
use rummage_wire::{Address, Ask, Key, Link, Opening, Revision, Since, Sorry, TableId, Tell};

use super::way::Way;
use crate::{
    shell::{
        chance::random,
        platform::{go_to, origin},
        socket::{Heard, Socket, Wake},
    },
    store::friends::Friends,
};

/// The first pause before the line is reached for again; each is twice as long as the one before.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// No pause is longer, and no server is waited for longer that takes the call and says nothing: it may be frozen.
const LONGEST_PAUSE: Duration = Duration::from_secs(8);

/// What is wanted of the server.
#[derive(Debug, Clone)]
pub enum Wanted {
    /// A table that is not there yet.
    Open(Box<Opening>),
    /// A place at a table: of a seat or of the invitation; without a key to look on.
    Place {
        /// The table.
        table: TableId,
        /// The key of the place.
        key: Option<Key>,
    },
}

/// How the line stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    /// It is reached for, for the first time.
    Reaching,
    /// The server is there.
    There,
    /// It was there, and is reached for again; or it was not there at the first try.
    Lost,
    /// It will not be reached for again: why.
    Over(Sorry),
}

/// The line to a table elsewhere. It is there from the wish for a table until it is left.
#[derive(Resource, Debug)]
pub struct Connection {
    way: Way,
    wanted: Wanted,
    socket: Option<Socket>,
    standing: Standing,
    /// How often it was reached for in vain since it was there.
    tries: u32,
    /// How long until it is reached for again, or given up.
    pause: Duration,
    /// The whole table is to be told, whatever is known of it.
    afresh: bool,
    /// The table is not laid, and goes on from what is kept of it.
    goes_on: bool,
}

/// The server says something.
#[derive(Message, Debug, Clone)]
pub struct Told(pub Tell);

impl Connection {
    /// Reaches for the server of this address (`https://…`), to get what is wanted.
    pub fn new(base: String, wanted: Wanted) -> Self {
        Self {
            way: Way::new(base),
            wanted,
            socket: None,
            standing: Standing::Reaching,
            tries: 0,
            pause: Duration::ZERO,
            afresh: false,
            goes_on: false,
        }
    }

    /// The way to the table of a link: to the place that is held there, or the one that the link opens. A link that is letters alone is
    /// of a table at the server last used.
    pub fn by_link(link: &Link, friends: &Friends) -> Self {
        let known = || origin().or(friends.server.clone());
        let base = link.base.clone().or_else(known).unwrap_or_default();
        let held = friends.place_at(&base, link.table);
        Self::new(base, Wanted::Place { table: link.table, key: held.or(link.key) })
    }

    /// How the line stands.
    pub fn standing(&self) -> Standing {
        self.standing
    }

    /// The address of the server that the link leads to.
    pub fn base(&self) -> &str {
        self.way.base()
    }

    /// The table, once there is one.
    pub fn table(&self) -> Option<TableId> {
        let Wanted::Place { table, .. } = self.wanted else { return None };
        Some(table)
    }

    /// Whether there is a key to a place; who has none looks on.
    pub fn has_key(&self) -> bool {
        matches!(self.wanted, Wanted::Place { key: Some(_), .. })
    }

    /// The link to the place of this key.
    pub fn link(&self, key: Option<Key>) -> Option<Link> {
        Some(Link { base: Some(self.base().to_owned()), table: self.table()?, key })
    }

    /// The link to the place that is held here, for another device of the same person.
    pub fn own_link(&self) -> Option<Link> {
        let Wanted::Place { key, .. } = self.wanted else { return None };
        self.link(key)
    }

    /// Whether somebody is still to be reached.
    pub(super) fn waits(&self) -> bool {
        matches!(self.standing, Standing::Reaching | Standing::Lost)
    }

    /// Says something to the server. While the line is lost it goes unheard.
    pub fn say(&self, ask: &Ask) {
        if let Some(socket) = &self.socket {
            socket.send(ask.to_string());
        }
    }

    /// Hangs up and reaches for the table anew, to be told the whole of it.
    pub fn begin_afresh(&mut self) {
        self.afresh = true;
        self.lose();
    }

    /// This place is the one to come back to.
    pub(super) fn hold(&mut self, table: TableId, key: Option<Key>) {
        self.wanted = Wanted::Place { table, key };
    }

    /// Whether the table goes on from what is kept of it; said once.
    pub(super) fn goes_on_from_kept(&mut self) -> bool {
        std::mem::take(&mut self.goes_on)
    }

    /// Opens the socket when it is time to, or gives it up.
    pub(super) fn reach(&mut self, passed: Duration, wake: impl FnOnce() -> Wake) {
        self.pause = self.pause.saturating_sub(passed);
        if !self.waits() || !self.pause.is_zero() {
            return;
        }
        if self.socket.is_some() {
            return self.lose();
        }
        match Link::socket(self.way.next()) {
            Some(address) => {
                self.socket = Some(Socket::open(&address, wake()));
                self.pause = LONGEST_PAUSE;
            }
            None => self.end(Sorry::UnknownTable),
        }
    }

    /// What the server has said since. Where the line has just been opened, it is told how much is known of the match, or else how much is kept.
    pub(super) fn hear(&mut self, known: Option<Since>, kept: Option<Since>) -> Vec<Tell> {
        let mut told = Vec::new();
        while let Some(heard) = self.socket.as_ref().and_then(Socket::heard) {
            match heard {
                Heard::Open => self.greet(known, kept),
                Heard::Gone => self.lose(),
                Heard::Line(line) => match line.parse::<Tell>() {
                    Ok(tell) => {
                        self.note(&tell);
                        told.push(tell);
                    }
                    Err(why) => {
                        warn!("the server says what is not understood: {why}");
                        self.end(Sorry::NotUnderstood);
                    }
                },
            }
        }
        told
    }

    /// Says hello, or what else is wanted.
    fn greet(&mut self, known: Option<Since>, kept: Option<Since>) {
        self.tries = 0;
        self.goes_on = false;
        let revision = Revision::own();
        let ask = match &self.wanted {
            Wanted::Open(opening) => Ask::Open(revision, opening.clone()),
            Wanted::Place { table, key } => {
                let kept = kept.filter(|_| known.is_none() && key.is_some());
                let since = known.or(kept).filter(|_| !self.afresh);
                self.goes_on = kept.is_some() && since.is_some();
                Ask::Hello { revision, table: *table, key: *key, since }
            }
        };
        self.afresh = false;
        self.say(&ask);
    }

    fn lose(&mut self) {
        self.socket = None;
        if matches!(self.standing, Standing::Over(_)) {
            return;
        }
        if self.standing != Standing::There {
            self.way.turn();
        }
        self.standing = Standing::Lost;
        let longest = (FIRST_PAUSE * 2u32.saturating_pow(self.tries)).min(LONGEST_PAUSE);
        // Many who were lost at once do not come back at once.
        self.pause = longest.mul_f32(0.5 + (random::<1>()[0] as f32) / 512.0);
        self.tries = (self.tries + 1).min(8);
    }

    /// Goes on to the server that has the table. A page may talk with its own server alone, and becomes the page of the other.
    fn follow(&mut self, owner: &Address) {
        self.socket = None;
        let there = self.own_link().map(|link| Link { base: Some(owner.to_string()), ..link });
        self.pause = match there {
            Some(there) if go_to(&there.to_string()) => LONGEST_PAUSE,
            _ if self.way.follow(owner) => Duration::ZERO,
            _ => FIRST_PAUSE,
        };
    }

    fn end(&mut self, why: Sorry) {
        self.socket = None;
        self.standing = Standing::Over(why);
    }
}

impl Connection {
    /// What of it is about the line itself.
    fn note(&mut self, tell: &Tell) {
        match tell {
            Tell::Welcome(_) => {
                self.standing = Standing::There;
                self.way.arrive();
            }
            Tell::At(owner) if self.waits() => self.follow(owner),
            Tell::Opened(table, key) => self.hold(*table, Some(*key)),
            Tell::Seated(_, key, _) => {
                if let Some(table) = self.table() {
                    self.hold(table, Some(*key));
                }
            }
            Tell::Sorry(code, about) if code.is_fatal() => {
                info!("the server ends the talk: {code} {about}");
                if code.passes() {
                    self.lose();
                } else {
                    self.end(*code);
                }
            }
            _ => {}
        }
    }
}
