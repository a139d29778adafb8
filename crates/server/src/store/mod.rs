//! What lasts of the tables: rows of text, in their order, four verbs.

#[cfg(test)]
pub mod memory;
mod postgres;
mod row;
mod sqlite;

pub use postgres::Postgres;
pub use row::Row;
pub use sqlite::Sqlite;

use rummage_wire::{Address, TableId};
use std::pin::Pin;
use std::time::Duration;
use thiserror::Error;

/// What a store answers, once it knows.
pub type Answer<T> = Pin<Box<dyn Future<Output = Result<T, StoreError>> + Send>>;

/// Why a store does not do what it is asked.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// The table has other rows than was thought: somebody else writes it.
    #[error("the table has other rows than expected: another server owns it")]
    Conflict,
    /// It cannot be reached, or cannot write.
    #[error("the store is away: {0}")]
    Away(String),
}

/// Who has a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// This server.
    Ours,
    /// Another one, which people reach at this address, if it has said so.
    Theirs(Option<Address>),
}

/// Why a store does not begin.
#[derive(Debug, Error)]
pub enum StartError {
    /// The folder cannot be used.
    #[error("the folder {0} cannot be used: {1}")]
    Folder(String, std::io::Error),
    /// Another server keeps its tables there.
    #[error("another server keeps its tables in {0}")]
    Taken(String),
    /// SQLite says no.
    #[error("the file of the tables cannot be opened: {0}")]
    Sqlite(#[from] rusqlite::Error),
    /// The engine elsewhere says no, or nothing.
    #[error("the tables elsewhere cannot be reached: {0}")]
    Elsewhere(StoreError),
}

/// Where rows lie. What an append has answered lasts, whatever becomes of this program or its machine.
pub trait Store: Send + Sync {
    /// Adds rows to a table that has so many. All of them are there, or none.
    fn append(&self, table: TableId, expected: u64, rows: Vec<String>) -> Answer<()>;

    /// The rows of a table from this number on; none where there is no such table.
    fn read(&self, table: TableId, from: u64) -> Answer<Vec<String>>;

    /// Claims a table for this server for so long, or for longer; who has it now. A claim of no time gives it up.
    fn lease(&self, table: TableId, how_long: Duration) -> Answer<Claim>;

    /// Whether other servers may claim tables here, so that a claim has to be renewed.
    fn is_shared(&self) -> bool;

    /// Forgets the tables to which nothing was added for so long; how many.
    fn forget(&self, older: Duration) -> Answer<u64>;
}
