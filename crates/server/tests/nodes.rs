//! Three servers beside one PostgreSQL, each killed and each frozen beyond its claims while tables are played: whoever takes a table over
//! goes on where it was, nothing acknowledged is lost, and nobody is told anything otherwise than it was.

use crate::common::engine::Engine;
use crate::common::node::Node;
use crate::common::{Client, setup, written};
use rummage_rules::cards::ids::Seat;
use rummage_server::store::{Postgres, Store};
use rummage_wire::Tell;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::sync::{Notify, watch};
use tokio::task::JoinSet;
use tokio::time::timeout;

/// Tables of two, dealt out among the servers.
const TABLES: usize = 6;
/// Seconds after which the others take over the tables of one that is gone.
const LEASE: u32 = 2;
/// So many actions each table goes on after each trouble.
const ACTIONS: u64 = 6;
/// Whoever hears nothing for so long looks for another server.
const PATIENCE: Duration = Duration::from_secs(1);

/// What those who play share.
struct Shared {
    /// Where servers listen now.
    addresses: Mutex<Vec<SocketAddr>>,
    /// The actions that were acknowledged at each table.
    done: Vec<AtomicU64>,
    more: Notify,
}

impl Shared {
    fn address(&self, number: usize) -> SocketAddr {
        let addresses = self.addresses.lock().expect("nobody panics in here");
        addresses[number % addresses.len()]
    }

    /// Waits until every table has gone on.
    async fn all_go_on(&self) {
        let now = || self.done.iter().map(|done| done.load(Ordering::Relaxed));
        let enough: Vec<u64> = now().map(|done| done + ACTIONS).collect();
        while now().zip(&enough).any(|(done, enough)| done < *enough) {
            timeout(Duration::from_secs(60), self.more.notified()).await.expect("every table goes on");
        }
    }
}

/// Plays at a table until it is told to stop, at whichever server lets it in.
async fn play(
    mut client: Client,
    table: usize,
    shared: Arc<Shared>,
    mut stop: watch::Receiver<bool>,
) -> Client {
    let mut number = table;
    while !*stop.borrow() {
        client.play_on().await;
        let heard = tokio::select! {
            heard = timeout(PATIENCE, client.next()) => heard.ok().flatten(),
            _ = stop.changed() => break,
        };
        match heard {
            Some(Tell::Done(_)) => {
                shared.done[table].fetch_add(1, Ordering::Relaxed);
                shared.more.notify_one();
            }
            Some(Tell::Sorry(..)) | None => {
                let mut address = shared.address(number);
                while !*stop.borrow() && !client.try_again(address, PATIENCE).await {
                    // Where the others say that the table is, or whoever is next.
                    address = client.sent_to.take().unwrap_or_else(|| {
                        number += 1;
                        shared.address(number)
                    });
                }
            }
            Some(_) => {}
        }
    }
    client
}

#[tokio::test(flavor = "multi_thread")]
async fn no_table_is_lost_or_owned_by_two_whichever_server_is_killed_or_frozen() {
    let engine = Engine::start();
    let store = engine.address();
    let mut nodes: Vec<Node> = (0..3).map(|_| Node::start(&store, LEASE)).collect();
    let addresses = Mutex::new(nodes.iter().map(|node| node.address).collect());
    let done = (0..TABLES).map(|_| AtomicU64::new(0)).collect();
    let shared = Arc::new(Shared { addresses, done, more: Notify::new() });
    let (stop, stopped) = watch::channel(false);
    let mut playing = JoinSet::new();
    for table in 0..TABLES {
        let address = shared.address(table);
        let ann = Client::host(address, setup("gin", 2)).await;
        let ben = Client::friend(address, &ann, Seat(1)).await;
        for client in [ann, ben] {
            playing.spawn(play(client, table, shared.clone(), stopped.clone()));
        }
    }
    for (place, node) in nodes.iter_mut().enumerate() {
        shared.all_go_on().await;
        node.signal("-KILL");
        shared.all_go_on().await;
        *node = Node::start(&store, LEASE);
        shared.addresses.lock().expect("nobody panics in here")[place] = node.address;
        shared.all_go_on().await;
        node.signal("-STOP");
        // Its tables go on elsewhere: its claims have run out.
        shared.all_go_on().await;
        node.signal("-CONT");
        shared.all_go_on().await;
    }
    stop.send(true).expect("they play");
    let clients = playing.join_all().await;
    drop(nodes);
    let store = Postgres::connect(store.parse().expect("an address"), 0, None).await.expect("the store");
    let mut compared = 0;
    for client in &clients {
        let (table, seat) = (client.table.expect("a table"), client.seat.expect("a seat"));
        let rows = store.read(table, 0).await.expect("rows");
        let deeds = written::deeds(&rows, seat);
        assert!(deeds.windows(2).all(|pair| pair[0].0 < pair[1].0), "no number is written twice: {deeds:?}");
        for done in &client.acknowledged {
            assert!(deeds.contains(done), "{done:?} was acknowledged");
        }
        let (_, known) = written::known(&rows);
        for (happened, sum) in &client.views {
            assert_eq!(known.get(happened).map(|sums| sums[seat.index()]), Some(*sum), "{table}, {happened}");
            compared += 1;
        }
    }
    assert!(compared > 0, "what was told is compared with what was written");
}
