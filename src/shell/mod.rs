//! What all stand on: the caller's arguments, the platform, words, assets, preferences, and the order of a frame.

use bevy::prelude::*;

pub mod arguments;
pub(crate) mod asked;
pub mod assets;
pub mod bindings;
pub mod canvas;
pub(crate) mod chance;
pub mod clipboard;
pub(crate) mod device;
pub(crate) mod executor;
pub(crate) mod files;
pub mod full_screen;
pub mod intent;
pub mod keep;
pub mod match_setup;
pub mod names;
pub mod notice;
pub(crate) mod pacing;
pub mod platform;
pub mod preferences;
pub mod report;
pub mod share;
pub mod socket;
pub mod states;
pub mod status;
pub mod text;
pub(crate) mod thinking;
pub mod today;
pub mod usual_tables;

/// What happens in one frame, in this order. When adding a variant, order it in `in_order`.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum AppSystems {
    /// Devices become [`Intent`](intent::Intent) messages; nothing else reads a device.
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

/// One after the other, in every frame.
pub(crate) fn in_order(app: &mut App) {
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
}
