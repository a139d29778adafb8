//! Rummage: one table for a family of rummy games, as a Bevy application that any caller can host, with or without a window.

use bevy::prelude::*;

pub mod arguments;
pub mod input;
pub mod screens;
pub mod status;
pub mod theme;

/// The whole game. The caller chooses the platform plugins (a window, or none for tests) and adds this on top.
pub struct AppPlugin;

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
        );
        app.add_plugins((screens::plugin, input::plugin, status::plugin));
    }
}
