//! Friends by a link: a table is opened, friends sit down, a match is dealt and played to its end over real sockets.

use crate::common::{Client, quick, setup, start};
use rummage_rules::cards::ids::Seat;
use rummage_wire::{Ask, Level, Stage, Tell, Who};

#[tokio::test(flavor = "multi_thread")]
async fn two_friends_and_a_bot_play_a_whole_match_and_a_rematch() {
    let running = start(quick()).await;
    let address = running.address();
    let mut ann = Client::host(address, setup("basic", 3)).await;
    let mut ben = Client::friend(address, &ann, Seat(2)).await;
    ann.ask(&Ask::Fill(Seat(1), Level::Seedling)).await;
    let seated = |client: &Client| {
        let chairs = &client.room.as_ref().expect("a room").chairs;
        chairs[1].who == Who::Bot(Level::Seedling) && chairs[2].here
    };
    ann.until(seated).await;
    let mut onlooker = Client::come(address, ann.table.expect("a table"), None, None).await;
    for number in 1..=2 {
        ann.ask(&Ask::Deal).await;
        let playing = |client: &Client| {
            let room = client.room.as_ref().expect("a room");
            room.number == number && room.stage == Stage::Playing
        };
        tokio::join!(ann.until(playing), ben.until(playing), onlooker.until(playing));
        tokio::join!(ann.play_to_end(), ben.play_to_end(), async {
            while !onlooker.is_over() {
                onlooker.next().await;
            }
        });
        for client in [&ann, &ben, &onlooker] {
            let sight = client.sight.as_ref().expect("a match");
            assert_eq!(sight.number(), number);
            assert!(!sight.view().public.winners.is_empty());
            assert_eq!(sight.view().public, ann.sight.as_ref().expect("a match").view().public);
            let (proof, seal) = (client.proof.as_ref().expect("a proof"), client.seal.expect("a seal"));
            assert_eq!(proof.verify(seal, &client.commitments), Ok(()));
            assert_eq!(proof.nonces.len(), 2, "both put in chance");
        }
    }
    running.stop().await;
    let closing = ann.find(|tell| matches!(tell, Tell::Sorry(..)).then(|| tell.to_string())).await;
    assert_eq!(closing, "sorry closing");
    assert_eq!(ann.next().await, None, "the socket is closed");
}
