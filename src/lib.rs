//! Rummage: one table for a family of rummy games, as a Bevy application that any caller can host, with or without a window.

#![expect(clippy::needless_pass_by_value, reason = "Bevy hands systems their parameters by value")]

use bevy::prelude::*;

pub mod play;
pub mod shell;
pub mod stage;
pub mod store;
pub mod ui;

use play::{advice, keeping, lesson, online, referee, replay, seats, table};
use shell::{
    arguments::Arguments, assets, bindings, canvas, clipboard, device, executor, files, full_screen, intent,
    keep, pacing, preferences, report, status, text,
};
use stage::{lean, motion, paint, place, sound};
use store::{firsts, friends, house, lessons, saves, seen, statistics};
use ui::{hands, hud, input, menus, screens, theme};

/// The whole game. The caller chooses the platform plugins ([`shell::platform::window`] or [`shell::platform::headless`]) and adds this on top.
#[derive(Default)]
pub struct AppPlugin {
    /// What the caller asked for.
    pub arguments: Arguments,
}

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        shell::in_order(app);
        app.insert_resource(self.arguments.clone())
            .add_plugins((
                text::plugin,
                (keep::plugin, report::plugin, device::plugin),
                (clipboard::plugin, files::plugin),
                (preferences::plugin, full_screen::plugin),
                (
                    house::plugin,
                    statistics::plugin,
                    friends::plugin,
                    lessons::plugin,
                    firsts::plugin,
                    seen::plugin,
                ),
                (saves::plugin, keeping::plugin),
                (canvas::plugin, theme::plugin),
                (intent::plugin, bindings::plugin, input::plugin),
                screens::plugin,
                assets::plugin,
                menus::plugin,
                status::plugin,
                (sound::plugin, pacing::plugin, advice::plugin, replay::plugin, menus::replay::plugin),
                (
                    (referee::plugin, online::plugin, lesson::plugin),
                    hands::plugin,
                    seats::plugin,
                    table::plugin,
                    lean::plugin,
                    place::plugin,
                    motion::plugin,
                    paint::plugin,
                    hud::plugin,
                ),
            ))
            .add_systems(Startup, spawn_camera);
        #[cfg(not(target_arch = "wasm32"))]
        app.add_plugins(ui::workshop::plugin);
        if let Some(speed) = self.arguments.speed {
            app.world_mut().resource_mut::<preferences::Preferences>().speed = speed;
        }
    }

    fn finish(&self, app: &mut App) {
        executor::one_after_the_other(app);
    }
}

/// One camera for everything; the cards' edges are smooth in their textures, so no multisampling.
fn spawn_camera(mut commands: Commands) {
    commands.spawn((Camera2d, IsDefaultUiCamera, UiPickingCamera, Msaa::Off));
}
