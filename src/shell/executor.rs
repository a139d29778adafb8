//! One system after the other: hundreds of systems have so little to do in a frame of a card table that handing them to threads costs more than they do
//! (docs/testing.md). Thoughts, files and the drawing of the last frame still go on beside.

use bevy::{
    ecs::schedule::{Schedules, SingleThreadedExecutor},
    prelude::*,
    render::RenderApp,
};

/// Sets the pace of every schedule that the app has, and of those that draw.
pub fn one_after_the_other(app: &mut App) {
    set(app.world_mut());
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        set(render.world_mut());
    }
}

fn set(world: &mut World) {
    let Some(mut schedules) = world.get_resource_mut::<Schedules>() else { return };
    for (_, schedule) in schedules.iter_mut() {
        schedule.set_executor(SingleThreadedExecutor::new());
    }
}
