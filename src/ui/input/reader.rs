//! What a screen reader asks for: to press what it has read aloud, to bring the focus there, to step a value, or to write.

use bevy::{
    a11y::{AccessibilityNode, ActionRequest},
    input_focus::{FocusCause, InputFocus},
    prelude::*,
    ui_widgets::{Activate, ScrollIntoView},
};

use super::{
    focus::Focusable,
    typing::{Typed, Typing},
};
use crate::shell::{AppSystems, intent::Intent, status::ScreenRect};

/// A value is asked to go up or down, by a reader or by a button beside it.
#[derive(EntityEvent, Debug, Clone, Copy)]
pub struct Stepped {
    /// What has the value.
    pub entity: Entity,
    /// One down or one up.
    pub by: i8,
}

/// Registers the reader's wishes.
pub fn plugin(app: &mut App) {
    // Only a window registers them, and there may be none.
    app.add_message::<ActionRequest>().add_systems(Update, obey.in_set(AppSystems::ReadDevices));
}

/// A button is pressed; what lies on the table is tapped in its middle.
fn obey(
    mut requests: MessageReader<ActionRequest>,
    buttons: Query<(), With<Focusable>>,
    things: Query<&ScreenRect>,
    told: Query<(), With<AccessibilityNode>>,
    typing: Res<Typing>,
    mut focus: ResMut<InputFocus>,
    mut letters: MessageWriter<Typed>,
    mut intents: MessageWriter<Intent>,
    mut commands: Commands,
) {
    for request in requests.read() {
        // A node's number is its entity's; one that is gone meanwhile is not meant any more.
        let Some(entity) = Entity::try_from_bits(request.target_node.0) else { continue };
        let is_button = buttons.contains(entity);
        match request.action {
            accesskit::Action::Click if is_button => commands.trigger(Activate { entity }),
            accesskit::Action::Click => {
                intents.write_batch(
                    things.get(entity).ok().map(|rect| Intent::PointerTap { at: rect.0.center() }),
                );
            }
            accesskit::Action::Focus if is_button => focus.set(entity, FocusCause::Navigated),
            accesskit::Action::Increment if told.contains(entity) => {
                commands.trigger(Stepped { entity, by: 1 });
            }
            accesskit::Action::Decrement if told.contains(entity) => {
                commands.trigger(Stepped { entity, by: -1 });
            }
            accesskit::Action::ScrollIntoView if told.contains(entity) => {
                commands.trigger(ScrollIntoView { entity });
            }
            accesskit::Action::SetValue if typing.0 => {
                if let Some(accesskit::ActionData::Value(text)) = &request.data {
                    letters.write(Typed::Whole(text.to_string()));
                }
            }
            _ => {}
        }
    }
}
