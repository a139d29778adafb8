//! What is said on the command line, and a sentence for what cannot be.

use crate::chance;
use crate::house::{Limits, Times};
use crate::store::{Postgres, Sqlite, StartError, Store};
use clap::Parser;
use rummage_wire::Address;
use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use thiserror::Error;
use tracing::info;

/// Tables of Rummage that people anywhere sit down at
#[derive(Debug, Parser)]
#[command(name = "rummage-server", version)]
pub struct Args {
    /// Where to listen: an address of this machine and a port; port 0 takes any that is free
    #[arg(long, default_value = "127.0.0.1:7117")]
    pub listen: SocketAddr,
    /// The folder in which tables are kept; it is made if it is not there
    #[arg(long, default_value = "tables")]
    pub data: PathBuf,
    /// Where tables are kept instead: postgres://USER:PASSWORD@HOST/DATABASE, which several servers may share
    #[arg(long, conflicts_with = "data", value_parser = elsewhere)]
    pub store: Option<tokio_postgres::Config>,
    /// Seconds after which others take over the tables of a server that shares its store and is gone
    #[arg(long, default_value_t = 15, requires = "store", value_parser = clap::value_parser!(u32).range(1..=600))]
    pub lease_seconds: u32,
    /// Where people reach this server and none of the others that share its store: https://HOST or https://HOST:PORT
    #[arg(long, value_name = "URL", requires = "store")]
    pub public_address: Option<Address>,
    /// The folder of the page, as `rummage-web build` makes it; without it tables alone are served
    #[arg(long, value_parser = page)]
    pub page: Option<PathBuf>,
    /// Days for which tables are kept that nobody plays at
    #[arg(long, default_value_t = 28, value_parser = clap::value_parser!(u32).range(1..=3650))]
    pub keep_days: u32,
    /// Seconds after which a bot may play on for a person who is away
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u32).range(0..=3600))]
    pub away_seconds: u32,
    /// Tables that may be opened here in an hour
    #[arg(long, default_value_t = Limits::default().tables, value_parser = clap::value_parser!(u32).range(1..))]
    pub tables_an_hour: u32,
    /// Sockets that may be open at once
    #[arg(long, default_value_t = Limits::default().sockets, value_parser = clap::value_parser!(u64).range(1..))]
    pub sockets: u64,
    /// The address of a proxy whose X-Forwarded-For tells where somebody comes from; from there ten tables may be opened in an hour
    #[arg(long)]
    pub trusted_proxy: Option<IpAddr>,
}

/// Why the server does not begin.
#[derive(Debug, Error)]
pub enum CannotStart {
    /// The address is taken, or is none of this machine.
    #[error("nobody can listen at {0}: {1}")]
    Listen(SocketAddr, std::io::Error),
    /// The store does not open.
    #[error(transparent)]
    Store(#[from] StartError),
    /// The system does not give what is needed.
    #[error("the system does not give what a server needs: {0}")]
    System(String),
}

fn page(folder: &str) -> Result<PathBuf, String> {
    let folder = PathBuf::from(folder);
    match folder.join("index.html").is_file() {
        true => Ok(folder),
        false => {
            Err("there is no index.html in it; build the page with `./play server`, or leave --page out"
                .into())
        }
    }
}

fn elsewhere(address: &str) -> Result<tokio_postgres::Config, String> {
    address.parse().map_err(|_| "write postgres://USER:PASSWORD@HOST/DATABASE".into())
}

impl Args {
    /// The times of a server with these arguments.
    pub fn times(&self) -> Times {
        let day = Duration::from_secs(24 * 3600);
        let lease = Duration::from_secs(self.lease_seconds.into());
        let away = Duration::from_secs(self.away_seconds.into());
        Times { forget: day * self.keep_days, lease, away, ..Times::default() }
    }

    /// Its limits.
    pub fn limits(&self) -> Limits {
        let (tables, sockets, trusted_proxy) = (self.tables_an_hour, self.sockets, self.trusted_proxy);
        Limits { tables, sockets, trusted_proxy, ..Limits::default() }
    }

    /// Its store.
    ///
    /// # Errors
    /// Why it does not open.
    pub async fn store(&self) -> Result<Arc<dyn Store>, CannotStart> {
        let Some(elsewhere) = &self.store else { return Ok(Arc::new(Sqlite::open(&self.data)?)) };
        // A number that no other server has: that of a process may be there on each machine.
        let node = chance::number().map_err(|error| CannotStart::System(error.to_string()))?;
        if self.public_address.is_none() {
            info!(
                "without --public-address others cannot say that a table is here, and whoever asks them tries again"
            );
        }
        Ok(Arc::new(Postgres::connect(elsewhere.clone(), node, self.public_address.clone()).await?))
    }
}
