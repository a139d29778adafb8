//! A mouse and a finger where frames are slow: what a window would tell of them before the next frame.

use bevy::{
    input::{ButtonState, touch::TouchPhase},
    prelude::*,
    ui::Pressed,
};

use super::Game;

/// What a person points with.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum By {
    /// A mouse.
    Mouse,
    /// A finger.
    Finger,
}

use By::{Finger, Mouse};

impl Game {
    /// The window tells that the pointer goes down here; the frame is yet to come.
    pub fn tell_down(&mut self, by: By, at: Vec2) {
        match by {
            Mouse => {
                self.tell_moved(at);
                self.tell_button(ButtonState::Pressed);
            }
            Finger => self.tell_touch(7, TouchPhase::Started, at),
        }
    }

    /// It goes on to here.
    pub fn tell_on(&mut self, by: By, at: Vec2) {
        match by {
            Mouse => self.tell_moved(at),
            Finger => self.tell_touch(7, TouchPhase::Moved, at),
        }
    }

    /// It goes up here.
    pub fn tell_up(&mut self, by: By, at: Vec2) {
        match by {
            Mouse => self.tell_button(ButtonState::Released),
            Finger => self.tell_touch(7, TouchPhase::Ended, at),
        }
    }

    /// A whole click or tap before the next frame.
    pub fn tell_click(&mut self, by: By, at: Vec2) {
        self.tell_down(by, at);
        self.tell_up(by, at);
    }

    /// The same on what has this tag; the next frames must not show it pressed.
    pub fn click_in_a_frame(&mut self, by: By, tag: &str) {
        let at = self.middle_of(tag);
        self.tell_click(by, at);
        self.settle();
        assert!(self.nothing_is_pressed(), "{by:?} on {tag}");
    }

    /// Whether no button is drawn as if it were held down.
    pub fn nothing_is_pressed(&mut self) -> bool {
        self.app.world_mut().query_filtered::<(), With<Pressed>>().iter(self.app.world()).count() == 0
    }
}
