//! The two-tone focus ring: honey between two dark strokes, so that it shows on every ground.

use bevy::{input_focus::InputFocus, prelude::*};

use crate::{
    shell::{AppSystems, intent::LastDevice},
    stage::palette,
    ui::input::focus::Focusable,
};

/// The ring around what has the focus.
#[derive(Component)]
struct Ring;

/// How far the ring stands off.
const GAP: f32 = 3.0;
/// The honey stroke.
const STROKE: f32 = 3.2;
/// Each dark stroke.
const RIM: f32 = 2.0;

/// Moves the ring with the focus. A mouse needs no ring.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, follow_focus.in_set(AppSystems::Present));
}

fn follow_focus(
    focus: Res<InputFocus>,
    device: Res<LastDevice>,
    rings: Query<(Entity, &ChildOf), With<Ring>>,
    nodes: Query<&Node, With<Focusable>>,
    mut commands: Commands,
) {
    let pointing = matches!(*device, LastDevice::Mouse | LastDevice::Touch);
    let wanted = focus.get().filter(|entity| !pointing && nodes.contains(*entity));
    let mut there = false;
    for (ring, owner) in &rings {
        if Some(owner.parent()) == wanted {
            there = true;
        } else {
            commands.entity(ring).despawn();
        }
    }
    if let Some(owner) = wanted.filter(|_| !there)
        && let Ok(node) = nodes.get(owner)
    {
        commands.entity(owner).with_child(ring(node));
    }
}

fn ring(owner: &Node) -> impl Bundle {
    // An absolute child is placed inside its owner's border.
    let reach = |border: Val| match border {
        Val::Px(width) => px(-(GAP + STROKE + RIM) - width),
        _ => px(-(GAP + STROKE + RIM)),
    };
    let radius = match owner.border_radius.top_left.x {
        Val::Px(radius) => px(radius + GAP + STROKE),
        other => other,
    };
    (
        Ring,
        Node {
            position_type: PositionType::Absolute,
            left: reach(owner.border.left),
            right: reach(owner.border.right),
            top: reach(owner.border.top),
            bottom: reach(owner.border.bottom),
            border: UiRect::all(px(RIM)),
            border_radius: BorderRadius::all(radius),
            ..default()
        },
        BorderColor::all(palette::NIGHT),
        ZIndex(5),
        children![(
            Node {
                flex_grow: 1.0,
                border: UiRect::all(px(STROKE)),
                border_radius: BorderRadius::all(radius),
                ..default()
            },
            BorderColor::all(palette::FOCUS),
            children![(
                Node {
                    flex_grow: 1.0,
                    border: UiRect::all(px(RIM)),
                    border_radius: BorderRadius::all(radius),
                    ..default()
                },
                BorderColor::all(palette::NIGHT)
            )]
        )],
    )
}
