//! The hand that understands: what stands under it is what the judge says, in every game and by every device, and it can be sorted by melds and back.

use crate::common::{Game, devices::Device};
use bevy::prelude::*;
use rummage::{
    play::{
        referee::Referee,
        table::{
            aim::{Target, own_cards},
            groups::Groups,
            slot::Slot,
        },
    },
    shell::{canvas::Canvas, preferences::Preferences},
};
use rummage_host::Host;
use rummage_rules::{
    action::{Action, Source},
    cards::ids::Seat,
    draft::Grouped,
    games::{self, GAMES},
    prelude::{Options, Seed},
};

fn groups(game: &Game) -> Groups {
    game.app.world().resource::<Groups>().clone()
}

/// Sorts by melds, or puts the hand back.
fn sort(game: &mut Game, device: Device) {
    match device {
        Device::Mouse => game.click("sort-melds"),
        Device::Pad => game.pad(GamepadButton::RightTrigger),
        Device::Keys => game.key(KeyCode::KeyB),
    }
}

#[test]
fn in_every_game_what_stands_under_the_hand_is_what_the_judge_says() {
    for id in GAMES.iter().map(|game| game.id) {
        let mut game = Game::at_the_table_of(id, games::find(id).expect("a game").usual_seats, 5, &[]);
        for _ in 0..12 {
            let (view, hand) = (game.view(), game.lying());
            let told = groups(&game).all;
            let in_places = view.public.spec.spread().places.is_some();
            assert_eq!(told.is_empty(), in_places || hand.is_empty(), "{id}: {told:?}");
            if !told.is_empty() {
                assert_eq!(told, view.public.spec.groups(&hand), "{id}");
            }
            match game.next_action() {
                Some(action) => game.act(action),
                None => break,
            }
        }
    }
}

#[test]
fn every_device_sorts_by_melds_and_back() {
    let mut game = Game::at_the_table_of("gin", 2, 41, &[]);
    game.connect_pad();
    // An order of the player's own.
    let first = game.codes(&game.lying()[..1]).remove(0);
    let middle = game.middle_of_hand();
    game.drag(&first, middle);
    let own = game.lying();
    for device in [Device::Mouse, Device::Pad, Device::Keys] {
        sort(&mut game, device);
        let view = game.view();
        assert_eq!(game.lying(), view.public.spec.by_melds(&own), "{device:?}");
        let over: i32 = groups(&game)
            .all
            .iter()
            .filter(|group| !matches!(group.is, Grouped::Meld(_)))
            .map(|group| group.worth)
            .sum();
        assert_eq!(over, view.public.spec.least_left(&view.hand), "{device:?}");
        sort(&mut game, device);
        assert_eq!(game.lying(), own, "{device:?}: put back");
    }
}

/// A match of Knock Rummy that the person begins, in which what the stock gives belongs to a group of the hand; and where.
fn a_draw_that_joins() -> (u128, usize) {
    let game = games::find("knockrummy").expect("a game");
    let joins = |seed: u128| {
        let mut host = Host::new(game, 2, Options::default(), Seed(seed)).ok()?;
        host.settle();
        let before = host.view(Seat(0));
        if before.check(&Action::Draw(Source::Stock)).is_err() {
            return None;
        }
        host.act(Seat(0), &Action::Draw(Source::Stock)).ok()?;
        let card = *host.view(Seat(0)).hand.last()?;
        let mut hand = before.hand.clone();
        hand.sort_by_key(|card| {
            let face = before.public.spec.deck.printed(*card);
            (face.group, face.suit, face.rank)
        });
        before.public.spec.place_beside(&hand, card).filter(|place| *place < hand.len() - 1)
    };
    (0..400).find_map(|seed| Some((seed, joins(seed)?))).expect("such a draw")
}

#[test]
fn a_drawn_card_joins_its_group_unless_the_player_wants_none() {
    for wanted in [true, false] {
        let (seed, place) = a_draw_that_joins();
        let mut game = Game::at_the_table_of("knockrummy", 2, seed, &[]);
        game.app.world_mut().resource_mut::<Preferences>().hand_groups = wanted;
        game.settle();
        game.act(Action::Draw(Source::Stock));
        let drawn = *game.view().hand.last().expect("a card was drawn");
        let at = game.lying().iter().position(|card| *card == drawn);
        assert_eq!(at, Some(if wanted { place } else { game.lying().len() - 1 }));
        assert_eq!(groups(&game).all.is_empty(), !wanted);
        let brackets = game
            .texts()
            .iter()
            .filter(|text| text.starts_with("over: ") || text.starts_with("one short"))
            .count();
        assert_eq!(brackets > 0, wanted, "{:?}", game.texts());
    }
}

/// A hand sorted by melds stays so with every draw, and in the next deal.
#[test]
fn a_hand_sorted_by_melds_stays_so() {
    let mut game = Game::at_the_table_of("threethirteen", 2, 9, &[]);
    sort(&mut game, Device::Keys);
    let mut rounds = 0;
    for _ in 0..200 {
        let Some(action) = game.next_action() else {
            rounds += 1;
            if rounds == 2 {
                return;
            }
            game.click("next-round");
            game.rest();
            continue;
        };
        let spec = game.view().public.spec.clone();
        let (hand, over) = (game.lying(), spec.least_left(&game.view().hand));
        let left: i32 = spec.as_it_lies(&hand).loose.iter().map(|card| spec.value(*card)).sum();
        assert_eq!(
            left,
            over,
            "{}",
            game.app.world().resource::<Referee>().record().expect("it runs here").actions.join(", ")
        );
        game.act(action);
    }
    panic!("two rounds never end");
}

/// Where the row behind shows little more than its indices, no bracket lies on the cards in front.
#[test]
fn in_a_small_window_no_bracket_lies_on_the_row_in_front() {
    let mut game = Game::at_the_table_of("basic", 3, 7, &[]);
    game.resize(300.0, 600.0);
    game.act(Action::Draw(Source::Stock));
    // One that is picked stands out of its row.
    let picked = own_cards(game.app.world())[5];
    game.choose(Device::Keys, Target::Card(picked));
    game.settle();
    let in_front: Vec<Rect> = {
        let world = game.app.world();
        let slots: Vec<Slot> =
            own_cards(world).into_iter().filter_map(|card| world.get::<Slot>(card).copied()).collect();
        let rows: Vec<&[Slot]> = slots.chunk_by(|one, next| one.at.x < next.at.x).collect();
        assert_eq!(rows.len(), 2, "two rows");
        rows[1].iter().map(Slot::rect).collect()
    };
    let world = game.app.world_mut();
    let mut nodes = world.query::<(&Text, &UiGlobalTransform)>();
    let unit = world.resource::<Canvas>().unit;
    let brackets: Vec<Vec2> = nodes
        .iter(world)
        .filter(|(text, _)| text.0.starts_with("over") || text.0.starts_with("one short"))
        .map(|(_, place)| place.translation / unit)
        .collect();
    assert!(!brackets.is_empty(), "the row in front has its brackets");
    for middle in brackets {
        let hides = |card: &&Rect| card.contains(middle) && middle.y < card.center().y;
        assert!(!in_front.iter().any(|card| hides(&card)), "{middle} lies on a face of {in_front:?}");
    }
}
