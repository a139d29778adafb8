//! A deal that nobody chose: everybody who is here puts in chance, sealed first and opened then.

use super::chairs::no;
use super::ledger::Deal;
use super::{No, SocketId, Table};
use crate::chance;
use crate::store::Row;
use rummage_rules::cards::ids::Seat;
use rummage_wire::{Commitment, Nonce, Proof, Sorry, Stage, Tell, Who};
use std::collections::BTreeMap;
use tokio::time::Instant;

/// A match that is being dealt.
pub struct Dealing {
    secret: Nonce,
    commitments: BTreeMap<Seat, Commitment>,
    nonces: BTreeMap<Seat, Nonce>,
    /// Whether the commitments are told, and are opened now.
    opening: bool,
    /// Whoever has not answered by then is left out.
    pub until: Instant,
}

impl Dealing {
    fn commitments(&self) -> Vec<(Seat, Commitment)> {
        self.commitments.iter().map(|(seat, commitment)| (*seat, *commitment)).collect()
    }

    /// What is told of it now.
    fn told(&self, number: u32) -> Vec<Tell> {
        let mut told = vec![Tell::Dealing(number, self.secret.commitment())];
        if self.opening {
            told.push(Tell::Commits(number, self.commitments()));
        }
        told
    }
}

impl Table {
    /// Begins a match.
    pub(super) async fn deal(&mut self) -> Result<(), No> {
        if matches!(self.stage(), Stage::Dealing | Stage::Playing) {
            return Err(no(Sorry::NotNow, "a match is going on"));
        }
        if self.ledger.places.iter().any(|place| place.who == Who::Free) {
            return Err(no(Sorry::NotNow, "a seat is free"));
        }
        let secret = chance::secret().map_err(|error| (Sorry::StoreAway, error.to_string()))?;
        let until = Instant::now() + self.house.times.deal;
        let (commitments, nonces) = (BTreeMap::new(), BTreeMap::new());
        self.host = None;
        self.dealing = Some(Dealing { secret, commitments, nonces, opening: false, until });
        self.tell_room();
        self.people.tell_all(&Tell::Dealing(self.ledger.number + 1, secret.commitment()));
        Ok(())
    }

    /// Tells whoever comes in the midst of it.
    pub(super) fn tell_deal(&mut self, socket: SocketId) {
        let number = self.ledger.number + 1;
        let told = self.dealing.as_ref().map(|dealing| dealing.told(number)).unwrap_or_default();
        told.iter().for_each(|tell| self.people.tell(socket, tell));
    }

    pub(super) async fn commit(&mut self, seat: Seat, commitment: Commitment) -> Result<(), No> {
        let Some(dealing) = self.dealing.as_mut().filter(|dealing| !dealing.opening) else {
            return Err(no(Sorry::NotNow, "nothing is being dealt"));
        };
        // The first word counts.
        dealing.commitments.entry(seat).or_insert(commitment);
        self.deal_on().await
    }

    pub(super) async fn open_nonce(&mut self, seat: Seat, nonce: Nonce) -> Result<(), No> {
        let Some(dealing) = self.dealing.as_mut().filter(|dealing| dealing.opening) else {
            return Err(no(Sorry::NotNow, "nothing is to be opened"));
        };
        if dealing.commitments.get(&seat) != Some(&nonce.commitment()) {
            return Err(no(Sorry::NotNow, "this is not what was committed to"));
        }
        dealing.nonces.insert(seat, nonce);
        self.deal_on().await
    }

    /// Goes on with the deal as far as it can, or has to because the time is up.
    pub(super) async fn deal_on(&mut self) -> Result<(), No> {
        let here: Vec<Seat> = self.ledger.people().filter(|seat| self.people.is_here(*seat)).collect();
        let Some(dealing) = self.dealing.as_mut() else { return Ok(()) };
        let late = dealing.until <= Instant::now();
        if !dealing.opening && (late || here.iter().all(|seat| dealing.commitments.contains_key(seat))) {
            dealing.opening = true;
            dealing.until = Instant::now() + self.house.times.deal;
            let commitments = dealing.commitments();
            self.people.tell_all(&Tell::Commits(self.ledger.number + 1, commitments));
            return Ok(());
        }
        let opened = dealing.commitments.keys().all(|seat| dealing.nonces.contains_key(seat));
        if dealing.opening && (late || opened) { self.deal_out().await } else { Ok(()) }
    }

    async fn deal_out(&mut self) -> Result<(), No> {
        let Some(dealing) = self.dealing.take() else { return Ok(()) };
        let commitments = dealing.commitments();
        let proof = Proof::of(dealing.secret, dealing.nonces.into_iter().collect());
        let revision = self.ledger.setup.game().revision();
        let setup = self.ledger.setup.clone();
        let deal = Deal { proof, commitments, revision, setup };
        let fresh = deal.begin().map_err(|error| (Sorry::NotNow, error.to_string()))?;
        let Deal { proof, commitments, .. } = deal;
        self.write(vec![Row::Dealt { proof, commitments, revision }]).await?;
        self.take_up(fresh);
        self.tell_room();
        self.tell_snapshots();
        self.go_on().await;
        Ok(())
    }
}
