//! The way between somebody and a table: it loses, holds up, doubles and reorders lines as chance has it, and is cut now and then.

use crate::table::{Inbox, SocketId};
use crate::tables::Tables;
use axum::extract::ws::Utf8Bytes;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rummage_wire::{Ask, Key, Since, TableId, Tell};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::sleep;

/// Of a hundred lines so many never come, and so many come twice.
const LOST: f64 = 0.04;
const TWICE: f64 = 0.04;
/// Of a hundred lines so many are the last of their socket.
const CUT: f64 = 0.01;
/// How long a line is on its way, in milliseconds: each as chance has it, so that they overtake each other.
const ON_ITS_WAY: std::ops::Range<u64> = 1..400;
/// A table learns so late that somebody is gone, in milliseconds.
const NOTICED: std::ops::Range<u64> = 0..30_000;
/// So many lines wait at most.
const WAITING: usize = 256;

static NEXT: AtomicU64 = AtomicU64::new(0);

/// A socket.
pub struct Link {
    socket: SocketId,
    inbox: mpsc::Sender<Inbox>,
    told: mpsc::Receiver<Tell>,
    cut: Arc<AtomicBool>,
    chance: ChaCha8Rng,
}

impl Link {
    /// Comes to a table.
    ///
    /// # Errors
    /// Why the table does not let it in.
    pub async fn open(
        tables: &Arc<Tables>,
        table: TableId,
        key: Option<Key>,
        since: Option<Since>,
        mut chance: ChaCha8Rng,
    ) -> Result<Link, Tell> {
        let socket = NEXT.fetch_add(1, Ordering::Relaxed);
        let (lines, says) = mpsc::channel(WAITING);
        let inbox = tables.come(table, socket, &lines, key, since).await?;
        let (hears, told) = mpsc::channel(WAITING);
        let cut = Arc::new(AtomicBool::new(false));
        let down = Down {
            socket,
            inbox: inbox.clone(),
            cut: cut.clone(),
            chance: ChaCha8Rng::from_rng(&mut chance),
        };
        tokio::spawn(down.carry(says, hears));
        Ok(Link { socket, inbox, told, cut, chance })
    }

    /// Says something, which may come to the table or not.
    pub fn say(&mut self, ask: &Ask) {
        if self.cut.load(Ordering::Relaxed) {
            return;
        }
        for late in arrivals(&mut self.chance) {
            let (inbox, line) = (self.inbox.clone(), ask.to_string());
            let socket = self.socket;
            tokio::spawn(async move {
                sleep(late).await;
                let ask = line.parse().expect("what is written can be read");
                let _ = inbox.send(Inbox::Ask(socket, ask)).await;
            });
        }
    }

    /// The next line that comes; nothing once it is cut.
    pub async fn hear(&mut self) -> Option<Tell> {
        self.told.recv().await
    }
}

/// The way from the table.
struct Down {
    socket: SocketId,
    inbox: mpsc::Sender<Inbox>,
    cut: Arc<AtomicBool>,
    chance: ChaCha8Rng,
}

impl Down {
    async fn carry(mut self, mut says: mpsc::Receiver<Utf8Bytes>, hears: mpsc::Sender<Tell>) {
        while let Some(line) = says.recv().await {
            if hears.is_closed() || self.chance.random_bool(CUT) {
                break;
            }
            let tell: Tell = line.as_str().parse().expect("what is written can be read");
            for late in arrivals(&mut self.chance) {
                let (hears, tell) = (hears.clone(), tell.clone());
                tokio::spawn(async move {
                    sleep(late).await;
                    let _ = hears.send(tell).await;
                });
            }
        }
        self.cut.store(true, Ordering::Relaxed);
        drop(hears);
        // What the table says to nobody until it learns that nobody is there.
        let noticed = sleep(Duration::from_millis(self.chance.random_range(NOTICED)));
        let nobody = async { while says.recv().await.is_some() {} };
        tokio::select! {
            () = noticed => {}
            () = nobody => {}
        }
        let _ = self.inbox.send(Inbox::Gone(self.socket)).await;
    }
}

/// How long each copy of a line that arrives is on its way.
fn arrivals(chance: &mut ChaCha8Rng) -> Vec<Duration> {
    let copies = match chance.random::<f64>() {
        lost if lost < LOST => 0,
        twice if twice < LOST + TWICE => 2,
        _ => 1,
    };
    (0..copies).map(|_| Duration::from_millis(chance.random_range(ON_ITS_WAY))).collect()
}
