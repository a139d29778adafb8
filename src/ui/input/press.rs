//! Buttons under mouse and fingers: one acts when what pressed it lets go over it. Bevy's picking would look for it once a frame, where the pointer was last, and a slow
//! frame holds a whole click and the way to the next.

use bevy::{
    ecs::system::SystemParam, picking::hover::Hovered, prelude::*, ui::Pressed, ui_widgets::Activate,
};

use super::{focus::Focusable, panels::Panels, pointer::TOUCH_SLOP};
use crate::shell::{
    names::Tag,
    states::{Menu, Screen},
};

/// What mouse and fingers press, whatever it is to a screen reader.
#[derive(Component, Debug, Clone, Copy, Default)]
#[require(Focusable, Hovered, Pickable)]
pub struct Pressable;

/// Which finger; none is the mouse.
pub(super) type Finger = Option<u64>;

/// The buttons that are held down.
#[derive(Resource, Default)]
pub(super) struct Presses {
    held: Vec<Press>,
    /// A button that was pressed in this frame leads away from what is on screen.
    away: bool,
}

struct Press {
    finger: Finger,
    button: Entity,
    /// By this it is found again when its screen is drawn anew meanwhile.
    tag: Tag,
    from: Vec2,
    /// Whether to let go will press it.
    counts: bool,
}

/// A pointer holds this button down and is here, in logical window pixels.
#[derive(EntityEvent, Debug, Clone, Copy)]
pub struct Held {
    /// The button.
    pub entity: Entity,
    /// Where the pointer is, also far from the button.
    pub at: Vec2,
}

/// Presses buttons in the order in which the window tells of it.
#[derive(SystemParam)]
pub(super) struct Buttons<'w, 's> {
    pub(super) panels: Panels<'w, 's>,
    presses: ResMut<'w, Presses>,
    commands: Commands<'w, 's>,
}

impl Buttons<'_, '_> {
    pub(super) fn begin_frame(&mut self) {
        self.presses.away = false;
    }

    pub(super) fn press(&mut self, finger: Finger, at: Vec2) {
        self.forget(finger);
        let Some((button, tag)) = self.panels.button(at) else { return };
        self.presses.held.push(Press { finger, button, tag: tag.clone(), from: at, counts: true });
        self.commands.entity(button).try_insert(Pressed);
        self.commands.trigger(Held { entity: button, at });
    }

    pub(super) fn follow(&mut self, finger: Finger, at: Vec2) {
        for press in self.presses.held.iter_mut().filter(|press| press.finger == finger) {
            self.commands.trigger(Held { entity: press.button, at });
            // A finger that scrolls a list must not press the row it began on.
            if finger.is_some() && press.counts && press.from.distance(at) > TOUCH_SLOP {
                press.counts = false;
                self.commands.entity(press.button).try_remove::<Pressed>();
            }
        }
    }

    pub(super) fn let_go(&mut self, finger: Finger, at: Vec2) {
        let Some(press) = self.take(finger).filter(|press| press.counts) else { return };
        if let Some((button, _)) = self.panels.button(at).filter(|(_, tag)| **tag == press.tag) {
            self.commands.queue(move |world: &mut World| act(world, button));
        }
    }

    pub(super) fn forget(&mut self, finger: Finger) {
        self.take(finger);
    }

    pub(super) fn forget_all(&mut self) {
        for press in self.presses.held.drain(..) {
            self.commands.entity(press.button).try_remove::<Pressed>();
        }
    }

    fn take(&mut self, finger: Finger) -> Option<Press> {
        let nth = self.presses.held.iter().position(|press| press.finger == finger)?;
        let press = self.presses.held.swap_remove(nth);
        self.commands.entity(press.button).try_remove::<Pressed>();
        Some(press)
    }
}

/// A second click that comes before the first one is seen to lead away is none on what is left.
fn act(world: &mut World, button: Entity) {
    if world.resource::<Presses>().away {
        return;
    }
    let before = is_leaving(world);
    world.trigger(Activate { entity: button });
    world.flush();
    let after = is_leaving(world);
    world.resource_mut::<Presses>().away = after && !before;
}

fn is_leaving(world: &World) -> bool {
    !matches!(world.resource::<NextState<Screen>>(), NextState::Unchanged)
        || !matches!(world.resource::<NextState<Menu>>(), NextState::Unchanged)
}
