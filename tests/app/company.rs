//! Who is here at a table elsewhere: a bot plays on for whoever is away, they take the chair back, and the host's place is handed on.

use std::time::Duration;

use bevy::{prelude::*, time::TimeUpdateStrategy};
use rummage::shell::states::Menu;
use rummage_rules::cards::ids::Seat;

use crate::common::{
    Game,
    friends::{Server, come_together, deal, is_over, play_on, together},
};

/// Ana's and Bo's games at one table, where a bot may play on for whoever is away as soon as they are.
fn at_one_table(server: &Server) -> (Game, Game) {
    let (mut ana, mut bo) = (Game::of("Ana", server), Game::of("Bo", server));
    come_together(&mut ana, &mut bo);
    deal(&mut ana, &mut bo);
    (ana, bo)
}

/// A minute goes by between two frames.
fn let_a_minute_pass(game: &mut Game) {
    game.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(61)));
    game.app.update();
    game.app.insert_resource(TimeUpdateStrategy::Automatic);
    game.settle();
}

fn menu(game: &Game) -> Menu {
    *game.app.world().resource::<State<Menu>>().get()
}

#[test]
fn a_bot_plays_on_for_whoever_is_away_until_they_are_back() {
    let server = Server::start_with("away", &["--away-seconds", "0"]);
    let (mut ana, mut bo) = at_one_table(&server);
    play_on(&mut ana, &mut bo, 4);
    let link = bo.link(false);
    drop(bo);
    together(&mut [&mut ana], "Bo's turn, who is away", |games| {
        games[0].take_part();
        games[0].view().public.asked() == [Seat(1)]
            && games[0].room().is_some_and(|room| !room.0.chairs[1].here)
    });
    assert!(!ana.can_see("away"), "nobody is hurried in the first minute");
    let_a_minute_pass(&mut ana);
    assert!(ana.says("Bo is away"), "{:?}", ana.texts());
    ana.click("away");
    assert_eq!(menu(&ana), Menu::Company);
    ana.click("let-bot-1");
    together(&mut [&mut ana], "the bot in Bo's chair", |games| {
        games[0].room().is_some_and(|room| room.0.chairs[1].stand_in)
    });
    assert!(ana.says("a bot plays on") && !ana.can_see("let-bot-1"), "{:?}", ana.texts());
    ana.click("close");
    let turns = ana.view().public.turns[1];
    together(&mut [&mut ana], "two turns of the bot", |games| {
        games[0].take_part();
        games[0].view().public.turns[1] >= turns + 2 || is_over(games[0])
    });
    // Whoever comes back takes the chair back.
    let mut bo = Game::come_by(&link, &server);
    together(&mut [&mut ana, &mut bo], "Bo at the table again", |games| {
        games[1].plays_elsewhere()
            && games[0].room().is_some_and(|room| room.0.chairs[1].here && !room.0.chairs[1].stand_in)
    });
    play_on(&mut ana, &mut bo, usize::MAX);
    assert_eq!(ana.view().public, bo.view().public);
}

#[test]
fn the_host_hands_the_place_on_at_the_table() {
    let server = Server::start("host");
    let (mut ana, mut bo) = at_one_table(&server);
    for game in [&mut ana, &mut bo] {
        game.click("pause");
        game.click("company");
        assert_eq!(menu(game), Menu::Company);
    }
    assert!(ana.can_see("host-1") && !bo.can_see("host-0"), "the host alone hands the place on");
    ana.click("host-1");
    together(&mut [&mut ana, &mut bo], "the other host", |games| {
        games.iter().all(|game| game.room().is_some_and(|room| room.0.host == Seat(1)))
    });
    assert!(!ana.can_see("host-1") && bo.can_see("host-0"));
    assert!(!bo.can_see("let-bot-0"), "nobody plays on for whoever is here");
}

#[test]
fn whoever_takes_another_name_is_called_so_at_every_screen() {
    let server = Server::start("rename");
    let (mut ana, mut bo) = at_one_table(&server);
    ana.click("pause");
    ana.click("company");
    ana.click("rename");
    assert_eq!(menu(&ana), Menu::Letters);
    assert_eq!(ana.written(), "Ana", "another name grows out of the one there is");
    ana.write(" Maria");
    ana.key(KeyCode::Enter);
    assert_eq!(menu(&ana), Menu::Company, "one step back");
    together(&mut [&mut ana, &mut bo], "the other name", |games| {
        games.iter().all(|game| game.knows("Ana Maria", 0))
    });
    assert!(ana.says("Ana Maria"));
    ana.click("close");
    ana.key(KeyCode::Escape);
    assert!(bo.says("Ana Maria"), "{:?}", bo.texts());
}
