//! What several servers share: one of them has a table at a time, and only that one writes it.

mod common;

use common::engine::Engine;
use rummage_server::store::{Postgres, Store, StoreError};
use rummage_wire::TableId;
use std::time::Duration;

const LONG: Duration = Duration::from_secs(3600);

fn rows(texts: &[&str]) -> Vec<String> {
    texts.iter().map(|text| (*text).to_owned()).collect()
}

/// Two servers beside one engine.
async fn two(engine: &Engine) -> (Postgres, Postgres) {
    let connect = async |node| {
        let address = engine.address().parse().expect("an address");
        Postgres::connect(address, node).await.expect("the engine answers")
    };
    tokio::join!(connect(1), connect(u64::MAX))
}

#[tokio::test]
async fn whoever_has_the_claim_writes_and_nobody_else() {
    let engine = Engine::start();
    let (ours, theirs) = two(&engine).await;
    let table = TableId::of_chance(1);
    assert_eq!(ours.append(table, 0, rows(&["a"])).await, Err(StoreError::Conflict), "nobody has claimed it");
    assert_eq!(ours.lease(table, LONG).await, Ok(true));
    assert_eq!(theirs.lease(table, LONG).await, Ok(false));
    assert_eq!(ours.append(table, 0, rows(&["a", "b"])).await, Ok(()));
    assert_eq!(theirs.append(table, 2, rows(&["c"])).await, Err(StoreError::Conflict));
    assert_eq!(ours.append(table, 1, rows(&["b"])).await, Err(StoreError::Conflict), "there are two rows");
    assert_eq!(ours.append(table, 3, rows(&["d"])).await, Err(StoreError::Conflict), "there are but two");
    // Given up, it is the other's.
    assert_eq!(ours.lease(table, Duration::ZERO).await, Ok(true));
    assert_eq!(theirs.lease(table, LONG).await, Ok(true));
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
        assert!(matches!(claims, (Ok(true), Ok(false)) | (Ok(false), Ok(true))), "{claims:?}");
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
    assert_eq!(theirs.lease(table, LONG).await, Ok(true));
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
