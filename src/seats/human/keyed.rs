//! Pad and keys at the table: the focus moves over cards, piles and plots, and every action has its button.

use bevy::prelude::*;
use rummage_rules::action::Source;

use super::{pointed::choose, regions, voice::Voice, wish};
use crate::{
    hud::{hint, inspect::Inspected},
    input::intent::{Dir, FocusHome, Intent, LastDevice},
    table::{
        Board,
        aim::{Aim, Target, own_cards, rect_of},
        card::{Face, Selected},
        script::Shown,
        sort::{By, sort_own_hand},
    },
};

/// Does what a pad or a key asks for.
pub fn obey(world: &mut World, intent: Intent) {
    match intent {
        Intent::Move(dir) => step(world, dir),
        Intent::Choose => {
            let focused = focused(world);
            if let Some(target) = focused {
                choose(world, target);
            }
        }
        Intent::Primary if wish::drawing(world) => wish::draw(world, Source::Stock),
        Intent::Primary => wish::meld(world),
        Intent::Act2 if wish::drawing(world) => wish::draw(world, Source::Discard),
        Intent::Act2 => {
            let card = focused_card(world);
            wish::discard_picked(world, card);
        }
        Intent::Back => back(world),
        Intent::SortRank => sort_own_hand(world, By::Rank),
        Intent::SortSuit => sort_own_hand(world, By::Suit),
        Intent::PrevRegion | Intent::NextRegion => {
            let sorts = *world.resource::<LastDevice>() == LastDevice::Gamepad;
            match (sorts, intent) {
                (true, Intent::PrevRegion) => sort_own_hand(world, By::Rank),
                (true, _) => sort_own_hand(world, By::Suit),
                (false, Intent::PrevRegion) => regions::cycle(world, false),
                (false, _) => regions::cycle(world, true),
            }
        }
        Intent::Inspect => {
            let card = match focused(world) {
                Some(Target::Card(card)) => world.get::<Face>(card).map(|face| face.0),
                Some(Target::Discard) => world.resource::<Shown>().0.public.discard.last().copied(),
                _ => None,
            };
            let mut inspected = world.resource_mut::<Inspected>();
            inspected.0 = if inspected.0.is_some() { None } else { card };
        }
        Intent::Hint => hint::think(world),
        Intent::Undo => world.resource_mut::<Voice>().tell("say-no-undo"),
        Intent::PointAt(nth) => {
            if let Some(card) = own_cards(world).get(usize::from(nth)).copied() {
                world.resource_mut::<Aim>().focused = Some(Target::Card(card));
                wish::toggle(world, card);
            }
        }
        _ => {}
    }
}

/// One step back: put the inspected card away, come home from the buttons, or put picked cards back.
fn back(world: &mut World) {
    let mut inspected = world.resource_mut::<Inspected>();
    if inspected.0.take().is_some() {
        return;
    }
    if *world.resource::<FocusHome>() == FocusHome::Menus {
        regions::come_home(world);
        return;
    }
    let mut picked = world.query::<&Selected>();
    if picked.iter(world).count() > 0 {
        wish::clear(world);
    } else if *world.resource::<LastDevice>() == LastDevice::Keyboard {
        world.write_message(Intent::Menu);
    }
}

/// What pad and keys are on; never nothing.
pub fn focused(world: &mut World) -> Option<Target> {
    let now = world.resource::<Aim>().focused;
    if let Some(target) = now.filter(|target| rect_of(world, *target).is_some()) {
        return Some(target);
    }
    let cards = own_cards(world);
    let first = if wish::drawing(world) || cards.is_empty() {
        Target::Stock
    } else {
        Target::Card(cards[cards.len() / 2])
    };
    world.resource_mut::<Aim>().focused = Some(first);
    Some(first)
}

fn focused_card(world: &mut World) -> Option<Entity> {
    match focused(world) {
        Some(Target::Card(card)) => Some(card),
        _ => None,
    }
}

