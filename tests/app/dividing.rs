//! Who has not closed says how the hand is divided that is shown (ruling R25): in every game, by every device, behind the curtain and after a restart.

use std::path::{Path, PathBuf};

use crate::common::{Game, moments::Moment};
use bevy::prelude::*;
use rummage::{
    play::{seats::human::Choices, table::TableCheck},
    shell::{arguments::Arguments, keep::Keeper, states::Menu},
};
use rummage_host::Host;
use rummage_rules::prelude::Seat;

/// The games in which hands are shown.
const SHOWN: [&str; 5] = ["gin", "viennese", "knockrummy", "indian", "threethirteen"];
const QUESTION: &str = "How shall your hand be shown?";

/// By what somebody answers.
#[derive(Debug, Clone, Copy)]
enum With {
    Mouse,
    Finger,
    Keys,
    Pad,
    Reader,
}

impl Game {
    /// Gives the first answer, or the second.
    fn answer(&mut self, with: With, nth: usize) {
        match with {
            With::Mouse => self.click(&format!("choice-{nth}")),
            With::Finger => self.tap(&format!("choice-{nth}")),
            With::Keys => {
                (0..nth).for_each(|_| self.key(KeyCode::ArrowDown));
                self.key(KeyCode::Enter);
            }
            With::Pad => {
                self.connect_pad();
                (0..nth).for_each(|_| self.pad(GamepadButton::DPadDown));
                self.pad(GamepadButton::South);
            }
            With::Reader => self.ask(&format!("choice-{nth}"), accesskit::Action::Click),
        }
        self.rest();
    }

    fn is_asked(&self) -> bool {
        self.app.world().resource::<Choices>().open()
    }

    /// What was said last of a division, if the record ends with one.
    fn divided(&self) -> Option<String> {
        self.record().actions.last().filter(|text| text.contains(" divide ")).cloned()
    }
}

#[test]
fn whoever_has_an_order_that_covers_less_is_asked_by_every_device() {
    let devices = [With::Mouse, With::Finger, With::Keys, With::Pad, With::Reader];
    for (id, with) in SHOWN.into_iter().zip(devices) {
        let moment = Moment::of(id);
        for (nth, order) in [(0, &moment.best), (1, &moment.worse)] {
            let mut game = Game::before(&moment, false);
            game.put_in_order(&moment.worse);
            game.play(&moment.rest);
            assert!(game.says(QUESTION), "{id}: {:?}", game.texts());
            let played = game.judged();
            assert!(!game.sheet_is_open(), "{id}: nothing is counted yet");
            game.answer(with, nth);
            assert!(game.sheet_is_open(), "{id}, {with:?}");
            assert_eq!(game.judged(), played + 1);
            assert!(game.divided().is_some_and(|text| text.starts_with("P0 ")), "{id}");
            assert_eq!(game.view().public.round_scores(), moment.scores(order), "{id}, answer {nth}");
            assert!(Host::replay(&game.record(), |_| ()).is_ok(), "{id}: it replays");
        }
    }
}

#[test]
fn an_order_that_covers_as_much_as_any_is_shown_so_and_none_is_the_tables() {
    for id in SHOWN {
        let moment = Moment::of(id);
        let mut game = Game::before(&moment, false);
        game.put_in_order(&moment.best);
        game.play(&moment.rest);
        assert!(game.sheet_is_open() && game.divided().is_some(), "{id}: {:?}", game.record().actions.last());
        assert_eq!(game.view().public.round_scores(), moment.scores(&moment.best), "{id}");

        let mut game = Game::before(&moment, false);
        game.play(&moment.rest);
        assert!(game.sheet_is_open() && game.divided().is_none(), "{id}");
        assert_eq!(game.view().public.round_scores(), moment.scores(&moment.best), "{id}");
    }
}

