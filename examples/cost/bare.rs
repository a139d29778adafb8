//! A bare Bevy app: a camera, and as many moving pictures of cards as the busiest table has. They are blank and of one size in a grid, or show what the table's
//! cards show, where they lie and as large.

use bevy::{
    asset::RenderAssetUsages,
    camera::{ImageRenderTarget, RenderTarget},
    prelude::*,
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    time::TimeUpdateStrategy,
};
use rummage::{arguments::Arguments, assets::webp, platform};

use super::lying::Lying;

/// Three packs and their jokers.
const CARDS: usize = 162;
/// How large a card is there, in pixels.
const SIZE: Vec2 = Vec2::new(44.0, 62.0);

/// The pictures of the deck, and where in it the first of its cells lie, in rows of seven.
const DECK: &str = "cards/french.webp";
const CELL: Vec2 = Vec2::new(256.0, 358.0);
const CELLS: usize = 49;
const IN_A_ROW: usize = 7;
const GUTTER: f32 = 4.0;

/// Frames after which the deck will never come.
const PATIENCE: usize = 100_000;

/// Moves on its own circle, about this place.
#[derive(Component)]
struct Circling {
    nth: f32,
    about: Vec2,
}

/// Starts the app with blank cards.
pub fn open() -> Result<App, String> {
    let cards = (0..CARDS).map(|nth| {
        let (row, column) = ((nth / 18) as f32, (nth % 18) as f32);
        let at = Vec2::new(column * 68.0 - 580.0, row * 74.0 - 300.0);
        Lying { at, z: nth as f32 * 0.1, turned: 0.0, size: SIZE }
    });
    begin(cards.collect(), false)
}

/// Starts the app with cards that lie like these, and show the pictures of the deck.
pub fn open_like(cards: Vec<Lying>) -> Result<App, String> {
    let mut app = begin(cards, true)?;
    for _ in 0..PATIENCE {
        app.update();
        let server = app.world().resource::<AssetServer>();
        if server.get_handle::<Image>(DECK).is_some_and(|deck| server.is_loaded(&deck)) {
            return Ok(app);
        }
    }
    Err(format!("{DECK} never came"))
}

#[derive(Resource)]
struct Cards {
    lying: Vec<Lying>,
    pictures: bool,
}

fn begin(lying: Vec<Lying>, pictures: bool) -> Result<App, String> {
    let mut app = App::new();
    app.add_plugins((platform::offscreen(&Arguments::default()), webp::plugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(super::STEP))
        .insert_resource(Cards { lying, pictures })
        .add_systems(Startup, lay)
        .add_systems(Update, circle);
    app.finish();
    app.cleanup();
    Ok(app)
}

fn lay(
    cards: Res<Cards>,
    server: Res<AssetServer>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
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
    let face = if cards.pictures { server.load(DECK) } else { images.add(face) };
    for (nth, card) in cards.lying.iter().enumerate() {
        let (row, column) = (nth % CELLS / IN_A_ROW, nth % IN_A_ROW);
        let corner = Vec2::new(column as f32, row as f32) * (CELL + 2.0 * GUTTER) + GUTTER;
        let cell = Rect::from_corners(corner, corner + CELL);
        commands.spawn((
            Circling { nth: nth as f32, about: card.at },
            Sprite {
                image: face.clone(),
                custom_size: Some(card.size),
                rect: cards.pictures.then_some(cell),
                ..default()
            },
            Transform::from_xyz(0.0, 0.0, card.z).with_rotation(Quat::from_rotation_z(card.turned)),
        ));
    }
}

fn circle(time: Res<Time>, mut cards: Query<(&Circling, &mut Transform)>) {
    for (card, mut place) in &mut cards {
        let turn = Vec2::from_angle(time.elapsed_secs() * 2.0 + card.nth) * 20.0;
        place.translation = (card.about + turn).extend(place.translation.z);
    }
}
