//! Something is put on another key or button: the next one that is pressed is heard here, and does nothing else.

use bevy::{
    input::keyboard::{Key, KeyboardInput},
    prelude::*,
};

use crate::shell::bindings::{Board, Deed, Place};

/// What is to be put elsewhere, and on what it is waited for.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Rebinding(pub Option<(Board, Deed)>);

/// What was pressed while it was waited for.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub(crate) enum Pressed {
    /// A key or button on which something can be put.
    Place(Place),
    /// One that always means the same.
    Fixed,
    /// One that says: leave it as it is.
    Leave,
}

impl Rebinding {
    /// Whether the next press of this board is waited for.
    pub fn hears(&self, board: Board) -> bool {
        self.0.is_some_and(|(waits_for, _)| waits_for == board)
    }
}

/// What a key says; nothing where it only changes what others write. `fixed` says which keys always mean the same.
pub(super) fn pressed_key(key: &KeyboardInput, fixed: impl Fn(KeyCode) -> bool) -> Option<Pressed> {
    match &key.logical_key {
        _ if key.key_code == KeyCode::Escape => Some(Pressed::Leave),
        _ if fixed(key.key_code) => Some(Pressed::Fixed),
        Key::Character(text) => Some(Pressed::Place(Place::key(key.key_code, &text.to_uppercase()))),
        Key::Shift | Key::Control | Key::Alt | Key::AltGraph | Key::Super | Key::CapsLock | Key::NumLock => {
            None
        }
        Key::Unidentified(_) | Key::Dead(_) => Some(Pressed::Place(named(key.key_code, key.key_code))),
        other => Some(Pressed::Place(named(key.key_code, other))),
    }
}

/// A key of which only the name is known.
fn named(key: KeyCode, name: impl std::fmt::Debug) -> Place {
    let name = format!("{name:?}");
    Place::key(key, name.strip_prefix("Key").unwrap_or(&name))
}

/// What a button of a pad says.
pub(super) fn pressed_button(button: GamepadButton) -> Pressed {
    match button {
        GamepadButton::Select => Pressed::Leave,
        GamepadButton::DPadUp
        | GamepadButton::DPadDown
        | GamepadButton::DPadLeft
        | GamepadButton::DPadRight => Pressed::Fixed,
        button => Pressed::Place(Place::button(button)),
    }
}

/// Registers what is waited for and what is heard.
pub fn plugin(app: &mut App) {
    app.init_resource::<Rebinding>().add_message::<Pressed>();
}
