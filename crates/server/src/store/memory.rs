//! A store in memory, for tests of a table: it can be away, and tables can be claimed by others.

use super::{Answer, Claim, Store, StoreError};
use rummage_wire::TableId;
use std::collections::HashMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Rows in memory.
#[derive(Default)]
pub struct Memory {
    rows: Mutex<HashMap<TableId, Vec<String>>>,
    /// Whether nothing can be read or written.
    pub away: AtomicBool,
    /// Whether another server has claimed every table.
    pub claimed: AtomicBool,
}

impl Memory {
    fn done<T: Send + 'static>(
        &self,
        done: impl FnOnce(&mut HashMap<TableId, Vec<String>>) -> Result<T, StoreError>,
    ) -> Answer<T> {
        let answer = match self.away.load(Ordering::Relaxed) {
            true => Err(StoreError::Away("it is away".into())),
            false => done(&mut self.rows.lock().expect("no test panics in here")),
        };
        Box::pin(async { answer })
    }
}

impl Store for Memory {
    fn append(&self, table: TableId, expected: u64, rows: Vec<String>) -> Answer<()> {
        self.done(|all| {
            let there = all.entry(table).or_default();
            let fits = there.len() as u64 == expected;
            if fits {
                there.extend(rows);
            }
            fits.then_some(()).ok_or(StoreError::Conflict)
        })
    }

    fn read(&self, table: TableId, from: u64) -> Answer<Vec<String>> {
        self.done(|all| Ok(all.get(&table).into_iter().flatten().skip(from as usize).cloned().collect()))
    }

    fn lease(&self, _table: TableId, _how_long: Duration) -> Answer<Claim> {
        let theirs = self.claimed.load(Ordering::Relaxed);
        self.done(|_| Ok(if theirs { Claim::Theirs(None) } else { Claim::Ours }))
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn forget(&self, _older: Duration) -> Answer<u64> {
        self.done(|_| Ok(0))
    }
}
