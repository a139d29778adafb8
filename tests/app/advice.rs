//! Thoughts: asked for at the table, told beside the table of the past, and held against what was played when a round is over.

use crate::common::{Game, replay};
use bevy::prelude::*;
use rummage::{
    play::{
        advice::Ponder,
        referee::Referee,
        table::card::{Face, Selected},
    },
    shell::{match_setup::MatchSetup, names::Tag, states::Menu},
    ui::{
        Hint,
        menus::{replay::look_into, review::Review},
    },
};
use rummage_bots::{Budget, Level, Thought, seat_bot};
use rummage_rules::{
    action::{Action, Source},
    cards::ids::{CardId, Seat},
    games,
};

/// Waits until nothing is being thought about.
pub fn thought_over(game: &mut Game) {
    game.settle();
    game.wait_for("the thoughts", |world| world.resource::<Ponder>().is_idle());
}

/// What a hedge-sharp player thinks of the moment.
fn thoughts(game: &Game) -> Vec<Thought> {
    seat_bot(Level::HedgeSharp, 0).think(&game.view(), Budget::default())
}

/// The places of the thoughts that are told.
pub fn told(game: &mut Game) -> Vec<usize> {
    let world = game.app.world_mut();
    let mut tags = world.query::<&Tag>();
    let told = tags.iter(world).filter_map(|tag| tag.0.strip_prefix("thought-")?.parse().ok());
    let mut told: Vec<usize> = told.collect();
    told.sort_unstable();
    told
}

/// Which thought is pointed at.
fn pointed(game: &Game) -> Option<usize> {
    game.app.world().resource::<Hint>().pointed()
}

/// How many events have happened.
pub fn happened(game: &Game) -> usize {
    game.app.world().resource::<Referee>().happened()
}

/// The cards that are picked.
fn picked(game: &mut Game) -> Vec<CardId> {
    let world = game.app.world_mut();
    world.query_filtered::<&Face, With<Selected>>().iter(world).map(|face| face.0).collect()
}

/// The card that a thought would throw.
fn discarded(thought: &Thought) -> Option<CardId> {
    match &thought.action {
        Action::Discard(cards) => cards.first().copied(),
        _ => None,
    }
}

#[test]
fn thoughts_are_ranked_and_pointed_at_by_keys_mouse_finger_and_pad() {
    let mut game = Game::at_the_table(2, 11);
    game.connect_pad();
    game.act(Action::Draw(Source::Stock));
    let thoughts = thoughts(&game);
    assert!(thoughts.len() > 3);
    let thrown = thoughts.iter().find_map(discarded).expect("a card can be thrown");
    game.key(KeyCode::KeyH);
    thought_over(&mut game);
    game.settle();
    assert_eq!(told(&mut game), [0, 1, 2], "three thoughts are told");
    assert_eq!(pointed(&game), Some(0));
    game.key(KeyCode::KeyH);
    assert_eq!(pointed(&game), Some(1), "asked again, the next thought is pointed at");
    game.click("thought-2");
    assert_eq!(pointed(&game), Some(2));
    game.pad_with_view(GamepadButton::North);
    assert_eq!(pointed(&game), Some(0), "after the last comes the first");
    game.tap("thought-2");
    assert_eq!(pointed(&game), Some(2), "a finger points as well");
    for _ in 0..8 {
        game.key(KeyCode::ArrowUp);
    }
    assert!(!game.focus().starts_with("thought"), "the focus is in the header: {}", game.focus());
    game.go_to("thought-1", |game| game.key(KeyCode::ArrowDown));
    game.key(KeyCode::Enter);
    assert_eq!(pointed(&game), Some(1), "keys come down to the thoughts from the header");
    game.key(KeyCode::Escape);
    let ready = picked(&mut game);
    for code in game.codes(&ready).iter().chain(&game.codes(&[thrown])) {
        game.click(code);
    }
    game.click("discard");
    game.rest();
    assert!(!game.can_see("thought-0"), "what has been played needs no advice");
}

#[test]
fn a_thought_that_is_pressed_picks_its_cards_and_pressed_again_is_played() {
    let mut game = Game::at_the_table(2, 11);
    game.act(Action::Draw(Source::Stock));
    let thoughts = thoughts(&game);
    let nth = thoughts
        .iter()
        .take(3)
        .position(|thought| discarded(thought).is_some())
        .expect("a card can be thrown");
    let thrown = discarded(&thoughts[nth]).expect("it is one that throws");
    game.key(KeyCode::KeyH);
    thought_over(&mut game);
    game.settle();
    let other = game.codes(&[*game.view().hand.iter().find(|card| **card != thrown).expect("ten more")]);
    game.click(&other[0]);
    let before = happened(&game);
    game.click(&format!("thought-{nth}"));
    assert_eq!(picked(&mut game), [thrown], "what was picked is put back, and the thought's card is picked");
    assert_eq!(happened(&game), before, "nothing is played yet");
    game.click(&format!("thought-{nth}"));
    game.rest();
    assert!(!game.view().hand.contains(&thrown), "the second press throws it");
}

/// A finished match, its sheet on the table.
fn finished() -> Game {
    let mut game = Game::start();
    let record = replay::finished(11);
    let setup = MatchSetup {
        options: record.options.clone(),
        seed: Some(11),
        record: Some(record),
        ..MatchSetup::usual(games::find("daylily").expect("a game"))
    };
    game.sit_down(setup);
    game
}

