//! What lies where: the place of whatever can be pointed at, and what is hit at a point. Hits are taken from slots, so a lifted card never flickers.

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;

use super::{Ground, plot_of};
use crate::play::table::{
    Board,
    aim::{Target, laid_cards, own_cards, row_cards},
    card::Staged,
    pile::{cards_of, pile_of},
    slot::Slot,
    staging::Staging,
};

/// Where a target is, on the reference canvas: of a card in a row, the part that no other covers.
pub fn rect_of(world: &World, target: Target) -> Option<Rect> {
    let ground = world.get_resource::<Ground>()?;
    match target {
        Target::Stock => Some(ground.stock),
        Target::Discard => Some(ground.discard),
        Target::Plot(seat) => Some(plot_of(&ground.zones, world.resource::<Board>(), seat)),
        Target::Meld(meld) => {
            ground.melds.iter().find(|(pile, ..)| *pile == meld).map(|(_, _, place)| *place)
        }
        Target::Row(card) => bare_of(world, &row_cards(world), card),
        Target::Laid(card) => bare_of(world, &cards_of(world, pile_of(world, card)?), card),
        Target::Card(card) => {
            let staged = world.get::<Staged>(card).map(|staged| staged.group);
            match staged.and_then(|group| world.resource::<Staging>().groups.get(group)) {
                Some(group) => bare_of(world, &group.cards, card),
                None => bare_of(world, &own_cards(world), card),
            }
        }
    }
}

/// The part of a card that the next one of its row leaves bare.
fn bare_of(world: &World, row: &[Entity], card: Entity) -> Option<Rect> {
    let nth = row.iter().position(|other| *other == card)?;
    let slot = world.get::<Slot>(card)?;
    let next = row.get(nth + 1).and_then(|next| world.get::<Slot>(*next));
    let covering = next.filter(|next| (next.at.y - slot.at.y).abs() <= 0.3 * slot.width);
    let bare = match covering {
        Some(next) => bare_part(slot, (next.at.x - slot.at.x).max(1.0), false),
        None => bare_part(slot, slot.width, true),
    };
    // The row in front covers what is below its upper edge.
    let in_front = row[nth + 1..].iter().filter_map(|other| world.get::<Slot>(*other)).map(Slot::rect);
    let covers =
        |other: &Rect| other.min.y > bare.min.y + 0.1 * slot.width && !other.intersect(bare).is_empty();
    let edge = in_front.filter(covers).map(|other| other.min.y).fold(bare.max.y, f32::min);
    Some(Rect { max: Vec2::new(bare.max.x, edge), ..bare })
}

/// The part of a card that no other of its hand covers.
fn bare_part(slot: &Slot, step: f32, last: bool) -> Rect {
    let whole = slot.rect();
    if last {
        whole
    } else {
        Rect { max: Vec2::new(whole.min.x + step.min(slot.width), whole.max.y), ..whole }
    }
}

/// What lies at a point of the reference canvas, the topmost first.
pub fn target_at(world: &World, point: Vec2) -> Option<Target> {
    let hit = |card: &Entity| world.get::<Slot>(*card).is_some_and(|slot| slot.contains(point));
    let laid_out = world.resource::<Staging>().groups.iter().flat_map(|group| group.cards.iter().copied());
    let mut cards: Vec<Entity> = laid_out.chain(own_cards(world)).collect();
    cards.reverse();
    if let Some(card) = cards.into_iter().find(hit) {
        return Some(Target::Card(card));
    }
    if let Some(card) = row_cards(world).into_iter().rev().find(hit) {
        return Some(Target::Row(card));
    }
    if let Some(card) = laid_cards(world).into_iter().rev().find(hit) {
        return Some(Target::Laid(card));
    }
    let near = |target: Target| rect_of(world, target).is_some_and(|rect| rect.inflate(6.0).contains(point));
    let melds = world.resource::<Board>().melds().iter().copied().map(Target::Meld);
    let seats = (0..world.resource::<Board>().seats()).map(|seat| Target::Plot(Seat::at(seat)));
    [Target::Stock, Target::Discard].into_iter().chain(melds).chain(seats).find(|target| near(*target))
}

/// The meld at a point, if one lies there.
pub fn meld_at(world: &World, point: Vec2) -> Option<Entity> {
    let ground = world.get_resource::<Ground>()?;
    ground.melds.iter().find(|(_, _, place)| place.contains(point)).map(|(pile, ..)| *pile)
}
