//! The cloth of the curtain: two halves of folds with a hem of blooms, under a rail of brass.

use bevy::prelude::*;

use crate::{
    shell::{assets::Sheet, canvas::Canvas},
    stage::palette,
    ui::theme::picture::picture,
};

/// What the curtain is made of, to be moved.
#[derive(Debug, Clone, Copy)]
pub(super) struct Cloth {
    /// The left half and the right one. Their first children are the folds.
    pub halves: [Entity; 2],
    /// What they hang from.
    pub rail: Entity,
}

/// How wide a fold is about, in reference pixels, and how many a half has at least.
const FOLD: f32 = 60.0;
const FEWEST: usize = 5;
/// The hem: how far it begins above the floor, and how high it is, in reference pixels.
const HEM: (f32, f32) = (41.0, 58.0);
const BLOOM: f32 = 30.0;
const RAIL: f32 = 22.0;
const RING: f32 = 16.0;

/// Hangs it, closed.
pub(super) fn hang(root: &mut ChildSpawnerCommands<'_>, canvas: Canvas) -> Cloth {
    let folds = ((canvas.size.x / FOLD / 2.0) as usize).max(FEWEST);
    let halves = [false, true].map(|right| half(root, folds, right));
    Cloth { halves, rail: rail(root, 2 * folds) }
}

fn half(root: &mut ChildSpawnerCommands<'_>, folds: usize, right: bool) -> Entity {
    let place = Node {
        position_type: PositionType::Absolute,
        left: vw(if right { 50.0 } else { 0.0 }),
        // Neither a gap between the halves nor one beside a fold that sways.
        width: vw(50.5),
        height: vh(100),
        ..default()
    };
    let mut half = root.spawn((place, BackgroundColor(palette::CLOTH_DEEP)));
    half.with_children(|half| {
        half.spawn(across()).with_children(|row| {
            for _ in 0..folds {
                row.spawn((Node { flex_grow: 1.0, height: percent(100), ..default() }, fold(right)));
            }
        });
        hem(half, folds);
        half.spawn((across(), light(right)));
    });
    half.id()
}

/// As large as what it lies on.
fn across() -> Node {
    Node { position_type: PositionType::Absolute, width: percent(100), height: percent(100), ..default() }
}

/// A fold, lit from its own half's outer side.
fn fold(right: bool) -> BackgroundGradient {
    let inks = [palette::FOLD, palette::FOLD_LIT, palette::FOLD, palette::FOLD_DEEP];
    let stops = inks.into_iter().zip([0.0, 35.0, 62.0, 100.0]).map(|(ink, at)| ColorStop::percent(ink, at));
    let way = if right { LinearGradient::TO_LEFT } else { LinearGradient::TO_RIGHT };
    BackgroundGradient::from(LinearGradient::new(way, stops.collect()))
}

/// A warm light on the middle of the window, and dark corners.
fn light(right: bool) -> BackgroundGradient {
    let middle = UiPosition::new(
        if right { Vec2::new(-0.5, -0.08) } else { Vec2::new(0.5, -0.08) },
        Val::ZERO,
        Val::ZERO,
    );
    let ink = |ink: Color, alpha: f32, at: f32| ColorStop::percent(ink.with_alpha(alpha), at);
    let warm = vec![ink(palette::SUN, 0.1, 0.0), ink(palette::SUN, 0.0, 55.0)];
    let dark = vec![ink(palette::NIGHT, 0.0, 40.0), ink(palette::NIGHT, 0.5, 100.0)];
    let lies =
        |stops| Gradient::from(RadialGradient::new(middle, RadialGradientShape::FarthestCorner, stops));
    BackgroundGradient([warm, dark].map(lies).to_vec())
}

/// Blooms between two lines.
fn hem(half: &mut ChildSpawnerCommands<'_>, blooms: usize) {
    let place = Node {
        position_type: PositionType::Absolute,
        bottom: px(HEM.0),
        width: percent(100),
        height: px(HEM.1),
        border: UiRect::vertical(px(3)),
        justify_content: JustifyContent::SpaceAround,
        align_items: AlignItems::Center,
        overflow: Overflow::clip(),
        ..default()
    };
    half.spawn((place, BorderColor::all(palette::HEM.with_alpha(0.8)))).with_children(|hem| {
        for _ in 0..blooms {
            hem.spawn(picture(Sheet::Icons, "bloom", Vec2::splat(BLOOM), palette::HEM));
        }
    });
}

fn rail(root: &mut ChildSpawnerCommands<'_>, rings: usize) -> Entity {
    let place = Node {
        position_type: PositionType::Absolute,
        top: px(0),
        width: vw(100),
        height: px(RAIL),
        justify_content: JustifyContent::SpaceAround,
        align_items: AlignItems::End,
        ..default()
    };
    let brass = vec![
        ColorStop::auto(palette::BRASS),
        ColorStop::auto(palette::BRASS_HI),
        ColorStop::auto(palette::BRASS_LO),
    ];
    let brass = BackgroundGradient::from(LinearGradient::new(LinearGradient::TO_BOTTOM, brass));
    let mut rail = root.spawn((place, brass));
    rail.with_children(|rail| {
        for _ in 0..rings {
            let ring = Node {
                width: px(RING),
                height: px(RING),
                margin: UiRect::bottom(px(-0.6 * RING)),
                border: UiRect::all(px(1.6)),
                border_radius: BorderRadius::MAX,
                ..default()
            };
            rail.spawn((ring, BackgroundColor(palette::BRASS_HI), BorderColor::all(palette::BRASS_LO)));
        }
    });
    rail.id()
}
