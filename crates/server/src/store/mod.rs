//! What lasts of the tables: rows of text, in their order, four verbs.

#[cfg(test)]
pub mod memory;
mod row;
mod sqlite;

pub use row::Row;
pub use sqlite::{Sqlite, StartError};

use rummage_wire::TableId;
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

/// Where rows lie. What an append has answered lasts, whatever becomes of this program or its machine.
pub trait Store: Send + Sync {
    /// Adds rows to a table that has so many. All of them are there, or none.
    fn append(&self, table: TableId, expected: u64, rows: Vec<String>) -> Answer<()>;

    /// The rows of a table from this number on; none where there is no such table.
    fn read(&self, table: TableId, from: u64) -> Answer<Vec<String>>;

    /// Claims a table for a node for so long; whether it has it now.
    fn lease(&self, table: TableId, node: u64, how_long: Duration) -> Answer<bool>;

    /// Forgets the tables to which nothing was added for so long; how many.
    fn forget(&self, older: Duration) -> Answer<u64>;
}
