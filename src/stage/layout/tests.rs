//! Fat tables of every game at every number of players in every window: nothing covers an index, nothing leaves its zone.

use bevy::math::{Rect, Vec2};
use rummage_rules::{games::GAMES, house::options::Options};

use super::{
    manner::Manner,
    melds::MeldSize,
    spread::{Sight, Spread},
};
use crate::{play::table::slot::Slot, shell::canvas::Canvas};

const PHONE: Vec2 = Vec2::new(390.0, 844.0);
const WINDOWS: [Vec2; 6] = [
    Vec2::new(1280.0, 720.0),
    Vec2::new(1920.0, 1080.0),
    Vec2::new(2560.0, 1080.0),
    Vec2::new(1280.0, 960.0),
    Vec2::new(1024.0, 768.0),
    PHONE,
];

fn sizes(cards: &[usize], riders: usize) -> Vec<MeldSize> {
    let last = cards.len().saturating_sub(1);
    let size = |(nth, cards): (usize, &usize)| MeldSize {
        riders: if nth == last { riders } else { 0 },
        ..MeldSize::of(*cards)
    };
    cards.iter().enumerate().map(size).collect()
}

/// What a seat may have before it late in a round of this game.
fn fat_plot(manner: &Manner, seat: usize, players: usize) -> Vec<MeldSize> {
    match (manner.banded, manner.places.is_some(), manner.row.is_some(), manner.ladder) {
        _ if manner.by_sides && seat > 1 => Vec::new(),
        // Melds of two seats, those of seven and more squared up; behind them red threes.
        _ if manner.by_sides => {
            let squared = |cards| MeldSize { squared: true, ..MeldSize::of(cards) };
            [vec![squared(9), squared(7)], sizes(&[3, 5, 4, 6, 3, 4], 0), sizes(&[2], 0)].concat()
        }
        (true, ..) => sizes(&[3, 2, 4, 2], 0),
        (_, true, ..) => [sizes(&[3, 2, 2, 3], 3), sizes(&[2, 3], 1), sizes(&[2, 2], 0)][seat % 3].clone(),
        (_, _, true, _) => sizes(&[4, 3, 7, 3], 0),
        (_, _, _, true) => {
            [sizes(&[10], 0), sizes(&[5, 4], 0), sizes(&[3, 3, 8], 0), sizes(&[8], 0)][seat % 4].clone()
        }
        _ if players > 4 => [sizes(&[4, 5, 4], 0), sizes(&[6, 3], 0), Vec::new()][seat % 3].clone(),
        _ => [sizes(&[4, 9, 5], 0), sizes(&[14, 4, 6], 0), sizes(&[5, 5, 3, 4], 0)][seat % 3].clone(),
    }
}

/// A table as it may be late in a round.
fn sight(game: usize, players: usize, window: Vec2, own: usize) -> Sight {
    let spec = GAMES[game].spec(players, &Options::default()).expect("the usual rules");
    let manner = Manner::of(&spec);
    let others = if manner.places.is_some() { 3 } else { 9 };
    let hands = (0..players).map(|seat| if seat == 0 { own } else { others }).collect();
    Sight {
        canvas: Canvas::of_window(window),
        manner,
        touch: false,
        card_scale: 1.0,
        discard: if manner.row.is_some() { 26 } else { 20 },
        hands,
        breaks: Vec::new(),
        melds: (0..players)
            .map(|seat| match spec.tableau.in_hand {
                // Nothing but the hand of whoever closed lies there.
                true => sizes(if players == 2 { &[4, 4, 3] } else { &[4, 3] }, 0),
                false => fat_plot(&manner, seat, players),
            })
            .collect(),
        first: 0,
        counted: false,
    }
}

/// All cards whose faces are up, with the place they must stay in.
fn open_cards(sight: &Sight, spread: &Spread) -> Vec<(Slot, Rect)> {
    let mut cards = Vec::new();
    let mut among = 0;
    for (seat, melds) in sight.melds.iter().enumerate() {
        let plot = if seat == 0 { spread.zones.own } else { spread.zones.plots[seat - 1] };
        for (meld, size) in melds.iter().enumerate() {
            // Of a squared meld only the top shows its face.
            let first = if size.squared { size.cards - 1 } else { 0 };
            for nth in first..size.cards + size.riders {
                cards.push((spread.meld_slot(seat, meld, *size, nth, among), plot));
                among += 1;
            }
        }
    }
    if sight.manner.row.is_some() {
        let row =
            (0..sight.discard).map(|nth| (spread.discard_slot(nth, sight.discard), spread.zones.centre));
        cards.extend(row);
    }
    if sight.manner.cuts_wild {
        let piles = [spread.wild_slot(), spread.stock_slot(0, 1)];
        cards.extend(piles.map(|slot| (slot, spread.zones.centre)));
    }
    // A fan may dip below the window's edge.
    let hand = Rect { max: spread.zones.hand.max + Vec2::new(0.0, 40.0), ..spread.zones.hand };
    cards.extend((0..sight.hands[0]).map(|nth| (spread.own_slot(sight, nth), hand)));
    cards.retain(|(slot, _)| slot.drawn);
    cards
}

