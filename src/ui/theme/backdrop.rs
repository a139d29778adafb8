//! The cloth everything lies on, lit from the upper right, under leaf shadows that drift: part of the [`floor`](crate::stage::paint::floor).

use bevy::{
    math::{Affine2, ops},
    prelude::*,
    sprite_render::AlphaMode2d,
};

use crate::{
    shell::{
        AppSystems,
        assets::Scenery,
        canvas::Canvas,
        pacing::IdleLife,
        preferences::{Light, Preferences},
        states::Screen,
    },
    stage::{
        paint::floor::OnFloor,
        palette::{self, Accents},
    },
};

/// How far behind everything the cloth lies.
const DEPTH: f32 = -900.0;
/// The threads' tile, in physical pixels.
const WEAVE_TILE: f32 = 48.0;

/// A sheet stretched to cover the window.
#[derive(Component)]
struct Cover;

/// The shadows of leaves.
#[derive(Component)]
#[require(IdleLife)]
struct LeafShadows;

/// The cloth itself.
#[derive(Component)]
struct Cloth;

/// The threads, one texel to a physical pixel.
#[derive(Component)]
struct Weave;

/// Lays the cloth once the scenery is loaded and fits it to the window.
pub fn plugin(app: &mut App) {
    app.add_systems(OnExit(Screen::Loading), lay_cloth)
        .add_systems(Update, (cover_window, drift).chain().in_set(AppSystems::Present))
        .add_systems(
            Update,
            light
                .run_if(resource_exists::<Scenery>)
                .run_if(resource_changed::<Preferences>.or_else(state_changed::<Screen>))
                .in_set(AppSystems::Present),
        );
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
                (Cover, OnFloor),
                Mesh2d(sheet.clone()),
                MeshMaterial2d(materials.add(material)),
                Transform::from_xyz(0.0, 0.0, DEPTH + depth),
            ))
            .id()
    };
    let cloth = lay(&scenery.cloth_day, 0.0, AlphaMode2d::Opaque);
    let leaves = lay(&scenery.cloth_leaves, 1.0, AlphaMode2d::Blend);
    let weave = lay(&scenery.weave, 2.0, AlphaMode2d::Blend);
    commands.entity(cloth).insert(Cloth);
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

/// The time of day, or a flat table without any light.
fn light(
    preferences: Res<Preferences>,
    scenery: Res<Scenery>,
    server: Res<AssetServer>,
    mut covers: Query<&mut Visibility, With<Cover>>,
    cloths: Query<&MeshMaterial2d<ColorMaterial>, With<Cloth>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut clear: ResMut<ClearColor>,
) {
    let flat = Accents::of(preferences.high_contrast).table;
    *clear = flat.map_or_else(palette::clear_colour, ClearColor);
    let seen = if flat.is_some() { Visibility::Hidden } else { Visibility::Inherited };
    covers.iter_mut().for_each(|mut cover| {
        cover.set_if_neq(seen);
    });
    let cloth = match preferences.light {
        Light::Day => scenery.cloth_day.clone(),
        // Few play on the others, so each loads when it is wanted.
        Light::Dusk => server.load("table/cloth-dusk.webp"),
        Light::Sea => server.load("table/cloth-sea.webp"),
        Light::Clay => server.load("table/cloth-clay.webp"),
    };
    for cloth_material in &cloths {
        if let Some(mut material) = materials.get_mut(&cloth_material.0)
            && material.texture.as_ref() != Some(&cloth)
        {
            material.texture = Some(cloth.clone());
        }
    }
}

fn drift(
    time: Res<Time>,
    preferences: Res<Preferences>,
    windows: Query<&Window>,
    mut leaves: Query<&mut Transform, With<LeafShadows>>,
) {
    if preferences.reduced_motion {
        return;
    }
    // From pixel to pixel: so soft a shadow shows no smaller step, and the floor is painted anew a few times a second only.
    let density = windows.iter().next().map_or(1.0, Window::scale_factor);
    let sway = 6.0 * ops::sin(time.elapsed_secs() * std::f32::consts::TAU / 14.0);
    let next = (sway * density).round() / density;
    for mut place in &mut leaves {
        if place.translation.x != next {
            place.translation.x = next;
        }
    }
}
