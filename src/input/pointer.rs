//! Mouse and finger become one kind of gesture: tap, second tap, drag. One gesture at a time, one way to cancel it.

use bevy::{
    input::{
        ButtonState,
        mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel},
        touch::{TouchInput, TouchPhase},
    },
    picking::hover::HoverMap,
    prelude::*,
    ui::Pressed,
    window::WindowFocused,
};

use bevy_egui::input::EguiWantsInput;

use super::intent::{Intent, LastDevice};
use crate::{
    AppSystems,
    screens::{Menu, Screen},
};

/// How far a mouse may shake before a click is a drag.
const MOUSE_SLOP: f32 = 8.0;
/// How far a finger may.
const TOUCH_SLOP: f32 = 12.0;
/// How long a finger rests to ask for a closer look.
const LONG_PRESS: f32 = 0.5;
/// Pixels of wheel or finger that scroll one line.
const LINE: f32 = 28.0;

/// The gesture under way, if any.
#[derive(Resource, Default)]
struct Gesture {
    /// Where the pointer is.
    at: Vec2,
    /// What has begun.
    stage: Stage,
    /// Which finger, if it is one.
    finger: Option<u64>,
    /// How long the pointer has been down.
    held: f32,
}

#[derive(Default, Clone, Copy, PartialEq)]
enum Stage {
    #[default]
    Idle,
    /// Down over the table, not yet a drag.
    Down(Vec2),
    /// Dragging over the table.
    Dragging,
    /// Down over a button or panel, whose own picking answers.
    OnPanel(Vec2),
    /// Scrolling a panel by finger.
    Scrolling(f32),
}

/// Registers the gesture layer.
pub fn plugin(app: &mut App) {
    app.init_resource::<Gesture>()
        .add_systems(Update, (mouse, touch, wheel, long_press).chain().in_set(AppSystems::ReadDevices))
        .add_systems(
            Update,
            cancel_gesture
                .run_if(
                    on_message::<WindowFocused>
                        .or_else(state_changed::<Screen>)
                        .or_else(state_changed::<Menu>),
                )
                .in_set(AppSystems::ReadDevices)
                .before(mouse),
        );
}

/// Whether the pointer is over something that answers for itself.
#[derive(bevy::ecs::system::SystemParam)]
struct Panels<'w, 's> {
    hover: Res<'w, HoverMap>,
    nodes: Query<'w, 's, (Option<&'static Pickable>, &'static Node)>,
    workshop: Option<Res<'w, EguiWantsInput>>,
}

impl Panels<'_, '_> {
    fn under_pointer(&self) -> bool {
        if self.workshop.as_ref().is_some_and(|egui| egui.is_pointer_over_area()) {
            return true;
        }
        self.hover.values().flat_map(|hits| hits.keys()).any(|entity| {
            self.nodes.get(*entity).is_ok_and(|(pickable, _)| pickable.is_none_or(|p| p.should_block_lower))
        })
    }
}

fn cancel_gesture(mut gesture: ResMut<Gesture>, mut intents: MessageWriter<Intent>) {
    if gesture.stage != Stage::Idle {
        gesture.stage = Stage::Idle;
        intents.write(Intent::Cancel);
    }
}

fn mouse(
    mut moves: MessageReader<CursorMoved>,
    mut presses: MessageReader<MouseButtonInput>,
    panels: Panels,
    pressed: Query<Entity, With<Pressed>>,
    mut gesture: ResMut<Gesture>,
    mut intents: MessageWriter<Intent>,
    mut device: ResMut<LastDevice>,
    mut commands: Commands,
) {
    for moved in moves.read() {
        let far = gesture.at.distance(moved.position) > 2.0;
        gesture.at = moved.position;
        intents.write(Intent::PointerMove(moved.position));
        if far {
            device.set_if_neq(LastDevice::Mouse);
        }
        go_on(&mut gesture, MOUSE_SLOP, false, &pressed, &mut intents, &mut commands);
    }
    for press in presses.read() {
        device.set_if_neq(LastDevice::Mouse);
        match (press.button, press.state) {
            (MouseButton::Left, ButtonState::Pressed) => begin(&mut gesture, panels.under_pointer()),
            (MouseButton::Left, ButtonState::Released) => end(&mut gesture, &mut intents),
            (MouseButton::Right, ButtonState::Pressed) if gesture.stage == Stage::Idle => {
                if !panels.under_pointer() {
                    intents.write(Intent::PointerSecond { at: gesture.at });
                }
            }
            (MouseButton::Right, ButtonState::Pressed) => {
                gesture.stage = Stage::Idle;
                intents.write(Intent::Cancel);
            }
            _ => {}
        }
    }
}

