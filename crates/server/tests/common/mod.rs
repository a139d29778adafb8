//! What the tests of the server share: a server of their own, and clients that play by chance.

pub mod client;
pub mod engine;
pub mod node;
pub mod program;
pub mod written;

pub use client::Client;

use rummage_rules::games::{self, Game};
use rummage_rules::house::options::Options;
use rummage_server::house::{House, Limits, Times};
use rummage_server::serve::Server;
use rummage_server::store::{Sqlite, Store};
use rummage_wire::{Name, Setup};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tempfile::TempDir;
use tokio::net::TcpListener;

/// A server in this program, with its tables in a folder that goes when it goes.
pub struct Running {
    pub server: Option<Server>,
    pub store: Arc<dyn Store>,
    pub folder: TempDir,
}

/// Times so short that a test does not wait, where what it tests is not a time.
pub fn quick() -> Times {
    Times { next_round: Duration::from_secs(3600), away: Duration::ZERO, ..Times::default() }
}

/// How many lines a client that plays by chance may say at once: it says 1,500 a second, and up to 5,000 in a match.
pub const FOR_CLIENTS_BY_CHANCE: u32 = 100_000;

pub async fn start(times: Times) -> Running {
    let folder = tempfile::tempdir().expect("a folder");
    let limits = Limits { lines: FOR_CLIENTS_BY_CHANCE, ..Limits::default() };
    start_in(folder, times, limits, None).await
}

pub async fn start_in(
    folder: TempDir,
    times: Times,
    limits: Limits,
    page: Option<&std::path::Path>,
) -> Running {
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(folder.path()).expect("a store"));
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let house = House::new(store.clone(), times, limits);
    let server = Server::start(listener, house, page).expect("a server");
    Running { server: Some(server), store, folder }
}

impl Running {
    pub fn address(&self) -> SocketAddr {
        self.server.as_ref().expect("it runs").address()
    }

    pub async fn stop(mut self) -> TempDir {
        self.server.take().expect("it runs").stop().await;
        drop(self.store);
        self.folder
    }
}

pub fn name(text: &str) -> Name {
    text.parse().expect("a name")
}

pub fn setup(game: &str, seats: usize) -> Setup {
    setup_of(games::find(game).expect("a game"), seats, "")
}

pub fn setup_of(game: &Game, seats: usize, options: &str) -> Setup {
    Setup::new(game, seats, Options::parse(options).expect("options")).expect("a table")
}
