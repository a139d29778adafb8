//! What all tables of a server share: the store, its limits and times, and what is counted.

use crate::figures::Figures;
use crate::store::Store;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;

/// What all tables share.
pub struct House {
    /// Where rows lie.
    pub store: Arc<dyn Store>,
    /// How long things take.
    pub times: Times,
    /// How much may be.
    pub limits: Limits,
    /// What is counted.
    pub figures: Figures,
    /// So many bots think at once.
    pub thinkers: Semaphore,
}

/// How long things take.
#[derive(Copy, Clone, Debug)]
pub struct Times {
    /// A table is parked so long after the last socket left.
    pub park: Duration,
    /// The next round begins so long after a score, whoever has not said `next`.
    pub next_round: Duration,
    /// So long the clients have to commit to chance, and then to open it.
    pub deal: Duration,
    /// A bot may play on for a person who has been away for so long.
    pub away: Duration,
    /// A socket is pinged so often, and let go when nothing has come of it for twice as long.
    pub ping: Duration,
    /// Tables to which nothing was added for so long are forgotten.
    pub forget: Duration,
    /// A claim to a table holds so long.
    pub lease: Duration,
}

impl Default for Times {
    fn default() -> Times {
        Times {
            park: Duration::from_secs(5 * 60),
            next_round: Duration::from_secs(12),
            deal: Duration::from_secs(3),
            away: Duration::from_secs(60),
            ping: Duration::from_secs(25),
            forget: Duration::from_secs(28 * 24 * 3600),
            lease: Duration::from_secs(15),
        }
    }
}

/// How much may be.
#[derive(Copy, Clone, Debug)]
pub struct Limits {
    /// Lines of a socket in a second.
    pub lines: u32,
    /// Onlookers at a table, those who may sit down with them.
    pub onlookers: usize,
    /// Tables opened here in an hour.
    pub tables: u32,
    /// Sockets at once.
    pub sockets: u64,
    /// The proxy whose word is taken for where somebody comes from.
    pub trusted_proxy: Option<IpAddr>,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { lines: 20, onlookers: 16, tables: 1000, sockets: 20_000, trusted_proxy: None }
    }
}

impl House {
    /// A house with a store.
    pub fn new(store: Arc<dyn Store>, times: Times, limits: Limits) -> House {
        let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        let thinkers = Semaphore::new(cores);
        House { store, times, limits, figures: Figures::default(), thinkers }
    }
}
