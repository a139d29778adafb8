//! Reaching for the stock while a card is offered: the card goes by, and once nobody else has wanted it, the stock is drawn from.

use bevy::prelude::*;
use rummage_rules::{action::Source, moves::suggest::Verb};

use super::{draw, draw_as, may};
use crate::play::{
    seats::human::Voice,
    table::{
        rearranging::Rearranging,
        script::{Script, Shown},
    },
};

/// Whether the stock is drawn from as soon as it is open.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct DrawsNext(bool);

/// Draws from the stock, past a card that is offered first.
pub fn draw_stock(world: &mut World) {
    if world.resource::<Rearranging>().lies_otherwise() {
        world.resource_mut::<Voice>().tell("say-lay-or-put-back");
        return;
    }
    if may(world, Verb::Pass) && !may(world, Verb::DrawStock) {
        world.insert_resource(DrawsNext(true));
        draw_as(world, Some(Verb::Pass));
    } else {
        draw(world, Source::Stock);
    }
}

/// Draws as was wished for, as long as it is still the same turn.
pub fn draw_on(world: &mut World) {
    if !world.resource::<DrawsNext>().0 || !world.resource::<Script>().is_empty() {
        return;
    }
    let view = &world.resource::<Shown>().0;
    let (own_turn, open) = (view.public.turn() == Some(view.seat), may(world, Verb::DrawStock));
    // Where the card is offered once more, it was taken back that it went by.
    if !own_turn || open || may(world, Verb::Pass) {
        world.insert_resource(DrawsNext(false));
    }
    if own_turn && open {
        draw(world, Source::Stock);
    }
}
