//! Questions out of turn: put only where the card fits, let by until the player says otherwise, and never waited for in vain.

use std::time::Duration;

use crate::common::{Game, devices::Device};
use bevy::{prelude::*, time::TimeUpdateStrategy};
use rummage::{
    play::{
        referee::{ActionRequest, Referee},
        table::Flow,
    },
    shell::{arguments::Speed, match_setup::MatchSetup, preferences::Preferences, states::Screen},
};
use rummage_rules::{
    action::{Action, Choice, Source},
    ask::Stake,
    games,
    moves::suggest::Verb,
    table::Phase,
    turn::window::WindowKind,
};

/// Four at Liverpool, three of them bots.
fn liverpool() -> Game {
    Game::at_the_table_of("liverpool", 4, 71, &[])
}

fn likes(game: &mut Game, change: impl Fn(&mut Preferences)) {
    change(&mut game.app.world_mut().resource_mut::<Preferences>());
    game.settle();
}

/// Whether the player at this screen is asked out of turn; the cut is before the deal.
fn is_asked(game: &Game) -> bool {
    game.view().verbs().iter().any(|verb| matches!(verb, Verb::Answer(kind) if *kind != WindowKind::Cut))
}

/// What whoever only watches would do: draws, and throws the card drawn.
fn watching(game: &Game) -> Action {
    let view = game.view();
    match view.verbs().first() {
        Some(Verb::Answer(WindowKind::Cut)) => Action::Answer(Choice::Cut(30)),
        Some(Verb::Answer(_)) => Action::Answer(Choice::No),
        Some(Verb::DrawStock) => Action::Draw(Source::Stock),
        Some(Verb::TakeDiscard | Verb::Pass) => Action::Pass,
        _ => Action::discard(*view.hand.last().expect("a card")),
    }
}

/// How often the first seat has let something by.
fn passed(game: &Game) -> usize {
    let record = game.app.world().resource::<Referee>().record().expect("it runs here");
    record.actions.iter().filter(|action| *action == "P0 pass").count()
}

/// Plays on until the player is asked out of turn.
fn until_asked(game: &mut Game) {
    for _ in 0..400 {
        if game.sheet_is_open() {
            game.click("next-round");
            game.rest();
        }
        if is_asked(game) {
            return;
        }
        let action = watching(game);
        game.act(action);
    }
    panic!("nobody asked anything");
}

#[test]
fn a_round_that_is_only_watched_puts_no_question() {
    let mut game = liverpool();
    game.key(KeyCode::KeyN);
    game.rest();
    assert!(game.name_of("pass-on").contains("Ask me"), "{}", game.name_of("pass-on"));
    for _ in 0..400 {
        if game.sheet_is_open() {
            break;
        }
        assert!(!is_asked(&game) && !game.can_see("window-no"), "{}", game.said());
        let action = watching(&game);
        game.act(action);
    }
    assert!(passed(&game) > 5, "only {} questions came by", passed(&game));
}

/// At the usual speed: the seconds of each turn in which a question is open are fewer than a bot takes to act.
#[test]
fn nobody_is_waited_for_while_a_question_is_open() {
    let mut game = liverpool();
    game.key(KeyCode::KeyN);
    game.rest();
    likes(&mut game, |likes| likes.speed = Speed::Usual);
    game.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(5)));
    let (mut seconds, mut answers) = (0.0, 0);
    for _ in 0..40_000 {
        game.app.update();
        std::thread::sleep(Duration::from_millis(1));
        let world = game.app.world();
        let flow = *world.resource::<State<Flow>>().get();
        assert!(!is_asked(&game) || !matches!(flow, Flow::Acting { human: true, .. }));
        if world.resource::<Referee>().phase() == Phase::Window {
            seconds += world.resource::<Time>().delta_secs();
        }
        answers = passed(&game);
        if answers > 2 {
            break;
        }
        if matches!(flow, Flow::Acting { human: true, .. }) && !game.view().verbs().is_empty() {
            let (seat, action) = (game.view().seat, watching(&game));
            game.app.world_mut().write_message(ActionRequest { seat, action });
        }
    }
    assert!(answers > 2, "only {answers} questions came by");
    // Three bots answer each of them; a bot that takes its while takes half a second.
    assert!(seconds < 0.5 * answers as f32, "{seconds} seconds for {answers} questions");
}

