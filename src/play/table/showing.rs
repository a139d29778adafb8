//! Before hands are counted (ruling R25): whoever has put a hand in order shows it so, or says how it is shown where that covers less than it could.

use bevy::prelude::*;
use rummage_rules::{cards::ids::Seat, draft::Showing};

use super::{open::Board, player::Control, sort};
use crate::play::referee::Referee;

/// The person whose answer the count waits for, if it does.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Divides(pub Option<Seat>);

/// Before the hands are counted: how a person at this screen shows one. None where the table divides it.
pub fn of_person(world: &World, seat: Seat) -> Option<Showing> {
    let view = world.resource::<Referee>().view(seat);
    let arranged = sort::arranged(world, seat, view.hand.clone())?;
    Some(view.showing(view.best_division()?, Some(&arranged)))
}

/// The people at this screen: first whoever looks at it, whom no curtain has to fall for.
pub fn people(world: &World) -> Vec<Seat> {
    let board = world.resource::<Board>();
    let person = |seat: &Seat| {
        board.player(*seat).and_then(|player| world.get::<Control>(player)).is_some_and(|c| c.is_human())
    };
    let mut people: Vec<Seat> = (0..board.seats()).map(Seat::at).filter(person).collect();
    people.sort_by_key(|seat| Some(*seat) != board.viewer);
    people
}
