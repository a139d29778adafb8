//! A table in a test's own hands, with all that it tells: woken from rows, and, as a twin, with hidden cards exchanged.

use super::deeds::Deed;
use crate::house::{House, Limits, Times};
use crate::store::Store;
use crate::store::memory::Memory;
use crate::table::{Arrival, Inbox, SocketId, Table};
use axum::extract::ws::Utf8Bytes;
use rand::RngExt;
use rand::rngs::ChaCha8Rng;
use rummage_host::Host;
use rummage_rules::cards::ids::{CardId, Seat};
use rummage_rules::event::{Event, Seen};
use rummage_rules::notation;
use rummage_rules::table::Table as Truth;
use rummage_wire::{Ask, TableId};
use std::collections::BTreeMap;
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// The socket of whoever looks on; those of seats have the seats' numbers.
const ONLOOKER: SocketId = 99;
/// So many lines may wait: more than are told at once.
const WAITING: usize = 256;

/// A table and those who hear it: everybody who sits there, and somebody who looks on.
pub struct Twin {
    table: Table,
    store: Arc<Memory>,
    ears: BTreeMap<Option<Seat>, mpsc::Receiver<Utf8Bytes>>,
    /// How many actions everybody has taken.
    m: u32,
    /// What no line may hold: the seed and all that it came from.
    secrets: Vec<String>,
    _thoughts: mpsc::Receiver<Inbox>,
}

impl Twin {
    /// Wakes a table from these rows; nobody has come yet.
    pub async fn wake(rows: &[String]) -> Twin {
        let (store, id) = (Arc::new(Memory::default()), TableId::of_chance(1));
        store.append(id, 0, rows.to_vec()).await.expect("a store");
        let house = House::new(store.clone(), Times::default(), Limits::default());
        let (inbox, thoughts) = mpsc::channel(1);
        let table = Table::wake(id, Arc::new(house), inbox).await.expect("rows of a table");
        let proof = &table.ledger.deal.as_ref().expect("a deal").proof;
        let mut secrets = vec![proof.seed.to_string(), proof.seed.0.to_string(), proof.secret.to_string()];
        secrets.extend(proof.nonces.iter().map(|(_, nonce)| nonce.to_string()));
        Twin { table, store, ears: BTreeMap::new(), m: rows.len() as u32, secrets, _thoughts: thoughts }
    }

    /// The same table, in which cards lie elsewhere that this seat cannot see; nothing where none can.
    pub async fn exchanged(&self, rows: &[String], seat: Seat, rng: &mut ChaCha8Rng) -> Option<Twin> {
        let host = self.host();
        let playing = !host.asked().is_empty() && host.dividing().is_empty();
        let (view, unseen) = (host.view(seat), host.view(seat).unseen());
        // What is sealed in an answer may name cards of the hand that it came from.
        if !playing || unseen.len() < 2 || host.truth().answers.iter().any(Option::is_some) {
            return None;
        }
        let mut truth = if rng.random() { view.sample(rng) } else { host.truth().clone() };
        let mut one_of = || unseen[rng.random_range(0..unseen.len())];
        let (one, another) = (one_of(), one_of());
        let swap = |card: &mut CardId| match *card {
            card_there if card_there == one => *card = another,
            card_there if card_there == another => *card = one,
            _ => {}
        };
        let hidden = truth.hands.iter_mut().flatten().chain(&mut truth.stock).chain(&mut truth.hidden_wild);
        hidden.for_each(swap);
        let lies = |table: &Truth| (table.hands.clone(), table.stock.clone(), table.hidden_wild);
        let elsewhere = lies(&truth) != lies(host.truth());
        let mut other = Twin::wake(rows).await;
        other.table.host.as_mut().expect("a match").suppose(truth);
        elsewhere.then_some(other)
    }

    /// Everybody comes, and somebody looks on.
    pub async fn everybody_comes(&mut self) {
        let keys = self.table.ledger.places.iter().map(|place| place.key);
        let seats = keys.enumerate().map(|(seat, key)| (Some(Seat::at(seat)), key));
        for (viewer, key) in seats.chain([(None, None)]).collect::<Vec<_>>() {
            let socket = viewer.map_or(ONLOOKER, |seat| u64::from(seat.0));
            let (lines, ear) = mpsc::channel(WAITING);
            let (answer, _answered) = oneshot::channel();
            self.ears.insert(viewer, ear);
            self.table.hear(Inbox::Come(Arrival { socket, lines, key, since: None, answer })).await;
        }
    }

    /// The table hears a line.
    pub async fn hear(&mut self, deed: &Deed) {
        match deed {
            Deed::Act(seat, action) => {
                let host = self.host();
                let text = notation::exact_text(&host.seen_by(*seat), host.hand(*seat), *seat, action);
                self.say(*seat, text).await;
            }
            Deed::Pass(seat) => self.say(*seat, "pass".into()).await,
            Deed::Next => {
                for seat in self.host().public().seats() {
                    self.table.hear(Inbox::Ask(seat.0.into(), Ask::Next)).await;
                }
            }
        }
    }

    async fn say(&mut self, seat: Seat, text: String) {
        self.m += 1;
        self.table.hear(Inbox::Ask(seat.0.into(), Ask::Play(self.m, text))).await;
    }

    /// Whether this may be done, and does what it says.
    pub fn allows(&self, deed: &Deed) -> bool {
        let Deed::Act(seat, action) = deed else { return false };
        let verdict = self.host().seen_by(*seat).judge(self.host().hand(*seat), *seat, action);
        verdict.is_ok_and(|verdict| verdict.failure().is_none())
    }

    /// What everybody was told since this was asked last. No line holds what has to stay secret.
    pub fn lines(&mut self) -> BTreeMap<Option<Seat>, Vec<String>> {
        let places = &self.table.ledger.places;
        let hear = |(viewer, ear): (&Option<Seat>, &mut mpsc::Receiver<Utf8Bytes>)| {
            let lines: Vec<String> =
                std::iter::from_fn(|| ear.try_recv().ok()).map(|line| line.to_string()).collect();
            let of_others = places.iter().enumerate().filter(|(seat, _)| Some(Seat::at(*seat)) != *viewer);
            let keys: Vec<String> =
                of_others.filter_map(|(_, place)| place.key).map(|key| key.to_string()).collect();
            for line in lines.iter().filter(|line| !line.starts_with("proof ")) {
                let told = self.secrets.iter().chain(&keys).find(|secret| line.contains(*secret));
                assert_eq!(told, None, "{viewer:?} is told {line}");
                assert!(!line.starts_with("refused ") && !line.starts_with("sorry "), "{line}");
            }
            (*viewer, lines)
        };
        self.ears.iter_mut().map(hear).collect()
    }

    /// The match.
    pub fn host(&self) -> &Host {
        self.table.host.as_ref().expect("a match")
    }

    /// How many events have happened.
    pub fn happened(&self) -> usize {
        self.host().happened()
    }

    /// The truth of what has happened since.
    pub fn laid_open(&self, since: usize) -> Vec<Event<Seen>> {
        self.host().laid_open(since).collect()
    }

    /// Its rows.
    pub async fn rows(&self) -> Vec<String> {
        self.store.read(self.table.id, 0).await.expect("a store")
    }

    /// Which table this is, for whoever looks for what went wrong.
    pub fn name(&self) -> String {
        let record = self.host().record();
        format!("{} for {}, after {} events", record.game, record.seats, self.happened())
    }
}
