//! Nobody peeks: the whole stream of a seat is searched for the seed, and for cards that it may not see.
//!
//! That nothing told to a seat changes when hidden cards are exchanged is shown of the host (crates/host/tests/hidden.rs), whose views and
//! events the lines are.

use crate::common::{Client, quick, setup, start};
use rummage_rules::cards::ids::Seat;
use rummage_rules::event::{Event, Seen};
use rummage_wire::{Ask, Tell};

/// Cards that this seat's stream shows of a deal or a draw of somebody else, or of the stock.
fn shown_of_others(seat: Option<Seat>, event: &Event<Seen>) -> usize {
    let faces = |cards: &[Seen]| cards.iter().filter(|card| matches!(card, Seen::Face(_))).count();
    match event {
        Event::Dealt { hands, stock } => {
            let others = hands.iter().enumerate().filter(|(other, _)| Some(Seat::at(*other)) != seat);
            faces(stock) + others.map(|(_, hand)| faces(hand)).sum::<usize>()
        }
        Event::Drew { seat: other, card } if Some(*other) != seat => faces(&[*card]),
        Event::Recycled { stock } => faces(stock),
        Event::Answered { seat: other, choice } => usize::from(Some(*other) != seat && choice.is_some()),
        _ => 0,
    }
}

/// How many cards a stream shows of deals and draws of its own seat.
fn shown_of_its_own(seat: Option<Seat>, event: &Event<Seen>) -> usize {
    match event {
        Event::Dealt { hands, .. } => {
            let own = seat.and_then(|seat| hands.get(seat.index()));
            own.map_or(0, |hand| hand.iter().filter(|card| matches!(card, Seen::Face(_))).count())
        }
        Event::Drew { seat: other, card: Seen::Face(_) } => usize::from(Some(*other) == seat),
        _ => 0,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stream_of_a_seat_holds_neither_the_seed_nor_cards_of_others_nor_their_keys() {
    let running = start(quick()).await;
    let address = running.address();
    let mut ann = Client::host(address, setup("liverpool", 3)).await;
    let ben = Client::friend(address, &ann, Seat(1)).await;
    let cem = Client::friend(address, &ann, Seat(2)).await;
    let onlooker = Client::come(address, ann.table.expect("a table"), None, None).await;
    ann.until(|client| client.room.as_ref().is_some_and(|room| room.chairs[2].here)).await;
    ann.ask(&Ask::Deal).await;
    let play = |mut client: Client| {
        tokio::spawn(async move {
            client.play_to_end().await;
            client
        })
    };
    let mut clients = Vec::new();
    for task in [ann, ben, cem, onlooker].map(play) {
        clients.push(task.await.expect("a client that plays on"));
    }
    let proof = clients[0].proof.clone().expect("a proof");
    let secrets = [proof.seed.to_string(), proof.secret.to_string()];
    let keys: Vec<_> = clients.iter().map(|client| client.key.map(|key| key.to_string())).collect();
    for (place, client) in clients.iter().enumerate() {
        let (mut own, mut others) = (0, 0);
        for line in client.stream.iter().filter(|line| !line.starts_with("proof ")) {
            assert!(!secrets.iter().any(|secret| line.contains(secret)), "{line}");
            let of_others = keys.iter().enumerate().filter(|(other, _)| *other != place);
            for key in of_others.filter_map(|(_, key)| key.as_ref()) {
                assert!(!line.contains(key), "somebody else's key: {line}");
            }
            let Ok(Tell::Events(_, _, events)) = line.parse() else { continue };
            own += events.iter().map(|event| shown_of_its_own(client.seat, event)).sum::<usize>();
            others += events.iter().map(|event| shown_of_others(client.seat, event)).sum::<usize>();
        }
        assert_eq!(others, 0, "cards that seat {place} may not see");
        assert_eq!(own > 0, client.seat.is_some(), "seat {place} sees its own cards, an onlooker none");
    }
}
