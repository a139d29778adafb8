//! Keys become intents, and where words are written, letters.

use bevy::{
    input::{ButtonState, keyboard::KeyboardInput},
    prelude::*,
};

use super::{
    rebinding::{Pressed, Rebinding, pressed_key},
    typing::{Typed, Typing},
};
use crate::shell::{
    AppSystems,
    bindings::{Bindings, Board, Place},
    intent::{Dir, Intent, LastDevice},
};

/// Registers the translator.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, translate.in_set(AppSystems::ReadDevices));
}

fn translate(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    typing: Res<Typing>,
    bindings: Res<Bindings>,
    rebinding: Res<Rebinding>,
    mut pressed: MessageWriter<Pressed>,
    mut letters: MessageWriter<Typed>,
    mut intents: MessageWriter<Intent>,
    mut device: ResMut<LastDevice>,
) {
    for key in keys.read() {
        if key.state != ButtonState::Pressed {
            continue;
        }
        if rebinding.hears(Board::Keys) {
            if !key.repeat {
                pressed.write_batch(pressed_key(key, |key| fixed(key, false).is_some()));
            }
            continue;
        }
        if typing.0
            && let Some(typed) = written(key, &held)
        {
            letters.write(typed);
            device.set_if_neq(LastDevice::Keyboard);
            continue;
        }
        // What a command key means while somebody writes is the system's business, or the browser's.
        if typing.0 && commands(&held) {
            continue;
        }
        let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        let deed = || bindings.deed(Board::Keys, &Place::key(key.key_code, ""));
        let meaning = fixed(key.key_code, shift).or_else(|| Some(deed()?.intent(shift)));
        let Some(intent) = meaning else { continue };
        if key.repeat && !matches!(intent, Intent::Move(_) | Intent::Shift(_) | Intent::Scroll(_)) {
            continue;
        }
        intents.write(intent);
        device.set_if_neq(LastDevice::Keyboard);
    }
}

/// What a key writes. Keys without a letter keep their meaning: arrows, Tab, Enter, Escape.
fn written(key: &KeyboardInput, held: &ButtonInput<KeyCode>) -> Option<Typed> {
    let command = commands(held);
    match (key.key_code, &key.text) {
        (KeyCode::Backspace, _) => Some(Typed::Erase),
        (KeyCode::Delete, _) => Some(Typed::Delete),
        (KeyCode::KeyV, _) if command => Some(Typed::Paste),
        (KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Escape | KeyCode::Tab, _) => None,
        (_, Some(text)) if !command && !text.chars().any(char::is_control) => {
            Some(Typed::Text(text.to_string()))
        }
        _ => None,
    }
}

/// Whether a key that makes commands of letters is held.
fn commands(held: &ButtonInput<KeyCode>) -> bool {
    held.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight])
}

/// What a key asks for wherever its player has put the rest.
fn fixed(key: KeyCode, shift: bool) -> Option<Intent> {
    Some(match key {
        KeyCode::ArrowLeft if shift => Intent::Shift(Dir::Left),
        KeyCode::ArrowRight if shift => Intent::Shift(Dir::Right),
        KeyCode::ArrowUp => Intent::Move(Dir::Up),
        KeyCode::ArrowDown => Intent::Move(Dir::Down),
        KeyCode::ArrowLeft => Intent::Move(Dir::Left),
        KeyCode::ArrowRight => Intent::Move(Dir::Right),
        KeyCode::Enter | KeyCode::NumpadEnter | KeyCode::Space => Intent::Choose,
        KeyCode::Escape => Intent::Back,
        KeyCode::Tab if shift => Intent::PrevRegion,
        KeyCode::Tab => Intent::NextRegion,
        KeyCode::Backspace => Intent::Undo,
        KeyCode::F1 => Intent::Rules,
        KeyCode::PageUp => Intent::Scroll(-8.0),
        KeyCode::PageDown => Intent::Scroll(8.0),
        KeyCode::Home => Intent::Scroll(-1000.0),
        KeyCode::End => Intent::Scroll(1000.0),
        KeyCode::F11 => Intent::FullScreen,
        KeyCode::F12 => Intent::Workshop,
        KeyCode::Digit1 => Intent::PointAt(0),
        KeyCode::Digit2 => Intent::PointAt(1),
        KeyCode::Digit3 => Intent::PointAt(2),
        KeyCode::Digit4 => Intent::PointAt(3),
        KeyCode::Digit5 => Intent::PointAt(4),
        KeyCode::Digit6 => Intent::PointAt(5),
        KeyCode::Digit7 => Intent::PointAt(6),
        KeyCode::Digit8 => Intent::PointAt(7),
        KeyCode::Digit9 => Intent::PointAt(8),
        KeyCode::Digit0 => Intent::PointAt(9),
        _ => return None,
    })
}
