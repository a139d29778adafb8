//! The discard pile becomes the stock.

use bevy::prelude::*;
use rummage_rules::table::StepKind;

use crate::{
    motion::{self, Trip},
    referee::StepRequest,
    table::{
        card::Face,
        open::Board,
        pile::{self, cards_of},
    },
};

/// The reshuffle.
pub fn ask(mut steps: MessageWriter<StepRequest>) {
    steps.write(StepRequest(StepKind::Recycle));
}

/// Every discarded card goes face down into the stock; where in it, nobody knows.
pub fn recycle(world: &mut World) -> f32 {
    let board = world.resource::<Board>();
    let (Some(stock), Some(discard)) = (board.stock, board.discard) else { return 0.0 };
    let mut landing = 0.0_f32;
    for (nth, card) in cards_of(world, discard).into_iter().enumerate() {
        world.entity_mut(card).remove::<Face>();
        pile::put_on_top(world, card, stock);
        landing = landing.max(motion::send(world, card, Trip::Gather, nth));
    }
    landing
}
