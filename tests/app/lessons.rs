//! Lessons by playing: each is played to its end by every device, with another move at every step that allows one, and is taken up where it was left.

use crate::common::{Game, devices::Device};
use bevy::prelude::*;
use rummage::{
    play::{
        lesson::{Lesson, sit_down},
        referee::Led,
        table::{
            TableCheck,
            card::{Face, Selected},
        },
    },
    shell::{
        states::{Menu, Screen},
        text::Texts,
    },
    store::lessons::Lessons,
};
use rummage_lessons::{FIRST, Step};
use rummage_rules::{
    action::{Action, Source},
    games::{self, GAMES},
    moves::suggest::Verb,
};

/// What the lesson says now.
fn step(game: &Game) -> Option<Step> {
    game.app.world().get_resource::<Lesson>().and_then(|lesson| lesson.step().cloned())
}

/// Something else that the rules allow now, and that every device does with one card or none.
fn otherwise(game: &Game, wanted: &Action) -> Option<Action> {
    let view = game.view();
    let draws = [Source::Stock, Source::Discard].map(Action::Draw);
    let throws = view.hand.iter().map(|card| Action::discard(*card)).rev();
    let offers = view.verbs().contains(&Verb::Pass);
    let all = draws.into_iter().filter(|_| !offers).chain(throws);
    all.into_iter().find(|action| action != wanted && view.check(action).is_ok())
}

/// Reads on.
fn read_on(game: &mut Game, device: Device) {
    match device {
        Device::Mouse => game.click("lesson-next"),
        Device::Pad => game.pad(GamepadButton::South),
        Device::Keys => game.key(KeyCode::Enter),
    }
}

/// Frames until the step is behind.
fn go_on_from(game: &mut Game, id: &str, step: &Step) {
    let said = step.say.clone();
    game.wait_for(&format!("what follows on {said} in {id}"), move |world| {
        world.resource::<Lesson>().step().is_none_or(|step| step.say != said)
    });
}

/// Plays the lesson that has been begun, from its step to its end. Returns how often something else was tried.
fn play(game: &mut Game, device: Device, id: &str) -> usize {
    let (mut tried, mut last) = (0, None);
    while let Some(now) = step(game) {
        let (place, _) = game.app.world().resource::<Lesson>().place();
        assert!(last.is_none_or(|last| place == last + 1), "{id}: from step {last:?} to {place}");
        last = Some(place);
        let texts = Texts::english();
        let said = texts.get(&now.key(id));
        assert!(game.says(&said), "{id}, {}: {:?}", now.say, game.texts());
        if !now.asks() {
            read_on(game, device);
            go_on_from(game, id, &now);
            continue;
        }
        game.rest();
        let wanted = game.app.world().resource::<Lesson>().wanted().cloned();
        let wanted = wanted.unwrap_or_else(|| panic!("{id}, {}: nothing is wanted", now.say));
        if let Some(other) = otherwise(game, &wanted) {
            let before = game.standing();
            game.carry_out(device, &other);
            game.settle();
            assert_eq!(game.standing(), before, "{id}, {}: {other:?} was done", now.say);
            let why = texts.get(&now.key_otherwise(id));
            assert!(game.says(&why), "{id}, {}: nobody says why {other:?} waits", now.say);
            if let Action::Discard(cards) = &other {
                // It was picked for that, and goes back.
                game.pick(device, cards);
            }
            tried += 1;
        }
        game.carry_out(device, &wanted);
        game.settle();
        go_on_from(game, id, &now);
    }
    tried
}

/// Every lesson, each from the title.
fn play_all(device: Device) {
    let taught: Vec<&str> =
        GAMES.iter().filter(|game| rummage_lessons::of(game).is_some()).map(|game| game.id).collect();
    let mut tried = 0;
    for id in &taught {
        let mut game = Game::start();
        game.app.world_mut().insert_resource(TableCheck { on: true, strict: true, passed: 0 });
        if device == Device::Pad {
            game.connect_pad();
        }
        sit_down(game.app.world_mut(), id);
        game.wait_for("the lesson", |world| world.contains_resource::<Lesson>());
        tried += play(&mut game, device, id);
        assert!(game.app.world().resource::<Lessons>().is_done(id), "{id}");
        assert!(!game.app.world().contains_resource::<Led>(), "{id}: nobody is led any more");
    }
    assert!(tried >= 3 * taught.len(), "something else was tried only {tried} times");
}

