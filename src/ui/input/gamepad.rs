//! Pads become intents. Buttons are known by their place, so that any brand works.

use bevy::prelude::*;

use super::rebinding::{Pressed, Rebinding, pressed_button};
use crate::shell::{
    AppSystems,
    bindings::{Bindings, Board, Place},
    intent::{Dir, Intent, LastDevice},
};

/// How far the stick must lean to count as a step.
const LEAN: f32 = 0.55;
/// Seconds before a held direction repeats.
const FIRST_REPEAT: f32 = 0.38;
/// Seconds between repeats.
const NEXT_REPEAT: f32 = 0.13;
/// Lines a fully leaning right stick scrolls in a second.
const SCROLL_SPEED: f32 = 22.0;

/// Registers the translator.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (buttons, directions, scrolling).in_set(AppSystems::ReadDevices));
}

fn buttons(
    pads: Query<&Gamepad>,
    bindings: Res<Bindings>,
    rebinding: Res<Rebinding>,
    mut pressed: MessageWriter<Pressed>,
    mut intents: MessageWriter<Intent>,
    mut device: ResMut<LastDevice>,
) {
    for pad in &pads {
        for button in pad.get_just_pressed() {
            device.set_if_neq(LastDevice::Gamepad);
            if rebinding.hears(Board::Pad) {
                pressed.write(pressed_button(*button));
                continue;
            }
            let with_view = pad.pressed(GamepadButton::Select).then(|| beside_view(*button)).flatten();
            let deed = || bindings.deed(Board::Pad, &Place::button(*button));
            intents.write_batch(with_view.or_else(|| Some(deed()?.intent(false))));
        }
    }
}

/// What View asks for, and with it held down the others, wherever their player has put the rest.
fn beside_view(button: GamepadButton) -> Option<Intent> {
    Some(match button {
        GamepadButton::Select => Intent::Inspect,
        GamepadButton::Start => Intent::Workshop,
        GamepadButton::North => Intent::Hint,
        GamepadButton::West => Intent::Undo,
        GamepadButton::RightTrigger => Intent::Redo,
        GamepadButton::East => Intent::Rules,
        GamepadButton::South => Intent::Log,
        _ => return None,
    })
}

/// The direction held down and the time until it repeats.
#[derive(Default)]
struct Held {
    dir: Option<Dir>,
    wait: f32,
}

fn directions(
    pads: Query<&Gamepad>,
    time: Res<Time>,
    rebinding: Res<Rebinding>,
    mut held: Local<Held>,
    mut intents: MessageWriter<Intent>,
    mut device: ResMut<LastDevice>,
) {
    let now = pads.iter().find_map(direction);
    if now != held.dir {
        *held = Held { dir: now, wait: FIRST_REPEAT };
    } else {
        held.wait -= time.delta_secs();
        if held.wait > 0.0 {
            return;
        }
        held.wait = NEXT_REPEAT;
    }
    if let Some(dir) = now.filter(|_| !rebinding.hears(Board::Pad)) {
        device.set_if_neq(LastDevice::Gamepad);
        intents.write(Intent::Move(dir));
    }
}

/// Where the cross or the left stick points.
fn direction(pad: &Gamepad) -> Option<Dir> {
    let cross = [
        (GamepadButton::DPadUp, Dir::Up),
        (GamepadButton::DPadDown, Dir::Down),
        (GamepadButton::DPadLeft, Dir::Left),
        (GamepadButton::DPadRight, Dir::Right),
    ];
    let stick = || {
        let lean = pad.left_stick();
        if lean.length() < LEAN {
            None
        } else if lean.x.abs() > lean.y.abs() {
            Some(if lean.x > 0.0 { Dir::Right } else { Dir::Left })
        } else {
            Some(if lean.y > 0.0 { Dir::Up } else { Dir::Down })
        }
    };
    cross.into_iter().find(|(button, _)| pad.pressed(*button)).map(|(_, dir)| dir).or_else(stick)
}

fn scrolling(
    pads: Query<&Gamepad>,
    time: Res<Time>,
    mut intents: MessageWriter<Intent>,
    mut device: ResMut<LastDevice>,
) {
    for pad in &pads {
        let lean = pad.right_stick().y;
        if lean.abs() > 0.2 {
            device.set_if_neq(LastDevice::Gamepad);
            intents.write(Intent::Scroll(-lean * SCROLL_SPEED * time.delta_secs()));
        }
    }
}
