//! Coming back: after a lost connection, from another device, to a parked table, to a server that was stopped.

use crate::common::client::sum_of;
use crate::common::{Client, FOR_CLIENTS_BY_CHANCE, quick, setup, start, start_in};
use rummage_rules::cards::ids::Seat;
use rummage_server::house::{Limits, Times};
use rummage_wire::{Ask, Refused, Sorry, Tell, Who};
use std::net::SocketAddr;
use std::time::Duration;

async fn at_a_table(address: SocketAddr, game: &str) -> (Client, Client) {
    let mut ann = Client::host(address, setup(game, 2)).await;
    let mut ben = Client::friend(address, &ann, Seat(1)).await;
    ann.until(|client| client.room.as_ref().is_some_and(|room| room.chairs[1].here)).await;
    ann.ask(&Ask::Deal).await;
    let asked = |client: &Client| client.sight.as_ref().is_some_and(|sight| sight.happened() > 0);
    tokio::join!(ann.until(asked), ben.until(asked));
    (ann, ben)
}

/// Both play until so many actions were done, and have heard the same.
async fn play_some(ann: &mut Client, ben: &mut Client, actions: u32) {
    let enough = ann.m + ben.m + actions;
    while ann.m + ben.m < enough || ann.waits || ben.waits {
        let (own, other) = (ann.happened(), ben.happened());
        if own < other || ann.waits {
            ann.next().await.expect("open");
        } else if other < own || ben.waits {
            ben.next().await.expect("open");
        } else {
            ann.act().await;
            ben.act().await;
            if !ann.waits && !ben.waits {
                tokio::select! { _ = ann.next() => {}, _ = ben.next() => {} }
            }
        }
    }
    let most = ann.happened().max(ben.happened());
    ann.until(|client| client.happened() >= most).await;
    ben.until(|client| client.happened() >= most).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_repeated_frame_is_answered_again_and_not_played_again() {
    let running = start(quick()).await;
    let (mut ann, mut ben) = at_a_table(running.address(), "basic").await;
    play_some(&mut ann, &mut ben, 2).await;
    while ann.choice().is_none() {
        play_some(&mut ann, &mut ben, 1).await;
    }
    let action = ann.choice().expect("asked");
    let before = ann.happened();
    ann.play(&action).await;
    ann.until(|client| !client.waits).await;
    let after = ann.happened();
    assert!(after > before);
    let done = |tell: &Tell| matches!(tell, Tell::Done(_)).then(|| tell.to_string());
    for _ in 0..3 {
        ann.ask(&Ask::Play(ann.m, action.clone())).await;
        assert_eq!(ann.find(done).await, format!("done {}", ann.m));
    }
    assert_eq!(ann.happened(), after, "it was played once");
    ann.ask(&Ask::Play(ann.m, "pass".into())).await;
    let refused = ann.find(|tell| match tell {
        Tell::Refused(_, refused) => Some((**refused).clone()),
        _ => None,
    });
    assert_eq!(refused.await, Refused::Old(ann.m), "another action under the same number is another action");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_back_is_told_what_was_missed_and_no_more() {
    let running = start(quick()).await;
    let (mut ann, mut ben) = at_a_table(running.address(), "basic").await;
    play_some(&mut ann, &mut ben, 6).await;
    let (table, key) = (ann.table.expect("a table"), ann.key);
    let known = ann.sight.clone().expect("a match");
    drop(ann);
    // Somebody else may be in turn, and play on.
    ben.act().await;
    if ben.waits {
        ben.until(|client| !client.waits).await;
    }
    let mut again = Client::connect(running.address(), 9).await;
    again.sight = Some(known.clone());
    let revision = rummage_wire::Revision::own();
    again.ask(&Ask::Hello { revision, table, key, since: Some(known.since()) }).await;
    let most = ben.happened();
    again.until(|client| client.room.is_some() && client.happened() >= most).await;
    assert!(!again.stream.iter().any(|line| line.starts_with("view ")), "no whole view is sent");
    let missed = most - known.happened();
    let told = again.stream.iter().filter(|line| line.starts_with("events ")).count();
    assert_eq!(told, usize::from(missed > 0));
    assert!(again.m > 0, "the number of its last action comes along");
    tokio::join!(again.play_to_end(), ben.play_to_end());
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_missed_more_than_is_kept_at_hand_is_told_it_all_the_same() {
    let running = start(quick()).await;
    let (mut ann, mut ben) = at_a_table(running.address(), "basic").await;
    play_some(&mut ann, &mut ben, 2).await;
    let known = ann.sight.clone().expect("a match");
    play_some(&mut ann, &mut ben, 130).await;
    let missed = ann.happened() - known.happened();
    assert!((201..=500).contains(&missed), "{missed} events");
    let mut again = Client::connect(running.address(), 9).await;
    again.sight = Some(known.clone());
    let (table, revision) = (ann.table.expect("a table"), rummage_wire::Revision::own());
    again.ask(&Ask::Hello { revision, table, key: ann.key, since: Some(known.since()) }).await;
    again.until(|client| client.room.is_some() && client.happened() >= ann.happened()).await;
    assert!(!again.stream.iter().any(|line| line.starts_with("view ")), "no whole view is sent");
    let view = |client: &Client| sum_of(client.sight.as_ref().expect("a match").view());
    assert_eq!(view(&again), view(&ann));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_goes_on_at_another_device_and_the_first_one_is_told() {
    let running = start(quick()).await;
    let (mut ann, mut ben) = at_a_table(running.address(), "basic").await;
    play_some(&mut ann, &mut ben, 4).await;
    let (table, key) = (ann.table.expect("a table"), ann.key);
    let mut phone = Client::come(running.address(), table, key, None).await;
    assert_eq!(ann.sorry().await.map(|(sorry, _)| sorry), Some(Sorry::Elsewhere));
    assert_eq!(ann.next().await, None);
    let happened = ann.happened();
    phone.until(|client| client.happened() >= happened).await;
    assert_eq!(phone.seat, Some(Seat(0)));
    let view = |client: &Client| sum_of(client.sight.as_ref().expect("a match").view());
    assert_eq!(view(&phone), view(&ann));
    tokio::join!(phone.play_to_end(), ben.play_to_end());
}

/// Both come back by their keys, to the same server or another, and know what they knew.
async fn come_back(address: SocketAddr, ann: &Client, ben: &Client) -> (Client, Client) {
    let table = ann.table.expect("a table");
    let again = (
        Client::come(address, table, ann.key, None).await,
        Client::come(address, table, ben.key, None).await,
    );
    let (mut new_ann, mut new_ben) = again;
    for (new, old) in [(&mut new_ann, ann), (&mut new_ben, ben)] {
        new.until(|client| client.happened() >= old.happened()).await;
        let view = |client: &Client| sum_of(client.sight.as_ref().expect("a match").view());
        assert_eq!((view(new), new.m), (view(old), old.m));
    }
    (new_ann, new_ben)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_parked_table_is_played_again_from_its_rows() {
    let times = Times { park: Duration::ZERO, ..quick() };
    let running = start(times).await;
    let (mut ann, mut ben) = at_a_table(running.address(), "basic").await;
    play_some(&mut ann, &mut ben, 12).await;
    ann.hang_up().await;
    ben.hang_up().await;
    let figures = running.server.as_ref().expect("it runs").figures();
    let parked = async {
        while figures.tables.now() > 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), parked).await.expect("it is parked");
    let (mut ann, mut ben) = come_back(running.address(), &ann, &ben).await;
    tokio::join!(ann.play_to_end(), ben.play_to_end());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_outlives_its_server() {
    let running = start(quick()).await;
    let (mut ann, mut ben) = at_a_table(running.address(), "basic").await;
    play_some(&mut ann, &mut ben, 12).await;
    let folder = running.stop().await;
    assert_eq!(ann.sorry().await.map(|(sorry, _)| sorry), Some(Sorry::Closing));
    assert_eq!(ben.sorry().await.map(|(sorry, _)| sorry), Some(Sorry::Closing));
    let limits = Limits { lines: FOR_CLIENTS_BY_CHANCE, ..Limits::default() };
    let running = start_in(folder, quick(), limits, None).await;
    let (mut ann, mut ben) = come_back(running.address(), &ann, &ben).await;
    tokio::join!(ann.play_to_end(), ben.play_to_end());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_plays_on_for_who_is_away_until_that_person_is_back() {
    let running = start(quick()).await;
    let (mut ann, mut ben) = at_a_table(running.address(), "basic").await;
    ann.ask(&Ask::Bot(Seat(1))).await;
    assert_eq!(ann.sorry().await.map(|(sorry, _)| sorry), Some(Sorry::NotNow), "Ben is here");
    let (table, key) = (ben.table.expect("a table"), ben.key);
    play_some(&mut ann, &mut ben, 2).await;
    drop(ben);
    ann.until(|client| client.room.as_ref().is_some_and(|room| !room.chairs[1].here)).await;
    ann.ask(&Ask::Bot(Seat(1))).await;
    ann.until(|client| client.room.as_ref().is_some_and(|room| room.chairs[1].stand_in)).await;
    let turns = ann.sight.as_ref().expect("a match").view().public.turns[1];
    while ann.sight.as_ref().expect("a match").view().public.turns[1] < turns + 2 {
        ann.act().await;
        ann.next().await.expect("open");
    }
    let mut ben = Client::come(running.address(), table, key, None).await;
    let chair = &ben.room.as_ref().expect("a room").chairs[1];
    assert!(chair.here && !chair.stand_in && matches!(chair.who, Who::Person(_)));
    tokio::join!(ann.play_to_end(), ben.play_to_end());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_hosts_place_can_be_handed_on_and_a_seat_passed_on() {
    let running = start(quick()).await;
    let mut ann = Client::host(running.address(), setup("basic", 3)).await;
    let mut ben = Client::friend(running.address(), &ann, Seat(1)).await;
    ann.until(|client| client.room.as_ref().is_some_and(|room| room.chairs[1].here)).await;
    ann.ask(&Ask::Host(Seat(1))).await;
    ben.until(|client| client.room.as_ref().is_some_and(|room| room.host == Seat(1))).await;
    ann.until(|client| client.room.as_ref().is_some_and(|room| room.host == Seat(1))).await;
    ann.ask(&Ask::Deal).await;
    assert_eq!(ann.sorry().await.map(|(sorry, _)| sorry), Some(Sorry::NotHost));
    ben.ask(&Ask::Free(Seat(0))).await;
    ben.until(|client| client.room.as_ref().is_some_and(|room| room.chairs[0].who == Who::Free)).await;
    let mut again = Client::connect(running.address(), 1).await;
    let revision = rummage_wire::Revision::own();
    let table = ann.table.expect("a table");
    again.ask(&Ask::Hello { revision, table, key: ann.key, since: None }).await;
    assert_eq!(again.sorry().await.map(|(sorry, _)| sorry), Some(Sorry::WrongKey), "the old key is void");
}
