//! A match with friends is kept at home as its seat saw it: it goes on whole after a restart, and is looked back on when it is over.

use std::path::PathBuf;

use bevy::prelude::*;
use rummage::{
    play::{referee::Referee, replay::Replay, table::script::Shown},
    shell::{
        keep::Keeper,
        states::{Menu, Screen},
    },
    store::seen::SeenMatches,
};
use rummage_rules::event::Event;

use crate::common::{
    Game,
    friends::{Server, come_together, deal, is_over, play_on, together},
};

/// A folder of this name that is empty.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("rummage-played-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

/// Whether all that happened is known, from the first deal on.
fn knows_all(game: &Game) -> bool {
    let first = game.app.world().resource::<Referee>().told_to(None).next();
    matches!(first, Some(Event::RoundBegan { round: 1, .. }))
}

/// What is written is written, and the program ends.
fn end(mut game: Game) {
    game.app.world_mut().resource_mut::<Keeper>().finish();
}

#[test]
fn a_match_goes_on_whole_after_a_restart_and_is_looked_back_on_from_the_door() {
    let (server, folder) = (Server::start("played"), folder("restart"));
    let mut ana = Game::that_keeps("Ana", &server, &folder);
    let mut bo = Game::of("Bo", &server);
    come_together(&mut ana, &mut bo);
    deal(&mut ana, &mut bo);
    play_on(&mut ana, &mut bo, 7);
    end(ana);

    let mut ana = Game::that_keeps("Ana", &server, &folder);
    ana.click("friends");
    assert!(!ana.can_see("friends-played"), "no match is over");
    ana.click("friends-back");
    together(&mut [&mut ana, &mut bo], "the table again", |games| {
        games[0].plays_elsewhere() && games[0].view().public == games[1].view().public
    });
    assert!(knows_all(&ana), "what happened before the restart is known");
    play_on(&mut ana, &mut bo, usize::MAX);
    assert!(is_over(&ana) && knows_all(&ana));
    let (last, told) = (ana.view(), ana.app.world().resource::<Referee>().told_to(None).count());
    end(ana);

    // Without any server: what was seen lies here.
    drop(server);
    let mut ana =
        Game::start_with(rummage::shell::arguments::Arguments { data: Some(folder.clone()), ..default() });
    ana.click("friends");
    ana.click("friends-played");
    assert!(ana.says("with Bo"), "{:?}", ana.texts());
    ana.click("played-0");
    ana.wait_for("the replay", |world| world.contains_resource::<Replay>());
    assert_eq!(ana.app.world().resource::<Replay>().step(), 0, "it begins with the first deal");
    let shown = &ana.app.world().resource::<Shown>().0;
    assert_eq!((shown.public.round, shown.seat), (1, last.seat));
    assert!(!shown.hand.is_empty(), "the hand that was dealt to this seat");
    ana.app.world_mut().resource_mut::<Replay>().walk(i32::MAX);
    ana.settle();
    let shown = &ana.app.world().resource::<Shown>().0;
    assert_eq!((&shown.public, &shown.hand), (&last.public, &last.hand), "the end as it was seen");
    assert_eq!(ana.app.world().resource::<Replay>().at(), told);
    ana.key(KeyCode::Escape);
    ana.wait_for("the door", |world| {
        *world.resource::<State<Screen>>().get() == Screen::Friends
            && *world.resource::<State<Menu>>().get() == Menu::None
    });
    assert!(ana.can_see("friends-played"));
    let _ = std::fs::remove_dir_all(&folder);
}

#[test]
fn a_kept_match_that_cannot_be_read_is_asked_for_and_said() {
    let (server, folder) = (Server::start("unread"), folder("unread"));
    let mut ana = Game::that_keeps("Ana", &server, &folder);
    let mut bo = Game::of("Bo", &server);
    come_together(&mut ana, &mut bo);
    deal(&mut ana, &mut bo);
    play_on(&mut ana, &mut bo, 5);
    for text in ["nonsense", "more of it"] {
        let mut keeper = ana.app.world_mut().resource_mut::<Keeper>();
        keeper.keep("seen-0", text);
        keeper.finish();
    }
    drop(ana);
    let mut ana = Game::that_keeps("Ana", &server, &folder);
    ana.click("friends");
    ana.click("friends-back");
    together(&mut [&mut ana, &mut bo], "the table, told anew", |games| {
        games[0].plays_elsewhere() && games[0].view().public == games[1].view().public
    });
    play_on(&mut ana, &mut bo, usize::MAX);
    assert_eq!(ana.app.world().resource::<SeenMatches>().over().count(), 1, "it is kept from there on");
    let _ = std::fs::remove_dir_all(&folder);
}
