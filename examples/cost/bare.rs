//! A bare Bevy app: a camera, and as many moving pictures of the size of cards as the busiest table has cards.

use bevy::{
    asset::RenderAssetUsages,
    camera::{ImageRenderTarget, RenderTarget},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    time::TimeUpdateStrategy,
};
use rummage::{arguments::Arguments, platform};

/// Three packs and their jokers.
const CARDS: usize = 162;
/// How large a card is there, in pixels.
const SIZE: Vec2 = Vec2::new(44.0, 62.0);

/// Moves on its own circle.
#[derive(Component)]
struct Circling(f32);

/// Starts the app.
pub fn open() -> Result<App, String> {
    let mut app = App::new();
    app.add_plugins(platform::offscreen(&Arguments::default()))
        .insert_resource(TimeUpdateStrategy::ManualDuration(super::STEP))
        .add_systems(Startup, lay)
        .add_systems(Update, circle);
    app.finish();
    app.cleanup();
    Ok(app)
}

fn lay(mut images: ResMut<Assets<Image>>, mut commands: Commands) {
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
    for nth in 0..CARDS {
        commands.spawn((
            Circling(nth as f32),
            Sprite { image: face.clone(), custom_size: Some(SIZE), ..default() },
        ));
    }
}

fn circle(time: Res<Time>, mut cards: Query<(&Circling, &mut Transform)>) {
    for (Circling(nth), mut place) in &mut cards {
        let (row, column) = ((nth / 18.0).floor(), nth % 18.0);
        let middle = Vec2::new(column * 68.0 - 580.0, row * 74.0 - 300.0);
        let turn = Vec2::from_angle(time.elapsed_secs() * 2.0 + nth) * 20.0;
        place.translation = (middle + turn).extend(nth * 0.1);
    }
}
