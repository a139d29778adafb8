//! The end of a round and the beginning of the next: whatever was told of them holds for a server that begins again and for whoever comes back.

use crate::common::{Client, quick, setup, start, start_in};
use rummage_rules::cards::ids::Seat;
use rummage_rules::notation;
use rummage_rules::table::{Due, StepKind};
use rummage_server::house::Limits;
use rummage_wire::{Ask, Tell};
use std::net::SocketAddr;

/// Two at a table of a game whose hands are divided before they are counted, when the count waits for both.
async fn at_a_count(address: SocketAddr) -> (Client, Client) {
    let mut ann = Client::host(address, setup("gin", 2)).await;
    let mut ben = Client::friend(address, &ann, Seat(1)).await;
    ann.ask(&Ask::Deal).await;
    tokio::join!(until_the_count(&mut ann), until_the_count(&mut ben));
    (ann, ben)
}

/// Plays until the count waits for both, whichever round or match that is in.
async fn until_the_count(client: &mut Client) {
    while client.dividing.len() < 2 {
        let was_over = client.is_over();
        let tell = client.next().await.expect("the socket is open");
        assert!(!matches!(tell, Tell::Sorry(..)), "{tell}");
        if client.is_over() && !was_over && client.seat == Some(Seat(0)) {
            client.ask(&Ask::Deal).await;
        } else if client.dividing.is_empty() {
            client.act().await;
        } else if client.dividing.len() == 1 && client.dividing.first() == client.seat.as_ref() {
            client.play("pass").await;
        }
    }
    client.until(|client| !client.waits).await;
}

/// Leaves the division to the table, and hears that it is written down.
async fn leave(client: &mut Client) {
    client.play("pass").await;
    client.until(|client| !client.waits).await;
}

fn is_at_the_sheet(client: &Client) -> bool {
    let due = client.sight.as_ref().map(|sight| sight.view().public.due());
    due == Some(Due::Step(StepKind::NextRound))
}

fn round(client: &Client) -> u16 {
    client.sight.as_ref().map_or(0, |sight| sight.view().public.round)
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_away_at_the_count_is_told_that_it_waits_no_more() {
    let running = start(quick()).await;
    let (mut ann, mut ben) = at_a_count(running.address()).await;
    leave(&mut ben).await;
    ann.until(|client| client.dividing == [Seat(0)]).await;
    ann.play("pass").await;
    // Gone before it is answered.
    ann.hang_up().await;
    ben.until(is_at_the_sheet).await;
    let mut ann = ann.come_again(running.address()).await;
    ann.until(|client| is_at_the_sheet(client) && client.dividing.is_empty() && !client.waits).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_division_that_was_left_to_the_table_before_another_hand_was_divided_is_not_asked_for_again() {
    let running = start(quick()).await;
    let (mut ann, mut ben) = at_a_count(running.address()).await;
    leave(&mut ann).await;
    let view = ben.sight.as_ref().expect("a match").view();
    let division = view.best_division().expect("the count waits for it");
    let division = notation::exact_text(&view.public, &view.hand, Seat(1), &division);
    ben.play(&division).await;
    tokio::join!(ann.until(is_at_the_sheet), ben.until(is_at_the_sheet));
    let folder = running.stop().await;
    let running = start_in(folder, quick(), Limits::default(), None).await;
    let mut ann = ann.come_again(running.address()).await;
    let waits_for = ann.find(|tell| match tell {
        Tell::Dividing(_, seats) => Some(seats.clone()),
        _ => None,
    });
    assert_eq!(waits_for.await, [], "both have answered");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_was_told_has_begun_for_a_server_that_begins_again() {
    let running = start(quick()).await;
    let (mut ann, mut ben) = at_a_count(running.address()).await;
    let before = round(&ann);
    tokio::join!(leave(&mut ann), leave(&mut ben));
    tokio::join!(ann.until(is_at_the_sheet), ben.until(is_at_the_sheet));
    tokio::join!(ann.ask(&Ask::Next), ben.ask(&Ask::Next));
    let begun = |client: &Client| round(client) > before && client.happened() > 0 && !is_at_the_sheet(client);
    tokio::join!(ann.until(begun), ben.until(begun));
    let folder = running.stop().await;
    let running = start_in(folder, quick(), Limits::default(), None).await;
    let mut ann = ann.come_again(running.address()).await;
    let mut ben = ben.come_again(running.address()).await;
    let first = if ann.choice().is_some() { &mut ann } else { &mut ben };
    first.act().await;
    let answer =
        first.find(|tell| matches!(tell, Tell::Done(_) | Tell::Refused(..)).then(|| tell.to_string()));
    assert!(answer.await.starts_with("done "), "the round goes on");
}
