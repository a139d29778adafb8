//! Whole matches of Daylily by a mouse alone: half of it by clicks, half by drags, with the table checked at every rest.

use crate::common::Game;
use rummage_rules::action::{Action, Source};

#[test]
fn a_match_of_two_by_mouse_alone() {
    play(2, 21);
}

#[test]
fn a_match_of_three_by_mouse_alone() {
    play(3, 22);
}

fn play(players: usize, seed: u128) {
    let mut game = Game::at_the_table(players, seed);
    let mut drags = false;
    while let Some(action) = game.next_action() {
        drags = !drags;
        match action {
            Action::Draw(source) => {
                let pile = if source == Source::Stock { "pile:stock" } else { "pile:discard" };
                if drags {
                    let hand = game.middle_of_hand();
                    game.drag(pile, hand);
                } else {
                    game.click(pile);
                }
            }
            Action::LayDown { melds, .. } => {
                let codes = game.codes(&melds[0].cards);
                let (last, first) = codes.split_last().expect("a meld has cards");
                for code in first {
                    game.click(code);
                }
                if drags {
                    let plot = game.own_plot();
                    game.drag(last, plot);
                } else {
                    game.click(last);
                    game.click("meld");
                }
            }
            Action::Discard(cards) => {
                let code = &game.codes(&cards)[0];
                if drags {
                    let pile = game.middle_of("pile:discard");
                    game.drag(code, pile);
                } else {
                    game.click(code);
                    game.click("pile:discard");
                }
            }
            other => panic!("{other:?} is no action of Daylily"),
        }
        game.rest();
        while game.sheet_is_open() {
            let over = game.can_see("result");
            game.click(if over { "result" } else { "next-round" });
            game.rest();
            if over {
                break;
            }
        }
    }
    game.is_won(players);
    let before = game.judged();
    game.click("play-again");
    game.rest();
    // Its seed is anybody's: a bot may even have gone out before the player was asked.
    assert!(game.judged() < before, "another match has begun");
}
