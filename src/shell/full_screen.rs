//! The window as large as the screen, for whoever likes it so.

use bevy::{
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, WindowMode},
};

use super::{AppSystems, intent::Intent, preferences::Preferences};

/// Whether there is a window of our own to make large; a page is as large as its browser has it.
pub const THERE_IS: bool = cfg!(not(target_arch = "wasm32"));

/// Follows the preference, and the key that turns it.
pub fn plugin(app: &mut App) {
    if THERE_IS {
        app.add_systems(Update, turn.in_set(AppSystems::Think)).add_systems(
            Update,
            follow.run_if(resource_exists_and_changed::<Preferences>).in_set(AppSystems::Present),
        );
    }
}

fn turn(mut intents: MessageReader<Intent>, mut preferences: ResMut<Preferences>) {
    if intents.read().any(|intent| *intent == Intent::FullScreen) {
        preferences.full_screen = !preferences.full_screen;
    }
}

fn follow(preferences: Res<Preferences>, mut window: Query<&mut Window, With<PrimaryWindow>>) {
    let mode = match preferences.full_screen {
        true => WindowMode::BorderlessFullscreen(MonitorSelection::Current),
        false => WindowMode::Windowed,
    };
    for mut window in &mut window {
        if window.mode != mode {
            window.mode = mode;
        }
    }
}
