//! Looking back: the real table walks through its own match by every device, shows nobody what they may not see, and is found as it was left.

use crate::common::{Game, replay};
use bevy::{picking::hover::Hovered, prelude::*, time::TimeUpdateStrategy};
use rummage::{
    play::{
        referee::Referee,
        table::{
            Board, TableCheck,
            aim::{Aim, Target},
            card::{Face, Selected},
            pile::cards_of,
            script::Shown,
        },
    },
    shell::{
        match_setup::MatchSetup,
        names::Tag,
        states::{Menu, Screen},
    },
};
use rummage_rules::{
    action::{Action, Source},
    cards::ids::{CardId, Seat},
    games,
};
use std::time::Duration;

/// Draws from the stock and throws the first card, so many times.
fn turns(game: &mut Game, count: usize) {
    for _ in 0..count {
        game.act(Action::Draw(Source::Stock));
        let first = game.view().hand[0];
        game.act(Action::discard(first));
    }
}

fn practice(seed: u128) -> Game {
    let mut game = Game::start();
    let world = game.app.world_mut();
    let mut setup = MatchSetup::usual(games::find("daylily").expect("a game"));
    setup.seed = Some(seed);
    setup.practice = true;
    world.insert_resource(TableCheck { on: true, strict: true, passed: 0 });
    game.sit_down(setup);
    game
}

#[test]
fn every_step_is_what_the_player_saw_by_keys_pad_and_mouse() {
    let mut game = Game::at_the_table(2, 11);
    game.connect_pad();
    turns(&mut game, 2);
    let (standing, judged) = (game.standing(), game.judged());
    game.key(KeyCode::KeyP);
    game.click("replay");
    assert_eq!(game.place(), (Screen::Table, Menu::Replay));
    let (end, passed) = (game.at(), game.checked());
    let views = game.truth(Seat(0));
    assert!(game.is_true(&views) && !game.can_see("draw") && !game.can_see("pause"));

    game.key(KeyCode::Home);
    let start = game.at();
    assert_eq!(game.said(), "10 cards are dealt to each.");
    let mut proven = 0;
    for step in 0.. {
        let before = game.at();
        match step % 3 {
            0 => game.pad(GamepadButton::RightTrigger),
            1 => game.key(KeyCode::Tab),
            _ => game.click("replay-forward"),
        }
        proven += usize::from(game.is_true(&views));
        if game.at() == before {
            break;
        }
        let here = game.at();
        game.pad(GamepadButton::LeftTrigger);
        assert_eq!(game.at(), before, "back from {here}");
        game.key(KeyCode::KeyY);
        assert_eq!(game.at(), here);
    }
    assert_eq!(game.at(), end);
    assert!(proven > 8 && game.checked() > passed + 20, "{proven} steps compared with the truth");

    game.click("replay-start");
    assert_eq!(game.at(), start);
    game.go_to("replay-line", |game| game.key(KeyCode::ArrowUp));
    game.key(KeyCode::ArrowRight);
    assert!(game.at() > start);
    game.click("replay-line");
    assert!(game.at() > start && game.at() < end, "the middle of the line is the middle of the match");

    game.pad(GamepadButton::East);
    game.key(KeyCode::Escape);
    game.rest();
    assert_eq!((game.standing(), game.judged()), (standing, judged), "the match was never touched");
    turns(&mut game, 1);
    assert!(game.judged() > judged, "and it goes on");
}

#[test]
fn while_the_match_is_on_nobody_elses_cards_are_seen() {
    let mut game = Game::at_the_table(3, 11);
    turns(&mut game, 2);
    game.key(KeyCode::KeyP);
    game.click("replay");
    game.click("replay-eyes");
    assert!(game.can_see("replay-close"));
    for _ in 0..12 {
        game.key(KeyCode::KeyZ);
        let world = game.app.world();
        let (board, shown) = (world.resource::<Board>(), &world.resource::<Shown>().0);
        assert_eq!((board.viewer, shown.seat), (Some(Seat(0)), Seat(0)));
        for seat in board.opponents() {
            let hand = cards_of(world, board.hand(seat).expect("a hand"));
            assert!(hand.iter().all(|card| world.get::<Face>(*card).is_none()), "a card of {seat} shows");
        }
    }
    game.click("replay-play-on");
    assert_eq!(game.place().1, Menu::Replay, "a match that counts goes on as it is");
    let referee = game.app.world().resource::<Referee>();
    let spied = referee.view_after(20, Seat(1), Some(Seat(1)));
    assert!(spied.hand.is_empty(), "the referee tells nobody what another holds");
}

#[test]
fn what_was_picked_and_sorted_is_found_as_it_was_left() {
    let mut game = Game::at_the_table(2, 11);
    turns(&mut game, 1);
    game.act(Action::Draw(Source::Stock));
    let own = |game: &Game| {
        let world = game.app.world();
        let hand = world.resource::<Board>().own_hand().expect("a hand");
        let face = |card: &Entity| world.get::<Face>(*card).expect("my own").0;
        let picked = |card: &Entity| world.get::<Selected>(*card).is_some();
        cards_of(world, hand).iter().map(|card| (face(card), picked(card))).collect::<Vec<(CardId, bool)>>()
    };
    let cards: Vec<String> = {
        let hand = game.view().hand.clone();
        game.codes(&hand[..2])
    };
    game.key(KeyCode::KeyS);
    cards.iter().for_each(|card| game.click(card));
    let before = own(&game);
    assert_eq!(before.iter().filter(|(_, picked)| *picked).count(), 2);
    game.key(KeyCode::KeyP);
    game.click("replay");
    game.key(KeyCode::Home);
    assert_ne!(own(&game), before);
    game.key(KeyCode::Escape);
    assert_eq!(game.place().1, Menu::Pause);
    game.key(KeyCode::Escape);
    game.rest();
    assert_eq!(own(&game), before);
}

