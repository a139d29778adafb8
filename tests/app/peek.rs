//! Nobody peeks: the hidden cards are exchanged behind the table's back, and no name, no word and no thought on any panel may change.

use crate::common::Game;
use bevy::{a11y::AccessibilityNode, prelude::*};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use rummage::{
    play::{advice::Ponder, referee::Referee},
    shell::{
        names::{AccessibleName, Tag},
        states::Menu,
    },
    ui::Hint,
};

/// Everything that is written, read aloud or named, in no order.
fn told(game: &mut Game) -> Vec<String> {
    let mut all = game.texts();
    let world = game.app.world_mut();
    let mut named = world.query::<(&Tag, &AccessibleName)>();
    all.extend(named.iter(world).map(|(tag, name)| format!("{} is read as {:?}", tag.0, name.0)));
    let mut nodes = world.query::<&AccessibilityNode>();
    all.extend(nodes.iter(world).map(|node| format!("a node is {:?} {:?}", node.label(), node.value())));
    all.sort();
    all
}

/// So many steps back are looked into.
const BACK: usize = 4;

/// Opens everything that tells of the match, and notes what it tells there.
fn tour(game: &mut Game) -> Vec<(String, Vec<String>)> {
    // What was thought before is forgotten, or it would be told again instead of thought again.
    game.app.insert_resource(Hint::default());
    game.app.insert_resource(Ponder::default());
    let mut seen = Vec::new();
    let mut note = |place: &str, game: &mut Game| {
        game.wait_for("the thoughts", |world| world.resource::<Ponder>().is_idle());
        seen.push((place.to_owned(), told(game)));
    };
    game.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Replay);
    game.settle();
    game.key(KeyCode::KeyI);
    for step in 0..BACK {
        note(&format!("{step} steps back"), game);
        game.key(KeyCode::KeyZ);
    }
    game.key(KeyCode::KeyI);
    game.key(KeyCode::Escape);
    game.rest();
    note("the table", game);
    game.key(KeyCode::KeyG);
    note("the log", game);
    game.key(KeyCode::KeyG);
    game.key(KeyCode::KeyH);
    game.settle();
    note("the hint", game);
    game.app.insert_resource(Hint::default());
    game.settle();
    seen
}

const SEED: u128 = 11;

/// Plays so many actions of the player, exchanges the hidden cards, and goes round once more.
fn look_around(name: &str, players: usize, actions: usize) {
    let mut game = Game::at_the_table_of(name, players, SEED, &[]);
    for _ in 0..actions {
        let action = game.next_action().unwrap_or_else(|| panic!("the first round of {name} is on"));
        game.act(action);
    }
    let before = tour(&mut game);
    let (seat, mut rng) = (game.view().seat, ChaCha8Rng::seed_from_u64(5));
    let elsewhere = game.app.world_mut().resource_mut::<Referee>().suppose(seat, &mut rng);
    assert!(elsewhere, "no hidden card of {name} lies elsewhere");
    let after = tour(&mut game);
    for ((place, before), (_, after)) in before.iter().zip(&after) {
        assert!(before.len() > 20, "{place} of {name} tells hardly anything: {before:?}");
        let gap = before.iter().find(|line| line.contains("{$"));
        assert!(gap.is_none(), "{place} of {name} has words with a gap: {gap:?}");
        let tells: Vec<&String> = after.iter().filter(|line| !before.contains(line)).collect();
        assert_eq!(before, after, "{place} of {name} tells what is hidden: {tells:?}");
    }
}

#[test]
fn no_name_and_no_word_tells_where_a_hidden_card_lies() {
    for (game, players, actions) in [
        ("daylily", 3, 5),
        ("ditch", 3, 5),
        ("liverpool", 3, 5),
        ("contractrummy", 4, 5),
        ("shanghai", 4, 5),
        ("dummy", 4, 5),
        ("quick", 2, 5),
        ("gin", 2, 5),
        // Somebody may knock in the first turn.
        ("knockrummy", 3, 1),
        // Somebody may go out in the first turn.
        ("threethirteen", 3, 1),
        ("rummy500", 3, 5),
        ("romme", 4, 5),
        ("viennese", 3, 5),
        ("indian", 3, 5),
        ("conquian", 2, 5),
        ("tonk", 3, 5),
        // Everybody may be dead, or somebody out, after a few turns.
        ("desmoche", 4, 2),
        ("khanhoo", 3, 5),
        ("marriage", 3, 5),
        ("penang", 3, 2),
        ("robbers", 3, 2),
        ("canasta", 4, 5),
        // Somebody may close in the second turn.
        ("chinchon", 3, 2),
        ("basic", 3, 5),
    ] {
        look_around(game, players, actions);
    }
}
