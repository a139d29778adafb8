//! Undo and redo by every device: the table goes back and forth with the match, says why where it cannot, and practice goes back past anything.

use crate::common::Game;
use bevy::prelude::*;
use rummage::{
    play::{
        referee::Referee,
        table::{Flow, TableCheck},
    },
    shell::{arguments::Arguments, keep::Keeper, match_setup::MatchSetup},
};
use rummage_rules::{
    action::{Action, Source},
    games,
};

/// Plays as the hint would until there is something to lay down, and says what.
fn until_melds(game: &mut Game) -> Action {
    for _ in 0..80 {
        match game.next_action().expect("the round goes on") {
            meld @ Action::LayDown { .. } => return meld,
            other => game.act(other),
        }
    }
    panic!("nothing was laid down in eighty actions");
}

#[test]
fn what_was_laid_down_comes_back_and_goes_again_by_every_device() {
    for (id, seed) in [("daylily", 11), ("quick", 13)] {
        let mut game = Game::at_the_table_of(id, 2, seed, &[]);
        game.connect_pad();
        let meld = until_melds(&mut game);
        let (before, played) = (game.standing(), game.judged());
        game.act(meld);
        let after = game.standing();
        assert!(before != after && game.judged() == played + 1);

        let passed = game.checked();
        game.key(KeyCode::KeyZ);
        assert_eq!((game.standing(), game.judged()), (before.clone(), played), "{id}: Z");
        game.key(KeyCode::KeyY);
        assert_eq!((game.standing(), game.judged()), (after.clone(), played + 1), "{id}: Y");
        game.pad_with_view(GamepadButton::West);
        assert_eq!(game.standing(), before, "{id}: View with West");
        game.pad_with_view(GamepadButton::RightTrigger);
        assert_eq!(game.standing(), after, "{id}: View with R1");
        game.click("undo");
        assert_eq!(game.standing(), before, "{id}: the button");
        game.click("redo");
        assert_eq!(game.standing(), after, "{id}: the other button");
        assert!(
            game.checked() >= passed + 6,
            "{id}: the table was compared {} times",
            game.checked() - passed
        );
        assert!(!game.can_see("redo"), "{id}: there is nothing to do again");
    }
}

#[test]
fn what_has_told_something_stays_and_the_table_says_why() {
    let mut game = Game::at_the_table(2, 11);
    game.key(KeyCode::KeyZ);
    assert_eq!(game.said(), "Nothing to undo: you have not moved yet.");
    game.act(Action::Draw(Source::Stock));
    let (drawn, played) = (game.standing(), game.judged());
    game.click("undo");
    assert_eq!(game.said(), "Nothing to undo: you have seen a new card.");
    assert_eq!((game.standing(), game.judged()), (drawn, played));
    let first = game.view().hand[0];
    game.act(Action::discard(first));
    game.key(KeyCode::KeyZ);
    assert_eq!(game.said(), "Nothing to undo: your turn has ended, and what you did stands.");
    game.key(KeyCode::KeyY);
    assert_eq!(game.said(), "Nothing was taken back.");
}

#[test]
fn practice_goes_back_past_everything_and_is_kept_as_it_stands() {
    let folder = std::env::temp_dir().join(format!("rummage-undo-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let mut game = Game::start_with(Arguments { data: Some(folder.clone()), ..default() });
    let world = game.app.world_mut();
    let mut setup = MatchSetup::usual(games::find("daylily").expect("a game"));
    setup.seed = Some(11);
    setup.practice = true;
    world.insert_resource(TableCheck { on: true, strict: true, passed: 0 });
    game.sit_down(setup);

    let mut standings = vec![game.standing()];
    for _ in 0..8 {
        let action = game.next_action().expect("the round goes on");
        game.act(action);
        standings.push(game.standing());
    }
    let all = standings.clone();
    let end = standings.pop();
    while let Some(before) = standings.pop() {
        game.key(KeyCode::KeyZ);
        game.rest();
        assert_eq!(game.standing(), before, "{} more to go", standings.len());
    }
    game.key(KeyCode::KeyZ);
    assert_eq!(game.said(), "Nothing to undo: you have not moved yet.");
    for after in &all[1..] {
        game.key(KeyCode::KeyY);
        game.rest();
        assert_eq!(&game.standing(), after);
    }
    assert_eq!(Some(game.standing()), end);
    assert!(game.checked() > 16);
    game.key(KeyCode::KeyZ);
    game.rest();
    let (standing, played) = (game.standing(), game.judged());
    game.app.world_mut().resource_mut::<Keeper>().finish();
    drop(game);

    let mut game = Game::start_with(Arguments { data: Some(folder.clone()), ..default() });
    game.key(KeyCode::Enter);
    game.rest();
    assert_eq!((game.standing(), game.judged()), (standing, played));
    assert!(game.app.world().resource::<Referee>().record().expect("it runs here").practice);
    assert!(game.app.world().resource::<MatchSetup>().practice);
    assert_ne!(*game.app.world().resource::<State<Flow>>().get(), Flow::Over);
    let _ = std::fs::remove_dir_all(folder);
}