#[test]
fn nothing_but_an_answer_puts_the_question_away() {
    let moment = Moment::of("knockrummy");
    let mut game = Game::before(&moment, false);
    game.put_in_order(&moment.worse);
    game.play(&moment.rest);
    let played = game.judged();
    for key in [KeyCode::Escape, KeyCode::KeyD, KeyCode::KeyS, KeyCode::KeyZ, KeyCode::KeyH] {
        game.key(key);
        game.rest();
        assert!(game.says(QUESTION) && game.judged() == played, "{key:?}");
        if game.place().1 != Menu::None {
            game.key(KeyCode::Escape);
        }
    }
    // Whoever looks back comes back to it.
    game.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Replay);
    game.settle();
    game.key(KeyCode::Escape);
    game.rest();
    assert!(game.says(QUESTION) && !game.sheet_is_open());
    game.answer(With::Keys, 1);
    assert_eq!(game.view().public.round_scores(), moment.scores(&moment.worse));
}

#[test]
fn practice_goes_back_from_the_question_and_comes_to_it_again() {
    let moment = Moment::of("knockrummy").in_practice();
    let mut game = Game::before(&moment, false);
    game.put_in_order(&moment.worse);
    let before = game.judged();
    game.play(&moment.rest);
    let asked = game.judged();
    game.key(KeyCode::KeyZ);
    game.rest();
    assert!(!game.is_asked() && game.judged() == before, "back at the last decision");
    game.key(KeyCode::KeyY);
    game.rest();
    assert!(game.says(QUESTION) && game.judged() == asked, "and asked again");
    game.answer(With::Mouse, 0);
    assert_eq!(game.view().public.round_scores(), moment.scores(&moment.best));
}

#[test]
fn the_curtain_falls_for_whoever_has_not_closed_and_the_order_is_found_as_it_was() {
    let moment = Moment::of("knockrummy");
    let mut game = Game::before(&moment, true);
    lift(&mut game);
    game.put_in_order(&moment.worse);
    // The other person looks at the screen, and closes.
    game.play(&moment.rest[..1]);
    lift(&mut game);
    assert_eq!(game.view().seat, Seat(1));
    game.play(&moment.rest[1..]);
    assert_eq!(game.place().1, Menu::Curtain);
    assert!(!game.is_asked(), "nobody is asked behind the curtain");
    lift(&mut game);
    assert!(game.view().seat == Seat(0) && game.says(QUESTION), "{:?}", game.texts());
    game.answer(With::Keys, 1);
    assert_eq!(game.view().public.round_scores(), moment.scores(&moment.worse));
}

fn lift(game: &mut Game) {
    game.wait_for("the curtain", |world| *world.resource::<State<Menu>>().get() == Menu::Curtain);
    game.key(KeyCode::Enter);
    game.rest();
}

#[test]
fn a_match_that_was_killed_in_the_question_asks_it_again() {
    let folder = folder("asked");
    let moment = Moment::of("gin");
    let mut game = start(&folder);
    game.lay_table(&moment, false);
    game.put_in_order(&moment.worse);
    game.play(&moment.rest);
    assert!(game.says(QUESTION));
    game.app.world_mut().resource_mut::<Keeper>().finish();
    drop(game);

    let mut game = go_on_in(&folder);
    assert!(game.says(QUESTION) && !game.sheet_is_open(), "{:?}", game.texts());
    game.answer(With::Mouse, 1);
    assert_eq!(game.view().public.round_scores(), moment.scores(&moment.worse));
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_hand_that_was_sorted_since_is_found_sorted_and_nobody_is_asked() {
    let folder = folder("sorted");
    let moment = Moment::of("gin");
    let mut game = start(&folder);
    game.lay_table(&moment, false);
    game.put_in_order(&moment.worse);
    game.rest();
    game.key(KeyCode::KeyS);
    game.rest();
    game.app.world_mut().resource_mut::<Keeper>().finish();
    drop(game);

    let mut game = go_on_in(&folder);
    game.play(&moment.rest);
    assert!(game.sheet_is_open() && game.divided().is_none(), "{:?}", game.texts());
    let _ = std::fs::remove_dir_all(folder);
}

/// An empty folder for what is kept.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("rummage-divides-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    folder
}

fn start(folder: &Path) -> Game {
    Game::start_with(Arguments { data: Some(folder.to_path_buf()), ..Arguments::default() })
}

/// Goes on with the match that is kept there.
fn go_on_in(folder: &Path) -> Game {
    let mut game = start(folder);
    game.app.world_mut().insert_resource(TableCheck { on: true, strict: true, passed: 0 });
    assert_eq!(game.focus(), "continue");
    game.key(KeyCode::Enter);
    game.rest();
    game
}
