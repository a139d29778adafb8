//! The embedded store: one SQLite file, one thread that writes it, and one that reads.
//!
//! Appends that arrive while a commit is under way are committed together by the next one, so that one `fsync` serves many tables.

use super::{Answer, Claim, StartError, Store, StoreError};
use rummage_wire::TableId;
use rusqlite::{Connection, OptionalExtension, params};
use std::fs::{File, TryLockError};
use std::path::Path;
use std::sync::mpsc;
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};
use tokio::sync::oneshot;

/// A commit waits for no more appends than arrive in this time.
const GROUP: Duration = Duration::from_millis(4);
/// Nor for more than these.
const MOST_IN_A_GROUP: usize = 1024;
/// Kilobytes of the file that each of the two connections keeps in memory.
const CACHE: i64 = 256;

/// Tables in a folder of this machine.
pub struct Sqlite {
    writer: mpsc::Sender<Write>,
    reader: mpsc::Sender<Read>,
    /// Nobody else writes here as long as this is open.
    _lock: File,
}

enum Write {
    Append { table: TableId, expected: u64, rows: Vec<String>, told: Told<()> },
    Forget { before: u64, told: Told<u64> },
}

struct Read {
    table: TableId,
    from: u64,
    told: Told<Vec<String>>,
}

type Told<T> = oneshot::Sender<Result<T, StoreError>>;

impl Sqlite {
    /// Opens the tables of a folder, which is made if it is not there.
    ///
    /// # Errors
    /// Why they cannot be opened.
    pub fn open(folder: &Path) -> Result<Sqlite, StartError> {
        let unusable = |error| StartError::Folder(folder.display().to_string(), error);
        std::fs::create_dir_all(folder).map_err(unusable)?;
        let lock = File::create(folder.join("tables.lock")).map_err(unusable)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(StartError::Taken(folder.display().to_string())),
            Err(TryLockError::Error(error)) => return Err(unusable(error)),
        }
        let file = folder.join("tables.sqlite");
        let writes = connect(&file)?;
        writes.execute_batch(
            "CREATE TABLE IF NOT EXISTS rows (
                 tbl TEXT NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL, row TEXT NOT NULL,
                 PRIMARY KEY (tbl, n)
             ) WITHOUT ROWID, STRICT;",
        )?;
        let reads = connect(&file)?;
        let (writer, to_write) = mpsc::channel();
        let (reader, to_read) = mpsc::channel();
        thread::spawn(move || write_all(writes, &to_write));
        thread::spawn(move || read_all(&reads, &to_read));
        Ok(Sqlite { writer, reader, _lock: lock })
    }
}

fn connect(file: &Path) -> rusqlite::Result<Connection> {
    let connection = Connection::open(file)?;
    connection.pragma_update(None, "journal_mode", "WAL")?;
    connection.pragma_update(None, "synchronous", "FULL")?;
    // Rows are added at the end of each table, and read once when it is woken: there is little to keep at hand.
    connection.pragma_update(None, "cache_size", -CACHE)?;
    connection.busy_timeout(Duration::from_secs(5))?;
    Ok(connection)
}

impl Store for Sqlite {
    fn append(&self, table: TableId, expected: u64, rows: Vec<String>) -> Answer<()> {
        let (told, answer) = oneshot::channel();
        let _ = self.writer.send(Write::Append { table, expected, rows, told });
        heard(answer)
    }

    fn read(&self, table: TableId, from: u64) -> Answer<Vec<String>> {
        let (told, answer) = oneshot::channel();
        let _ = self.reader.send(Read { table, from, told });
        heard(answer)
    }

    /// The folder is this program's alone, and so are its tables.
    fn lease(&self, _table: TableId, _how_long: Duration) -> Answer<Claim> {
        Box::pin(async { Ok(Claim::Ours) })
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn forget(&self, older: Duration) -> Answer<u64> {
        let (told, answer) = oneshot::channel();
        let before = now().saturating_sub(older.as_secs());
        let _ = self.writer.send(Write::Forget { before, told });
        heard(answer)
    }
}

fn heard<T: Send + 'static>(answer: oneshot::Receiver<Result<T, StoreError>>) -> Answer<T> {
    Box::pin(async { answer.await.unwrap_or_else(|_| Err(StoreError::Away("its thread has ended".into()))) })
}

fn away(error: &rusqlite::Error) -> StoreError {
    StoreError::Away(error.to_string())
}

/// Seconds since 1970.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

fn write_all(mut connection: Connection, orders: &mpsc::Receiver<Write>) {
    while let Ok(first) = orders.recv() {
        let began = Instant::now();
        let mut group = vec![first];
        while group.len() < MOST_IN_A_GROUP && began.elapsed() < GROUP {
            let Ok(next) = orders.try_recv() else { break };
            group.push(next);
        }
        write_group(&mut connection, group);
    }
}

/// Nobody is answered before the commit.
fn write_group(connection: &mut Connection, group: Vec<Write>) {
    let mut answers: Vec<Box<dyn FnOnce(Result<(), StoreError>)>> = Vec::with_capacity(group.len());
    let written = connection.transaction().and_then(|transaction| {
        for order in group {
            match order {
                Write::Append { table, expected, rows, told } => {
                    let done = append(&transaction, table, expected, &rows);
                    answers.push(Box::new(|committed| drop(told.send(committed.and(done)))));
                }
                Write::Forget { before, told } => {
                    let done = forget(&transaction, before);
                    answers.push(Box::new(|committed| drop(told.send(committed.and(done)))));
                }
            }
        }
        transaction.commit()
    });
    let committed = written.map_err(|error| away(&error));
    answers.into_iter().for_each(|answer| answer(committed.clone()));
}

