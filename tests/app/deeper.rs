//! A hint that thinks deeper: rounds are played out for its thoughts, by a pad, and presses meanwhile play nothing.

use crate::{
    advice::{happened, thought_over, told},
    common::Game,
};
use bevy::prelude::*;
use rummage::{
    play::{advice::Ponder, referee::Referee},
    ui::menus::replay::look_into,
};
use rummage_rules::{
    action::{Action, Source},
    cards::ids::Seat,
};

#[test]
fn rounds_are_played_out_for_thoughts_on_request_and_nothing_is_played_by_a_press_meanwhile() {
    let mut game = Game::at_the_table_of("rummy500", 2, 11, &[]);
    game.connect_pad();
    game.act(Action::Draw(Source::Stock));
    game.pad_with_view(GamepadButton::North);
    thought_over(&mut game);
    for _ in 0..8 {
        game.pad(GamepadButton::DPadUp);
    }
    let (before, all) = (happened(&game), told(&mut game));
    assert!(!game.says(" rounds"), "what a bot thinks is told in few words");
    game.go_to("think-deeper", |game| game.pad(GamepadButton::DPadDown));
    game.pad(GamepadButton::South);
    assert!(game.says("Playing rounds out"));
    assert_eq!(told(&mut game), all, "the thoughts stay meanwhile");
    game.click("thought-0");
    game.click("thought-0");
    assert!(!game.app.world().resource::<Ponder>().is_idle(), "rounds are still being played out");
    assert_eq!(happened(&game), before, "another thought may come to stand there before the second press");
    thought_over(&mut game);
    game.settle();
    assert!(game.says(" rounds") && game.says("best"));
    assert!(!game.can_see("think-deeper"));
    game.click("thought-0");
    game.click("thought-0");
    game.rest();
    assert!(happened(&game) > before, "what was thought over is played as any other thought");
}

#[test]
fn where_too_few_rounds_would_be_played_out_to_tell_anything_no_deeper_thought_is_offered() {
    let mut game = Game::at_the_table_of("liverpool", 3, 11, &[]);
    game.key(KeyCode::KeyH);
    thought_over(&mut game);
    game.settle();
    assert!(told(&mut game).len() > 1 && !game.can_see("think-deeper"));
}

#[test]
fn rounds_are_played_out_for_the_thoughts_about_a_moment_of_the_past_as_well() {
    let mut game = Game::at_the_table_of("rummy500", 2, 11, &[]);
    for _ in 0..2 {
        game.act(Action::Draw(Source::Stock));
        let first = game.view().hand[0];
        game.act(Action::discard(first));
    }
    let decisions = game.app.world().resource::<Referee>().decisions();
    let mut mine =
        decisions.iter().filter(|decision| decision.seat == Seat(0)).map(|decision| decision.happened);
    let thrown = mine.next_back().expect("a turn of mine");
    look_into(game.app.world_mut(), thrown);
    game.settle();
    thought_over(&mut game);
    game.settle();
    assert!(game.says("What a sharp bot would think here") && game.says("played"), "{:?}", game.texts());
    game.connect_pad();
    game.go_to("reasoning-", |game| game.pad(GamepadButton::DPadLeft));
    game.go_to("reasoning-deeper", |game| game.pad(GamepadButton::DPadDown));
    game.pad(GamepadButton::South);
    assert!(game.says("Playing rounds out") && game.says("played"), "the thoughts stay meanwhile");
    thought_over(&mut game);
    game.settle();
    assert!(game.says("What came of rounds that were played out") && game.says("looked at"));
    assert!(game.says("played") && !game.can_see("reasoning-deeper"));
    game.pad(GamepadButton::LeftTrigger);
    thought_over(&mut game);
    game.settle();
    assert!(!game.says("What came of rounds"), "another moment is thought about as usual");
}
