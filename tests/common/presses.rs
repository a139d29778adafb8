//! What a person presses, by mouse, by pad or by keys: the buttons of a turn, the answers of a question, and whatever lies on the table.

use bevy::prelude::*;
use rummage::{
    play::{
        seats::human::choices::{Choices, Deed},
        table::aim::Target,
    },
    shell::canvas::Canvas,
    stage::place::hits::rect_of,
};

use super::{Game, devices::Device, walk::Way};

impl Game {
    pub(super) fn primary(&mut self, device: Device) {
        match device {
            Device::Pad => self.pad(GamepadButton::North),
            Device::Keys => self.key(KeyCode::KeyM),
            Device::Mouse => {
                let ways =
                    ["window-yes", "draw", "take", "meld", "lay-off", "close", "new-group", "lay-anew"];
                self.click_either(&ways);
            }
        }
    }

    pub(super) fn second(&mut self, device: Device) {
        match device {
            Device::Pad => self.pad(GamepadButton::West),
            Device::Keys => self.key(KeyCode::KeyD),
            Device::Mouse => {
                let ways = ["window-no", "let-go", "enough", "stop", "discard", "done", "finish", "read-on"];
                self.click_either(&ways);
            }
        }
    }

    /// Presses the button that leaves the round.
    pub fn drop_out(&mut self, device: Device) {
        self.press_word(device, "drop");
    }

    /// Presses a small button that says something: it stands below the large ones, at the left of sorting and of the way back.
    pub(super) fn press_word(&mut self, device: Device, tag: &str) {
        match device {
            Device::Mouse => self.click(tag),
            Device::Pad => {
                self.go_to(tag, |game| match game.focus().as_str() {
                    "undo" | "redo" | "sort-melds" => game.pad(GamepadButton::DPadLeft),
                    _ => game.pad(GamepadButton::DPadDown),
                });
                self.pad(GamepadButton::South);
            }
            Device::Keys => {
                self.go_to(tag, |game| match game.focus().as_str() {
                    "undo" | "redo" | "sort-melds" => game.key(KeyCode::ArrowLeft),
                    _ => game.key(KeyCode::ArrowDown),
                });
                self.key(KeyCode::Enter);
            }
        }
    }

    fn click_either(&mut self, tags: &[&'static str]) {
        let tag = tags.iter().find(|tag| self.can_see(tag)).expect("the button is on screen");
        self.click(tag);
    }

    /// If a question is asked, gives the answer that fits, or else the first one.
    pub(super) fn answer_with(&mut self, device: Device, fits: impl Fn(&Deed) -> bool) {
        let choices = self.app.world().resource::<Choices>().clone();
        if !choices.open() {
            return;
        }
        let nth =
            choices.entries.iter().position(|entry| entry.deed.as_ref().is_some_and(&fits)).unwrap_or(0);
        let steps = (nth + choices.entries.len() - choices.focused) % choices.entries.len();
        match device {
            Device::Mouse => self.click(&format!("choice-{nth}")),
            Device::Pad => {
                (0..steps).for_each(|_| self.pad(GamepadButton::DPadDown));
                self.pad(GamepadButton::South);
            }
            Device::Keys => {
                (0..steps).for_each(|_| self.key(KeyCode::ArrowDown));
                self.key(KeyCode::Enter);
            }
        }
    }

    /// Chooses a target: clicks on it, or walks to it.
    pub fn choose(&mut self, device: Device, target: Target) {
        match device {
            Device::Mouse => {
                let world = self.app.world();
                let unit = world.resource::<Canvas>().unit;
                let rect = rect_of(world, target).unwrap_or_else(|| panic!("{target:?} is nowhere"));
                self.click_at(rect.center() * unit);
            }
            Device::Pad => {
                let [up, down, left, right] = [
                    GamepadButton::DPadUp,
                    GamepadButton::DPadDown,
                    GamepadButton::DPadLeft,
                    GamepadButton::DPadRight,
                ];
                self.walk(target, |game, way| {
                    game.pad(match way {
                        Way::Up => up,
                        Way::Down => down,
                        Way::Left => left,
                        Way::Right => right,
                        Way::Home => GamepadButton::East,
                    });
                });
                self.pad(GamepadButton::South);
            }
            Device::Keys => {
                self.walk(target, |game, way| {
                    game.key(match way {
                        Way::Up => KeyCode::ArrowUp,
                        Way::Down => KeyCode::ArrowDown,
                        Way::Left => KeyCode::ArrowLeft,
                        Way::Right => KeyCode::ArrowRight,
                        Way::Home => KeyCode::Escape,
                    });
                });
                self.key(KeyCode::Enter);
            }
        }
    }
}
