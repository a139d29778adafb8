//! A match as a code: copied once nothing is hidden, pasted on another title, and never in the way of a match of one's own.

use crate::common::{Game, replay};
use bevy::prelude::*;
use rummage::{
    play::{
        referee::{ActionRequest, Referee},
        table::{TableCheck, script::Shown},
    },
    shell::{
        arguments::Arguments,
        clipboard::Clipboard,
        keep::Keeper,
        match_setup::MatchSetup,
        states::{Menu, Screen},
    },
    store::statistics::Statistics,
};
use rummage_rules::{
    action::{Action, Source},
    games,
    record::share,
};

/// Draws from the stock and throws the first card.
fn turn(game: &mut Game) {
    let seat = game.view().seat;
    game.app.world_mut().write_message(ActionRequest { seat, action: Action::Draw(Source::Stock) });
    game.rest();
    let first = game.view().hand[0];
    game.app.world_mut().write_message(ActionRequest { seat, action: Action::discard(first) });
    game.rest();
}

fn clipboard(game: &mut Game) -> Option<String> {
    let mut clipboard = game.app.world_mut().resource_mut::<Clipboard>();
    clipboard.ask();
    clipboard.answer().flatten()
}

/// Pastes a text on the title, and uses it.
fn enter(game: &mut Game, text: &str) {
    game.app.insert_resource(Clipboard::memory(Some(text)));
    game.click("code");
    game.click("letters-paste");
    game.click("letters-done");
}

fn look_back(game: &mut Game) {
    game.key(KeyCode::KeyP);
    game.click("replay");
}

#[test]
fn a_match_that_counts_has_no_code_while_it_is_on() {
    let mut game = Game::at_the_table(2, 11);
    game.app.insert_resource(Clipboard::memory(None));
    turn(&mut game);
    look_back(&mut game);
    game.click("replay-share");
    assert!(game.says("the code would tell every card"));
    assert_eq!(clipboard(&mut game), None);
    assert_eq!(game.app.world().resource::<Referee>().host().expect("it runs here").code(&[]), None);
}

#[test]
fn practice_goes_on_elsewhere_from_the_same_place() {
    let mut game = Game::start();
    let setup = MatchSetup {
        seed: Some(11),
        practice: true,
        ..MatchSetup::usual(games::find("quick").expect("a game"))
    };
    game.app.insert_resource(Clipboard::memory(None));
    game.sit_down(setup);
    turn(&mut game);
    let (standing, judged) = (game.standing(), game.judged());
    look_back(&mut game);
    game.click("replay-share");
    let code = clipboard(&mut game).expect("a code");
    assert!(share::is_code(&code));
    drop(game);

    let mut game = Game::start();
    game.app.world_mut().insert_resource(TableCheck { on: true, strict: true, passed: 0 });
    let mut slip = code.clone();
    slip.truncate(code.len() - 3);
    enter(&mut game, &slip);
    assert!(game.says("There is a slip in it"));
    assert_eq!(game.place().1, Menu::Letters);
    game.key(KeyCode::Escape);
    enter(&mut game, &code);
    game.rest();
    assert_eq!(game.place(), (Screen::Table, Menu::None));
    assert_eq!((game.standing(), game.judged()), (standing, judged));
    assert!(game.app.world().resource::<Referee>().record().expect("it runs here").practice);
    turn(&mut game);
    assert!(game.judged() > judged);
}

#[test]
fn a_finished_match_is_looked_at_and_pushes_nothing_out() {
    let folder = std::env::temp_dir().join(format!("rummage-share-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let mut game = Game::start_with(Arguments { data: Some(folder.clone()), ..default() });
    game.app.insert_resource(MatchSetup {
        seed: Some(5),
        ..MatchSetup::usual(games::find("daylily").expect("a game"))
    });
    game.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Table);
    game.rest();
    turn(&mut game);
    let standing = game.standing();
    game.app.world_mut().resource_mut::<Keeper>().finish();
    game.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    game.settle();

    let record = replay::finished(11);
    let chairs = ["setup-you", "bot-basil:hedge-sharp"].map(Into::into);
    enter(&mut game, &share::code(&record, &chairs));
    game.wait_for("the replay", |world| *world.resource::<State<Menu>>().get() == Menu::Replay);
    assert!(game.can_see("replay-line"));
    game.key(KeyCode::Tab);
    assert_eq!(game.app.world().resource::<Shown>().0.public.round, 1, "it begins at the beginning");
    game.key(KeyCode::Escape);
    game.rest();
    assert!(game.can_see("result") && game.app.world().resource::<MatchSetup>().aside);
    assert!(game.app.world().resource::<Statistics>().ledger.matches.is_empty(), "it counts for nobody here");
    game.app.world_mut().resource_mut::<Keeper>().finish();
    drop(game);

    let mut game = Game::start_with(Arguments { data: Some(folder.clone()), ..default() });
    game.click("continue");
    game.rest();
    assert_eq!(game.standing(), standing, "the match of one's own still waits");
    let _ = std::fs::remove_dir_all(folder);
}
