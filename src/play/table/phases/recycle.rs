//! The discard pile becomes the stock: shuffled, or turned over as it lies.

use bevy::prelude::*;
use rummage_rules::table::StepKind;

use crate::play::{
    referee::StepRequest,
    table::{
        card::Face,
        open::Board,
        pile::{self, cards_of},
        script::Shown,
        travel::{self, Trip},
    },
};

/// The reshuffle.
pub fn ask(mut steps: MessageWriter<StepRequest>) {
    steps.write(StepRequest(StepKind::Recycle));
}

/// The discarded cards go face down into the stock, but for the top where the game leaves it; where in it, nobody knows.
pub fn recycle(world: &mut World) -> f32 {
    let kept = world.resource::<Shown>().0.public.kept_on_recycle();
    to_stock(world, kept, Trip::Gather)
}

/// The whole pile is turned over: what was thrown first lies on top.
pub fn turn_over(world: &mut World) -> f32 {
    to_stock(world, 0, Trip::TurnOver)
}

fn to_stock(world: &mut World, kept: usize, trip: Trip) -> f32 {
    let board = world.resource::<Board>();
    let (Some(stock), Some(discard)) = (board.stock, board.discard) else { return 0.0 };
    let cards = cards_of(world, discard);
    let mut landing = 0.0_f32;
    for (nth, card) in cards.iter().take(cards.len().saturating_sub(kept)).rev().enumerate() {
        world.entity_mut(*card).remove::<Face>();
        pile::put_on_top(world, *card, stock);
        landing = landing.max(travel::send(world, *card, trip, nth));
    }
    landing
}
