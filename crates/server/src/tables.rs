//! The tables of a server: who is awake, and how a line finds its table.

use crate::chance::{self, NoChance};
use crate::house::House;
use crate::limit::Bucket;
use crate::store::{Claim, Row, StoreError};
use crate::table::{self, Arrival, Inbox, Lines, SocketId};
use rummage_wire::{Key, Opening, Since, Sorry, TableId, Tell};
use std::collections::HashMap;
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use tracing::{info, warn};

/// So many things may wait for a table to hear them.
const INBOX: usize = 64;
/// Tables that may be opened in an hour from an address that a proxy tells.
const FROM_AN_ADDRESS: u32 = 10;
/// A table that is parked at the very moment somebody comes is woken again, so often.
const TRIES: usize = 3;

/// The tables that are awake, and the way to those that are not.
pub struct Tables {
    /// What they share.
    pub house: Arc<House>,
    awake: Mutex<Awake>,
}

struct Awake {
    inboxes: HashMap<TableId, mpsc::Sender<Inbox>>,
    tasks: JoinSet<()>,
    /// Tables that may still be opened: here, and by whoever comes from an address.
    opens: Bucket,
    opens_from: HashMap<IpAddr, Bucket>,
    /// Each socket has a copy; none is made any more once the server stops.
    guests: Option<Guest>,
}

/// A socket is served as long as it has this.
pub type Guest = mpsc::Sender<Infallible>;

impl Awake {
    /// Whether one more table may be opened. A whole family or school may come from one address, so that addresses only count where a proxy
    /// tells them.
    fn may_open(&mut self, from: Option<IpAddr>) -> bool {
        let few = |bucket: &mut Bucket| !bucket.is_full();
        self.opens_from.retain(|_, bucket| few(bucket));
        let fresh = || Bucket::new(FROM_AN_ADDRESS, f64::from(FROM_AN_ADDRESS) / 3600.0);
        from.is_none_or(|from| self.opens_from.entry(from).or_insert_with(fresh).take()) && self.opens.take()
    }
}

impl Tables {
    /// All tables asleep, and what ends when the last socket is gone.
    pub fn new(house: Arc<House>) -> (Arc<Tables>, mpsc::Receiver<Infallible>) {
        let tables = house.limits.tables;
        let opens = Bucket::new(tables, f64::from(tables) / 3600.0);
        let (guest, guests_gone) = mpsc::channel(1);
        let (inboxes, opens_from, guests) = (HashMap::new(), HashMap::new(), Some(guest));
        let awake = Awake { inboxes, tasks: JoinSet::new(), opens, opens_from, guests };
        (Arc::new(Tables { house, awake: Mutex::new(awake) }), guests_gone)
    }

    /// What a socket has while it is served; nothing once the server stops.
    pub fn guest(&self) -> Option<Guest> {
        self.awake().guests.clone()
    }

    fn awake(&self) -> MutexGuard<'_, Awake> {
        // Nothing is left half done in there: a panic elsewhere spoils nothing.
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes a table; its name and the key of its host.
    ///
    /// # Errors
    /// Too many are opened, or the store is away.
    pub async fn open(&self, opening: Opening, from: Option<IpAddr>) -> Result<(TableId, Key), Sorry> {
        if !self.awake().may_open(from) {
            return Err(Sorry::TooManyTables);
        }
        let without_chance = |error: NoChance| {
            warn!(%error, "no table opened");
            Sorry::StoreAway
        };
        let (key, invite) = (chance::key().map_err(without_chance)?, chance::key().map_err(without_chance)?);
        let Opening { name, setup } = opening;
        let row = serde_json::to_string(&Row::Opened { setup, name, key, invite });
        let row = row.map_err(|_| Sorry::StoreAway)?;
        for _ in 0..TRIES {
            let table = chance::table().map_err(without_chance)?;
            match self.found(table, row.clone()).await {
                Ok(()) => {
                    self.house.figures.opened.up();
                    info!(%table, "opened");
                    return Ok((table, key));
                }
                // There is a table of this name already.
                Err(StoreError::Conflict) => {}
                Err(error) => {
                    self.house.figures.store_away.up();
                    warn!(%error, "no table opened");
                    return Err(Sorry::StoreAway);
                }
            }
        }
        Err(Sorry::StoreAway)
    }

    /// Writes the first row of a table that nobody has yet.
    async fn found(&self, table: TableId, row: String) -> Result<(), StoreError> {
        let House { store, times, .. } = &*self.house;
        match store.lease(table, times.lease).await? {
            Claim::Ours => store.append(table, 0, vec![row]).await,
            Claim::Theirs(_) => Err(StoreError::Conflict),
        }
    }

    /// Brings a socket to a table, which is woken if it is not awake; where its lines go from then on.
    ///
    /// # Errors
    /// Why it is not let in, as it is told.
    pub async fn come(
        self: &Arc<Tables>,
        table: TableId,
        socket: SocketId,
        lines: &Lines,
        key: Option<Key>,
        since: Option<Since>,
    ) -> Result<mpsc::Sender<Inbox>, Tell> {
        for _ in 0..TRIES {
            let inbox = self.inbox(table).map_err(Tell::sorry)?;
            let (answer, answered) = oneshot::channel();
            let arrival = Arrival { socket, lines: lines.clone(), key, since, answer };
            if inbox.send(Inbox::Come(arrival)).await.is_err() {
                continue;
            }
            if let Ok(answer) = answered.await {
                return answer.map(|()| inbox);
            }
        }
        Err(Tell::sorry(Sorry::StoreAway))
    }

    /// The way to a table, which is woken if it is not awake.
    fn inbox(self: &Arc<Tables>, table: TableId) -> Result<mpsc::Sender<Inbox>, Sorry> {
        let mut awake = self.awake();
        if awake.guests.is_none() {
            return Err(Sorry::Closing);
        }
        if let Some(inbox) = awake.inboxes.get(&table).filter(|inbox| !inbox.is_closed()) {
            return Ok(inbox.clone());
        }
        let (inbox, hears) = mpsc::channel(INBOX);
        awake.inboxes.insert(table, inbox.clone());
        let (tables, own) = (self.clone(), inbox.clone());
        while awake.tasks.try_join_next().is_some() {}
        awake.tasks.spawn(async move {
            table::live(table, tables.house.clone(), own, hears).await;
            // The next one who comes may have woken it again already.
            let mut awake = tables.awake();
            if awake.inboxes.get(&table).is_some_and(mpsc::Sender::is_closed) {
                awake.inboxes.remove(&table);
            }
        });
        Ok(inbox)
    }

    /// Tells all tables that the server stops, and waits until they have told those who sit there.
    pub async fn close(&self) {
        let (inboxes, mut tasks) = {
            let mut awake = self.awake();
            awake.guests = None;
            let inboxes: Vec<_> = awake.inboxes.drain().map(|(_, inbox)| inbox).collect();
            (inboxes, std::mem::take(&mut awake.tasks))
        };
        for inbox in inboxes {
            let _ = inbox.send(Inbox::Close).await;
        }
        while tasks.join_next().await.is_some() {}
    }
}
