//! The whole game without a window, played by injected devices. Shared by the whole-app tests.
#![allow(dead_code, reason = "every test uses its own part of this")]

use std::time::{Duration, Instant};

pub mod anew;
pub mod carrying;
pub mod devices;
pub mod friends;
pub mod heard;
pub mod moments;
pub mod mouse;
pub mod presses;
pub mod replay;
pub mod stutter;
pub mod table;
pub mod walk;

use bevy::{
    input::{
        ButtonState,
        gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent},
        keyboard::{Key, KeyboardInput},
    },
    input_focus::InputFocus,
    prelude::*,
};
use rummage::{
    AppPlugin,
    shell::{
        arguments::{Arguments, Speed},
        names::Tag,
        platform,
        states::{Menu, Screen},
    },
};

/// A running game and the devices plugged into it.
pub struct Game {
    /// The app.
    pub app: App,
    /// How often a button or a key was pressed so far.
    pub presses: usize,
    pad: Entity,
}

impl Game {
    /// Starts the game and waits for the title. It keeps nothing.
    pub fn start() -> Self {
        Self::start_with(Arguments { keeps_nothing: true, ..default() })
    }

    /// Starts the game with these arguments, at instant speed, and waits for the title.
    pub fn start_with(arguments: Arguments) -> Self {
        Self::start_in(App::new(), arguments)
    }

    /// Starts the game in an app in which its host has put something.
    pub fn start_in(mut app: App, arguments: Arguments) -> Self {
        let arguments = Arguments { speed: Some(Speed::Instant), ..arguments };
        app.add_plugins((platform::headless(&arguments), AppPlugin { arguments }));
        app.finish();
        app.cleanup();
        let pad = app.world_mut().spawn_empty().id();
        let mut game = Self { app, presses: 0, pad };
        game.wait_for("the title", |world| *world.resource::<State<Screen>>().get() == Screen::Title);
        game
    }

    /// Runs frames until something is so.
    pub fn wait_for(&mut self, what: &str, so: impl Fn(&mut World) -> bool) {
        let start = Instant::now();
        while !so(self.app.world_mut()) {
            assert!(start.elapsed() < Duration::from_secs(60), "waited in vain for {what}");
            self.app.update();
            std::thread::sleep(Duration::from_millis(1));
        }
        self.settle();
    }

    /// A few frames, so that layouts and focus come to rest.
    pub fn settle(&mut self) {
        for _ in 0..2 {
            self.app.update();
        }
    }

    /// Plugs the pad in.
    pub fn connect_pad(&mut self) {
        let connection =
            GamepadConnection::Connected { name: "test pad".into(), vendor_id: None, product_id: None };
        self.app.world_mut().write_message(GamepadConnectionEvent::new(self.pad, connection));
        self.settle();
    }

    /// Presses and releases a button of the pad.
    pub fn pad(&mut self, button: GamepadButton) {
        self.presses += 1;
        for value in [1.0, 0.0] {
            let event = RawGamepadButtonChangedEvent::new(self.pad, button, value);
            self.app.world_mut().write_message(RawGamepadEvent::from(event));
            self.app.update();
        }
        self.settle();
    }

    /// Presses and releases a button of the pad while View is held down.
    pub fn pad_with_view(&mut self, button: GamepadButton) {
        for (button, value) in
            [(GamepadButton::Select, 1.0), (button, 1.0), (button, 0.0), (GamepadButton::Select, 0.0)]
        {
            let event = RawGamepadButtonChangedEvent::new(self.pad, button, value);
            self.app.world_mut().write_message(RawGamepadEvent::from(event));
            self.app.update();
        }
        self.settle();
    }

    /// Presses and releases a key.
    pub fn key(&mut self, key_code: KeyCode) {
        self.presses += 1;
        self.key_that_writes(key_code, None);
        self.settle();
    }

    /// Writes a text on the keyboard, as a layout with all its letters would.
    pub fn write(&mut self, text: &str) {
        for letter in text.chars() {
            let key = if letter == ' ' { KeyCode::Space } else { KeyCode::KeyM };
            self.key_that_writes(key, Some(letter));
        }
        self.settle();
    }

    /// Presses and releases a key while Shift is held down.
    pub fn key_with_shift(&mut self, key_code: KeyCode) {
        self.tell_key(KeyCode::ShiftLeft, ButtonState::Pressed, None);
        self.key(key_code);
        self.tell_key(KeyCode::ShiftLeft, ButtonState::Released, None);
    }

    fn key_that_writes(&mut self, key_code: KeyCode, letter: Option<char>) {
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.tell_key(key_code, state, letter);
        }
    }

    fn tell_key(&mut self, key_code: KeyCode, state: ButtonState, letter: Option<char>) {
        self.app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key: Key::Unidentified(bevy::input::keyboard::NativeKey::Unidentified),
            state,
            text: letter.map(|letter| letter.to_string().into()),
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
        self.app.update();
    }

    /// What has the focus, by its tag.
    pub fn focus(&self) -> String {
        let world = self.app.world();
        let focused = world.resource::<InputFocus>().get();
        focused.and_then(|entity| world.get::<Tag>(entity)).map(|tag| tag.0.clone()).unwrap_or_default()
    }

    /// Steps about until this has the focus.
    pub fn go_to(&mut self, tag: &str, step: impl Fn(&mut Self)) {
        for _ in 0..40 {
            if self.focus().starts_with(tag) {
                return;
            }
            step(self);
        }
        panic!("the focus never came to {tag}; it is at {}", self.focus());
    }

    /// The screen and the menu over it.
    pub fn place(&self) -> (Screen, Menu) {
        let world = self.app.world();
        (*world.resource::<State<Screen>>().get(), *world.resource::<State<Menu>>().get())
    }
}