/// The targets in rows, from the top: the others' plots, the piles, your plot, your hand.
fn rows(world: &World) -> Vec<Vec<Target>> {
    let board = world.resource::<Board>();
    let opponents: Vec<Target> = board.opponents().map(Target::Plot).collect();
    let mut plots: Vec<Vec<Target>> = Vec::new();
    for plot in opponents {
        let top = |target: Target| rect_of(world, target).map_or(0.0, |rect| rect.min.y);
        match plots.last_mut() {
            Some(row) if (top(row[0]) - top(plot)).abs() < 4.0 => row.push(plot),
            _ => plots.push(vec![plot]),
        }
    }
    plots.push(vec![Target::Stock, Target::Discard]);
    plots.push(board.viewer.map(Target::Plot).into_iter().collect());
    let mut hand: Vec<Vec<Target>> = Vec::new();
    let mut last_x = f32::MAX;
    for card in own_cards(world) {
        let target = Target::Card(card);
        let x = rect_of(world, target).map_or(0.0, |rect| rect.min.x);
        if x < last_x - 1.0 && (hand.is_empty() || x < last_x - 60.0) {
            hand.push(Vec::new());
        }
        if let Some(row) = hand.last_mut() {
            row.push(target);
        }
        last_x = x;
    }
    plots.extend(hand);
    plots.retain(|row| !row.is_empty());
    plots
}

fn step(world: &mut World, dir: Dir) {
    if !matches!(*world.resource::<LastDevice>(), LastDevice::Keyboard | LastDevice::Gamepad) {
        return;
    }
    let known = world.resource::<Aim>().focused;
    let Some(here) = focused(world) else { return };
    if known != Some(here) {
        return; // the first step only shows where the focus is
    }
    let rows = rows(world);
    let Some((row, column)) = find(&rows, here) else { return };
    let next = match dir {
        Dir::Left => column.checked_sub(1).map(|column| rows[row][column]),
        Dir::Right => rows[row].get(column + 1).copied(),
        Dir::Up => row.checked_sub(1).and_then(|row| nearest(world, here, &rows[row])),
        Dir::Down => rows.get(row + 1).and_then(|row| nearest(world, here, row)),
    };
    match next {
        Some(next) => world.resource_mut::<Aim>().focused = Some(next),
        None => regions::leave(world, dir, here),
    }
}

fn find(rows: &[Vec<Target>], target: Target) -> Option<(usize, usize)> {
    rows.iter().enumerate().find_map(|(row, targets)| {
        targets.iter().position(|other| *other == target).map(|column| (row, column))
    })
}

fn nearest(world: &World, here: Target, row: &[Target]) -> Option<Target> {
    let x = |target: Target| rect_of(world, target).map_or(0.0, |rect| rect.center().x);
    let from = x(here);
    row.iter().copied().min_by(|a, b| (x(*a) - from).abs().total_cmp(&(x(*b) - from).abs()))
}

/// The first target of each region in the order of the bumpers: hand, your plot, piles, the others' plots.
pub fn region_heads(world: &World) -> Vec<Target> {
    let board = world.resource::<Board>();
    let hand = own_cards(world).first().copied().map(Target::Card);
    let own = board.viewer.map(Target::Plot);
    let others = board.opponents().map(Target::Plot);
    hand.into_iter().chain(own).chain([Target::Stock]).chain(others).collect()
}

/// The region a target belongs to, by its head.
pub fn region_of(world: &World, target: Target) -> usize {
    let heads = region_heads(world);
    let same = |head: &Target| match (head, target) {
        (Target::Card(_), Target::Card(_)) => true,
        (Target::Stock, Target::Stock | Target::Discard) => true,
        (Target::Plot(a), Target::Plot(b)) => *a == b,
        _ => false,
    };
    heads.iter().position(same).unwrap_or(0)
}
