//! Rummage: one table for a family of rummy games, as a Bevy application that any caller can host, with or without a window.

#![expect(clippy::needless_pass_by_value, reason = "Bevy hands systems their parameters by value")]

use bevy::prelude::*;

pub mod advice;
pub mod arguments;
pub mod assets;
pub mod clipboard;
mod device;
mod executor;
pub mod house;
mod hud;
pub mod input;
pub mod keep;
mod layout;
pub mod menus;
pub mod motion;
pub mod paint;
pub mod platform;
pub mod preferences;
pub mod referee;
pub mod replay;
pub mod report;
mod rest;
pub mod saves;
pub mod screens;
pub mod seats;
mod sound;
pub mod statistics;
pub mod status;
pub mod table;
pub mod text;
pub mod theme;
mod thinking;
#[cfg(test)]
mod trials;
pub mod workshop;

use arguments::Arguments;

/// The whole game. The caller chooses the platform plugins ([`platform::window`] or [`platform::headless`]) and adds this on top.
#[derive(Default)]
pub struct AppPlugin {
    /// What the caller asked for.
    pub arguments: Arguments,
}

/// What happens in one frame, in this order. When adding a variant, order it in `configure_sets` below.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AppSystems {
    /// Devices become [`input::intent::Intent`] messages; nothing else reads a device.
    ReadDevices,
    /// Menus, phases and bots decide what they want.
    Think,
    /// The referee judges one request.
    Judge,
    /// The script acts out one event.
    Act,
    /// Pile order becomes slots.
    Layout,
    /// Visuals follow their slots.
    Motion,
    /// What is drawn and read aloud follows the state.
    Present,
}

impl Plugin for AppPlugin {
    fn build(&self, app: &mut App) {
        app.configure_sets(
            Update,
            (
                AppSystems::ReadDevices,
                AppSystems::Think,
                AppSystems::Judge,
                AppSystems::Act,
                AppSystems::Layout,
                AppSystems::Motion,
                AppSystems::Present,
            )
                .chain(),
        )
        .insert_resource(self.arguments.clone())
        .add_plugins((
            text::plugin,
            (keep::plugin, report::plugin, device::plugin),
            clipboard::plugin,
            preferences::plugin,
            (house::plugin, statistics::plugin),
            saves::plugin,
            theme::plugin,
            input::plugin,
            screens::plugin,
            assets::plugin,
            menus::plugin,
            status::plugin,
            workshop::plugin,
            (sound::plugin, rest::plugin, advice::plugin, replay::plugin),
            (referee::plugin, seats::plugin, table::plugin, motion::plugin, paint::plugin, hud::plugin),
        ))
        .add_systems(Startup, spawn_camera);
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
    commands.spawn((Camera2d, IsDefaultUiCamera, Msaa::Off));
}
