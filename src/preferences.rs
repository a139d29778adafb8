//! How this player likes it: pace, motion, sizes. Kept while the game runs.

use bevy::prelude::*;

use crate::arguments::Speed;

/// The player's choices. The options menu writes them; everything else reads them.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Preferences {
    /// How fast cards and opponents move.
    pub speed: Speed,
    /// Fades for flights, no petals.
    pub reduced_motion: bool,
    /// Percent above or below 100, in steps of ten: -2 to 10.
    text_steps: i8,
    /// Percent above or below 100, in steps of ten: -2 to 3.
    card_steps: i8,
    /// Actions on the left.
    pub left_handed: bool,
    /// Tenths of full volume for what happens at the table: 0 to 10.
    effects: u8,
    /// Tenths of full volume for buttons and menus: 0 to 10.
    interface: u8,
    /// No sound while another window has the focus.
    pub quiet_when_away: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            speed: Speed::default(),
            reduced_motion: false,
            text_steps: 0,
            card_steps: 0,
            left_handed: false,
            effects: 8,
            interface: 6,
            quiet_when_away: true,
        }
    }
}

impl Preferences {
    /// How much larger text is than designed.
    pub fn text_scale(&self) -> f32 {
        1.0 + f32::from(self.text_steps) / 10.0
    }

    /// How much larger cards are than designed.
    pub fn card_scale(&self) -> f32 {
        1.0 + f32::from(self.card_steps) / 10.0
    }

    /// One step larger or smaller text, within 80 and 200 %.
    pub fn step_text(&mut self, by: i8) {
        self.text_steps = (self.text_steps + by).clamp(-2, 10);
    }

    /// One step larger or smaller cards, within 80 and 130 %.
    pub fn step_cards(&mut self, by: i8) {
        self.card_steps = (self.card_steps + by).clamp(-2, 3);
    }

    /// How loud the table is, from 0 to 1.
    pub fn effects_volume(&self) -> f32 {
        f32::from(self.effects) / 10.0
    }

    /// How loud buttons are, from 0 to 1.
    pub fn interface_volume(&self) -> f32 {
        f32::from(self.interface) / 10.0
    }

    /// The table one step louder or softer.
    pub fn step_effects(&mut self, by: i8) {
        self.effects = self.effects.saturating_add_signed(by).min(10);
    }

    /// Buttons one step louder or softer.
    pub fn step_interface(&mut self, by: i8) {
        self.interface = self.interface.saturating_add_signed(by).min(10);
    }

    /// What motion is multiplied by; none when cards do not travel at all.
    pub fn pace(&self) -> Option<f32> {
        match self.speed {
            Speed::Half => Some(0.5),
            Speed::Usual => Some(1.0),
            Speed::Double => Some(2.0),
            Speed::Instant => None,
        }
    }
}

/// Registers the preferences.
pub fn plugin(app: &mut App) {
    app.init_resource::<Preferences>();
}
