//! A bare Bevy app: a camera, and as many moving blank cards as the busiest table has, small ones in a grid, or where the table's lie and as large.

use bevy::{
    asset::RenderAssetUsages,
    camera::{ImageRenderTarget, RenderTarget},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    time::TimeUpdateStrategy,
};
use rummage::shell::{arguments::Arguments, platform};

use super::lying::Lying;

/// Three packs and their jokers.
const CARDS: usize = 162;
/// How large a card is there, in pixels.
const SIZE: Vec2 = Vec2::new(44.0, 62.0);

/// Moves on its own circle, about this place.
#[derive(Component)]
struct Circling {
    nth: f32,
    about: Vec2,
}

/// Starts the app with small cards.
pub fn open() -> App {
    let cards = (0..CARDS).map(|nth| {
        let (row, column) = ((nth / 18) as f32, (nth % 18) as f32);
        let at = Vec2::new(column * 68.0 - 580.0, row * 74.0 - 300.0);
        Lying { at, z: nth as f32 * 0.1, turned: 0.0, size: SIZE }
    });
    open_like(cards.collect())
}

/// Starts the app with cards that lie like these.
pub fn open_like(cards: Vec<Lying>) -> App {
    let mut app = App::new();
    app.add_plugins(platform::offscreen(&Arguments::default()))
        .insert_resource(TimeUpdateStrategy::ManualDuration(super::STEP))
        .insert_resource(Cards(cards))
        .add_systems(Startup, lay)
        .add_systems(Update, circle);
    app.finish();
    app.cleanup();
    app
}

#[derive(Resource)]
struct Cards(Vec<Lying>);

fn lay(cards: Res<Cards>, mut images: ResMut<Assets<Image>>, mut commands: Commands) {
    let target = Image::new_target_texture(1280, 720, TextureFormat::Rgba8UnormSrgb, None);
    let target = ImageRenderTarget { handle: images.add(target), scale_factor: 1.0 };
    commands.spawn((Camera2d, Msaa::Off, RenderTarget::Image(target)));
    let size = Extent3d { width: 256, height: 358, depth_or_array_layers: 1 };
    let paper = [0xfc, 0xf8, 0xee, 0xff];
    let face = Image::new_fill(
        size,
        TextureDimension::D2,
        &paper,
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::RENDER_WORLD,
    );
    let face = images.add(face);
    for (nth, card) in cards.0.iter().enumerate() {
        commands.spawn((
            Circling { nth: nth as f32, about: card.at },
            // All of one size, made larger by their places: Bevy draws sprites of several sizes one by one.
            Sprite { image: face.clone(), custom_size: Some(SIZE), ..default() },
            Transform::from_xyz(0.0, 0.0, card.z)
                .with_rotation(Quat::from_rotation_z(card.turned))
                .with_scale((card.size / SIZE).extend(1.0)),
        ));
    }
}

fn circle(time: Res<Time>, mut cards: Query<(&Circling, &mut Transform)>) {
    for (card, mut place) in &mut cards {
        let turn = Vec2::from_angle(time.elapsed_secs() * 2.0 + card.nth) * 20.0;
        place.translation = (card.about + turn).extend(place.translation.z);
    }
}
