//! A hint that thinks deeper: rounds are played out for its thoughts, by a pad, and presses meanwhile play nothing.

use crate::{
    advice::{happened, thought_over, told},
    common::Game,
};
use bevy::prelude::*;
use rummage::play::advice::Ponder;
use rummage_rules::action::{Action, Source};

#[test]
fn rounds_are_played_out_for_thoughts_on_request_and_nothing_is_played_by_a_press_meanwhile() {
    let mut game = Game::at_the_table_of("quick", 2, 11, &[]);
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
