//! What several servers share: one of them has a table at a time, and only that one writes it.

use crate::common::engine::Engine;
use rummage_server::store::{Claim, Postgres, Store, StoreError};
use rummage_wire::{Address, TableId};
use std::time::Duration;

const LONG: Duration = Duration::from_secs(3600);

fn rows(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

/// Two servers beside one engine.
async fn two(engine: &Engine) -> (Postgres, Postgres) {
    tokio::join!(connect(engine, 1, None), connect(engine, u64::MAX, None))
}

async fn connect(engine: &Engine, node: u64, public: Option<&Address>) -> Postgres {
    let address = engine.address().parse().expect("an address");
    Postgres::connect(address, node, public.cloned()).await.expect("the engine answers")
}

#[tokio::test]
async fn whoever_has_the_claim_writes_and_nobody_else() {
    let engine = Engine::start();
    let (ours, theirs) = two(&engine).await;
    let table = TableId::of_chance(1);
    assert_eq!(ours.append(table, 0, rows(&["a"])).await, Err(StoreError::Conflict), "nobody has claimed it");
    assert_eq!(ours.lease(table, LONG).await, Ok(Claim::Ours));
    assert_eq!(theirs.lease(table, LONG).await, Ok(Claim::Theirs(None)));
    assert_eq!(ours.append(table, 0, rows(&["a", "b"])).await, Ok(()));
    assert_eq!(theirs.append(table, 2, rows(&["c"])).await, Err(StoreError::Conflict));
    assert_eq!(ours.append(table, 1, rows(&["b"])).await, Err(StoreError::Conflict), "there are two rows");
    assert_eq!(ours.append(table, 3, rows(&["d"])).await, Err(StoreError::Conflict), "there are but two");
    // Given up, it is the other's.
    assert_eq!(ours.lease(table, Duration::ZERO).await, Ok(Claim::Ours));
    assert_eq!(theirs.lease(table, LONG).await, Ok(Claim::Ours));
    assert_eq!(ours.append(table, 2, rows(&["c"])).await, Err(StoreError::Conflict));
    assert_eq!(theirs.append(table, 2, rows(&["c"])).await, Ok(()));
    assert_eq!(ours.read(table, 0).await, Ok(rows(&["a", "b", "c"])));
    assert_eq!(ours.read(table, 2).await, Ok(rows(&["c"])));
}

#[tokio::test]
async fn of_many_that_claim_at_once_one_has_it() {
    let engine = Engine::start();
    let (ours, theirs) = two(&engine).await;
    for table in (0..50).map(TableId::of_chance) {
        let claims = tokio::join!(ours.lease(table, LONG), theirs.lease(table, LONG));
        let (ours, theirs) = (Ok(Claim::Ours), Ok(Claim::Theirs(None)));
        assert!(claims == (ours.clone(), theirs.clone()) || claims == (theirs, ours), "{claims:?}");
    }
}

#[tokio::test]
async fn tables_that_nobody_adds_to_are_forgotten_with_their_claims() {
    let engine = Engine::start();
    let (ours, theirs) = two(&engine).await;
    let table = TableId::of_chance(1);
    ours.lease(table, LONG).await.expect("an engine");
    ours.append(table, 0, rows(&["a"])).await.expect("room");
    assert_eq!(ours.forget(LONG).await, Ok(0));
    assert_eq!(ours.forget(Duration::ZERO).await, Ok(1));
    assert_eq!(ours.read(table, 0).await, Ok(Vec::new()));
    assert_eq!(theirs.lease(table, LONG).await, Ok(Claim::Ours));
}

#[tokio::test]
async fn an_engine_that_is_gone_is_away_and_one_that_is_back_is_found_again() {
    let engine = Engine::start();
    let (ours, _) = two(&engine).await;
    let table = TableId::of_chance(1);
    ours.lease(table, LONG).await.expect("an engine");
    ours.append(table, 0, rows(&["a"])).await.expect("room");
    engine.stop();
    assert!(matches!(ours.read(table, 0).await, Err(StoreError::Away(_))));
    engine.start_again();
    assert_eq!(ours.read(table, 0).await, Ok(rows(&["a"])));
    assert_eq!(ours.append(table, 1, rows(&["b"])).await, Ok(()));
}

#[tokio::test]
async fn of_a_table_that_another_server_has_its_address_is_known() {
    let engine = Engine::start();
    let address = |text: &str| text.parse::<Address>().expect("an address");
    let (a, b) = (address("https://a.example"), address("https://b.example:8443"));
    let (first, second) = (connect(&engine, 1, Some(&a)).await, connect(&engine, 2, Some(&b)).await);
    let (unnamed, again) = (connect(&engine, 3, None).await, connect(&engine, 4, Some(&a)).await);
    let table = TableId::of_chance(1);
    assert_eq!(first.lease(table, LONG).await, Ok(Claim::Ours));
    assert_eq!(second.lease(table, LONG).await, Ok(Claim::Theirs(Some(a.clone()))));
    assert_eq!(unnamed.lease(table, LONG).await, Ok(Claim::Theirs(Some(a))));
    assert_eq!(again.lease(table, LONG).await, Ok(Claim::Theirs(None)), "its own address leads nowhere");
    // Whoever takes it over is the one who is named, or nobody is.
    assert_eq!(first.lease(table, Duration::ZERO).await, Ok(Claim::Ours));
    assert_eq!(second.lease(table, Duration::ZERO).await, Ok(Claim::Ours));
    assert_eq!(unnamed.lease(table, LONG).await, Ok(Claim::Ours));
    assert_eq!(first.lease(table, LONG).await, Ok(Claim::Theirs(None)));
}

#[tokio::test]
async fn claims_of_a_store_of_before_hold_and_learn_addresses() {
    let engine = Engine::start();
    let (client, connection) =
        tokio_postgres::connect(&engine.address(), tokio_postgres::NoTls).await.expect("it runs");
    tokio::spawn(connection);
    let before = "CREATE TABLE rummage_leases (tbl text PRIMARY KEY, node bigint NOT NULL, until timestamptz NOT NULL)";
    client.batch_execute(before).await.expect("a table of before");
    let (held, free) = (TableId::of_chance(1), TableId::of_chance(2));
    let claim = "INSERT INTO rummage_leases VALUES ($1, 7, clock_timestamp() + interval '1 hour')";
    client.execute(claim, &[&held.to_string()]).await.expect("a claim of before");
    let address: Address = "https://a.example".parse().expect("an address");
    // Two begin at once.
    let (named, other) = tokio::join!(connect(&engine, 1, Some(&address)), connect(&engine, 2, None));
    assert_eq!(named.lease(held, LONG).await, Ok(Claim::Theirs(None)));
    assert_eq!(named.lease(free, LONG).await, Ok(Claim::Ours));
    assert_eq!(other.lease(free, LONG).await, Ok(Claim::Theirs(Some(address))));
}
