//! Canasta's table: the whole pile taken by the button, by a card and its pile, and by what is advised; melds of a side in one plot, long ones squared; the partner asked.

use crate::common::{Game, devices::Device};
use rummage::{
    play::table::{Board, aim::Target, meld::Meld, pile::cards_of, plan::Plan},
    stage::place::Ground,
};
use rummage_rules::{action::Action, prelude::Seat, table::Phase};

/// Plays as the bots advise until this holds in the person's turn, at the first table of so many where it ever does.
fn at_a_table(players: usize, holds: impl Fn(&mut Game) -> bool) -> Game {
    for seed in 1..30 {
        let mut game = Game::at_the_table_of("canasta", players, seed, &[]);
        while let Some(action) = game.next_action() {
            if holds(&mut game) {
                return game;
            }
            game.act(action);
        }
    }
    panic!("it never comes about");
}

fn may_take_the_pile(game: &mut Game) -> bool {
    let taking = game.view().takings();
    taking.iter().any(|action| matches!(action, Action::LayDown { .. }))
        && !taking.iter().any(|action| matches!(action, Action::LayOff { .. }))
}

#[test]
fn the_button_picks_cards_that_take_the_pile_and_then_takes_it() {
    let mut game = at_a_table(4, may_take_the_pile);
    game.click("take");
    game.rest();
    let picked = game.app.world().resource::<Plan>().cards.clone();
    assert!(picked.len() >= 2, "{picked:?}");
    assert!(game.says("With these cards you take the pile."), "{:?}", game.texts());
    let (before, pile) = (game.view(), game.view().public.discard.len());
    assert_eq!(before.public.phase(), Phase::Draw);
    game.click("take");
    game.rest();
    let after = game.view();
    assert_eq!(after.public.turn(), Some(after.seat));
    assert!(after.public.discard.is_empty() && after.public.phase() != Phase::Draw);
    let aside = after.public.aside.len() - before.public.aside.len();
    assert_eq!(after.hand.len() + picked.len() + 1 + aside, before.hand.len() + pile, "all of the pile came");
}

#[test]
fn with_nothing_that_takes_it_the_pile_stays_and_says_why() {
    let mut game = at_a_table(4, |game| {
        let view = game.view();
        view.public.phase() == Phase::Draw && view.takings().is_empty()
    });
    let before = game.view();
    game.choose(Device::Mouse, Target::Discard);
    game.rest();
    assert_eq!(game.view(), before);
    assert!(!game.said().is_empty());
    assert!(game.app.world().resource::<Plan>().cards.is_empty());
}

#[test]
fn melds_of_a_side_lie_in_one_plot_and_long_ones_are_squared() {
    let game = at_a_table(4, |game| {
        let public = game.view().public;
        let owners: Vec<usize> = public.melds.iter().map(|meld| meld.owner.index()).collect();
        let long = public.melds.iter().any(|meld| meld.len() >= 7);
        (0..4).all(|seat| owners.contains(&seat)) && long && !public.aside.is_empty()
    });
    let public = game.view().public;
    let (ground, board) = (game.app.world().resource::<Ground>(), game.app.world().resource::<Board>());
    assert_eq!(ground.melds.len(), public.melds.len());
    for (pile, plot, place) in &ground.melds {
        let nth = board.melds().iter().position(|meld| meld == pile).expect("it is on the board");
        let laid = &public.melds[nth];
        let holder = if laid.owner.index() % 2 == 0 { Seat(0) } else { Seat(1) };
        assert_eq!(*plot, holder, "{laid:?}");
        let squared = game.app.world().get::<Meld>(*pile).expect("a meld").squared;
        assert_eq!(squared.is_some(), laid.len() >= 7);
        // As wide as a card and a few edges, or as all its cards spread.
        assert_eq!(place.width() < place.height() / 1.4 + 10.0, squared.is_some(), "{place:?} of {laid:?}");
    }
    let world = game.app.world();
    let lying = public.seats().filter_map(|seat| board.aside(seat)).flat_map(|pile| cards_of(world, pile));
    assert_eq!(lying.count(), public.aside.len());
}

#[test]
fn a_partner_is_asked_by_a_word_and_the_answer_is_told() {
    for device in [Device::Mouse, Device::Pad, Device::Keys] {
        let mut game = at_a_table(4, |game| game.view().check(&Action::Ask).is_ok());
        if device == Device::Pad {
            game.connect_pad();
        }
        assert_eq!(game.view().public.in_turn.consent, None);
        game.carry_out(device, &Action::Ask);
        game.rest();
        assert!(game.view().public.in_turn.consent.is_some(), "{device:?}: {}", game.said());
    }
}

#[test]
fn three_by_pad() {
    let mut game = Game::at_the_table_of("canasta", 3, 63, &[]);
    game.play_rounds(Device::Pad, 2);
}
