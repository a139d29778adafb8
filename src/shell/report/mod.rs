//! When the program falls: what happened is written down beside the saves, and the next start tells of it.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy::{
    ecs::error::{BevyError, ErrorContext},
    prelude::*,
};

use crate::shell::{
    AppSystems,
    keep::{Keeper, place::Report},
    notice::Notice,
    states::{Menu, Screen},
    text::Texts,
};

mod black_box;
mod log;

pub(crate) use black_box::note_match;
pub use black_box::write_down;
pub use log::layer;

/// Whether a system has failed of which the player has not been told.
static FAILED: AtomicBool = AtomicBool::new(false);

/// Nothing fails any more: whoever left something undone mends it now.
#[derive(Event, Debug, Clone, Copy)]
pub struct Recovered;

/// Finds the report of the last run, and makes ready to write one of this.
pub fn plugin(app: &mut App) {
    let place = app.world().resource::<Keeper>().place_of_reports();
    black_box::begin(place.clone());
    if let Some(report) = place.find() {
        app.insert_resource(report);
    }
    app.add_systems(
        OnEnter(Screen::Title),
        offer.run_if(resource_added::<Report>.or_else(resource_exists::<Report>)),
    )
    .add_systems(Update, tell_of_failures.in_set(AppSystems::Present));
}

fn offer(mut offered: Local<bool>, mut menu: ResMut<NextState<Menu>>) {
    if !std::mem::replace(&mut *offered, true) {
        menu.set(Menu::Stumbled);
    }
}

/// A system that fails is written into the log; the game goes on, and the player is told once.
pub fn note_failure(error: BevyError, context: ErrorContext) {
    FAILED.store(true, Ordering::Relaxed);
    bevy::ecs::error::error(error, context);
}

/// The player is told once. As soon as nothing fails any more, what was left undone is mended.
fn tell_of_failures(world: &mut World, mut told: Local<bool>, mut failing: Local<bool>) {
    let failed = FAILED.swap(false, Ordering::Relaxed);
    if failed && !std::mem::replace(&mut *told, true) {
        let words = world.resource::<Texts>().get("stumbled-within");
        world.write_message(Notice(words));
    }
    if std::mem::replace(&mut *failing, failed) && !failed {
        world.trigger(Recovered);
        world.flush();
    }
}
