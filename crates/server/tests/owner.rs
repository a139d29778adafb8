//! Three servers beside one PostgreSQL: whoever comes to one that does not have the table is told which has it.

use crate::common::engine::Engine;
use crate::common::node::Node;
use crate::common::{Client, setup};
use rummage_rules::cards::ids::Seat;
use rummage_wire::{Ask, Key, Revision, Sorry, TableId, Tell};
use std::net::SocketAddr;

/// Seconds for which a claim holds that no test outlives.
const LONG: u32 = 600;

/// The first line that somebody hears who comes to a server, and whether it was the last.
async fn answer(address: SocketAddr, table: TableId, key: Option<Key>) -> (Tell, bool) {
    let mut client = Client::connect(address, 1).await;
    client.ask(&Ask::Hello { revision: Revision::own(), table, key, since: None }).await;
    let told = client.next().await.expect("an answer");
    let last = !matches!(told, Tell::Welcome(_)) && client.next().await.is_none();
    (told, last)
}

fn at(node: &Node) -> Tell {
    Tell::At(format!("http://{}", node.address).parse().expect("an address"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_does_not_have_the_table_says_which_has_it() {
    let engine = Engine::start();
    let store = engine.address();
    let [first, second, third] = [(); 3].map(|()| Node::start(&store, LONG));
    let ann = Client::host(first.address, setup("gin", 2)).await;
    let (table, key) = (ann.table.expect("a table"), ann.key);
    for other in [&second, &third] {
        for key in [key, None] {
            assert_eq!(answer(other.address, table, key).await, (at(&first), true));
        }
    }
    let ben = Client::friend(first.address, &ann, Seat(1)).await;
    assert_eq!(ben.table, ann.table, "where they are sent the table lets them in");
    // The first is killed and started again: until the claim of before runs out the others send people there, and it has nowhere to send them.
    let (address, _) = (first.address, drop(first));
    let again = Node::start_at(address, &store, LONG);
    assert_eq!(answer(second.address, table, key).await, (at(&again), true));
    let (told, last) = answer(again.address, table, key).await;
    assert!(last && matches!(told, Tell::Sorry(Sorry::StoreAway, _)), "{told}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_takes_the_table_once_the_claim_of_another_has_run_out() {
    let engine = Engine::start();
    let store = engine.address();
    let [first, second] = [(); 2].map(|()| Node::start(&store, 1));
    let ann = Client::host(first.address, setup("gin", 2)).await;
    let (table, key) = (ann.table.expect("a table"), ann.key);
    first.signal("-KILL");
    let told = loop {
        match answer(second.address, table, key).await {
            (told, true) => assert_eq!(told, at(&first)),
            (told, false) => break told,
        }
    };
    assert_eq!(told, Tell::Welcome(Revision::own()));
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_server_has_no_address_whoever_asks_another_has_to_try_again() {
    let engine = Engine::start();
    let store = engine.address();
    let (unnamed, other) = (Node::start_unnamed(&store, LONG), Node::start(&store, LONG));
    let ann = Client::host(unnamed.address, setup("gin", 2)).await;
    let (told, last) = answer(other.address, ann.table.expect("a table"), ann.key).await;
    assert!(last && matches!(told, Tell::Sorry(Sorry::StoreAway, _)), "{told}");
    let ben = Client::host(other.address, setup("gin", 2)).await;
    assert_eq!(answer(unnamed.address, ben.table.expect("a table"), ben.key).await, (at(&other), true));
}
