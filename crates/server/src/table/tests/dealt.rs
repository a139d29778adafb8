//! A round that is over as it is dealt is a round: its score is seen, and the next one begins.

use super::{Guest, Inn, course};
use crate::house::{House, Limits, Times};
use crate::store::Store;
use crate::store::memory::Memory;
use crate::table::ledger::Ledger;
use crate::tables::Tables;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_rules::event::{Event, Seen};
use rummage_rules::games;
use rummage_rules::table::{Due, StepKind};
use rummage_wire::{Ask, TableId, Tell};
use std::sync::Arc;
use std::time::Duration;
use tokio::time::timeout;

/// Of this match the eighteenth round is over as it is dealt.
const SEED: u64 = 1;

/// Two at a table that was dealt from that seed.
async fn two() -> [Guest; 2] {
    let (store, table) = (Arc::new(Memory::default()), TableId::of_chance(SEED));
    let game = games::find("tonk").expect("a game with such rounds");
    let dealt = course::dealt(game, 2, &mut ChaCha8Rng::seed_from_u64(SEED));
    let (ledger, _) = Ledger::read(&dealt).expect("a table");
    store.append(table, 0, dealt).await.expect("a store");
    let house = House::new(store.clone(), Times::default(), Limits::default());
    let (tables, _) = Tables::new(Arc::new(house));
    let [host, friend] = [0, 1].map(|seat| ledger.places[seat].key.expect("a person's"));
    let inn = Inn { tables, store, table, host };
    let ann = inn.host().await;
    [ann, inn.come(1, Some(friend)).await.expect("the friend's key")]
}

/// Plays until a round after such a one has begun; which round was over as it was dealt.
async fn play_past(mut guest: Guest) -> u16 {
    let mut dealt = None;
    loop {
        let public = guest.sight.as_ref().map(|sight| &sight.view().public);
        let round = public.map_or(0, |public| public.round);
        match dealt {
            Some(dealt) if dealt < round => return dealt,
            _ if guest.due() == Some(Due::Step(StepKind::NextRound)) => guest.ask(Ask::Next).await,
            _ => {
                if let Some(action) = guest.choice() {
                    guest.play(&action).await;
                }
            }
        }
        let tell = guest.hear().await.expect("the table lives");
        if matches!(&tell, Tell::Events(_, _, events) if is_over_as_dealt(events)) {
            dealt = guest.sight.as_ref().map(|sight| sight.view().public.round);
        }
    }
}

/// Whether a round begins and ends in one breath.
fn is_over_as_dealt(events: &[Event<Seen>]) -> bool {
    let begins = events.iter().any(|event| matches!(event, Event::RoundBegan { .. }));
    begins && events.iter().any(|event| matches!(event, Event::RoundEnded { .. }))
}

#[tokio::test(start_paused = true)]
async fn after_a_round_that_is_over_as_it_is_dealt_the_next_one_begins() {
    let [ann, ben] = two().await;
    let played = async { tokio::join!(play_past(ann), play_past(ben)) };
    // No clock is waited for where everybody has seen the score.
    let rounds = timeout(Duration::from_secs(1), played).await;
    assert_eq!(rounds.expect("the match goes on"), (18, 18));
}
