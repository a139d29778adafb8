//! What is cut, huge, not text, unknown, out of order or stolen gets its sentence, and does the table no harm.

use crate::common;
use crate::common::{Client, quick, setup, start, start_in};
use rummage_rules::cards::ids::Seat;
use rummage_server::house::Limits;
use rummage_wire::{Ask, Key, LONGEST_ASK, Level, Refused, Revision, Sorry, Stage, TableId, Tell};
use tokio_tungstenite::tungstenite::Message;

/// Two people at a table of Gin in play.
async fn at_a_table(address: std::net::SocketAddr) -> (Client, Client) {
    let mut ann = Client::host(address, setup("gin", 2)).await;
    let mut ben = Client::friend(address, &ann, Seat(1)).await;
    ann.until(|client| client.room.as_ref().is_some_and(|room| room.chairs[1].here)).await;
    ann.ask(&Ask::Deal).await;
    let asked = |client: &Client| client.sight.as_ref().is_some_and(|sight| sight.happened() > 0);
    tokio::join!(ann.until(asked), ben.until(asked));
    (ann, ben)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_frame_that_is_no_line_gets_a_sentence_and_the_table_plays_on() {
    let running = start(quick()).await;
    let (mut ann, mut ben) = at_a_table(running.address()).await;
    let wrong = [
        (Message::Text("frob".into()), "'frob' begins no line"),
        (Message::Text("play".into()), "play: the number is missing"),
        (Message::Text("play 1".into()), "play: the action is missing"),
        (Message::Text("sit P9".into()), "sit: the name is missing"),
        (Message::Text("commit 12".into()), "commit: '12' is no hash"),
        (Message::Binary(vec![0, 159, 146, 150].into()), "lines are text"),
    ];
    for (message, why) in wrong {
        ann.send(message).await;
        let (sorry, about) = ann.sorry().await.expect("the socket stays open");
        assert_eq!((sorry, about.as_str()), (Sorry::NotUnderstood, why));
    }
    tokio::join!(ann.play_to_end(), ben.play_to_end());
    assert!(ann.is_over() && ben.is_over());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_for_somebody_is_refused_with_its_reason() {
    let running = start(quick()).await;
    let (mut ann, mut ben) = at_a_table(running.address()).await;
    let table = ann.table.expect("a table");
    let mut onlooker = Client::come(running.address(), table, None, None).await;
    for (ask, why) in [
        (Ask::Deal, Sorry::NotHost),
        (Ask::Fill(Seat(0), Level::Gardener), Sorry::NotHost),
        (Ask::Stand, Sorry::NotNow),
        (Ask::Bot(Seat(0)), Sorry::NotNow),
        (Ask::Sit(Seat(0), common::name("Ben")), Sorry::NotNow),
    ] {
        ben.ask(&ask).await;
        assert_eq!(ben.sorry().await.map(|(sorry, _)| sorry), Some(why), "{ask}");
    }
    for ask in [Ask::Deal, Ask::Free(Seat(1)), Ask::Clock(Some(5))] {
        ann.ask(&ask).await;
        assert_eq!(ann.sorry().await.map(|(sorry, _)| sorry), Some(Sorry::NotNow), "{ask}");
    }
    onlooker.ask(&Ask::Play(1, "draw".into())).await;
    assert_eq!(onlooker.sorry().await.map(|(sorry, _)| sorry), Some(Sorry::NotSeated));
    onlooker.ask(&Ask::Sit(Seat(1), common::name("Thief"))).await;
    assert_eq!(onlooker.sorry().await.map(|(sorry, _)| sorry), Some(Sorry::WrongKey));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_judge_refuses_comes_back_with_its_code_and_rule() {
    let running = start(quick()).await;
    let (mut ann, mut ben) = at_a_table(running.address()).await;
    let own = ann.sight.as_ref().expect("a match").view().public.asked() == [Seat(0)];
    let other = if own { &mut ben } else { &mut ann };
    let refused = |tell: &Tell| match tell {
        Tell::Refused(m, refused) => Some((*m, (**refused).clone())),
        _ => None,
    };
    other.play("draw").await;
    let (m, why) = other.find(refused).await;
    let Refused::Judge(refusal) = why else { panic!("{why:?}") };
    assert_eq!((m, refusal.code.to_string().as_str()), (1, "NotYourTurn"));
    assert_eq!(refusal.rule, "gin-rummy.md 6");
    other.play("draw a horse").await;
    let (m, why) = other.find(refused).await;
    assert!(m == 2 && matches!(why, Refused::NoAction(_)), "{why:?}");
    other.waits = false;
    other.m = 0;
    tokio::join!(ann.play_to_end(), ben.play_to_end());
}

#[tokio::test(flavor = "multi_thread")]
async fn huge_frames_and_wild_bytes_close_their_own_socket_alone() {
    let running = start(quick()).await;
    let (mut ann, mut ben) = at_a_table(running.address()).await;
    let table = ann.table.expect("a table");
    let mut huge = Client::come(running.address(), table, None, None).await;
    huge.say(&format!("play 1 {}", "x".repeat(LONGEST_ASK))).await;
    assert_eq!(huge.sorry().await.map(|(sorry, _)| sorry), Some(Sorry::TooLong));
    assert_eq!(huge.next().await, None);
    tokio::join!(ann.play_to_end(), ben.play_to_end());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_line_says_who_comes_and_what_is_wrong_with_it() {
    let running = start(quick()).await;
    let address = running.address();
    let ann = Client::host(address, setup("gin", 2)).await;
    let (table, key) = (ann.table.expect("a table"), ann.key.expect("a key"));
    let (own, other) = (Revision::own(), Revision { protocol: 9, rules: 9 });
    let hello = |revision, table, key| Ask::Hello { revision, table, key, since: None }.to_string();
    let thief = Key::of_chance(key.bits() & !0xFFFF);
    for (line, why) in [
        (hello(other, table, Some(key)), Sorry::Revision),
        (hello(own, TableId::of_chance(5), Some(key)), Sorry::UnknownTable),
        (hello(own, table, Some(thief)), Sorry::WrongKey),
        ("deal".into(), Sorry::NotUnderstood),
    ] {
        let mut client = Client::connect(address, 3).await;
        client.say(&line).await;
        assert_eq!(client.sorry().await.map(|(sorry, _)| sorry), Some(why), "{line}");
        assert_eq!(client.next().await, None, "{line}");
    }
    assert_eq!(ann.room.expect("a room").stage, Stage::Gathering);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_says_too_much_in_a_second_is_let_go() {
    let folder = tempfile::tempdir().expect("a folder");
    let running = start_in(folder, quick(), Limits { lines: 5, ..Limits::default() }, None).await;
    let mut ann = Client::host(running.address(), setup("gin", 2)).await;
    for _ in 0..40 {
        ann.say("next").await;
    }
    assert_eq!(ann.sorry().await.map(|(sorry, _)| sorry), Some(Sorry::TooFast));
    let (table, key) = (ann.table.expect("a table"), ann.key);
    let again = Client::come(running.address(), table, key, None).await;
    assert_eq!(again.seat, Some(Seat(0)));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_hour_has_so_many_tables_and_a_table_so_many_onlookers() {
    let folder = tempfile::tempdir().expect("a folder");
    let running =
        start_in(folder, quick(), Limits { tables: 1, onlookers: 1, ..Limits::default() }, None).await;
    let address = running.address();
    let ann = Client::host(address, setup("gin", 2)).await;
    let mut second = Client::connect(address, 2).await;
    let opening = Box::new(rummage_wire::Opening { name: common::name("Eve"), setup: setup("gin", 2) });
    second.ask(&Ask::Open(Revision::own(), opening)).await;
    assert_eq!(second.sorry().await.map(|(sorry, _)| sorry), Some(Sorry::TooManyTables));
    let table = ann.table.expect("a table");
    let _first = Client::come(address, table, None, None).await;
    let mut one_more = Client::connect(address, 4).await;
    one_more.ask(&Ask::Hello { revision: Revision::own(), table, key: None, since: None }).await;
    assert_eq!(one_more.sorry().await.map(|(sorry, _)| sorry), Some(Sorry::Full));
}
