//! The claim of this server to a table, where several share a store: renewed in time, given up when the table is parked.

use super::Table;
use crate::house::House;
use crate::store::Claim;
use rummage_wire::{Address, Sorry, Tell};
use std::time::Duration;
use tokio::time::Instant;
use tracing::warn;

/// When a claim that was made now is renewed, long before it runs out.
pub(super) fn renewal(house: &House) -> Option<Instant> {
    house.store.is_shared().then(|| Instant::now() + house.times.lease / 3)
}

/// What whoever comes is told of a table that another server has.
pub(super) fn elsewhere(owner: Option<Address>) -> Tell {
    owner.map_or_else(|| Tell::Sorry(Sorry::StoreAway, "another server has the table".into()), Tell::At)
}

impl Table {
    /// Renews the claim, if that is due. A table that is claimed by another server, as when this one was frozen, is let go.
    pub(super) async fn renew_claim(&mut self) {
        if self.renew.is_none_or(|renew| renew > Instant::now()) {
            return;
        }
        match self.house.store.lease(self.id, self.house.times.lease).await {
            Ok(Claim::Ours) => self.renew = renewal(&self.house),
            lost => {
                warn!(table = %self.id, ?lost, "claimed no more");
                self.disowned = true;
            }
        }
    }

    /// Others may claim the table at once.
    pub(super) async fn give_up(&self) {
        if self.house.store.is_shared() {
            // Where this fails, the claim runs out.
            let _ = self.house.store.lease(self.id, Duration::ZERO).await;
        }
    }
}
