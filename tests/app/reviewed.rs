//! A round that is over is looked at again: what its decisions cost, and the way to the dearest of them.

use crate::common::Game;
use bevy::prelude::*;
use rummage::{shell::states::Menu, ui::menus::review::Review};

#[test]
fn a_round_is_looked_at_again_and_leads_to_its_dearest_moment() {
    let mut game = Game::at_the_table(2, 11);
    game.play_badly();
    game.click("review");
    assert_eq!(game.place().1, Menu::Review);
    game.wait_for("the review", |world| world.resource::<Review>().is_done());
    game.settle();
    let moments = game.app.world().resource::<Review>().moments();
    assert!((1..=3).contains(&moments.len()), "{moments:?}");
    assert!(game.says("Nobody’s hidden cards are used") && game.says("Better: "));
    let last = moments.len() - 1;
    game.go_to(&format!("review-see-{last}"), |game| game.key(KeyCode::ArrowDown));
    game.key(KeyCode::Enter);
    game.settle();
    assert_eq!((game.place().1, game.at()), (Menu::Replay, moments[last]));
    assert!(game.can_see("reasoning-close"), "the thoughts about it are open");
    game.key(KeyCode::Escape);
    game.settle();
    assert_eq!(game.place().1, Menu::Review);
    assert_eq!(game.app.world().resource::<Review>().moments(), moments, "nothing is thought twice");
    game.click("close");
    game.settle();
    assert!(game.sheet_is_open(), "and the sheet lies there as before");
}
