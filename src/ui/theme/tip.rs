//! Tips: what a button that shows nothing but a picture is called, beside it while the mouse is over it.

use bevy::{picking::hover::Hovered, prelude::*, window::PrimaryWindow};

use super::lettering::label;
use crate::{
    shell::{AppSystems, assets::Face, intent::LastDevice, names::AccessibleName},
    stage::palette,
};

/// A button whose name is said by a tip alone.
#[derive(Component, Debug, Clone, Copy)]
pub struct Tipped;

/// The tip, a child of its button.
#[derive(Component)]
struct Tip;

/// How far a tip stands off its button.
const GAP: f32 = 6.0;

/// Shows the tip of what the mouse is over. A finger hides what it touches, and has none.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, follow_mouse.in_set(AppSystems::Present));
}

fn follow_mouse(
    device: Res<LastDevice>,
    tips: Query<(Entity, &ChildOf), With<Tip>>,
    buttons: Query<(Entity, &Hovered, &AccessibleName, &UiGlobalTransform), With<Tipped>>,
    window: Query<&Window, With<PrimaryWindow>>,
    mut commands: Commands,
) {
    let pointed = buttons.iter().find(|(_, hovered, ..)| hovered.get() && *device == LastDevice::Mouse);
    let mut there = false;
    for (tip, owner) in &tips {
        if pointed.is_some_and(|(button, ..)| button == owner.parent()) {
            there = true;
        } else {
            commands.entity(tip).despawn();
        }
    }
    let (Some((button, _, name, place)), Ok(window)) = (pointed.filter(|_| !there), window.single()) else {
        return;
    };
    let middle = place.translation / window.physical_size().as_vec2();
    commands.entity(button).with_child(tip(&name.0, middle));
}

/// A tip grows towards the middle of the window, from a button that lies in this part of it.
fn tip(name: &str, middle: Vec2) -> impl Bundle {
    let mut node = Node {
        position_type: PositionType::Absolute,
        padding: UiRect::axes(px(10), px(4)),
        border_radius: BorderRadius::all(px(10)),
        ..default()
    };
    if middle.x > 0.5 {
        node.right = px(0);
    } else {
        node.left = px(0);
    }
    if middle.y > 0.5 {
        (node.bottom, node.margin) = (percent(100), UiRect::bottom(px(GAP)));
    } else {
        (node.top, node.margin) = (percent(100), UiRect::top(px(GAP)));
    }
    (
        Tip,
        node,
        BackgroundColor(palette::NIGHT),
        GlobalZIndex(40),
        children![(label(name, Face::Strong, 14.5, palette::CREAM), TextLayout::no_wrap())],
    )
}
