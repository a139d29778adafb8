//! A mouse and a finger: what a window would tell of them, and nothing else.

use bevy::{
    input::{
        ButtonState,
        mouse::MouseButtonInput,
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    ui::UiGlobalTransform,
    window::{CursorMoved, PrimaryWindow, WindowEvent},
};
use rummage::{input::focus::Tag, status::ScreenRect, theme::canvas::Canvas};

use super::Game;

impl Game {
    /// Clicks on what has this tag.
    pub fn click(&mut self, tag: &str) {
        let at = self.middle_of(tag);
        self.click_at(at);
    }

    /// Clicks at a point of the window.
    pub fn click_at(&mut self, at: Vec2) {
        self.move_to(at);
        self.button(ButtonState::Pressed);
        self.button(ButtonState::Released);
        self.settle();
    }

    /// Takes what has this tag, and lets it go at a point.
    pub fn drag(&mut self, tag: &str, to: Vec2) {
        let from = self.middle_of(tag);
        self.move_to(from);
        self.button(ButtonState::Pressed);
        for share in [0.1, 0.5, 1.0] {
            self.move_to(from.lerp(to, share));
        }
        self.button(ButtonState::Released);
        self.settle();
    }

    fn window(&mut self) -> Entity {
        let mut windows = self.app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>();
        windows.single(self.app.world()).expect("there is one window")
    }

    fn move_to(&mut self, position: Vec2) {
        self.tell_moved(position);
        // Once for the pointer, once for what is under it.
        self.app.update();
        self.app.update();
    }

    fn button(&mut self, state: ButtonState) {
        self.tell_button(state);
        self.app.update();
    }

    /// The window tells that the pointer is here now; the frame is yet to come.
    pub fn tell_moved(&mut self, position: Vec2) {
        let window = self.window();
        let moved = CursorMoved { window, position, delta: None };
        self.app.world_mut().write_message(WindowEvent::from(moved.clone()));
        self.app.world_mut().write_message(moved);
    }

    /// The window tells of the left button; the frame is yet to come.
    pub fn tell_button(&mut self, state: ButtonState) {
        let window = self.window();
        let input = MouseButtonInput { button: MouseButton::Left, state, window };
        self.app.world_mut().write_message(WindowEvent::from(input));
        self.app.world_mut().write_message(input);
    }

    /// Taps with a finger on what has this tag.
    pub fn tap(&mut self, tag: &str) {
        let (window, position) = (self.window(), self.middle_of(tag));
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            let touch = TouchInput { phase, position, window, force: None, id: 1 };
            self.app.world_mut().write_message(WindowEvent::from(touch));
            self.app.world_mut().write_message(touch);
            self.app.update();
            self.app.update();
        }
        self.settle();
    }

    /// The middle of what has this tag, in window pixels.
    pub fn middle_of(&mut self, tag: &str) -> Vec2 {
        let mut places =
            self.app
                .world_mut()
                .query::<(&Tag, Option<&ScreenRect>, Option<(&ComputedNode, &UiGlobalTransform)>)>();
        let found = places.iter(self.app.world()).find(|(found, ..)| found.0 == tag);
        match found {
            Some((_, Some(place), _)) => place.0.center(),
            Some((_, _, Some((node, at)))) => at.translation * node.inverse_scale_factor(),
            _ => panic!("there is no {tag} on screen"),
        }
    }

    /// The middle of the player's hand.
    pub fn middle_of_hand(&self) -> Vec2 {
        let canvas = self.app.world().resource::<Canvas>();
        Vec2::new(canvas.size.x / 2.0, canvas.size.y - 90.0) * canvas.unit
    }

    /// Somewhere on the player's plot.
    pub fn own_plot(&self) -> Vec2 {
        let canvas = self.app.world().resource::<Canvas>();
        Vec2::new(canvas.size.x - 100.0, 440.0) * canvas.unit
    }
}