fn append(
    transaction: &Connection,
    table: TableId,
    expected: u64,
    rows: &[String],
) -> Result<(), StoreError> {
    let append = || -> rusqlite::Result<bool> {
        let mut last =
            transaction.prepare_cached("SELECT n FROM rows WHERE tbl = ? ORDER BY n DESC LIMIT 1")?;
        let name = table.to_string();
        let last: Option<u64> = last.query_row([&name], |row| row.get(0)).optional()?;
        if last.map_or(0, |last| last + 1) != expected {
            return Ok(false);
        }
        // Of several rows all are written or none.
        transaction.execute_batch("SAVEPOINT one")?;
        let mut insert =
            transaction.prepare_cached("INSERT INTO rows (tbl, n, at, row) VALUES (?, ?, ?, ?)")?;
        for (n, row) in (expected..).zip(rows) {
            if let Err(error) = insert.execute(params![name, n, now(), row]) {
                transaction.execute_batch("ROLLBACK TO one; RELEASE one")?;
                return Err(error);
            }
        }
        transaction.execute_batch("RELEASE one")?;
        Ok(true)
    };
    match append() {
        Ok(true) => Ok(()),
        Ok(false) => Err(StoreError::Conflict),
        Err(error) => Err(away(&error)),
    }
}

fn forget(transaction: &Connection, before: u64) -> Result<u64, StoreError> {
    let forget = || -> rusqlite::Result<u64> {
        let old = "SELECT tbl FROM rows GROUP BY tbl HAVING MAX(at) < ?";
        let gone =
            transaction.query_row(&format!("SELECT COUNT(*) FROM ({old})"), [before], |row| row.get(0))?;
        transaction.execute(&format!("DELETE FROM rows WHERE tbl IN ({old})"), [before])?;
        Ok(gone)
    };
    forget().map_err(|error| away(&error))
}

fn read_all(connection: &Connection, orders: &mpsc::Receiver<Read>) {
    while let Ok(Read { table, from, told }) = orders.recv() {
        let read = || -> rusqlite::Result<Vec<String>> {
            let mut rows =
                connection.prepare_cached("SELECT row FROM rows WHERE tbl = ? AND n >= ? ORDER BY n")?;
            rows.query_map(params![table.to_string(), from], |row| row.get(0))?.collect()
        };
        let _ = told.send(read().map_err(|error| away(&error)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(texts: &[&str]) -> Vec<String> {
        texts.iter().map(|text| (*text).to_owned()).collect()
    }

    #[tokio::test]
    async fn what_is_appended_is_read_even_by_who_opens_the_folder_anew() {
        let folder = tempfile::tempdir().expect("a folder");
        let (table, other) = (TableId::of_chance(1), TableId::of_chance(2));
        let store = Sqlite::open(folder.path()).expect("a store");
        assert_eq!(store.append(table, 0, rows(&["a", "b"])).await, Ok(()));
        assert_eq!(store.append(table, 2, rows(&["c"])).await, Ok(()));
        assert_eq!(store.append(other, 0, rows(&["x"])).await, Ok(()));
        drop(store);
        let store = Sqlite::open(folder.path()).expect("a store");
        assert_eq!(store.read(table, 0).await, Ok(rows(&["a", "b", "c"])));
        assert_eq!(store.read(table, 2).await, Ok(rows(&["c"])));
        assert_eq!(store.read(TableId::of_chance(3), 0).await, Ok(Vec::new()));
    }

    #[tokio::test]
    async fn whoever_thinks_of_other_rows_cannot_append() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(folder.path()).expect("a store");
        let table = TableId::of_chance(1);
        assert_eq!(store.append(table, 1, rows(&["b"])).await, Err(StoreError::Conflict));
        assert_eq!(store.append(table, 0, rows(&["a"])).await, Ok(()));
        assert_eq!(store.append(table, 0, rows(&["other"])).await, Err(StoreError::Conflict));
        assert_eq!(store.read(table, 0).await, Ok(rows(&["a"])));
    }

    #[tokio::test]
    async fn a_folder_has_one_server() {
        let folder = tempfile::tempdir().expect("a folder");
        let _store = Sqlite::open(folder.path()).expect("a store");
        assert!(matches!(Sqlite::open(folder.path()), Err(StartError::Taken(_))));
    }

    #[tokio::test]
    async fn tables_that_nobody_adds_to_are_forgotten() {
        let folder = tempfile::tempdir().expect("a folder");
        let store = Sqlite::open(folder.path()).expect("a store");
        let table = TableId::of_chance(1);
        store.append(table, 0, rows(&["a"])).await.expect("room");
        assert_eq!(store.forget(Duration::from_secs(3600)).await, Ok(0));
        store
            .writer
            .send(Write::Forget { before: now() + 10, told: oneshot::channel().0 })
            .expect("a thread");
        assert_eq!(store.append(table, 0, rows(&["new"])).await, Ok(()), "it is gone");
    }
}
