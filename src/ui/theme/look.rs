//! How a button answers to hovering and pressing, by its look.

use bevy::{input_focus::InputFocus, picking::hover::Hovered, prelude::*, ui::Pressed};

use crate::{
    shell::{AppSystems, intent::LastDevice, preferences::Preferences},
    stage::palette,
};

/// The looks a button may have.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub enum Look {
    /// The one coral button, standing on a foot.
    Primary,
    /// Dark glass on the cloth.
    Glass,
    /// White with an ink rim, on paper.
    Paper,
    /// A row of a list on paper.
    Row,
    /// A row or tab that is the chosen one.
    Chosen,
    /// A switch on dark glass that is on.
    Lit,
    /// Nothing but its content until pointed at.
    Bare,
}

/// A button that cannot act now: dimmed, but choosing it says why.
#[derive(Component, Debug, Clone, Copy)]
pub struct Dimmed;

/// How much of a dimmed button still shows.
pub const DIMMED: f32 = 0.42;

/// The face of a primary button, which sinks towards its foot.
#[derive(Component)]
pub struct Face;

/// A tile that rises by so many reference pixels under the pointer or the focus.
#[derive(Component, Debug, Clone, Copy)]
pub struct Lifts(pub f32);

/// How high a primary button's face stands.
pub const FOOT: f32 = 4.0;

/// Repaints buttons when the pointer comes, presses or leaves.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (paint, lift).in_set(AppSystems::Present));
}

/// Ground and rim of a look at rest.
pub fn colours(look: Look) -> (Color, Color) {
    match look {
        Look::Primary => (palette::PRIMARY_FOOT, palette::PRIMARY_FOOT),
        Look::Glass => (palette::GLASS, palette::GLASS_RIM),
        Look::Paper => (Color::WHITE, palette::INK_SOFT),
        Look::Row => (Color::WHITE, palette::PAPER_LINE),
        Look::Chosen => (palette::NIGHT, palette::NIGHT),
        Look::Lit => (palette::HONEY, palette::HONEY),
        Look::Bare => (Color::NONE, Color::NONE),
    }
}

fn ground(look: Look, hovered: bool, pressed: bool) -> Color {
    let (rest, _) = colours(look);
    match (look, hovered || pressed) {
        (_, false) | (Look::Primary | Look::Chosen | Look::Lit, true) => rest,
        (Look::Glass, true) => palette::GLASS_LIT,
        (Look::Paper | Look::Row, true) => palette::HONEY_WASH,
        (Look::Bare, true) => palette::INK.with_alpha(0.06),
    }
}

fn paint(
    mut buttons: Query<(
        &Look,
        &Hovered,
        Has<Pressed>,
        Has<Dimmed>,
        &mut BackgroundColor,
        &mut Node,
        &Children,
    )>,
    mut faces: Query<&mut BackgroundGradient, With<Face>>,
) {
    for (look, hovered, pressed, dimmed, mut background, mut node, children) in &mut buttons {
        let fade = if dimmed { DIMMED } else { 1.0 };
        let ground = ground(*look, hovered.get() && !dimmed, pressed);
        background.set_if_neq(BackgroundColor(ground.with_alpha(ground.alpha() * fade)));
        if *look != Look::Primary {
            continue;
        }
        let sunk = if pressed { FOOT - 1.0 } else { 0.0 };
        let padding = UiRect { top: px(sunk), bottom: px(FOOT - sunk), ..UiRect::ZERO };
        if node.padding != padding {
            node.padding = padding;
        }
        for child in children.iter() {
            if let Ok(mut face) = faces.get_mut(child) {
                face.set_if_neq(primary_face(hovered.get() && !pressed && !dimmed, fade));
            }
        }
    }
}

/// Seconds a tile takes to rise.
const RISE: f32 = 0.12;

fn lift(
    time: Res<Time>,
    preferences: Res<Preferences>,
    focus: Res<InputFocus>,
    device: Res<LastDevice>,
    mut tiles: Query<(Entity, &Lifts, &Hovered, &mut UiTransform)>,
) {
    let keyed = device.is_keyed();
    for (entity, lifts, hovered, mut place) in &mut tiles {
        let up = if keyed { focus.get() == Some(entity) } else { hovered.get() };
        let goal = if up && !preferences.reduced_motion { -lifts.0 } else { 0.0 };
        let Val::Px(now) = place.translation.y else {
            place.translation = Val2::px(0.0, goal);
            continue;
        };
        let step = lifts.0 * time.delta_secs() / RISE;
        let next = now + (goal - now).clamp(-step, step);
        if next != now {
            place.translation = Val2::px(0.0, next);
        }
    }
}

/// The coral gradient, a little brighter under the pointer.
pub fn primary_face(lit: bool, fade: f32) -> BackgroundGradient {
    let top = if lit { palette::DAYLILY_HI } else { palette::PRIMARY_TOP };
    LinearGradient::new(
        LinearGradient::TO_BOTTOM,
        vec![
            ColorStop::auto(top.with_alpha(fade)),
            ColorStop::auto(palette::PRIMARY_BOTTOM.with_alpha(fade)),
        ],
    )
    .into()
}