#[test]
fn lessons_are_played_by_mouse() {
    play_all(Device::Mouse);
}

#[test]
fn lessons_are_played_by_pad() {
    play_all(Device::Pad);
}

#[test]
fn lessons_are_played_by_keys() {
    play_all(Device::Keys);
}

#[test]
fn whoever_is_new_is_led_from_the_title() {
    let mut game = Game::start();
    game.click("learn");
    game.wait_for("the lesson", |world| world.contains_resource::<Lesson>());
    assert_eq!(game.app.world().resource::<Lesson>().game(), FIRST);
    play(&mut game, Device::Mouse, FIRST);
    game.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    game.wait_for("the title", |world| *world.resource::<State<Screen>>().get() == Screen::Title);
    assert!(!game.can_see("learn"), "whoever has learnt it is not asked again");
    game.click("play");
    game.wait_for("the choice", |world| *world.resource::<State<Screen>>().get() == Screen::Choose);
    let leaf = format!("lesson-{}", GAMES[0].id);
    assert!(game.can_see(&leaf), "every game shows the way to its lesson");
}

#[test]
fn a_lesson_is_left_and_taken_up_from_pause() {
    let first = games::find(FIRST).expect("a game");
    let mut game = Game::at_the_table_of(FIRST, *first.seats.start(), 5, &[]);
    let learn = |game: &mut Game| {
        game.key(KeyCode::KeyP);
        game.click("lesson");
        game.wait_for("the lesson", |world| world.contains_resource::<Lesson>());
        assert_eq!(game.place(), (Screen::Table, Menu::None));
    };
    learn(&mut game);
    while step(&game).is_some_and(|step| !step.asks()) {
        read_on(&mut game, Device::Mouse);
    }
    game.rest();
    let wanted = game.app.world().resource::<Lesson>().wanted().cloned().expect("something to do");
    game.carry_out(Device::Mouse, &wanted);
    game.rest();
    let (left, standing) = (step(&game), game.standing());
    game.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    game.wait_for("the title", |world| *world.resource::<State<Screen>>().get() == Screen::Title);
    assert!(!game.app.world().contains_resource::<Lesson>());
    game.click("learn");
    game.wait_for("the lesson", |world| world.contains_resource::<Lesson>());
    game.settle();
    assert_eq!((step(&game), game.standing()), (left, standing));
}

#[test]
fn what_is_taken_back_is_asked_for_again() {
    let mut game = Game::start();
    sit_down(game.app.world_mut(), FIRST);
    game.wait_for("the lesson", |world| world.contains_resource::<Lesson>());
    while step(&game).is_some_and(|step| !step.asks()) {
        read_on(&mut game, Device::Mouse);
    }
    game.rest();
    let asked = step(&game);
    let wanted = game.app.world().resource::<Lesson>().wanted().cloned().expect("something to do");
    game.carry_out(Device::Mouse, &wanted);
    game.rest();
    assert_ne!(step(&game), asked);
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!(step(&game), asked);
}

#[test]
fn on_a_phone_the_melds_that_a_lesson_speaks_of_are_not_under_its_note() {
    let mut game = Game::start();
    game.resize(390.0, 844.0);
    sit_down(game.app.world_mut(), "robbers");
    game.wait_for("the lesson", |world| world.contains_resource::<Lesson>());
    while let Some(now) = step(&game).filter(|step| step.say != "anew") {
        match game.app.world().resource::<Lesson>().wanted().cloned() {
            Some(wanted) => game.carry_out(Device::Keys, &wanted),
            None => read_on(&mut game, Device::Keys),
        }
        go_on_from(&mut game, "robbers", &now);
        game.rest();
    }
    game.click("laid:QS");
    let mut picked = game.app.world_mut().query_filtered::<&Face, With<Selected>>();
    assert_eq!(picked.iter(game.app.world()).count(), 1, "a press on a laid card picks it");
}
