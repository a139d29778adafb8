//! What the player's device is on at the table.

use bevy::{ecs::system::SystemParam, prelude::*};

use crate::{
    play::table::aim::{Aim, Target},
    shell::intent::{FocusHome, LastDevice},
    stage::lean::raised,
};

/// Where pointer, pad and keys are.
#[derive(SystemParam)]
pub struct Pointed<'w> {
    aim: Res<'w, Aim>,
    device: Res<'w, LastDevice>,
    home: Res<'w, FocusHome>,
}

impl Pointed<'_> {
    /// What stands out: under the mouse, or where pad and keys are.
    pub fn raised(&self) -> Option<Target> {
        raised(&self.aim, *self.device, *self.home)
    }

    /// Where pad and keys are, if one of them is in use and not at the buttons.
    pub fn keyed(&self) -> Option<Target> {
        if self.device.is_keyed() { self.raised() } else { None }
    }
}
