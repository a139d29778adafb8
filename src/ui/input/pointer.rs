//! Mouse and finger become one kind of gesture: tap, second tap, drag. One gesture at a time, one way to cancel it.

use std::time::Duration;

use bevy::{
    ecs::system::SystemParam,
    input::{
        ButtonState,
        mouse::{MouseScrollPixelsPerLine, MouseScrollUnit, MouseWheel},
        touch::{TouchInput, TouchPhase},
    },
    picking::PickingSystems,
    prelude::*,
    window::WindowEvent,
};

use super::press::{Buttons, Presses};
use crate::shell::{
    intent::{Intent, LastDevice},
    states::{Menu, Screen},
};

/// How far a mouse may shake before a click is a drag.
const MOUSE_SLOP: f32 = 8.0;
/// How far a finger may.
pub(super) const TOUCH_SLOP: f32 = 12.0;
/// How long a finger rests to ask for a closer look.
const LONG_PRESS: Duration = Duration::from_millis(500);
/// Pixels of wheel or finger that scroll one line.
const LINE: f32 = 28.0;
/// Lines that a notch of the wheel scrolls.
const LINES_OF_A_NOTCH: f32 = 2.0;

/// The gesture under way, if any.
#[derive(Resource, Default)]
struct Gesture {
    /// Where the pointer is.
    at: Vec2,
    /// What has begun.
    stage: Stage,
    /// Which finger, if it is one.
    finger: Option<u64>,
    /// The time of the frame that told of the pointer going down.
    since: Duration,
}

#[derive(Default, Clone, Copy, PartialEq)]
enum Stage {
    #[default]
    Idle,
    /// Down over the table, not yet a drag.
    Down(Vec2),
    /// Dragging over the table.
    Dragging,
    /// Down over a button or panel, which answers for itself.
    OnPanel(Vec2),
    /// Scrolling a panel by finger.
    Scrolling,
}

/// Registers the gesture layer. A button that leads to another screen is pressed before this frame's screens are changed, so that the next one is seen a frame sooner; and
/// after picking, which takes the focus from what is clicked on.
pub fn plugin(app: &mut App) {
    if let Some(mut notch) = app.world_mut().get_resource_mut::<MouseScrollPixelsPerLine>() {
        **notch = LINE * LINES_OF_A_NOTCH;
    }
    let another_place = state_changed::<Screen>.or_else(state_changed::<Menu>);
    app.init_resource::<Gesture>().init_resource::<Presses>().add_systems(
        PreUpdate,
        (leave.run_if(another_place), read_window, long_press).chain().after(PickingSystems::Last),
    );
}

/// What a gesture is made from and what comes of it.
#[derive(SystemParam)]
struct Hand<'w, 's> {
    buttons: Buttons<'w, 's>,
    gesture: ResMut<'w, Gesture>,
    intents: MessageWriter<'w, Intent>,
    device: ResMut<'w, LastDevice>,
    time: Res<'w, Time>,
}

/// What has begun on another screen is void.
fn leave(mut hand: Hand) {
    hand.let_all_go();
}

/// Reads mouse and finger in the order in which the window told of them: at a few frames a second, one frame holds a whole click
/// and the way to the next.
fn read_window(mut events: MessageReader<WindowEvent>, mut hand: Hand) {
    hand.buttons.begin_frame();
    for event in events.read() {
        match event {
            WindowEvent::CursorMoved(moved) => hand.mouse_moved(moved.position),
            WindowEvent::MouseButtonInput(input) => hand.mouse_button(input.button, input.state),
            WindowEvent::TouchInput(touch) => hand.touched(touch),
            WindowEvent::MouseWheel(wheel) => hand.wheel(wheel),
            // What is let go elsewhere is not told of.
            WindowEvent::WindowFocused(told) if !told.focused => {
                hand.let_all_go();
                hand.gesture.finger = None;
            }
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
        self.buttons.follow(None, to);
        self.go_on(MOUSE_SLOP, false);
    }

    fn mouse_button(&mut self, button: MouseButton, state: ButtonState) {
        self.device.set_if_neq(LastDevice::Mouse);
        let at = self.gesture.at;
        match (button, state) {
            (MouseButton::Left, ButtonState::Pressed) => {
                self.begin();
                self.buttons.press(None, at);
            }
            (MouseButton::Left, ButtonState::Released) => {
                self.end();
                self.buttons.let_go(None, at);
            }
            (MouseButton::Right, ButtonState::Pressed) if self.gesture.stage == Stage::Idle => {
                if !self.buttons.panels.cover(at) {
                    self.intents.write(Intent::PointerSecond { at });
                }
            }
            (MouseButton::Right, ButtonState::Pressed) => {
                self.cancel();
                self.buttons.forget(None);
            }
            _ => {}
        }
    }

    fn touched(&mut self, touch: &TouchInput) {
        self.device.set_if_neq(LastDevice::Touch);
        // Every finger presses what is under it, as two thumbs do on a board of letters; only the first one makes gestures.
        let finger = Some(touch.id);
        match touch.phase {
            TouchPhase::Started => self.buttons.press(finger, touch.position),
            TouchPhase::Moved => self.buttons.follow(finger, touch.position),
            TouchPhase::Ended => self.buttons.let_go(finger, touch.position),
            TouchPhase::Canceled => self.buttons.forget(finger),
        }
        let known = self.gesture.finger == finger;
        match touch.phase {
            TouchPhase::Started if self.gesture.finger.is_none() => {
                self.gesture.finger = finger;
                self.gesture.at = touch.position;
                self.begin();
            }
            // A second finger voids the gesture, as a second button does.
            TouchPhase::Started => self.cancel(),
            TouchPhase::Moved if known => {
                let before = self.gesture.at;
                self.gesture.at = touch.position;
                if self.gesture.stage == Stage::Scrolling {
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

    /// Over an area that scrolls, Bevy turns that one.
    fn wheel(&mut self, wheel: &MouseWheel) {
        if self.buttons.panels.scroll(self.gesture.at) {
            return;
        }
        let lines = match wheel.unit {
            MouseScrollUnit::Line => wheel.y * LINES_OF_A_NOTCH,
            MouseScrollUnit::Pixel => wheel.y / LINE,
        };
        self.intents.write(Intent::Scroll(-lines));
    }

    fn begin(&mut self) {
        let at = self.gesture.at;
        self.gesture.since = self.time.elapsed();
        self.gesture.stage = if self.buttons.panels.cover(at) { Stage::OnPanel(at) } else { Stage::Down(at) };
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
            Stage::OnPanel(from) if finger && from.distance(at) > slop => {
                self.gesture.stage = Stage::Scrolling;
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

    fn let_all_go(&mut self) {
        self.buttons.forget_all();
        if self.gesture.stage != Stage::Idle {
            self.cancel();
        }
    }
}

/// Counts from the frame that told of the finger: what passed before it, passed without.
fn long_press(time: Res<Time>, mut gesture: ResMut<Gesture>, mut intents: MessageWriter<Intent>) {
    let Stage::Down(at) = gesture.stage else { return };
    if gesture.finger.is_some() && time.elapsed() - gesture.since >= LONG_PRESS {
        gesture.stage = Stage::Idle;
        intents.write(Intent::PointerSecond { at });
    }
}
