//! The real program, killed again and again under load: no acknowledged action is lost, and none is played twice.

use crate::common::{Client, program, setup, written};
use rummage_rules::cards::ids::Seat;
use rummage_server::store::{Sqlite, Store};
use rummage_wire::{Ask, Tell};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use tokio::sync::Notify;
use tokio::time::timeout;

/// The program is killed so often (RUMMAGE_KILLS says otherwise).
const KILLS: u64 = 20;
/// So many tables of two play at once.
const TABLES: usize = 4;
/// It is killed after about so many actions.
const ACTIONS: u64 = 40;
/// After so long without an action no table goes on any more.
const STANDSTILL: Duration = Duration::from_secs(60);

/// The program with its tables in a folder, and where it listens.
fn start(folder: &Path) -> (Child, SocketAddr) {
    let arguments = ["--listen", "127.0.0.1:0", "--data"];
    program::start(program::program().args(arguments).arg(folder).stderr(Stdio::null()))
}

/// What all clients count together.
#[derive(Default)]
struct Load {
    acknowledged: AtomicU64,
    more: Notify,
}

/// Plays match after match until the server is gone.
async fn play(mut client: Client, load: Arc<Load>) -> Client {
    client.play_on().await;
    while let Some(tell) = client.next().await {
        match tell {
            Tell::Done(_) => {
                load.acknowledged.fetch_add(1, Ordering::Relaxed);
                load.more.notify_one();
            }
            // Whoever knows what is written down does nothing that cannot be.
            Tell::Refused(_, refused) => panic!("{refused:?}: {}", client.stream.join("\n")),
            _ => {}
        }
        client.play_on().await;
    }
    client
}

async fn open_tables(address: SocketAddr) -> Vec<Client> {
    let mut clients = Vec::new();
    for _ in 0..TABLES {
        let mut ann = Client::host(address, setup("gin", 2)).await;
        let ben = Client::friend(address, &ann, Seat(1)).await;
        ann.until(|client| client.room.as_ref().is_some_and(|room| room.chairs[1].here)).await;
        ann.ask(&Ask::Deal).await;
        clients.extend([ann, ben]);
    }
    clients
}

#[tokio::test(flavor = "multi_thread")]
async fn no_acknowledged_action_is_lost_or_played_twice_however_often_the_server_is_killed() {
    let kills = std::env::var("RUMMAGE_KILLS").ok().and_then(|kills| kills.parse().ok()).unwrap_or(KILLS);
    let folder = tempfile::tempdir().expect("a folder");
    let (mut server, address) = start(folder.path());
    let mut clients = open_tables(address).await;
    let load = Arc::new(Load::default());
    for kill in 1..=kills {
        let tasks: Vec<_> =
            clients.drain(..).map(|client| tokio::spawn(play(client, load.clone()))).collect();
        // Not always in the same moment of a commit.
        let enough = kill * ACTIONS + kill % 7;
        while load.acknowledged.load(Ordering::Relaxed) < enough {
            timeout(STANDSTILL, load.more.notified()).await.expect("some table goes on");
        }
        server.kill().expect("it runs");
        server.wait().expect("it has ended");
        let (again, address) = start(folder.path());
        server = again;
        for task in tasks {
            let client = task.await.expect("a client that plays on");
            clients.push(client.come_again(address).await);
        }
    }
    for client in &mut clients {
        client.until(|client| !client.waits).await;
    }
    server.kill().expect("it runs");
    server.wait().expect("it has ended");
    let store = Sqlite::open(folder.path()).expect("a store");
    let mut acknowledged = 0;
    for client in &clients {
        let rows = store.read(client.table.expect("a table"), 0).await.expect("rows");
        let written = written::deeds(&rows, client.seat.expect("a seat"));
        let rising = written.windows(2).all(|pair| pair[0].0 < pair[1].0);
        assert!(rising, "no number is written twice: {written:?}");
        for done in &client.acknowledged {
            assert!(written.contains(done), "{done:?} was acknowledged");
        }
        acknowledged += client.acknowledged.len() as u64;
    }
    assert!(acknowledged >= kills * ACTIONS, "{acknowledged} actions");
}
