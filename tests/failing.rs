//! A system fails in the midst of a match: it is told once, the table is laid anew as the judge has it, and the match goes on and is kept.

mod common;

use std::fs;

use bevy::prelude::*;
use common::Game;
use rummage::{
    play::table::{Board, TableCheck, card::Face, pile::cards_of},
    shell::{arguments::Arguments, keep::Keeper, notice::Notice},
};

/// A system that drops a card face down in the midst of its work, so many times.
#[derive(Resource)]
struct Clumsy(u32);

fn stumble(mut clumsy: ResMut<Clumsy>, board: Option<Res<Board>>, mut commands: Commands) -> Result {
    if clumsy.0 == 0 {
        return Ok(());
    }
    clumsy.0 -= 1;
    let hand = board.and_then(|board| board.own_hand());
    if let Some(hand) = hand {
        commands.queue(move |world: &mut World| {
            let card = cards_of(world, hand)[0];
            world.entity_mut(card).remove::<Face>();
        });
    }
    Err("the card slipped".into())
}

/// The notices since it was asked for the last time.
#[derive(Resource, Default)]
struct Noticed(Vec<String>);

#[test]
fn a_system_that_fails_is_told_of_once_and_the_table_is_mended() {
    let folder = std::env::temp_dir().join(format!("rummage-failing-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    let mut app = App::new();
    app.set_error_handler(rummage::shell::report::note_failure)
        .insert_resource(Clumsy(0))
        .init_resource::<Noticed>();
    app.add_systems(Update, stumble);
    app.add_systems(Last, |mut notices: MessageReader<Notice>, mut noticed: ResMut<Noticed>| {
        noticed.0.extend(notices.read().map(|notice| notice.0.clone()));
    });
    let arguments =
        Arguments { data: Some(folder.clone()), game: Some("daylily".into()), seed: Some(11), ..default() };
    let mut game = Game::start_in(app, arguments);
    game.rest();
    game.app.insert_resource(TableCheck { on: true, strict: true, passed: 0 });
    let standing = game.standing();
    // It fails in several frames, heals, and fails again.
    for times in [5, 1] {
        game.app.insert_resource(Clumsy(times));
        for _ in 0..10 {
            game.app.update();
        }
        let world = game.app.world();
        let hand = world.resource::<Board>().own_hand().expect("a hand");
        let faces = cards_of(world, hand).iter().filter(|card| world.get::<Face>(**card).is_some()).count();
        assert_eq!(
            faces,
            game.view().hand.len(),
            "all of the player's cards are seen after {times} failures"
        );
    }
    let noticed = &game.app.world().resource::<Noticed>().0;
    let told = noticed.iter().filter(|words| words.starts_with("Something in Rummage failed")).count();
    assert_eq!(told, 1, "{noticed:?}");
    assert_eq!(game.standing(), standing);
    let passed = game.checked();
    game.connect_pad();
    game.pad(GamepadButton::North);
    game.rest();
    assert!(game.judged() > 0 && game.checked() > passed, "the match goes on, and the table is right");
    let played = game.judged();
    game.app.world_mut().resource_mut::<Keeper>().finish();
    drop(game);

    let mut game = Game::start_with(Arguments { data: Some(folder.clone()), ..default() });
    game.click("continue");
    game.rest();
    assert_eq!(game.judged(), played, "it was kept meanwhile");
    let _ = fs::remove_dir_all(folder);
}
