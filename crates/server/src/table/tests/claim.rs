//! A table that another server has claimed is let go, and nobody is told anything of it that may be old.

use super::{inn, with_a_bot};
use rummage_wire::{Sorry, Tell};
use std::sync::atomic::Ordering;
use tokio::time::Instant;

#[tokio::test(start_paused = true)]
async fn a_table_that_is_claimed_elsewhere_is_let_go_before_the_claim_runs_out() {
    let inn = inn("basic", 2).await;
    let mut ann = with_a_bot(&inn).await;
    while ann.choice().is_none() {
        ann.hear().await;
    }
    let (began, lease) = (Instant::now(), inn.tables.house.times.lease);
    inn.store.claimed.store(true, Ordering::Relaxed);
    let sorry = ann.find(|tell| match tell {
        Tell::Sorry(sorry, _) => Some(*sorry),
        _ => None,
    });
    assert_eq!(sorry.await, Sorry::StoreAway);
    assert!(began.elapsed() < lease);
    let refused = inn.come(5, Some(inn.host)).await;
    assert!(matches!(refused, Err(Tell::Sorry(Sorry::StoreAway, _))), "it is the other server's");
    inn.store.claimed.store(false, Ordering::Relaxed);
    let again = inn.host().await;
    assert_eq!(again.room.map(|room| room.number), Some(1), "it is given up there, and woken here");
}