#[test]
fn a_card_that_fits_nothing_is_not_asked_about() {
    let mut game = liverpool();
    for _ in 0..8 {
        until_asked(&mut game);
        assert_eq!(game.view().stake(), Some(Stake::Something), "{}", game.said());
        let action = watching(&game);
        game.act(action);
    }
    assert!(passed(&game) > 8, "every card was asked about");
}

#[test]
fn who_likes_to_be_asked_is_asked_about_any_card() {
    let mut game = liverpool();
    likes(&mut game, |likes| likes.ask_when_it_fits = false);
    until_asked(&mut game);
    for _ in 0..40 {
        if game.view().stake() == Some(Stake::Little) {
            assert!(game.can_see("window-no"), "{}", game.said());
            return;
        }
        let action = watching(&game);
        game.act(action);
        until_asked(&mut game);
    }
    panic!("every card fitted");
}

/// Each answer has its press, by each device, and one more press takes the last of them back.
#[test]
fn every_device_passes_until_the_player_says_otherwise() {
    for device in [Device::Mouse, Device::Pad, Device::Keys] {
        let mut game = liverpool();
        game.connect_pad();
        likes(&mut game, |likes| likes.ask_when_it_fits = false);
        until_asked(&mut game);
        let before = passed(&game);
        match device {
            Device::Mouse => game.click("window-pass-on"),
            Device::Pad => game.pad(GamepadButton::RightThumb),
            Device::Keys => game.key(KeyCode::KeyN),
        }
        game.rest();
        assert!(passed(&game) > before && !game.can_see("window-yes"), "{device:?}: {}", game.said());
        match device {
            Device::Mouse => game.click("pass-on"),
            Device::Pad => game.pad(GamepadButton::RightThumb),
            Device::Keys => game.key(KeyCode::KeyN),
        }
        until_asked(&mut game);
        assert!(game.can_see("window-yes"), "{device:?}: {}", game.said());
    }
}

#[test]
fn every_round_asks_anew() {
    let mut game = liverpool();
    likes(&mut game, |likes| likes.ask_when_it_fits = false);
    game.key(KeyCode::KeyN);
    game.rest();
    for _ in 0..400 {
        if game.sheet_is_open() {
            break;
        }
        let action = watching(&game);
        game.act(action);
    }
    game.click("next-round");
    game.rest();
    assert!(game.name_of("pass-on").contains("Pass until"), "{}", game.name_of("pass-on"));
    until_asked(&mut game);
}

/// Whoever goes back to a question that answered itself is asked, and gets behind it.
#[test]
fn practice_goes_back_past_a_question_that_answered_itself() {
    let mut game = Game::start();
    let world = game.app.world_mut();
    let usual = MatchSetup::usual(games::find("liverpool").expect("a game"));
    world.insert_resource(MatchSetup { seed: Some(71), practice: true, ..usual });
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    game.rest();
    game.key(KeyCode::KeyN);
    game.rest();
    for _ in 0..100 {
        if passed(&game) == 0 {
            let action = watching(&game);
            game.act(action);
        }
    }
    let played = game.judged();
    for _ in 0..played {
        game.key(KeyCode::KeyZ);
        game.rest();
        if passed(&game) == 0 {
            assert!(game.judged() < played);
            return;
        }
    }
    panic!("the question stands in the way");
}

#[test]
fn a_game_in_which_nobody_is_asked_says_so() {
    let mut game = Game::at_the_table_of("gin", 2, 41, &[]);
    game.key(KeyCode::KeyN);
    assert!(game.said().contains("nobody is asked"), "{}", game.said());
    assert!(!game.can_see("pass-on"));
}