/// The part of a face that tells the card.
fn index_of(slot: &Slot, sight: &Sight) -> Rect {
    let mini = slot.width < sight.manner.mini_below() / sight.canvas.unit;
    let (wide, high) = match (sight.manner.banded, mini) {
        (true, _) => (0.28, 0.5),
        (false, true) => (0.41, 0.9),
        (false, false) => (0.21, 0.40),
    };
    let corner = slot.at - Vec2::new(0.5, 0.7) * slot.width;
    Rect::from_corners(corner, corner + Vec2::new(wide, high) * slot.width)
}

fn check(sight: &Sight, name: &str) {
    let spread = Spread::of(sight);
    let cards = open_cards(sight, &spread);
    assert!(cards.len() > 5, "{name}: only {} cards are seen", cards.len());
    for (slot, zone) in &cards {
        let card = slot.rect();
        assert!(
            zone.inflate(1.5).contains(card.min) && zone.inflate(1.5).contains(card.max),
            "{name}: {card:?} leaves {zone:?}"
        );
        let index = index_of(slot, sight).inflate(-0.6);
        for (other, _) in cards.iter().filter(|(other, _)| other.z > slot.z) {
            let covered = index.intersect(other.rect());
            assert!(
                covered.is_empty() || covered.width() < 0.5 || covered.height() < 0.5,
                "{name}: {:?} covers the index of {card:?}",
                other.rect()
            );
        }
        let strip = index.width();
        let least = if sight.manner.banded { 9.0 } else { 12.0 };
        assert!(strip * sight.canvas.unit > least, "{name}: an index of {strip} is too small to read");
    }
    if sight.canvas.is_portrait() {
        // Token and total stand at the right of your own plot.
        let corner = spread.zones.seat;
        let clear = spread.melds[0].iter().flatten().all(|meld| meld.intersect(corner).is_empty());
        assert!(clear, "{name}: your melds cover your total: {:?} and {corner:?}", spread.melds[0]);
    }
    let beside = spread.zones.plaque.filter(|_| sight.manner.cuts_wild);
    assert!(beside.is_none_or(|words| words.intersect(spread.wild).is_empty()), "{name}: on the plaque");
    apart(&spread, name);
}

/// Plots, piles and hand share nothing.
fn apart(spread: &Spread, name: &str) {
    let zones = &spread.zones;
    let mut all =
        vec![("own plot", zones.own), ("pill", zones.pill), ("hand", zones.hand), ("actions", zones.actions)];
    all.extend([("header", zones.header), ("stock", spread.stock), ("discard", spread.discard)]);
    all.extend(zones.plots.iter().map(|plot| ("plot", *plot)));
    for (nth, (one, a)) in all.iter().enumerate() {
        for (other, b) in &all[nth + 1..] {
            let shared = a.intersect(*b);
            assert!(
                shared.is_empty() || shared.width() < 0.5 || shared.height() < 0.5,
                "{name}: {one} {a:?} and {other} {b:?}"
            );
        }
    }
}

#[test]
fn every_index_of_every_game_can_be_read() {
    for (game, rules) in GAMES.iter().enumerate() {
        for players in rules.seats.clone() {
            for window in WINDOWS {
                let places = sight(game, players, window, 1).manner.places;
                for own in if places.is_some() { vec![1, 3] } else { vec![7, 14, 22, 26] } {
                    let name = format!("{} with {players} at {window}, {own} in hand", rules.id);
                    let loose = sight(game, players, window, own);
                    check(&loose, &name);
                    // In pairs there are as many gaps as there can be.
                    let breaks = (2..own).step_by(2).filter(|_| places.is_none()).collect();
                    check(&Sight { breaks, ..loose }, &format!("{name}, in pairs"));
                }
            }
        }
    }
}

