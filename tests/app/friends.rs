//! A table elsewhere, with a real server: opened and come to by its link, played by two, lost, left and come back to.

use bevy::prelude::*;
use rummage::{
    play::{
        online::{AtTable, Connection, Fairness, Standing},
        referee::ActionRequest,
        table::TableCheck,
    },
    shell::states::Screen,
    store::statistics::Statistics,
};
use rummage_rules::{
    action::{Action, Source},
    table::Phase,
};
use rummage_wire::{Link, Who};

use crate::common::{
    Game,
    friends::{Server, answered, come_together, deal, is_over, play_on, together},
};

/// The room of a table of Daylily for two that ends soon, opened by one and come to by the other.
fn in_one_room(server: &Server) -> (Game, Game) {
    let (mut ana, mut bo) = (Game::of("Ana", server), Game::of("Bo", server));
    come_together(&mut ana, &mut bo);
    (ana, bo)
}

/// The same, with the cards dealt.
fn at_one_table(server: &Server) -> (Game, Game) {
    let (mut ana, mut bo) = in_one_room(server);
    deal(&mut ana, &mut bo);
    (ana, bo)
}

#[test]
fn a_chair_that_is_put_to_a_table_with_friends_is_free() {
    let server = Server::start("chair");
    let mut ana = Game::of("Ana", &server);
    for button in ["friends", "friends-open", "liverpool", "add-seat", "deal"] {
        ana.click(button);
    }
    together(&mut [&mut ana], "the table", |games| games[0].room().is_some());
    let chairs = &ana.room().expect("the room").0.chairs;
    assert_eq!(
        chairs.iter().map(|chair| chair.who == Who::Free).collect::<Vec<_>>(),
        [false, true, true, true, true]
    );
}

#[test]
fn two_play_a_match_from_the_link_to_the_rematch() {
    let server = Server::start("match");
    let (mut ana, mut bo) = at_one_table(&server);
    assert_eq!([ana.view().seat.index(), bo.view().seat.index()], [0, 1]);
    play_on(&mut ana, &mut bo, usize::MAX);
    assert_eq!(ana.view().public, bo.view().public, "both have seen the same match");
    for game in [&ana, &bo] {
        assert!(
            game.app.world().resource::<TableCheck>().passed > 10,
            "entities were compared with the view"
        );
    }
    together(&mut [&mut ana, &mut bo], "the proof", |games| {
        games.iter().all(|game| game.app.world().resource::<Fairness>().proof.is_some())
    });
    for game in [&ana, &bo] {
        let fairness = game.app.world().resource::<Fairness>();
        let (proof, sum) = fairness.proof.as_ref().expect("a proof");
        assert_eq!((proof.nonces.len(), sum, fairness.has_mine()), (2, &Ok(()), true));
    }
    // It counts for both, as played with a person.
    for (game, won) in [(&ana, ana.view()), (&bo, bo.view())] {
        let ledger = &game.app.world().resource::<Statistics>().ledger;
        let [played] = &ledger.matches[..] else { panic!("counted: {:?}", ledger.matches) };
        assert_eq!(played.won, won.public.winners.contains(&won.seat));
        assert_eq!((played.rounds.len(), played.others[0].level), (won.public.sheets.len(), None));
    }
    // Another match at the same table.
    let before = ana.room().expect("the room").0.number;
    for game in [&mut ana, &mut bo] {
        game.wait_for("the sheet", |world| {
            world.query::<&rummage::shell::names::Tag>().iter(world).any(|tag| tag.0 == "result")
        });
        game.click("result");
    }
    ana.click("play-again");
    together(&mut [&mut ana, &mut bo], "the rematch", |games| {
        games.iter().all(|game| {
            game.room().is_some_and(|room| room.0.number == before + 1)
                && game.plays_elsewhere()
                && game.view().public.phase() != Phase::MatchOver
        })
    });
    assert!(play_on(&mut ana, &mut bo, 4) >= 4);
}

#[test]
fn whoever_loses_the_line_comes_back_to_where_it_was() {
    let mut server = Server::start("lost");
    let (mut ana, mut bo) = at_one_table(&server);
    play_on(&mut ana, &mut bo, 6);
    let standing = [ana.standing(), bo.standing()];
    server.crash();
    together(&mut [&mut ana, &mut bo], "the loss", |games| {
        games.iter().all(|game| game.app.world().resource::<Connection>().standing() == Standing::Lost)
    });
    assert!(ana.says("The line is lost"), "{:?}", ana.texts());
    together(&mut [&mut ana, &mut bo], "the line", |games| {
        games.iter().all(|game| game.app.world().resource::<Connection>().standing() == Standing::There)
    });
    assert_eq!([ana.standing(), bo.standing()], standing);
    play_on(&mut ana, &mut bo, usize::MAX);
    assert_eq!(ana.view().public, bo.view().public);
}

