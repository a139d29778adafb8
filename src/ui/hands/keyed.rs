//! Pad and keys at the table: the focus moves over cards, piles and plots, and every action has its button.

use super::{
    pointed::{choose, look_closely},
    regions,
};
use crate::{
    play::{
        seats::{human::wish, undo},
        table::{
            Board,
            aim::{Aim, Target, laid_cards, own_cards, row_cards},
            card::Selected,
            pile::pile_of,
            script::Shown,
            sort::{By, sort_own_hand},
            staging::Staging,
        },
    },
    shell::intent::{Dir, FocusHome, Intent, LastDevice, come_home},
    stage::place::{Ground, hits::rect_of},
    ui::hud::{hint, inspect::Inspected},
};
use bevy::prelude::*;
use rummage_rules::{cards::ids::Seat, melds::meld::Meld};

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
        Intent::Primary => wish::primary(world),
        Intent::Act2 => {
            let card = focused_card(world);
            wish::second(world, card);
        }
        Intent::Back => back(world),
        Intent::SortRank => sort_own_hand(world, By::Rank),
        Intent::SortSuit => sort_own_hand(world, By::Suit),
        Intent::SortMelds => sort_own_hand(world, By::Melds),
        Intent::PrevRegion | Intent::NextRegion => {
            let sorts = *world.resource::<LastDevice>() == LastDevice::Gamepad;
            match (sorts, intent) {
                (true, Intent::PrevRegion) => sort_own_hand(world, By::Rank),
                (true, _) => sort_own_hand(world, By::Melds),
                (false, Intent::PrevRegion) => regions::cycle(world, false),
                (false, _) => regions::cycle(world, true),
            }
        }
        Intent::Inspect => {
            let target = focused(world).filter(|_| world.resource::<Inspected>().0.is_none());
            match target {
                Some(target) => look_closely(world, target),
                None => world.resource_mut::<Inspected>().0 = None,
            }
        }
        Intent::PassOn => wish::pass_on(world),
        Intent::Hint => hint::think(world),
        Intent::Undo => undo::undo(world),
        Intent::Redo => undo::redo(world),
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
        come_home(world);
        return;
    }
    let mut picked = world.query::<&Selected>();
    if picked.iter(world).count() > 0 {
        wish::clear(world);
    } else if !world.resource::<Staging>().is_empty() {
        wish::clear_staging(world);
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

/// How far apart the middles of two targets of a row may be.
const ROW: f32 = 30.0;

/// Everything the focus may be on, in rows from the top, each from the left.
fn rows(world: &World) -> Vec<Vec<Target>> {
    let middle = |target: &Target| rect_of(world, *target).map(|rect| rect.center());
    let mut all: Vec<(Target, Vec2)> =
        targets(world).into_iter().filter_map(|target| Some((target, middle(&target)?))).collect();
    all.sort_by(|a, b| a.1.y.total_cmp(&b.1.y));
    let mut rows: Vec<Vec<(Target, Vec2)>> = Vec::new();
    for (target, at) in all {
        match rows.last_mut() {
            Some(row) if at.y - row[0].1.y < ROW => row.push((target, at)),
            _ => rows.push(vec![(target, at)]),
        }
    }
    for row in &mut rows {
        row.sort_by(|a, b| a.1.x.total_cmp(&b.1.x));
    }
    rows.into_iter().map(|row| row.into_iter().map(|(target, _)| target).collect()).collect()
}

/// The hand, what is laid out, the piles or the row, and every plot: by its melds where they can be added to.
fn targets(world: &World) -> Vec<Target> {
    let board = world.resource::<Board>();
    let row: Vec<Target> = row_cards(world).into_iter().map(Target::Row).collect();
    let discard = if row.is_empty() { vec![Target::Discard] } else { row };
    let laid_out = world.resource::<Staging>().groups.iter().flat_map(|group| &group.cards);
    let plots = board.around().flat_map(|seat| in_plot(world, seat));
    let hand = own_cards(world).into_iter().chain(laid_out.copied()).map(Target::Card);
    hand.chain([Target::Stock]).chain(discard).chain(plots).collect()
}

/// What can have the focus in a plot: its melds where they can be added to, and the plot itself where something can be laid.
fn in_plot(world: &World, seat: Seat) -> Vec<Target> {
    let (board, public) = (world.resource::<Board>(), &world.resource::<Shown>().0.public);
    let laid = laid_cards(world).into_iter().filter(|card| held_by(world, *card) == Some(seat));
    let laid: Vec<Target> = laid.map(Target::Laid).collect();
    if !laid.is_empty() {
        return laid;
    }
    let lies = |(_, meld): &(&Entity, &Meld)| board.holder(public, meld.owner) == seat;
    let melds: Vec<Target> = match public.melds_grow() {
        true => board
            .melds()
            .iter()
            .zip(&public.melds)
            .filter(lies)
            .map(|(pile, _)| Target::Meld(*pile))
            .collect(),
        false => Vec::new(),
    };
    if melds.is_empty() { vec![Target::Plot(seat)] } else { melds }
}

/// The seat in whose plot a card lies.
fn held_by(world: &World, card: Entity) -> Option<Seat> {
    let melds = &world.get_resource::<Ground>()?.melds;
    let pile = pile_of(world, card)?;
    melds.iter().find(|(meld, ..)| *meld == pile).map(|(_, seat, _)| *seat)
}

fn step(world: &mut World, dir: Dir) {
    if !world.resource::<LastDevice>().is_keyed() {
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
    let head = |seat: Seat| in_plot(world, seat).first().copied();
    let own = board.viewer.and_then(head);
    let others = board.opponents().filter_map(head);
    hand.into_iter().chain(own).chain([Target::Stock]).chain(others).collect()
}

/// The region a target belongs to, by its head.
pub fn region_of(world: &World, target: Target) -> usize {
    let board = world.resource::<Board>();
    let seats = || board.viewer.into_iter().chain(board.opponents());
    let plot = |target: Target| seats().find(|seat| in_plot(world, *seat).contains(&target));
    let same = |head: &Target| match (head, target) {
        (Target::Card(_), Target::Card(_)) => true,
        (Target::Stock, Target::Stock | Target::Discard | Target::Row(_)) => true,
        (head, target) => plot(target).is_some() && plot(*head) == plot(target),
    };
    region_heads(world).iter().position(same).unwrap_or(0)
}
