//! The panels of the replay: its keys, the panel with the ways back and forth, and the thoughts about a moment.

use bevy::prelude::*;

use crate::{
    play::replay::{BeginAt, Replay},
    shell::states::Menu,
    ui::menus::CameFrom,
};

mod keys;
mod panel;
mod reasoning;

/// Registers the panels and their keys.
pub fn plugin(app: &mut App) {
    app.add_plugins((keys::plugin, panel::plugin, reasoning::plugin));
}

/// Looks at the moment after so many events; stepping back leads to where this was asked for.
pub fn look_at(world: &mut World, moment: usize) {
    match world.get_resource_mut::<Replay>() {
        Some(mut replay) => replay.walk_to(moment),
        None => {
            world.resource_mut::<BeginAt>().0 = Some(moment);
            open(world);
        }
    }
}

/// Looks at the moment after so many events, with the thoughts about it open.
pub fn look_into(world: &mut World, moment: usize) {
    world.insert_resource(reasoning::Reasoning::opened());
    look_at(world, moment);
}

/// Looks back over whatever is open now.
pub fn open(world: &mut World) {
    let here = *world.resource::<State<Menu>>().get();
    if here != Menu::None {
        world.resource_mut::<CameFrom>().push(here);
    }
    world.resource_mut::<NextState<Menu>>().set(Menu::Replay);
}
