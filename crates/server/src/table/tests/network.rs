//! A network that is simulated: lines are lost, late, doubled and out of order, sockets are cut, the store goes away; each match ends the
//! same for everybody.
//!
//! Tables are those of the server, and clients keep what they are told in a `Sight`, as the game does. Time passes at once, so that a
//! match of hours takes as long as its sums. Chance is seeded by the number of the match.

mod friend;
mod link;

use super::course::{self, how_many};
use crate::house::{House, Limits, Times};
use crate::store::memory::Memory;
use crate::store::{Row, Store};
use crate::table::ledger::Ledger;
use crate::tables::Tables;
use friend::Friend;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use rummage_rules::cards::ids::Seat;
use rummage_rules::games::GAMES;
use rummage_wire::TableId;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// So many matches are played (RUMMAGE_MATCHES says otherwise).
const MATCHES: usize = 32;
/// No match takes so long.
const NEVER: Duration = Duration::from_secs(7 * 24 * 3600);

#[tokio::test(start_paused = true)]
async fn every_match_ends_the_same_for_everybody_whatever_the_network_does() {
    let matches = how_many("RUMMAGE_MATCHES", MATCHES);
    let first = how_many("RUMMAGE_FIRST_MATCH", 0);
    let (mut actions, mut sockets) = (0, 0);
    for number in first..matches {
        let (acted, came) = play(number).await;
        (actions, sockets) = (actions + acted, sockets + came);
    }
    println!("matches {first} to {matches}, {actions} actions, {sockets} sockets");
    assert!(sockets > 4 * (matches - first), "the network cut nobody off: {sockets} sockets");
}

/// Plays a match and compares; how many actions it had, and how many sockets its players needed.
async fn play(number: usize) -> (usize, usize) {
    let mut rng = ChaCha8Rng::seed_from_u64(number as u64);
    let game = GAMES[number % GAMES.len()];
    let seats = rng.random_range(game.seats.clone());
    let (store, table) = (Arc::new(Memory::default()), TableId::of_chance(number as u64));
    let dealt = course::dealt(game, seats, &mut rng);
    let (ledger, _) = Ledger::read(&dealt).expect("a table");
    store.append(table, 0, dealt).await.expect("a store");
    let house = House::new(store.clone(), Times::default(), Limits::default());
    let (tables, _) = Tables::new(Arc::new(house));
    let mut playing = JoinSet::new();
    for key in ledger.places.iter().map(|place| place.key).chain([None]) {
        let friend = Friend::new(tables.clone(), table, key, ChaCha8Rng::from_rng(&mut rng));
        playing.spawn(friend.play_to_end());
    }
    let storms = tokio::spawn(storms(store.clone(), ChaCha8Rng::from_rng(&mut rng)));
    let ended = timeout(NEVER, playing.join_all()).await;
    storms.abort();
    store.away.store(false, Ordering::Relaxed);
    let name = format!("match {number}, {} for {seats}", game.id);
    let friends = ended.unwrap_or_else(|_| panic!("{name} never ends"));
    let rows = store.read(table, 0).await.expect("rows");
    compare(&rows, &friends, &name);
    (rows.len(), friends.iter().map(|friend| friend.sockets).sum())
}

/// Now and then the store is away for a while.
async fn storms(store: Arc<Memory>, mut rng: ChaCha8Rng) {
    for away in [true, false].into_iter().cycle() {
        sleep(Duration::from_millis(rng.random_range(0..if away { 120_000 } else { 5_000 }))).await;
        store.away.store(away, Ordering::Relaxed);
    }
}

/// Everybody knows what follows from the rows, and what was acknowledged stands there once.
fn compare(rows: &[String], friends: &[Friend], name: &str) {
    let (_, host) = Ledger::read(rows).expect("a table");
    let mut host = host.expect("a match");
    host.settle();
    assert!(host.is_over(), "{name}");
    for friend in friends {
        let seat = friend.seat();
        let known = seat.map_or_else(|| host.view_of_onlooker(), |seat| host.view(seat));
        let [seen, known] = [friend.view(), Some(&known)].map(|view| format!("{view:#?}"));
        // A view has thousands of lines: those that differ are told.
        let differing: Vec<_> =
            seen.lines().zip(known.lines()).filter(|(seen, known)| seen != known).collect();
        assert!(seen == known, "{name}, {seat:?}: {:#?}", &differing[..differing.len().min(20)]);
        let written = written(rows, seat);
        assert!(written.windows(2).all(|pair| pair[0].0 < pair[1].0), "{name}: twice in {written:?}");
        let lost = friend.acknowledged.iter().find(|done| !written.contains(done));
        assert_eq!(lost, None, "{name}, {seat:?}");
    }
}

/// What a seat did, as it is written down.
fn written(rows: &[String], of: Option<Seat>) -> Vec<(u32, String)> {
    let rows = rows.iter().map(|row| serde_json::from_str(row).expect("a row"));
    let acted = |row: Row| match row {
        Row::Acted { seat, m, text } if Some(seat) == of => Some((m.expect("a person's"), text)),
        Row::Left { seat, m } if Some(seat) == of => Some((m.expect("a person's"), "pass".into())),
        _ => None,
    };
    rows.filter_map(acted).collect()
}
