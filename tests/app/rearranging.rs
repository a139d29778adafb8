//! The whole table laid anew at the table: cards are moved about and back, broken groups glow, and nobody else knows of it until it is laid.

use std::time::Duration;

use crate::common::{Game, devices::Device, table::is_at_rest};
use bevy::{prelude::*, time::TimeUpdateStrategy};
use rummage::{
    play::{
        advice::Ponder,
        referee::ActionRequest,
        table::{
            Board,
            aim::{Target, laid_cards},
            card::{Face, Selected},
            pile::{cards_of, pile_of},
            rearranging::Rearranging,
            script::ActedOut,
        },
    },
    shell::{arguments::Speed, preferences::Preferences},
};
use rummage_rules::{
    action::Action,
    cards::ids::CardId,
    draft::TableDraft,
    event::Event,
    melds::{anew, meld::Meld},
    moves::rearranging::Regrouping,
};

/// Plays as the bots advise until this holds of what they advise next, at the first table where it ever does.
fn at_a_table(holds: impl Fn(&mut Game, &Action) -> bool) -> Game {
    for seed in 1..40 {
        let mut game = Game::at_the_table_of("robbers", 2, seed, &[]);
        while let Some(action) = game.next_action() {
            if holds(&mut game, &action) {
                return game;
            }
            game.act(action);
        }
    }
    panic!("it never comes about");
}

/// How many cards of the table the action moves.
fn moves_of_the_table(game: &Game, action: &Action) -> usize {
    let Action::Rearrange { layout } = action else { return 0 };
    let lies: Vec<Vec<CardId>> = game.view().public.melds.iter().map(|meld| meld.cards().collect()).collect();
    let new: Vec<Vec<CardId>> = layout.iter().map(|plan| plan.cards.clone()).collect();
    let goes_on = anew::continued(&lies, &new);
    let moved = |(cards, place): (&Vec<CardId>, Option<usize>)| {
        let comes = |card: &&CardId| {
            lies.iter().position(|meld| meld.contains(card)).is_some_and(|at| Some(at) != place)
        };
        cards.iter().filter(comes).count()
    };
    new.iter().zip(goes_on).map(moved).sum()
}

/// A table in the person's turn where the first meld is a run of three and the hand may be brought to it.
fn before_a_play() -> Game {
    at_a_table(|game, _| {
        let view = game.view();
        view.public.state(view.seat).opened && view.public.melds.iter().any(|meld| meld.len() == 3)
    })
}

fn broken(game: &Game) -> usize {
    game.app.world().resource::<Rearranging>().broken().count()
}

/// Where every card lies: each meld of the table, and the hand.
fn lies(game: &Game) -> Vec<Vec<CardId>> {
    let world = game.app.world();
    let board = world.resource::<Board>();
    let faces = |pile: Entity| -> Vec<CardId> {
        cards_of(world, pile)
            .into_iter()
            .filter_map(|card| world.get::<Face>(card))
            .map(|face| face.0)
            .collect()
    };
    let mut hand = board.own_hand().map(faces).unwrap_or_default();
    hand.sort_unstable();
    board.melds().iter().map(|pile| faces(*pile)).chain([hand]).collect()
}

#[test]
fn a_card_alone_glows_with_the_meld_that_it_left_until_all_is_put_back() {
    let mut game = before_a_play();
    let (before, shown) = (lies(&game), game.view());
    let three = shown.public.melds.iter().find(|meld| meld.len() == 3).expect("a meld of three").clone();
    let card = three.cards().next().expect("a card");
    let entity = game.shown(card);
    game.choose(Device::Mouse, Target::Laid(entity));
    assert!(game.app.world().entity(entity).contains::<Selected>());
    game.click("new-group");
    game.rest();
    assert_eq!(broken(&game), 2);
    assert!(game.says("2 groups are no melds yet"), "{:?}", game.texts());
    assert_eq!(game.view(), shown, "the match knows nothing of it");
    // It is refused as it lies, and lies on.
    game.click("lay-anew");
    game.rest();
    assert!(!game.said().is_empty());
    assert_eq!((broken(&game), game.view()), (2, shown.clone()));
    // The stock waits until the table is whole.
    game.click("pile:stock");
    game.rest();
    assert_eq!(game.view(), shown);
    game.click("put-back");
    game.rest();
    assert_eq!((broken(&game), lies(&game)), (0, before.clone()));
    // Putting back is a step as well.
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!(broken(&game), 2);
    game.key(KeyCode::KeyZ);
    game.rest();
    assert_eq!(lies(&game), before);
    assert!(!game.app.world().resource::<Rearranging>().is_begun());
}

