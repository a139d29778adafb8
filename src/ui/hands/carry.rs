//! A card of the hand is carried to another place by pad or keys: taken up by one press, moved by the arrows, put down by another.

use bevy::prelude::*;

use super::keyed::focused;
use crate::{
    play::{
        seats::human::Voice,
        table::{
            aim::{Aim, Target, own_cards},
            sort::move_in_hand,
        },
    },
    shell::intent::{Dir, FocusHome, Intent},
};

/// Does what is meant for a card that is carried, or is to be. Returns whether that was all that was meant.
pub(super) fn obey(world: &mut World, intent: Intent) -> bool {
    match (intent, world.resource::<Aim>().carried) {
        (Intent::PointerMove(_) | Intent::Scroll(_), _) => return false,
        // It has left the hand, or a question has taken the focus.
        (_, Some(card)) if !can_be_carried(world, card) => {
            world.resource_mut::<Aim>().carried = None;
            return false;
        }
        (Intent::Carry, None) => take_up(world),
        (Intent::Shift(dir), None) => {
            if let Some(card) = in_hand(world) {
                shift(world, card, dir);
            }
        }
        (Intent::Move(dir) | Intent::Shift(dir), Some(card)) => shift(world, card, dir),
        (_, Some(_)) => put_down(world),
        (_, None) => return false,
    }
    // What is pressed with a card in hand puts it down; another wish is fulfilled then.
    matches!(intent, Intent::Carry | Intent::Move(_) | Intent::Shift(_) | Intent::Choose | Intent::Back)
}

/// Whether a card is in the hand, and pad and keys are at the cards.
fn can_be_carried(world: &World, card: Entity) -> bool {
    *world.resource::<FocusHome>() == FocusHome::Table && own_cards(world).contains(&card)
}

/// The card of the hand that has the focus.
fn in_hand(world: &mut World) -> Option<Entity> {
    match focused(world) {
        Some(Target::Card(card)) if can_be_carried(world, card) => Some(card),
        _ => None,
    }
}

fn take_up(world: &mut World) {
    let card = in_hand(world);
    world.resource_mut::<Aim>().carried = card;
    if card.is_some() {
        world.resource_mut::<Voice>().tell("prompt-carries");
    }
}

fn put_down(world: &mut World) {
    world.resource_mut::<Aim>().carried = None;
    world.resource_mut::<Voice>().hush();
}

/// Moves a card by one place.
fn shift(world: &mut World, card: Entity, dir: Dir) {
    let Some(place) = own_cards(world).iter().position(|held| *held == card) else { return };
    match dir {
        Dir::Left => move_in_hand(world, card, place.saturating_sub(1)),
        Dir::Right => move_in_hand(world, card, place + 1),
        Dir::Up | Dir::Down => {}
    }
}
