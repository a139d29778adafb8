//! A mouse and a finger: what a window would tell of them, and nothing else.

use bevy::{
    input::{
        ButtonState,
        mouse::{MouseButtonInput, MouseScrollUnit, MouseWheel},
        touch::{TouchInput, TouchPhase},
    },
    prelude::*,
    ui::{CalculatedClip, UiGlobalTransform},
    window::{CursorMoved, PrimaryWindow, WindowEvent, WindowFocused, WindowResized},
};
use rummage::shell::{canvas::Canvas, names::Tag, status::ScreenRect};

use super::Game;

impl Game {
    /// Clicks on what has this tag.
    pub fn click(&mut self, tag: &str) {
        let at = self.middle_of(tag);
        self.click_at(at);
    }

    /// Clicks at a point of the window.
    pub fn click_at(&mut self, at: Vec2) {
        self.presses += 1;
        self.move_to(at);
        self.button(ButtonState::Pressed);
        self.button(ButtonState::Released);
        self.settle();
    }

    /// Moves the mouse to a point of the window.
    pub fn point_at(&mut self, at: Vec2) {
        self.move_to(at);
        self.settle();
    }

    /// Clicks with the second button on what has this tag.
    pub fn click_second(&mut self, tag: &str) {
        let at = self.middle_of(tag);
        self.move_to(at);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            let input = MouseButtonInput { button: MouseButton::Right, state, window: self.window() };
            self.app.world_mut().write_message(WindowEvent::from(input));
            self.app.world_mut().write_message(input);
            self.app.update();
        }
        self.settle();
    }

    /// Takes what has this tag, and lets it go at a point.
    pub fn drag(&mut self, tag: &str, to: Vec2) {
        let from = self.middle_of(tag);
        self.drag_from(from, to);
    }

    /// Takes what lies at a point, and lets it go at another.
    pub fn drag_from(&mut self, from: Vec2, to: Vec2) {
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

    /// The window tells whether it has the focus; the frame is yet to come.
    pub fn tell_focus(&mut self, focused: bool) {
        let told = WindowFocused { window: self.window(), focused };
        self.app.world_mut().write_message(WindowEvent::from(told.clone()));
        self.app.world_mut().write_message(told);
    }

    /// Turns the wheel by so many notches, upwards positive.
    pub fn turn_the_wheel(&mut self, notches: f32) {
        let (unit, phase) = (MouseScrollUnit::Line, TouchPhase::Moved);
        let wheel = MouseWheel { unit, x: 0.0, y: notches, window: self.window(), phase };
        self.app.world_mut().write_message(WindowEvent::from(wheel));
        self.app.world_mut().write_message(wheel);
        self.settle();
    }

    /// The window tells of a finger; the frame is yet to come.
    pub fn tell_touch(&mut self, id: u64, phase: TouchPhase, position: Vec2) {
        let touch = TouchInput { phase, position, window: self.window(), force: None, id };
        self.app.world_mut().write_message(WindowEvent::from(touch));
        self.app.world_mut().write_message(touch);
    }

    /// Taps with a finger on what has this tag.
    pub fn tap(&mut self, tag: &str) {
        let position = self.middle_of(tag);
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            self.tell_touch(1, phase, position);
            self.app.update();
            self.app.update();
        }
        self.settle();
    }

    /// Another window, in logical pixels.
    pub fn resize(&mut self, width: f32, height: f32) {
        let window = self.window();
        let world = self.app.world_mut();
        world.get_mut::<Window>(window).expect("there is a window").resolution.set(width, height);
        world.write_message(WindowResized { window, width, height });
        self.settle();
    }

    /// Steps about by keys, towards what has this tag, until it has the focus.
    pub fn walk_to(&mut self, tag: &str) {
        for _ in 0..60 {
            let here = self.focus();
            if here == tag {
                return;
            }
            let way = self.middle_of(tag) - self.middle_of(&here);
            self.key(match way {
                Vec2 { y, .. } if y > 8.0 => KeyCode::ArrowDown,
                Vec2 { y, .. } if y < -8.0 => KeyCode::ArrowUp,
                Vec2 { x, .. } if x > 0.0 => KeyCode::ArrowRight,
                _ => KeyCode::ArrowLeft,
            });
        }
        panic!("the focus never came to {tag}; it is at {}", self.focus());
    }

    /// Whether all of what has this tag lies in the window, and in whatever it scrolls in.
    pub fn is_whole(&mut self, tag: &str) -> bool {
        self.is_seen_whole(tag, |found: &Tag, tag| found.0 == tag)
    }

    /// Whether all of a text with these words does.
    pub fn shows_whole(&mut self, words: &str) -> bool {
        self.is_seen_whole(words, |text: &Text, words| text.0.contains(words))
    }

    fn is_seen_whole<C: Component>(&mut self, name: &str, is_meant: impl Fn(&C, &str) -> bool) -> bool {
        let window = self.window();
        let size = self.app.world().get::<Window>(window).expect("there is a window").physical_size();
        let world = self.app.world_mut();
        let mut places = world.query::<(&C, &ComputedNode, &UiGlobalTransform, Option<&CalculatedClip>)>();
        let meant = places.iter(world).find(|(found, ..)| is_meant(found, name));
        let (_, node, at, clip) = meant.expect("it is there");
        let all = Rect::from_center_size(at.translation, node.size());
        let seen = Rect::from_corners(Vec2::ZERO, size.as_vec2());
        let corners = [all.min, all.max];
        let unclipped = match clip {
            None => true,
            Some(CalculatedClip::FullyClipped) => false,
            Some(CalculatedClip::Rects(clips)) => clips.iter().all(|clip| {
                let inside = |corner| clip.world_to_clip_local.transform_point2(corner);
                corners.iter().all(|corner| clip.rect.inflate(1.0).contains(inside(*corner)))
            }),
        };
        unclipped && corners.iter().all(|corner| seen.inflate(1.0).contains(*corner))
    }

    /// The middle of what has this tag, in window pixels.
    pub fn middle_of(&mut self, tag: &str) -> Vec2 {
        let unit = self.app.world().resource::<Canvas>().unit;
        let mut places =
            self.app
                .world_mut()
                .query::<(&Tag, Option<&ScreenRect>, Option<(&ComputedNode, &UiGlobalTransform)>)>();
        let found = places.iter(self.app.world()).find(|(found, ..)| found.0 == tag);
        match found {
            Some((_, Some(place), _)) => place.0.center(),
            Some((_, _, Some((node, at)))) => at.translation * node.inverse_scale_factor() * unit,
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
