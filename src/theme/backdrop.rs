//! The cloth everything lies on, lit from the upper right, under leaf shadows that drift. The table lays its cards on it too.

use bevy::{
    math::{Affine2, ops},
    prelude::*,
    sprite_render::AlphaMode2d,
};

use super::canvas::Canvas;
use crate::{AppSystems, assets::Scenery, preferences::Preferences, screens::Screen};

/// How far behind everything the cloth lies.
const DEPTH: f32 = -900.0;
/// The threads' tile, in physical pixels.
const WEAVE_TILE: f32 = 48.0;

/// A sheet stretched to cover the window.
#[derive(Component)]
struct Cover;

/// The shadows of leaves.
#[derive(Component)]
struct LeafShadows;

/// The threads, one texel to a physical pixel.
#[derive(Component)]
struct Weave;

/// Lays the cloth once the scenery is loaded and fits it to the window.
pub fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Loading), lay_cloth)
        .add_systems(Update, (cover_window, drift).chain().in_set(AppSystems::Present));
}

// Meshes, not sprites: sprites this large leak memory in software Vulkan (see docs).
fn lay_cloth(
    scenery: Option<Res<Scenery>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut commands: Commands,
) {
    let Some(scenery) = scenery else { return };
    let sheet = meshes.add(Rectangle::from_length(1.0));
    let mut lay = |image: &Handle<Image>, depth: f32, alpha_mode: AlphaMode2d| {
        let material = ColorMaterial { texture: Some(image.clone()), alpha_mode, ..default() };
        commands
            .spawn((
                Cover,
                Mesh2d(sheet.clone()),
                MeshMaterial2d(materials.add(material)),
                Transform::from_xyz(0.0, 0.0, DEPTH + depth),
                Pickable::IGNORE,
            ))
            .id()
    };
    lay(&scenery.cloth_day, 0.0, AlphaMode2d::Opaque);
    let leaves = lay(&scenery.cloth_leaves, 1.0, AlphaMode2d::Blend);
    let weave = lay(&scenery.weave, 2.0, AlphaMode2d::Blend);
    commands.entity(leaves).insert(LeafShadows);
    commands.entity(weave).insert(Weave);
}

fn cover_window(
    canvas: Res<Canvas>,
    windows: Query<&Window>,
    mut covers: Query<(Ref<Cover>, &mut Transform, Option<&MeshMaterial2d<ColorMaterial>>, Has<Weave>)>,
    mut materials: ResMut<Assets<ColorMaterial>>,
) {
    let window = canvas.size * canvas.unit;
    let density = windows.iter().next().map_or(1.0, Window::scale_factor);
    // The drawn cloth is 16:9; the leaves need a margin to drift in.
    let side = (window.x / 16.0).max(window.y / 9.0) * 1.02;
    for (cover, mut place, material, weave) in &mut covers {
        if !cover.is_added() && !canvas.is_changed() {
            continue;
        }
        let size = if weave { window } else { Vec2::new(16.0, 9.0) * side };
        place.scale = size.extend(1.0);
        if let Some(mut material) = material.filter(|_| weave).and_then(|held| materials.get_mut(&held.0)) {
            material.uv_transform = Affine2::from_scale(window * density / WEAVE_TILE);
        }
    }
}

fn drift(
    time: Res<Time>,
    preferences: Res<Preferences>,
    mut leaves: Query<&mut Transform, With<LeafShadows>>,
) {
    if preferences.reduced_motion {
        return;
    }
    for mut place in &mut leaves {
        place.translation.x = 6.0 * ops::sin(time.elapsed_secs() * std::f32::consts::TAU / 14.0);
    }
}