#[test]
fn a_finished_match_tells_what_every_seat_thought_by_mouse_keys_and_pad() {
    let mut game = finished();
    game.connect_pad();
    let decisions = game.app.world().resource::<Referee>().decisions();
    game.click("replay");
    game.click("replay-thoughts");
    game.key(KeyCode::Home);
    let (mut moments, mut seats) = (0, Vec::new());
    for _ in 0..12 {
        thought_over(&mut game);
        game.settle();
        let now = game.at();
        if let Some(decision) = decisions.iter().find(|decision| decision.happened == now) {
            assert!(game.says("played"), "what was played is marked after {now} events");
            assert!(game.says("best"));
            moments += 1;
            seats.push(decision.seat);
        }
        game.key(KeyCode::Tab);
    }
    assert!(
        moments > 6 && seats.contains(&Seat(0)) && seats.contains(&Seat(1)),
        "{moments} moments: {seats:?}"
    );
    let now = game.at();
    game.click("replay-back");
    assert!(game.at() < now, "the replay's buttons lie beside the thoughts");
    game.key(KeyCode::KeyI);
    assert!(!game.can_see("reasoning-close"));
    game.pad(GamepadButton::Select);
    assert!(game.can_see("reasoning-close"));
    game.click("reasoning-close");
    assert!(!game.can_see("reasoning-close"));
}

#[test]
fn while_a_match_is_on_only_your_own_moments_are_thought_about() {
    let mut game = Game::at_the_table(2, 11);
    for _ in 0..2 {
        game.act(Action::Draw(Source::Stock));
        let first = game.view().hand[0];
        game.act(Action::discard(first));
    }
    let decisions = game.app.world().resource::<Referee>().decisions();
    let of = |seat: u8| {
        decisions.iter().filter(move |decision| decision.seat == Seat(seat)).map(|decision| decision.happened)
    };
    let (own, other) =
        (of(0).next_back().expect("a turn of mine"), of(1).next_back().expect("a turn of the other"));
    look_into(game.app.world_mut(), other);
    game.settle();
    thought_over(&mut game);
    assert!(game.says("told when the match is over") && !game.says("played"));
    look_into(game.app.world_mut(), own);
    game.settle();
    thought_over(&mut game);
    game.settle();
    assert!(game.says("played") && game.says("best"));
}

#[test]
fn by_a_pad_alone_each_panel_is_opened_walked_and_left() {
    let mut game = Game::at_the_table(2, 11);
    game.connect_pad();
    game.pad(GamepadButton::North);
    game.rest();

    game.pad_with_view(GamepadButton::North);
    thought_over(&mut game);
    game.settle();
    for _ in 0..8 {
        game.pad(GamepadButton::DPadUp);
    }
    game.go_to("thought-2", |game| game.pad(GamepadButton::DPadDown));
    game.pad(GamepadButton::South);
    assert_eq!(pointed(&game), Some(2));
    game.pad(GamepadButton::East);
    assert!(game.is_at_the_cards(), "back at the cards: {}", game.focus());

    let first = game.view().hand[0];
    game.act(Action::discard(first));
    game.pad(GamepadButton::Start);
    assert_eq!(game.place().1, Menu::Pause);
    game.go_to("replay", |game| game.pad(GamepadButton::DPadDown));
    game.pad(GamepadButton::South);
    assert_eq!(game.place().1, Menu::Replay);
    game.pad(GamepadButton::Select);
    for _ in 0..20 {
        thought_over(&mut game);
        game.settle();
        if game.can_see("reasoning-1") {
            break;
        }
        game.pad(GamepadButton::LeftTrigger);
    }
    game.go_to("reasoning-", |game| game.pad(GamepadButton::DPadLeft));
    game.go_to("reasoning-0", |game| game.pad(GamepadButton::DPadUp));
    let names: Vec<String> = (0..2).map(|nth| game.name_of(&format!("reasoning-{nth}"))).collect();
    assert!(names[0].starts_with("1. ") && names[0].contains(". best"), "{names:?}");
    game.go_to("reasoning-1", |game| game.pad(GamepadButton::DPadDown));
    game.go_to("reasoning-close", |game| game.pad(GamepadButton::DPadUp));
    game.pad(GamepadButton::South);
    assert!(!game.can_see("reasoning-close"));
    game.pad(GamepadButton::East);
    game.pad(GamepadButton::East);
    assert_eq!(game.place().1, Menu::None);
    game.rest();

    game.play_badly();
    game.go_to("review", |game| game.pad(GamepadButton::DPadLeft));
    game.pad(GamepadButton::South);
    assert_eq!(game.place().1, Menu::Review);
    game.wait_for("the review", |world| world.resource::<Review>().is_done());
    game.settle();
    game.go_to("review-see-0", |game| game.pad(GamepadButton::DPadDown));
    assert!(game.name_of("review-see-0").contains("Better: "), "{}", game.name_of("review-see-0"));
    game.pad(GamepadButton::South);
    game.settle();
    assert_eq!(game.place().1, Menu::Replay);
    game.pad(GamepadButton::East);
    game.settle();
    assert_eq!(game.place().1, Menu::Review);
    game.pad(GamepadButton::East);
    assert!(game.sheet_is_open(), "and the sheet lies there as before");
}