fn touch(
    mut touches: MessageReader<TouchInput>,
    panels: Panels,
    pressed: Query<Entity, With<Pressed>>,
    mut gesture: ResMut<Gesture>,
    mut intents: MessageWriter<Intent>,
    mut device: ResMut<LastDevice>,
    mut commands: Commands,
) {
    for touch in touches.read() {
        device.set_if_neq(LastDevice::Touch);
        match touch.phase {
            TouchPhase::Started if gesture.finger.is_none() => {
                gesture.finger = Some(touch.id);
                gesture.at = touch.position;
                begin(&mut gesture, panels.under_pointer());
            }
            // A second finger voids the gesture, as a second button does.
            TouchPhase::Started => {
                gesture.stage = Stage::Idle;
                intents.write(Intent::Cancel);
            }
            TouchPhase::Moved if gesture.finger == Some(touch.id) => {
                let before = gesture.at;
                gesture.at = touch.position;
                if let Stage::Scrolling(_) = gesture.stage {
                    intents.write(Intent::Scroll((before.y - touch.position.y) / LINE));
                }
                go_on(&mut gesture, TOUCH_SLOP, true, &pressed, &mut intents, &mut commands);
            }
            TouchPhase::Ended if gesture.finger == Some(touch.id) => {
                gesture.finger = None;
                end(&mut gesture, &mut intents);
            }
            TouchPhase::Canceled if gesture.finger == Some(touch.id) => {
                gesture.finger = None;
                gesture.stage = Stage::Idle;
                intents.write(Intent::Cancel);
            }
            _ => {}
        }
    }
}

fn begin(gesture: &mut Gesture, on_panel: bool) {
    gesture.held = 0.0;
    gesture.stage = if on_panel { Stage::OnPanel(gesture.at) } else { Stage::Down(gesture.at) };
}

fn go_on(
    gesture: &mut Gesture,
    slop: f32,
    finger: bool,
    pressed: &Query<Entity, With<Pressed>>,
    intents: &mut MessageWriter<Intent>,
    commands: &mut Commands,
) {
    match gesture.stage {
        Stage::Down(from) if from.distance(gesture.at) > slop => {
            gesture.stage = Stage::Dragging;
            intents.write(Intent::DragStart { at: from });
            intents.write(Intent::DragTo { at: gesture.at });
        }
        Stage::Dragging => {
            intents.write(Intent::DragTo { at: gesture.at });
        }
        // A finger that scrolls a list must not press the row it began on.
        Stage::OnPanel(from) if finger && from.distance(gesture.at) > slop => {
            gesture.stage = Stage::Scrolling(from.y);
            for button in pressed {
                commands.entity(button).remove::<Pressed>();
            }
        }
        _ => {}
    }
}

fn end(gesture: &mut Gesture, intents: &mut MessageWriter<Intent>) {
    match gesture.stage {
        Stage::Down(_) => {
            intents.write(Intent::PointerTap { at: gesture.at });
        }
        Stage::Dragging => {
            intents.write(Intent::DragEnd { at: gesture.at });
        }
        _ => {}
    }
    gesture.stage = Stage::Idle;
}

fn wheel(mut wheels: MessageReader<MouseWheel>, mut intents: MessageWriter<Intent>) {
    for wheel in wheels.read() {
        let lines = match wheel.unit {
            MouseScrollUnit::Line => wheel.y * 2.0,
            MouseScrollUnit::Pixel => wheel.y / LINE,
        };
        intents.write(Intent::Scroll(-lines));
    }
}

fn long_press(time: Res<Time>, mut gesture: ResMut<Gesture>, mut intents: MessageWriter<Intent>) {
    let Stage::Down(_) = gesture.stage else { return };
    let before = gesture.held;
    gesture.held += time.delta_secs();
    if gesture.finger.is_some() && before < LONG_PRESS && gesture.held >= LONG_PRESS {
        gesture.stage = Stage::Idle;
        intents.write(Intent::PointerSecond { at: gesture.at });
    }
}
