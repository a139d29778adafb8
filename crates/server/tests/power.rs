//! The power is cut, on a disk that is simulated: what the store had acknowledged by then is there, in its order, and nothing else.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rummage_disk::Disk;
use rummage_server::store::{Sqlite, Store};
use rummage_wire::TableId;
use std::path::Path;
use std::sync::Arc;
use tokio::task::JoinSet;

/// The power is cut so often (RUMMAGE_CUTS says otherwise).
const CUTS: usize = 200;
/// So many tables write at once, so often: enough that SQLite puts its log into its file again and again.
const TABLES: u64 = 8;
const APPENDS: u64 = 250;

/// What a table wrote.
struct Written {
    number: u64,
    /// How many rows it had after each append, and the moment at which that was acknowledged.
    acknowledged: Vec<(usize, usize)>,
}

fn row(table: u64, n: usize) -> String {
    format!("table {table}, row {n}{}", ".".repeat(n * 7 % 400))
}

/// Writes as fast as it is acknowledged, one to three rows at once.
async fn write(store: Arc<Sqlite>, disk: Arc<Disk>, number: u64) -> Written {
    let (table, mut rows, mut acknowledged) = (TableId::of_chance(number), 0, Vec::new());
    for append in 0..APPENDS {
        let more = 1 + usize::try_from((append + number) % 3).expect("few");
        let texts = (rows..rows + more).map(|n| row(number, n)).collect();
        store.append(table, rows as u64, texts).await.expect("it is written");
        rows += more;
        acknowledged.push((rows, disk.moment()));
    }
    Written { number, acknowledged }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_outlives_the_power_whenever_it_is_cut() {
    let cuts = std::env::var("RUMMAGE_CUTS").ok().and_then(|cuts| cuts.parse().ok()).unwrap_or(CUTS);
    let folder = tempfile::tempdir().expect("a folder");
    let disk = Arc::new(Disk::watch(folder.path()));
    let store = Arc::new(Sqlite::open(folder.path()).expect("a store"));
    let mut writing = JoinSet::new();
    for number in 0..TABLES {
        writing.spawn(write(store.clone(), disk.clone(), number));
    }
    let written = writing.join_all().await;
    let mut chance = ChaCha8Rng::seed_from_u64(20);
    let file = disk.after_a_cut(disk.moment(), &mut chance).remove("tables.sqlite");
    assert!(file.is_some_and(|file| file.len() > 1 << 16), "SQLite has put its log into its file");
    let (mut more, mut fewest) = (0, usize::MAX);
    for _ in 0..cuts {
        let moment = chance.random_range(0..=disk.moment());
        let files = disk.after_a_cut(moment, &mut chance);
        let after = tempfile::tempdir().expect("a folder");
        for (name, bytes) in files {
            std::fs::write(after.path().join(name), bytes).expect("room");
        }
        let (there, acknowledged) = compare(after.path(), &written, moment).await;
        more += there - acknowledged;
        fewest = fewest.min(acknowledged);
    }
    assert!(more > 0, "the power was cut in the midst of a commit");
    println!("{cuts} cuts, {more} rows there that were not acknowledged yet, {fewest} rows at least");
}

/// Opens what is left; how many rows are there of all tables, and how many had been acknowledged.
async fn compare(folder: &Path, written: &[Written], moment: usize) -> (usize, usize) {
    let store = Sqlite::open(folder).expect("what is left can be opened");
    let (mut all_there, mut all_acknowledged) = (0, 0);
    for Written { number, acknowledged } in written {
        let rows = store.read(TableId::of_chance(*number), 0).await.expect("what is left can be read");
        let sent: Vec<String> = (0..rows.len()).map(|n| row(*number, n)).collect();
        assert_eq!(rows, sent, "in their order, at moment {moment}");
        let by_then = acknowledged.iter().take_while(|(_, when)| *when <= moment).last();
        let by_then = by_then.map_or(0, |(rows, _)| *rows);
        assert!(rows.len() >= by_then, "{by_then} rows were acknowledged, {} are left", rows.len());
        let whole = rows.is_empty() || acknowledged.iter().any(|(whole, _)| *whole == rows.len());
        assert!(whole, "{} rows are a part of an append", rows.len());
        (all_there, all_acknowledged) = (all_there + rows.len(), all_acknowledged + by_then);
    }
    let (fresh, rows) = (TableId::of_chance(TABLES), vec!["goes on".to_owned()]);
    store.append(fresh, 0, rows.clone()).await.expect("it goes on");
    assert_eq!(store.read(fresh, 0).await, Ok(rows));
    (all_there, all_acknowledged)
}
