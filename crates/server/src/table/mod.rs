//! One table: a task that owns its host, hears those who are connected, writes down, and only then tells.

mod arrival;
mod chairs;
mod claim;
mod dealing;
mod hear;
mod ledger;
mod minds;
mod people;
mod play;
mod telling;
#[cfg(test)]
mod tests;
mod times;

pub use people::{Lines, SocketId};

use crate::house::House;
use crate::store::{Claim, Row, StoreError};
use dealing::Dealing;
use ledger::Ledger;
use minds::{Minds, Thought};
use people::People;
use rummage_host::Host;
use rummage_rules::cards::ids::Seat;
use rummage_wire::{Ask, Key, Since, Sorry, TableId, Tell};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use tracing::{info, warn};

/// What reaches a table.
pub enum Inbox {
    /// A socket comes.
    Come(Arrival),
    /// A socket says something.
    Ask(SocketId, Ask),
    /// A socket is gone.
    Gone(SocketId),
    /// A bot has thought.
    Thought(Thought),
    /// The server stops.
    Close,
}

/// A socket that comes to a table.
pub struct Arrival {
    /// Its number.
    pub socket: SocketId,
    /// Where its lines go.
    pub lines: Lines,
    /// What it opens a place with.
    pub key: Option<Key>,
    /// What it has been told already.
    pub since: Option<Since>,
    /// Whether it was let in, or what it is told. Nothing is answered where the table has just been parked.
    pub answer: oneshot::Sender<Result<(), Tell>>,
}

/// Why something that was asked for does not happen: told to whoever asked.
type No = (Sorry, String);

/// A table that is awake.
pub struct Table {
    id: TableId,
    house: Arc<House>,
    ledger: Ledger,
    /// So many rows are written.
    rows: u64,
    host: Option<Host>,
    dealing: Option<Dealing>,
    people: People,
    /// What is known of each chair while the table is awake.
    chairs: Vec<ChairNow>,
    minds: Minds,
    /// Where thoughts are sent.
    inbox: mpsc::Sender<Inbox>,
    /// When the next round begins, whoever is ready.
    next_round: Option<Instant>,
    /// The turn that is timed: when it ends, and what it is about.
    turn: Option<times::Turn>,
    /// The seats that a count of hands was last said to wait for.
    dividing: Vec<Seat>,
    /// So many events of the match are told to all who are here.
    told: usize,
    /// Whether the end of the match is told.
    over: bool,
    /// When the table is parked.
    park: Option<Instant>,
    /// When the claim to it is renewed, where others may claim it.
    renew: Option<Instant>,
    /// What is written is not known here any more: the table is let go, and read anew when somebody comes.
    disowned: bool,
}

/// What is known of a chair while its table is awake, and does not last.
#[derive(Clone, Debug)]
struct ChairNow {
    /// Since when its person is not connected.
    away: Option<Instant>,
    /// A bot plays on for the person.
    stand_in: bool,
    /// The person has seen the score.
    ready: bool,
    /// The person's time was up: what is plainest is played.
    late: bool,
}

impl ChairNow {
    fn away() -> ChairNow {
        ChairNow { away: Some(Instant::now()), stand_in: false, ready: false, late: false }
    }
}

/// Wakes a table and lets it live until it is parked, its server stops, or another server takes it.
pub async fn live(
    id: TableId,
    house: Arc<House>,
    inbox: mpsc::Sender<Inbox>,
    mut hears: mpsc::Receiver<Inbox>,
) {
    match Table::wake(id, house.clone(), inbox).await {
        Ok(mut table) => {
            house.figures.tables.up();
            info!(table = %id, rows = table.rows, "awake");
            table.run(&mut hears).await;
            table.give_up().await;
            house.figures.tables.down();
            info!(table = %id, rows = table.rows, "parked");
        }
        Err(why) => refuse_all(&why, &mut hears),
    }
}

/// Whoever waits for a table that does not wake is told why.
fn refuse_all(why: &Tell, hears: &mut mpsc::Receiver<Inbox>) {
    while let Ok(heard) = hears.try_recv() {
        if let Inbox::Come(arrival) = heard {
            let _ = arrival.answer.send(Err(why.clone()));
        }
    }
}

impl Table {
    async fn wake(id: TableId, house: Arc<House>, inbox: mpsc::Sender<Inbox>) -> Result<Table, Tell> {
        let away = |error: StoreError| {
            warn!(table = %id, %error, "not woken");
            Tell::sorry(Sorry::StoreAway)
        };
        if let Claim::Theirs(owner) = house.store.lease(id, house.times.lease).await.map_err(away)? {
            return Err(claim::elsewhere(owner));
        }
        let rows = house.store.read(id, 0).await.map_err(away)?;
        if rows.is_empty() {
            return Err(Tell::sorry(Sorry::UnknownTable));
        }
        let (ledger, host) = Ledger::read(&rows).map_err(|error| {
            warn!(table = %id, %error, "unreadable");
            Tell::sorry(Sorry::UnknownTable)
        })?;
        let chairs = vec![ChairNow::away(); ledger.places.len()];
        let minds = Minds::of(ledger.number);
        let mut table = Table {
            id,
            rows: rows.len() as u64,
            park: Some(Instant::now() + house.times.park),
            renew: claim::renewal(&house),
            house,
            ledger,
            host: None,
            dealing: None,
            people: People::default(),
            chairs,
            minds,
            inbox,
            next_round: None,
            turn: None,
            dividing: Vec::new(),
            told: 0,
            over: false,
            disowned: false,
        };
        if let Some(host) = host {
            table.take_up(host);
        }
        Ok(table)
    }

    async fn run(&mut self, hears: &mut mpsc::Receiver<Inbox>) {
        loop {
            let due = self.next_due();
            tokio::select! {
                heard = hears.recv() => match heard {
                    Some(Inbox::Close) | None => return self.people.dismiss(Sorry::Closing),
                    Some(heard) => self.hear(heard).await,
                },
                () = tokio::time::sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => {
                    self.times_up().await;
                }
            }
            self.miss_the_lost();
            if self.disowned {
                return self.people.dismiss(Sorry::StoreAway);
            }
            if self.park.is_some_and(|park| park <= Instant::now()) && hears.is_empty() {
                return;
            }
        }
    }

    async fn hear(&mut self, heard: Inbox) {
        match heard {
            Inbox::Come(arrival) => self.come(arrival).await,
            Inbox::Ask(socket, ask) => self.hear_ask(socket, ask).await,
            Inbox::Gone(socket) => self.gone(socket).await,
            Inbox::Thought(thought) => self.hear_thought(thought).await,
            // Heard by `run`.
            Inbox::Close => {}
        }
    }

    /// Writes rows down and lets them happen. Nothing is told before.
    async fn write(&mut self, rows: Vec<Row>) -> Result<(), No> {
        let texts: Result<Vec<String>, _> = rows.iter().map(serde_json::to_string).collect();
        let texts = texts.map_err(|error| (Sorry::StoreAway, error.to_string()))?;
        let began = std::time::Instant::now();
        let written = self.house.store.append(self.id, self.rows, texts).await;
        match written {
            Ok(()) => {
                self.house.figures.append.took(began.elapsed());
                self.rows += rows.len() as u64;
                rows.into_iter().for_each(|row| self.ledger.apply(row));
                Ok(())
            }
            Err(error) => {
                self.house.figures.store_away.up();
                warn!(table = %self.id, %error, "not written");
                self.disowned = true;
                Err((Sorry::StoreAway, String::new()))
            }
        }
    }
}
