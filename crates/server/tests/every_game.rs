//! Every game's smallest and largest table, played whole over real sockets: what each client has folded is what the host knew.

use crate::common::{Client, quick, setup_of, start, written};
use rummage_bots::{Level, seat_bot};
use rummage_rules::cards::ids::Seat;
use rummage_rules::games::{GAMES, Game};
use rummage_wire::{Ask, Key};
use std::net::SocketAddr;
use std::sync::Arc;

/// Everybody at a new table, the host first, then an onlooker.
async fn seat_everybody(address: SocketAddr, game: &'static Game, seats: usize) -> Vec<Client> {
    let ann = Client::host(address, setup_of(game, seats, "")).await;
    let table = ann.table.expect("a table");
    let mut clients = vec![ann];
    for seat in 1..seats {
        let friend = Client::friend(address, &clients[0], Seat::at(seat)).await;
        clients.push(friend);
    }
    clients.push(Client::come(address, table, None::<Key>, None).await);
    let last = seats - 1;
    clients[0].until(|client| client.room.as_ref().is_some_and(|room| room.chairs[last].here)).await;
    clients[0].ask(&Ask::Deal).await;
    clients
}

/// Plays a match to its end with a task for each client.
async fn play(clients: Vec<Client>) -> Vec<Client> {
    let play = |mut client: Client| {
        client.bot = Some(seat_bot(Level::Seedling, client.seat.map_or(9, |seat| seat.0.into())));
        tokio::spawn(async move {
            client.play_to_end().await;
            client
        })
    };
    let tasks: Vec<_> = clients.into_iter().map(play).collect();
    let mut clients = Vec::new();
    for task in tasks {
        clients.push(task.await.expect("a client that plays on"));
    }
    clients
}

#[tokio::test(flavor = "multi_thread")]
async fn each_client_knows_what_the_host_knew_for_it_after_every_action_of_every_game() {
    let running = Arc::new(start(quick()).await);
    let address = running.address();
    let mut tables = Vec::new();
    for game in GAMES {
        let sizes = [*game.seats.start(), *game.seats.end()];
        let sizes = if sizes[0] == sizes[1] { &sizes[..1] } else { &sizes[..] };
        for seats in sizes {
            let (running, seats) = (running.clone(), *seats);
            tables.push(tokio::spawn(async move {
                let clients = play(seat_everybody(address, game, seats).await).await;
                let table = clients[0].table.expect("a table");
                let rows = running.store.read(table, 0).await.expect("rows");
                let (seal, known) = written::known(&rows);
                let sealed = clients[0].room.as_ref().and_then(|room| room.seal.clone());
                assert_eq!(sealed, Some(seal), "this is the match that was sealed");
                let mut compared = 0;
                for (place, client) in clients.iter().enumerate() {
                    for (happened, sum) in &client.views {
                        let there = known.get(happened).map(|sums| sums[place]);
                        assert_eq!(there, Some(*sum), "{} for {seats}, viewer {place}, {happened}", game.id);
                        compared += 1;
                    }
                }
                compared
            }));
        }
    }
    let mut compared = 0;
    for table in tables {
        compared += table.await.expect("a table that is played to its end");
    }
    assert!(compared > 10_000, "{compared} views compared");
    assert_eq!(running.server.as_ref().expect("it runs").figures().misread.now(), 0);
}