#[test]
fn hands_that_are_counted_lie_whole_in_their_plots() {
    for (game, rules) in GAMES.iter().enumerate() {
        for players in rules.seats.clone() {
            let spec = rules.spec(players, &Options::default()).expect("the usual rules");
            for window in WINDOWS {
                let mut table = Sight { counted: true, ..sight(game, players, window, 0) };
                table.hands = vec![0; players];
                for melds in &mut table.melds {
                    match (spec.tableau.in_hand, table.manner.banded) {
                        (true, _) => *melds = sizes(&[3, 4, 6], 0),
                        // Ten cards are all that a hand of flowers has, and whoever has many melds holds little.
                        (false, true) => *melds = sizes(&[3, 4, 3], 0),
                        (false, false) if table.manner.places.is_some() => {
                            melds.truncate(2);
                            melds.extend(sizes(&[2], 0));
                        }
                        (false, false) => {
                            melds.pop();
                            melds.extend(sizes(&[5], 0));
                        }
                    }
                }
                let name = format!("{} with {players} at {window}, counted", rules.id);
                check(&table, &name);
                let folds = Spread::of(&table).fits.iter().any(|fit| fit.fold_from < usize::MAX);
                assert!(!folds || !spec.tableau.in_hand, "{name}: some cards are hidden");
            }
        }
    }
}

#[test]
fn a_long_row_can_be_read_in_every_window() {
    let quick = GAMES.iter().position(|game| {
        game.spec(*game.seats.start(), &Options::default())
            .is_ok_and(|spec| Manner::of(&spec).row == Some(usize::MAX))
    });
    for window in WINDOWS {
        for discard in [0, 1, 12, 30, 39] {
            let sight = Sight { discard, ..sight(quick.expect("a game with a row"), 2, window, 10) };
            check(&sight, &format!("a row of {discard} at {window}"));
        }
    }
}

#[test]
fn a_pile_that_may_be_looked_through_lies_open() {
    let gin = GAMES.iter().find(|game| game.id == "gin").expect("a game with a pile");
    let open = Options::parse("browse=on").expect("options");
    let manner = |options: &Options| Manner::of(&gin.spec(2, options).expect("a table"));
    assert_eq!(manner(&Options::default()).row, None);
    assert_eq!(manner(&open).row, Some(usize::MAX));
    let game = GAMES.iter().position(|game| game.id == "gin").expect("the same game");
    for window in WINDOWS {
        let sight = Sight { manner: manner(&open), discard: 26, ..sight(game, 2, window, 11) };
        check(&sight, &format!("a pile of 26 that lies open at {window}"));
    }
}

#[test]
fn a_full_list_on_a_phone_shows_everybody_in_turn() {
    let game = GAMES.iter().position(|game| *game.seats.end() == 8).expect("a game for eight");
    let mut sight = sight(game, 8, PHONE, 12);
    for melds in &mut sight.melds {
        *melds = sizes(&[4, 5, 4], 0);
    }
    let mut seen = [false; 8];
    for first in 0..7 {
        sight.first = first;
        let spread = Spread::of(&sight);
        assert!(spread.scrolls && spread.melds[0].is_some());
        assert!(spread.melds[1 + first].is_some(), "the plot that was scrolled to is in sight");
        for (seat, melds) in spread.melds.iter().enumerate() {
            seen[seat] |= melds.is_some();
        }
    }
    assert_eq!(seen, [true; 8]);
}

#[test]
fn a_long_meld_on_a_phone_shows_all_its_cards_where_there_is_room() {
    let game = GAMES.iter().position(|game| game.id == "dummy").expect("a game of long runs");
    let mut sight = sight(game, 2, PHONE, 2);
    sight.melds = vec![sizes(&[11, 5], 0), sizes(&[5, 5], 0)];
    let spread = Spread::of(&sight);
    assert!(
        spread.fits.iter().all(|fit| fit.fold_from == usize::MAX && fit.width >= 40.0),
        "{:?}",
        spread.fits
    );
    check(&sight, "a run of eleven on a phone");
}

#[test]
fn a_crowded_phone_shows_the_opponent_that_it_begins_with_on_smaller_cards() {
    let game = GAMES.iter().position(|game| game.id == "robbers").expect("a game of many melds");
    let mut sight = sight(game, 3, PHONE, 2);
    sight.melds =
        vec![sizes(&[2, 3, 5, 5, 3, 3, 1, 1], 0), sizes(&[5, 6, 3, 3, 3, 3, 4], 0), sizes(&[5; 9], 0)];
    let spread = Spread::of(&sight);
    assert!(spread.scrolls && spread.melds[1].is_some(), "{spread:?}");
}
