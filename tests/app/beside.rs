//! Two people at one screen of a table elsewhere: each has a chair there, and the curtain falls between them.

use bevy::prelude::*;
use rummage::{
    play::{
        online::Beside,
        referee::Referee,
        table::{TableCheck, curtain::Curtain, script::Shown},
    },
    shell::keep::Keeper,
    store::{friends::Friends, statistics::Statistics},
};
use rummage_rules::cards::ids::Seat;

use crate::common::{
    Game,
    friends::{Server, come, deal, open, play_on, together},
};

/// Ana's screen, at which Cleo has sat down beside her, and Bo's elsewhere.
fn three_at_two_screens(server: &Server, mut ana: Game) -> (Game, Game) {
    let mut bo = Game::of("Bo", server);
    open(&mut ana, 3);
    come(&mut ana, &mut bo, 2);
    ana.click("beside-1");
    ana.paste("Cleo");
    together(&mut [&mut ana, &mut bo], "Cleo in the chair", |games| {
        games.iter().all(|game| game.knows("Cleo", 1))
    });
    assert!(ana.says("at this screen"), "{:?}", ana.texts());
    (ana, bo)
}

fn beside(game: &Game) -> Vec<Seat> {
    game.app.world().resource::<Beside>().seats().collect()
}

/// What is known here of the hands at this screen, and what Bo knows of them.
fn hands_known(game: &Game) -> [usize; 2] {
    let referee = game.app.world().resource::<Referee>();
    [Seat(0), Seat(1)].map(|seat| referee.view(seat).hand.len())
}

/// Which of the two at a screen have looked at their hand.
#[derive(Resource, Default)]
struct Looked([bool; 2]);

#[test]
fn two_at_one_screen_play_a_match_with_somebody_elsewhere() {
    let server = Server::start("beside");
    let (mut ana, mut bo) = three_at_two_screens(&server, Game::of("Ana", &server));
    assert_eq!((beside(&ana), beside(&bo)), (vec![Seat(1)], vec![]));
    deal(&mut ana, &mut bo);
    let curtain = ana.app.world().resource::<Curtain>();
    assert!(curtain.is_shared() && curtain.down, "a curtain hangs");
    assert!(hands_known(&ana).iter().all(|cards| *cards >= 7), "both hands are told to this screen");
    assert_eq!(hands_known(&bo), [0, 0], "and neither to the other one");
    ana.app.init_resource::<Looked>().add_systems(
        Last,
        |curtain: Res<Curtain>, shown: Res<Shown>, mut looked: ResMut<Looked>| {
            if !curtain.down {
                looked.0[shown.0.seat.index()] = true;
            }
        },
    );
    play_on(&mut ana, &mut bo, usize::MAX);
    assert_eq!(ana.app.world().resource::<Looked>().0, [true, true], "each has looked at their own hand");
    assert!(ana.app.world().resource::<TableCheck>().passed > 10, "entities were compared with the view");
    let public = |game: &Game| game.app.world().resource::<Referee>().public().clone();
    assert_eq!(public(&ana), public(&bo));
    for game in [&ana, &bo] {
        assert_eq!(game.app.world().resource::<Statistics>().ledger.matches.len(), 1);
    }
}

#[test]
fn whoever_sat_beside_comes_again_with_the_screen_and_can_get_up() {
    let server = Server::start("beside-again");
    let folder = std::env::temp_dir().join(format!("rummage-beside-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let (mut ana, mut bo) = three_at_two_screens(&server, Game::that_keeps("Ana", &server, &folder));
    deal(&mut ana, &mut bo);
    play_on(&mut ana, &mut bo, 6);
    let before = [0, 1].map(|seat| ana.app.world().resource::<Referee>().view(Seat(seat)).hand);
    ana.app.world_mut().resource_mut::<Keeper>().finish();
    drop(ana);

    let mut ana = Game::that_keeps("Ana", &server, &folder);
    ana.click("friends");
    ana.click("friends-back");
    together(&mut [&mut ana, &mut bo], "both at the table again", |games| {
        games[0].plays_elsewhere()
            && beside(games[0]) == [Seat(1)]
            && games[0].view().public == games[1].view().public
    });
    let after = [0, 1].map(|seat| ana.app.world().resource::<Referee>().view(Seat(seat)).hand);
    let sorted = |mut hands: [Vec<_>; 2]| {
        hands.iter_mut().for_each(|hand: &mut Vec<rummage_rules::cards::ids::CardId>| hand.sort());
        hands
    };
    assert_eq!(sorted(after), sorted(before), "both hands are told again");
    play_on(&mut ana, &mut bo, usize::MAX);

    for game in [&mut ana, &mut bo] {
        game.wait_for("the sheet", |world| {
            world.query::<&rummage::shell::names::Tag>().iter(world).any(|tag| tag.0 == "result")
        });
        game.click("result");
    }
    ana.click("change-table");
    ana.click("up-1");
    together(&mut [&mut ana, &mut bo], "a free chair", |games| {
        games.iter().all(|game| !game.knows("Cleo", 1)) && beside(games[0]).is_empty()
    });
    let table = ana.room().expect("the room").0.table;
    assert_eq!(ana.app.world().resource::<Friends>().beside_at(&server.base, table), []);
    let _ = std::fs::remove_dir_all(&folder);
}
