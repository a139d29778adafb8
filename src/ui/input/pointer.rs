//! Mouse and finger become one kind of gesture: tap, second tap, drag. One gesture at a time, one way to cancel it.

use bevy::{
    ecs::system::SystemParam,
    input::{
        ButtonState,
        mouse::{MouseScrollUnit, MouseWheel},
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    ui::{Pressed, UiGlobalTransform},
    window::{PrimaryWindow, WindowEvent, WindowFocused},
};

use bevy_egui::input::EguiWantsInput;

use crate::shell::{
    AppSystems,
    intent::{Intent, LastDevice},
    states::{Menu, Screen},
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
        .add_systems(Update, (read_window, long_press).chain().in_set(AppSystems::ReadDevices))
        .add_systems(
            Update,
            cancel_gesture
                .run_if(
                    on_message::<WindowFocused>
                        .or_else(state_changed::<Screen>)
                        .or_else(state_changed::<Menu>),
                )
                .in_set(AppSystems::ReadDevices)
                .before(read_window),
        );
}

/// Where something answers for itself.
#[derive(SystemParam)]
struct Panels<'w, 's> {
    nodes: Query<
        'w,
        's,
        (
            Option<&'static Pickable>,
            &'static ComputedNode,
            &'static UiGlobalTransform,
            &'static InheritedVisibility,
        ),
    >,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
    workshop: Option<Res<'w, EguiWantsInput>>,
}

impl Panels<'_, '_> {
    /// Whether a button or a panel lies at this point of the window. Picking knows only where the pointer was last.
    fn cover(&self, at: Vec2) -> bool {
        if self.workshop.as_ref().is_some_and(|egui| egui.is_pointer_over_area()) {
            return true;
        }
        let pixel = at * self.windows.single().map_or(1.0, Window::scale_factor);
        self.nodes.iter().any(|(pickable, node, place, seen)| {
            seen.get()
                && pickable.is_none_or(|pickable| pickable.should_block_lower)
                && node.contains_point(*place, pixel)
        })
    }
}

fn cancel_gesture(mut gesture: ResMut<Gesture>, mut intents: MessageWriter<Intent>) {
    if gesture.stage != Stage::Idle {
        gesture.stage = Stage::Idle;
        intents.write(Intent::Cancel);
    }
}

/// What a gesture is made from and what comes of it.
#[derive(SystemParam)]
struct Hand<'w, 's> {
    panels: Panels<'w, 's>,
    pressed: Query<'w, 's, Entity, With<Pressed>>,
    gesture: ResMut<'w, Gesture>,
    intents: MessageWriter<'w, Intent>,
    device: ResMut<'w, LastDevice>,
    commands: Commands<'w, 's>,
}

/// Reads mouse and finger in the order in which the window told of them: at a few frames a second, one frame holds a whole click
/// and the way to the next.
fn read_window(mut events: MessageReader<WindowEvent>, mut hand: Hand) {
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => hand.mouse_moved(moved.position),
            WindowEvent::MouseButtonInput(input) => hand.mouse_button(input.button, input.state),
            WindowEvent::TouchInput(touch) => hand.touched(touch),
            WindowEvent::MouseWheel(wheel) => hand.wheel(wheel),
            _ => {}
        }
    }
}

impl Hand<'_, '_> {
    fn mouse_moved(&mut self, to: Vec2) {
        let far = self.gesture.at.distance(to) > 2.0;
        self.gesture.at = to;
        self.intents.write(Intent::PointerMove(to));
        if far {
            self.device.set_if_neq(LastDevice::Mouse);
        }
        self.go_on(MOUSE_SLOP, false);
    }

    fn mouse_button(&mut self, button: MouseButton, state: ButtonState) {
        self.device.set_if_neq(LastDevice::Mouse);
        let at = self.gesture.at;
        match (button, state) {
            (MouseButton::Left, ButtonState::Pressed) => self.begin(),
            (MouseButton::Left, ButtonState::Released) => self.end(),
            (MouseButton::Right, ButtonState::Pressed) if self.gesture.stage == Stage::Idle => {
                if !self.panels.cover(at) {
                    self.intents.write(Intent::PointerSecond { at });
                }
            }
            (MouseButton::Right, ButtonState::Pressed) => self.cancel(),
            _ => {}
        }
    }

    fn touched(&mut self, touch: &TouchInput) {
        self.device.set_if_neq(LastDevice::Touch);
        let known = self.gesture.finger == Some(touch.id);
        match touch.phase {
            TouchPhase::Started if self.gesture.finger.is_none() => {
                self.gesture.finger = Some(touch.id);
                self.gesture.at = touch.position;
                self.begin();
            }
            // A second finger voids the gesture, as a second button does.
            TouchPhase::Started => self.cancel(),
            TouchPhase::Moved if known => {
                let before = self.gesture.at;
                self.gesture.at = touch.position;
                if let Stage::Scrolling(_) = self.gesture.stage {
                    self.intents.write(Intent::Scroll((before.y - touch.position.y) / LINE));
                }
                self.go_on(TOUCH_SLOP, true);
            }
            TouchPhase::Ended if known => {
                self.gesture.finger = None;
                self.end();
            }
            TouchPhase::Canceled if known => {
                self.gesture.finger = None;
                self.cancel();
            }
            _ => {}
        }
    }

    fn wheel(&mut self, wheel: &MouseWheel) {
        let lines = match wheel.unit {
            MouseScrollUnit::Line => wheel.y * 2.0,
            MouseScrollUnit::Pixel => wheel.y / LINE,
        };
        self.intents.write(Intent::Scroll(-lines));
    }

    fn begin(&mut self) {
        let at = self.gesture.at;
        self.gesture.held = 0.0;
        self.gesture.stage = if self.panels.cover(at) { Stage::OnPanel(at) } else { Stage::Down(at) };
    }

    fn go_on(&mut self, slop: f32, finger: bool) {
        let at = self.gesture.at;
        match self.gesture.stage {
            Stage::Down(from) if from.distance(at) > slop => {
                self.gesture.stage = Stage::Dragging;
                self.intents.write(Intent::DragStart { at: from });
                self.intents.write(Intent::DragTo { at });
            }
            Stage::Dragging => {
                self.intents.write(Intent::DragTo { at });
            }
            // A finger that scrolls a list must not press the row it began on.
            Stage::OnPanel(from) if finger && from.distance(at) > slop => {
                self.gesture.stage = Stage::Scrolling(from.y);
                for button in &self.pressed {
                    self.commands.entity(button).remove::<Pressed>();
                }
            }
            _ => {}
        }
    }

    fn end(&mut self) {
        let at = self.gesture.at;
        match self.gesture.stage {
            Stage::Down(_) => {
                self.intents.write(Intent::PointerTap { at });
            }
            Stage::Dragging => {
                self.intents.write(Intent::DragEnd { at });
            }
            _ => {}
        }
        self.gesture.stage = Stage::Idle;
    }

    fn cancel(&mut self) {
        self.gesture.stage = Stage::Idle;
        self.intents.write(Intent::Cancel);
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
