//! What a person does at a moment of the table: taps, points, asks, and closes the curtain.

use bevy::prelude::*;
use rummage::{
    play::{
        seats::human::Choices,
        table::{
            aim::{Target, row_cards},
            curtain::{Curtain, cover},
        },
    },
    shell::{
        canvas::Canvas,
        intent::{Intent, LastDevice},
        states::Menu,
    },
    stage::place::hits::rect_of,
};
use rummage_rules::cards::ids::Seat;

use super::stage::Stage;

/// The curtain closes for the next person.
pub(super) fn close(stage: &mut Stage) -> Result<(), String> {
    let world = stage.world();
    let mut curtain = world.resource_mut::<Curtain>();
    (curtain.awaits, curtain.down) = (Some(Seat::at(0)), true);
    cover(world);
    world.resource_mut::<NextState<Menu>>().set(Menu::Curtain);
    stage.pass(1);
    Ok(())
}

/// The player reaches into the row and is asked whether that is meant.
pub(super) fn ask(stage: &mut Stage) -> Result<(), String> {
    let row = row_cards(stage.world());
    let deep = *row.get(row.len().wrapping_sub(3)).ok_or("the row is too short")?;
    tap(stage, Target::Row(deep))?;
    stage.pass(1);
    if stage.world().resource::<Choices>().open() { Ok(()) } else { Err("nothing is asked".into()) }
}

/// A tap on something of the table.
pub(super) fn tap(stage: &mut Stage, target: Target) -> Result<(), String> {
    let at = middle(stage, target)?;
    stage.world().write_message(Intent::PointerTap { at });
    Ok(())
}

/// The mouse moves so far beside the middle of something.
pub(super) fn point(stage: &mut Stage, target: Target, aside: Vec2) -> Result<(), String> {
    let at = middle(stage, target)? + aside;
    stage.world().insert_resource(LastDevice::Mouse);
    stage.world().write_message(Intent::PointerMove(at));
    Ok(())
}

/// The middle of something of the table, in window pixels.
fn middle(stage: &mut Stage, target: Target) -> Result<Vec2, String> {
    let world = stage.world();
    let unit = world.resource::<Canvas>().unit;
    Ok(rect_of(world, target).ok_or("it is nowhere")?.center() * unit)
}
