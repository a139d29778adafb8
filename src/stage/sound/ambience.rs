//! The garden behind the table: a bed of wind and birds on a bus of its own. It is fetched when it is first wanted, and rests when the leaves do.

use bevy::{
    audio::{AudioPlayer, AudioSink, AudioSinkPlayback, PlaybackSettings, Volume},
    prelude::*,
};

use crate::shell::{AppSystems, intent::Intent, pacing::Still, preferences::Preferences};

/// The sound of the garden.
#[derive(Component)]
struct Garden;

/// How loud it is beside an effect when both are turned up: a bed, not a tune.
const BESIDE_EFFECTS: f32 = 0.2;
/// Softer than this it rests. Above nought, so that it does before the last frame of the idle life.
const SILENT: f32 = 0.1;

/// Registers the garden.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (plant, tend).chain().in_set(AppSystems::Present));
}

/// Begins once somebody has done something: a page may not make a sound before.
fn plant(
    preferences: Res<Preferences>,
    assets: Res<AssetServer>,
    gardens: Query<Entity, With<Garden>>,
    mut intents: MessageReader<Intent>,
    mut touched: Local<bool>,
    mut commands: Commands,
) {
    *touched |= intents.read().count() > 0;
    let wanted = *touched && preferences.garden_volume() > 0.0;
    if wanted && gardens.is_empty() {
        let silent = PlaybackSettings::LOOP.with_volume(Volume::SILENT);
        commands.spawn((Garden, AudioPlayer::new(assets.load("sounds/garden.ogg")), silent));
    } else if !wanted {
        gardens.iter().for_each(|garden| commands.entity(garden).despawn());
    }
}

/// As loud as it is liked, softer as the idle life goes to rest, and still when another window is in front.
fn tend(
    preferences: Res<Preferences>,
    still: Res<Still>,
    windows: Query<&Window>,
    mut gardens: Query<&mut AudioSink, With<Garden>>,
) {
    let life = if super::away(&preferences, &windows) { 0.0 } else { still.life() };
    for mut garden in &mut gardens {
        if life < SILENT {
            garden.pause();
            continue;
        }
        garden.set_volume(Volume::Linear(preferences.garden_volume() * BESIDE_EFFECTS * life));
        garden.play();
    }
}