#[test]
fn cards_are_dragged_to_a_meld_to_a_place_of_their_own_and_back_to_the_hand() {
    let mut game = before_a_play();
    let before = lies(&game);
    let view = game.view();
    let held = view.hand[0];
    let [tag] = &game.codes(&[held])[..] else { panic!("one card") };
    let meld = game.middle_of("meld:0");
    game.drag(tag, meld);
    game.rest();
    let added = |game: &Game| {
        let rearranging = game.app.world().resource::<Rearranging>();
        rearranging.draft().map(TableDraft::added).unwrap_or_default()
    };
    assert_eq!(added(&game), [held]);
    let entity = game.shown(held);
    let pile = pile_of(game.app.world(), entity).expect("it lies somewhere");
    assert_eq!(game.app.world().resource::<Board>().melds()[0], pile);
    let hand = game.middle_of_hand();
    game.drag(&tag.replace("hand:", "laid:"), hand);
    game.rest();
    assert_eq!((added(&game), lies(&game)), (vec![], before.clone()));
    // What lay on the table stays there.
    let first = laid_cards(game.app.world())[0];
    let face = game.app.world().get::<Face>(first).expect("a face").0;
    let [laid] = &game.codes(&[face])[..] else { panic!("one card") };
    game.drag(&laid.replace("hand:", "laid:"), hand);
    game.rest();
    assert!(!game.said().is_empty());
    assert_eq!(lies(&game), before);
}

#[test]
fn a_regrouping_is_laid_by_every_device_as_the_bots_would() {
    for device in [Device::Mouse, Device::Pad, Device::Keys] {
        let mut game = at_a_table(|game, action| moves_of_the_table(game, action) > 0);
        if device == Device::Pad {
            game.connect_pad();
        }
        let action = game.next_action().expect("a regrouping");
        let Action::Rearrange { layout } = &action else { panic!("{action:?}") };
        let mut expected: Vec<Vec<CardId>> = layout.iter().map(|plan| sorted(plan.cards.iter())).collect();
        expected.sort();
        // What happened before is told for some frames yet.
        game.app.world_mut().resource_mut::<Messages<ActedOut>>().clear();
        game.app.init_resource::<Laid>().add_systems(Last, note_what_is_laid);
        game.carry_out(device, &action);
        game.rest();
        let melds = game.app.world_mut().resource_mut::<Laid>().0.remove(0);
        let mut laid: Vec<Vec<CardId>> =
            melds.iter().map(|meld| sorted(meld.reading.slots.iter().map(|slot| &slot.card))).collect();
        laid.sort();
        assert_eq!(laid, expected, "{device:?}");
    }
}

/// Every table that the person has laid anew.
#[derive(Resource, Default)]
struct Laid(Vec<Vec<Meld>>);

#[expect(clippy::needless_pass_by_value, reason = "Bevy hands systems their parameters by value")]
fn note_what_is_laid(mut happened: MessageReader<ActedOut>, board: Res<Board>, mut laid: ResMut<Laid>) {
    for ActedOut(event) in happened.read() {
        if let Event::Rearranged { seat, melds, .. } = event
            && board.viewer == Some(*seat)
        {
            laid.0.push(melds.clone());
        }
    }
}

fn sorted<'a>(cards: impl Iterator<Item = &'a CardId>) -> Vec<CardId> {
    let mut cards: Vec<CardId> = cards.copied().collect();
    cards.sort_unstable();
    cards
}

#[test]
fn a_thought_that_is_pressed_lays_the_table_so_and_pressed_again_is_played() {
    let mut game = at_a_table(|game, action| moves_of_the_table(game, action) > 0);
    let held = game.view().hand.len();
    game.key(KeyCode::KeyH);
    game.settle();
    game.wait_for("the thoughts", |world| world.resource::<Ponder>().is_idle());
    game.settle();
    let lies_otherwise = |game: &Game| game.app.world().resource::<Rearranging>().lies_otherwise();
    assert!(!lies_otherwise(&game));
    game.click("thought-0");
    assert!(lies_otherwise(&game), "the table lies as the thought has it");
    assert_eq!(game.view().hand.len(), held, "and nothing is played yet");
    game.click("thought-0");
    game.rest();
    assert!(game.view().hand.len() < held && !lies_otherwise(&game), "the second press plays it");
}

#[test]
fn what_another_lays_anew_is_seen_move_by_move() {
    for seed in 1..60 {
        let mut game = Game::at_the_table_of("robbers", 2, seed, &[]);
        game.app.world_mut().resource_mut::<Preferences>().speed = Speed::Usual;
        while let Some(action) = game.next_action() {
            let (moves, tables) = watched(&mut game, action);
            if moves > 2 {
                assert!(tables >= moves, "{tables} tables for {moves} moves");
                return;
            }
        }
    }
    panic!("no bot ever lays the table anew");
}

/// Plays an action of the person at the usual speed. How many moves the longest regrouping of the bot had, and how many tables were seen.
fn watched(game: &mut Game, action: Action) -> (usize, usize) {
    let mut cursor = game.app.world().resource::<Messages<ActedOut>>().get_cursor_current();
    let mut lay = game.view().public.melds.clone();
    let seat = game.view().seat;
    game.app.world_mut().write_message(ActionRequest { seat, action });
    game.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    let (mut moves, mut seen) = (0, vec![lies(game)]);
    for _ in 0..10_000 {
        game.app.update();
        let happened = game.app.world().resource::<Messages<ActedOut>>();
        for ActedOut(event) in cursor.read(happened) {
            if let Event::Rearranged { seat: by, melds, .. } = event {
                let shifts = Regrouping::of(&lay, melds).shifts.len();
                moves = if *by == seat { moves } else { moves.max(shifts) };
                lay.clone_from(melds);
            }
        }
        let now = lies(game);
        if seen.last() != Some(&now) {
            seen.push(now);
        }
        if is_at_rest(game.app.world_mut()) {
            return (moves, seen.len());
        }
    }
    panic!("the table never comes to rest");
}
