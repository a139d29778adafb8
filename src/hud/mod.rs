//! What the table tells in words and numbers: plates, sentence, tags, actions. Each part is drawn anew when what it tells changes.

use bevy::prelude::*;

mod actions;
pub mod contract;
mod focus_frame;
mod focus_tag;
mod header;
pub mod hint;
pub mod inspect;
mod pill;
mod plaque;
mod plate;
pub mod points;
mod tags;
mod tell;

pub use plaque::goal_words;

/// Registers every part.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        actions::plugin,
        focus_frame::plugin,
        focus_tag::plugin,
        header::plugin,
        hint::plugin,
        inspect::plugin,
        pill::plugin,
        plaque::plugin,
        plate::plugin,
        tags::plugin,
        tell::plugin,
    ));
}

/// A node at a rectangle of the reference canvas.
fn at(rect: Rect) -> Node {
    Node {
        position_type: PositionType::Absolute,
        left: px(rect.min.x),
        top: px(rect.min.y),
        width: px(rect.width()),
        height: px(rect.height()),
        ..default()
    }
}

/// A part of the HUD: its root is replaced whenever its model changes. Returns the parent to draw into, if it must be drawn.
fn renewed<'a, Root: Component + Default, Model: Clone + PartialEq>(
    model: &Model,
    last: &mut Option<Model>,
    roots: &Query<Entity, With<Root>>,
    commands: &'a mut Commands<'_, '_>,
) -> Option<EntityCommands<'a>> {
    if !roots.is_empty() && last.as_ref() == Some(model) {
        return None;
    }
    *last = Some(model.clone());
    roots.iter().for_each(|root| commands.entity(root).despawn());
    Some(commands.spawn((
        Root::default(),
        DespawnOnExit(crate::screens::Screen::Table),
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: percent(100),
            ..default()
        },
        crate::input::focus::FocusLayer(0),
        Pickable::IGNORE,
    )))
}