#[test]
fn a_line_of_the_log_leads_to_its_moment_beside_the_table_and_over_it() {
    let mut game = Game::at_the_table(2, 11);
    turns(&mut game, 2);
    game.key(KeyCode::KeyG);
    let lines = |game: &mut Game| {
        let mut tags = game.app.world_mut().query_filtered::<&Tag, With<Hovered>>();
        let tags = tags.iter(game.app.world());
        let lines = tags.filter_map(|tag| tag.0.strip_prefix("log-line-")?.parse().ok());
        let mut lines: Vec<usize> = lines.collect();
        lines.sort_unstable_by(|a, b| b.cmp(a));
        lines
    };
    let newest = lines(&mut game)[0];
    game.app.world_mut().resource_mut::<Aim>().focused = Some(Target::Stock);
    game.click(&format!("log-line-{newest}"));
    assert_eq!((game.place().1, game.line()), (Menu::Replay, newest));
    assert_eq!(game.app.world().resource::<Aim>().focused, None, "no card of the past is offered");
    let other = lines(&mut game)[2];
    game.click(&format!("log-line-{other}"));
    assert_eq!(game.line(), other, "the log stays beside, and leads on");
    let said = game.said();
    game.key(KeyCode::Escape);
    assert_eq!(game.place().1, Menu::None);
    assert_ne!(game.said(), said);

    let mut phone = Game::on_a_phone_at("quick", 3);
    phone.key(KeyCode::KeyG);
    let first = lines(&mut phone)[0];
    phone.go_to(&format!("log-line-{first}"), |game| game.key(KeyCode::ArrowDown));
    phone.key(KeyCode::Enter);
    assert_eq!((phone.place().1, phone.line()), (Menu::Replay, first));
    phone.key(KeyCode::Escape);
    assert_eq!(phone.place().1, Menu::Log, "back to the sheet it was asked from");
}

#[test]
fn practice_is_seen_from_every_seat_plays_through_and_goes_on_from_anywhere() {
    let mut game = practice(11);
    turns(&mut game, 3);
    let (standing, judged) = (game.standing(), game.judged());
    game.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Replay);
    game.settle();
    game.key(KeyCode::Home);
    game.click("replay-eyes");
    let views = game.truth(Seat(1));
    game.key(KeyCode::Tab);
    game.key(KeyCode::Tab);
    assert_eq!(game.app.world().resource::<Shown>().0.seat, Seat(1));
    assert!(!game.app.world().resource::<Shown>().0.hand.is_empty());
    let mut proven = 0;
    for _ in 0..6 {
        game.key(KeyCode::Tab);
        proven += usize::from(game.is_true(&views));
    }
    assert!(proven > 2);

    game.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(300)));
    game.key(KeyCode::Home);
    let start = game.at();
    game.key(KeyCode::KeyM);
    (0..12).for_each(|_| game.app.update());
    let reached = game.at();
    assert!(reached > start, "it plays by itself");
    game.key(KeyCode::KeyM);
    let rests = game.at();
    (0..12).for_each(|_| game.app.update());
    assert_eq!(game.at(), rests, "and rests when it is told to");
    game.app.insert_resource(TimeUpdateStrategy::Automatic);

    game.click("replay-eyes");
    game.key(KeyCode::End);
    let all = game.at();
    let asked = |game: &Game| game.app.world().resource::<Shown>().0.public.asked();
    while asked(&game) != [Seat(0)] || game.at() + 8 > all {
        game.key(KeyCode::KeyZ);
    }
    game.click("replay-play-on");
    game.rest();
    assert_eq!(game.place(), (Screen::Table, Menu::None));
    assert!(
        game.judged() < judged
            && game.app.world().resource::<Referee>().record().expect("it runs here").practice
    );
    game.key(KeyCode::KeyY);
    game.rest();
    assert_eq!((game.standing(), game.judged()), (standing, judged), "what was left can be done again");
}

#[test]
fn a_finished_match_is_looked_back_on_from_its_sheets_and_tried_otherwise() {
    let mut game = Game::start();
    let record = replay::finished(11);
    let setup = MatchSetup {
        options: record.options.clone(),
        seed: Some(11),
        record: Some(record.clone()),
        ..MatchSetup::usual(games::find("daylily").expect("a game"))
    };
    let world = game.app.world_mut();
    world.insert_resource(TableCheck { on: true, strict: true, passed: 0 });
    game.sit_down(setup);
    game.click("replay");
    assert!(!game.sheet_is_open());
    game.click("replay-eyes");
    let views = game.truth(Seat(1));
    let proven = (0..6).filter(|_| {
        game.key(KeyCode::PageUp);
        game.is_true(&views)
    });
    assert!(proven.count() > 2);
    game.key(KeyCode::Escape);
    game.settle();
    game.click("result");
    game.click("replay");
    game.click("replay-play-on");
    assert_eq!(game.place().1, Menu::Replay, "nothing is left to play at the end");
    game.key(KeyCode::PageUp);
    game.key(KeyCode::PageUp);
    game.click("replay-play-on");
    game.rest();
    let now = game.app.world().resource::<Referee>().record().expect("it runs here");
    assert!(now.practice && now.actions.len() < record.actions.len());
    assert_eq!(now.actions[..], record.actions[..now.actions.len()]);
}