#[test]
fn a_seat_goes_on_wherever_its_link_is_opened() {
    let server = Server::start("device");
    let (mut ana, mut bo) = at_one_table(&server);
    play_on(&mut ana, &mut bo, 5);
    let (link, standing) = (bo.link(false), bo.view());
    let mut phone = Game::come_by(&link, &server);
    together(&mut [&mut ana, &mut bo, &mut phone], "the table on the phone", |games| {
        games[2].plays_elsewhere()
            && *games[1].app.world().resource::<State<Screen>>().get() == Screen::Friends
    });
    assert_eq!(phone.view(), standing, "the phone shows the same");
    assert!(bo.says("from elsewhere"), "{:?}", bo.texts());
    play_on(&mut ana, &mut phone, usize::MAX);
    assert_eq!(ana.view().public, phone.view().public);
    let counted = |game: &Game| game.app.world().resource::<Statistics>().ledger.matches.len();
    assert_eq!([&ana, &phone, &bo].map(counted), [1, 1, 0], "it counts where its end is seen");
}

#[test]
fn a_link_to_no_table_is_told_at_the_door() {
    let server = Server::start("nowhere");
    let mut game = Game::of("Ana", &server);
    game.click("friends");
    game.paste_link("not a link");
    assert!(game.says("This is no link to a table"), "{:?}", game.texts());
    game.click("close");
    game.paste_link(&format!("{}/t/0000000000#00000000000000000000000000", server.base));
    together(&mut [&mut game], "the answer", |games| {
        let connection = games[0].app.world().get_resource::<Connection>();
        connection.is_some_and(|connection| matches!(connection.standing(), Standing::Over(_)))
    });
    assert!(game.says("There is no such table any more"), "{:?}", game.texts());
    assert!(game.app.world().get_resource::<AtTable>().is_none());
}

#[test]
fn gestures_are_seen_unless_they_are_silenced_and_a_clock_is_told() {
    let server = Server::start("gestures");
    let (mut ana, mut bo) = in_one_room(&server);
    for words in ["120 s for a turn", "60 s for a turn"] {
        ana.click("clock");
        together(&mut [&mut ana, &mut bo], words, |games| games[0].says(words));
    }
    deal(&mut ana, &mut bo);
    together(&mut [&mut ana, &mut bo], "the clock", |games| {
        games.iter_mut().any(|game| game.says("You have "))
            && games.iter_mut().any(|game| game.says(": 60 s") || game.says(": 59 s"))
    });
    let thanks = "Ana: Thank you!";
    ana.click("gestures");
    ana.click("gesture-thanks");
    together(&mut [&mut ana, &mut bo], "thanks", |games| games[1].says(thanks));
    together(&mut [&mut ana, &mut bo], "the end of thanks", |games| !games[1].says(thanks));
    bo.click("gestures");
    bo.click("gestures-silent");
    bo.click("close");
    ana.click("gestures");
    ana.click("gesture-thanks");
    // The server tells in order: once Bo knows of the next move, Bo has been told of the gesture.
    let told = bo.view().public.turns.clone();
    let mut seen = false;
    together(&mut [&mut ana, &mut bo], "the next turn", |games| {
        games.iter_mut().for_each(|game| {
            game.take_part();
        });
        seen |= games[1].says(thanks);
        games[1].view().public.turns != told
    });
    assert!(!seen, "what is silenced is not shown");
}

/// Asks for an open card, whatever it is worth; false where none can be taken.
fn takes_what_lies_open(game: &mut Game) -> bool {
    let view = game.view();
    let takes = |action: &Action| matches!(action, Action::Draw(source) if *source != Source::Stock);
    let Some(take) = view.suggest(usize::MAX).into_iter().find(takes) else { return false };
    game.app.world_mut().write_message(ActionRequest { seat: view.seat, action: take });
    game.settle();
    true
}

#[test]
fn whoever_has_the_letters_alone_looks_on_and_sees_no_hand() {
    let server = Server::start("onlooker");
    let (mut ana, mut bo) = at_one_table(&server);
    play_on(&mut ana, &mut bo, 4);
    let link = Link { key: None, ..ana.link(true) };
    let mut eve = Game::come_by(&link, &server);
    together(&mut [&mut ana, &mut bo, &mut eve], "the table", |games| games[2].plays_elsewhere());
    assert_eq!((eve.view().public, eve.view().hand), (ana.view().public, Vec::new()));
    play_on(&mut ana, &mut bo, 6);
    together(&mut [&mut ana, &mut bo, &mut eve], "what has happened since", |games| {
        games[2].view().public == games[0].view().public
    });
    // Not even of a card that all have seen go there: her table is compared with what she is told after every action.
    while ana.view().public.known[0].is_empty() && !is_over(&ana) {
        if takes_what_lies_open(&mut ana) {
            answered(&mut ana, &mut bo);
        } else {
            play_on(&mut ana, &mut bo, 1);
        }
        together(&mut [&mut ana, &mut bo, &mut eve], "what has happened since", |games| {
            games[2].view().public == games[0].view().public
        });
    }
    assert!(!ana.view().public.known[0].is_empty(), "she took no card that all could see");
    assert!(eve.view().hand.is_empty());
}
