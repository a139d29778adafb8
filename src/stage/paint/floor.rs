//! The floor: what lies still below the cards, cloth, leaves, threads and beds. It is painted into one opaque picture, and anew only when something of
//! it has changed: three sheets over the whole window in every frame were half of all that a software driver had to do (docs/testing.md).

use bevy::{
    asset::AssetEventSystems,
    camera::{
        ImageRenderTarget, RenderTarget,
        visibility::{RenderLayers, VisibilitySystems},
    },
    image::ImageSampler,
    prelude::*,
    render::{render_resource::TextureFormat, renderer::RenderDevice},
    sprite_render::AlphaMode2d,
    window::PrimaryWindow,
};

use crate::{shell::AppSystems, stage::paint::print::Print};

/// Lies on the floor.
#[derive(Component, Debug, Clone, Copy, Default)]
#[require(RenderLayers = RenderLayers::layer(LAYER))]
pub struct OnFloor;

/// The camera that paints the floor.
#[derive(Component)]
struct Painter;

/// The picture of the floor, over the whole window.
#[derive(Component)]
struct Floor;

/// What only the painter sees.
const LAYER: usize = 1;
/// How far behind everything the picture lies.
const DEPTH: f32 = -900.0;
/// Frames for which the floor is painted after a change: of places, of pictures, which may be on their way to the graphics card, and of the first
/// ones, whose pipelines have to be made.
const MOVED: u32 = 1;
const RECLOTHED: u32 = 20;
const BEGUN: u32 = 120;

/// Registers the floor.
pub fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn).add_systems(Update, fit.after(AppSystems::Present)).add_systems(
        PostUpdate,
        paint.before(VisibilitySystems::VisibilityPropagate).before(AssetEventSystems),
    );
}

fn spawn(
    mut images: ResMut<Assets<Image>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut prints: ResMut<Assets<Print>>,
    mut commands: Commands,
) {
    let picture = images.add(picture(UVec2::ONE));
    commands.spawn((
        Painter,
        Camera2d,
        // Before the camera of the window.
        Camera { order: -1, is_active: false, ..default() },
        target(picture.clone(), 1.0),
        RenderLayers::layer(LAYER),
        Msaa::Off,
    ));
    commands.spawn((
        Floor,
        Mesh2d(meshes.add(Rectangle::from_length(1.0))),
        // As opaque as the cards, but drawn after them: what they cover is not painted.
        MeshMaterial2d(prints.add(Print { picture, alpha_mode: AlphaMode2d::Mask(0.5) })),
        Transform::from_xyz(0.0, 0.0, DEPTH),
        Visibility::Hidden,
        Pickable::IGNORE,
    ));
}

/// An empty picture, shown pixel by pixel.
fn picture(size: UVec2) -> Image {
    let mut image = Image::new_target_texture(size.x, size.y, TextureFormat::Rgba8UnormSrgb, None);
    image.sampler = ImageSampler::nearest();
    image
}

fn target(picture: Handle<Image>, scale_factor: f32) -> RenderTarget {
    RenderTarget::Image(ImageRenderTarget { handle: picture, scale_factor })
}

/// As large as the window, pixel for pixel.
fn fit(
    windows: Query<&Window, With<PrimaryWindow>>,
    mut painters: Query<&mut RenderTarget, With<Painter>>,
    mut floors: Query<(&mut Transform, &MeshMaterial2d<Print>), With<Floor>>,
    mut images: ResMut<Assets<Image>>,
    mut prints: ResMut<Assets<Print>>,
    mut fitted: Local<(UVec2, f32)>,
) {
    let (Ok(window), Ok(mut painter), Ok((mut place, print))) =
        (windows.single(), painters.single_mut(), floors.single_mut())
    else {
        return;
    };
    let size = window.resolution.physical_size();
    let density = window.scale_factor();
    if *fitted == (size, density) || size.min_element() == 0 {
        return;
    }
    *fitted = (size, density);
    let picture = images.add(picture(size));
    *painter = target(picture.clone(), density);
    place.scale = (size.as_vec2() / density).extend(1.0);
    if let Some(mut print) = prints.get_mut(&print.0) {
        print.picture = picture;
    }
}

/// What lies on the floor, and whether any of it has changed.
#[derive(bevy::ecs::system::SystemParam)]
struct Things<'w, 's> {
    all: Query<'w, 's, &'static MeshMaterial2d<ColorMaterial>, With<OnFloor>>,
    inks: Res<'w, Assets<ColorMaterial>>,
    moved: Query<'w, 's, (), (With<OnFloor>, Or<(Changed<Transform>, Changed<Visibility>)>)>,
    reclothed: Query<'w, 's, (), (With<OnFloor>, Changed<MeshMaterial2d<ColorMaterial>>)>,
    gone: RemovedComponents<'w, 's, OnFloor>,
    materials: MessageReader<'w, 's, AssetEvent<ColorMaterial>>,
    images: MessageReader<'w, 's, AssetEvent<Image>>,
}

impl Things<'_, '_> {
    /// For how many frames the floor must be painted because of what has just changed.
    fn unrest(&mut self) -> u32 {
        let materials: Vec<AssetId<ColorMaterial>> = self.materials.read().filter_map(changed).collect();
        let images: Vec<AssetId<Image>> = self.images.read().filter_map(changed).collect();
        let mut worn = self.all.iter().map(|worn| worn.0.id());
        let shows = |image: AssetId<Image>| {
            let mut inks = self.all.iter().filter_map(|worn| self.inks.get(&worn.0)?.texture.as_ref());
            inks.any(|texture| texture.id() == image)
        };
        if worn.any(|worn| materials.contains(&worn))
            || images.into_iter().any(shows)
            || !self.reclothed.is_empty()
        {
            RECLOTHED
        } else if self.gone.read().count() > 0 || !self.moved.is_empty() {
            MOVED
        } else {
            0
        }
    }
}

/// What an event tells of that may look different now.
fn changed<A: Asset>(event: &AssetEvent<A>) -> Option<AssetId<A>> {
    match event {
        AssetEvent::Added { id } | AssetEvent::Modified { id } => Some(*id),
        _ => None,
    }
}

fn paint(
    mut things: Things,
    device: Option<Res<RenderDevice>>,
    clear: Res<ClearColor>,
    mut painters: Query<(&mut Camera, Ref<RenderTarget>), With<Painter>>,
    mut floors: Query<&mut Visibility, (With<Floor>, Without<OnFloor>)>,
    mut left: Local<Option<u32>>,
) {
    let Ok((mut painter, target)) = painters.single_mut() else { return };
    let unrest = things.unrest();
    if things.all.is_empty() {
        return;
    }
    let frames = left.get_or_insert(BEGUN);
    *frames = (*frames).max(unrest);
    if target.is_changed() || clear.is_changed() {
        *frames = (*frames).max(RECLOTHED);
    }
    // The picture was lost with its graphics device.
    if device.is_some_and(|device| device.is_changed()) {
        *frames = BEGUN;
    }
    let paints = *frames > 0;
    *frames = frames.saturating_sub(1);
    if painter.is_active != paints {
        painter.is_active = paints;
    }
    for mut floor in &mut floors {
        floor.set_if_neq(Visibility::Inherited);
    }
}
