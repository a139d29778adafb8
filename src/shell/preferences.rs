//! How this player likes it: pace, motion, sizes, sound. Kept between runs.

use bevy::prelude::*;
use rummage_rules::turn::window::WindowKind;
use serde::{Deserialize, Serialize};

use crate::shell::{
    AppSystems,
    arguments::Speed,
    keep::{Keeper, in_short, recall_anew},
    platform::prefers,
};

/// The name under which they are kept.
pub(crate) const NAME: &str = "preferences";

/// The player's choices. The options menu writes them; everything else reads them.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// How fast cards and opponents move.
    pub speed: Speed,
    /// Fades for flights, no petals.
    pub reduced_motion: bool,
    /// The inks of the suits.
    pub deck: DeckStyle,
    /// A letter beside each suit on a card.
    pub suit_letters: bool,
    /// A black table with white edges, and cards in high contrast whatever the deck.
    pub high_contrast: bool,
    /// The cloth on the table.
    pub light: Light,
    /// The backs of the cards.
    pub back: Back,
    /// Percent above or below 100, in steps of ten: -2 to 10.
    text_steps: i8,
    /// Percent above or below 100, in steps of ten: -2 to 3.
    card_steps: i8,
    /// The window is as large as the screen.
    pub full_screen: bool,
    /// Actions on the left.
    pub left_handed: bool,
    /// How long a question to several at once waits for an answer.
    pub patience: Patience,
    /// Out of turn the player is asked about a card only where it fits.
    pub ask_when_it_fits: bool,
    /// Before what cannot be taken back, a discard or a hand that is shown, the player is asked once more.
    pub asks_twice: bool,
    /// What can be done for the first time is explained.
    pub first_times: bool,
    /// The hand shows what its neighbours are, with gaps and brackets, and a drawn card joins them.
    pub hand_groups: bool,
    /// Tenths of full volume for what happens at the table: 0 to 10.
    effects: u8,
    /// Tenths of full volume for buttons and menus: 0 to 10.
    interface: u8,
    /// Tenths of full volume for the garden behind the table: 0 to 10.
    garden: u8,
    /// No sound while another window has the focus.
    pub quiet_when_away: bool,
    /// Whether gestures of others at a table elsewhere are not shown.
    pub gestures_silent: bool,
}

/// How the faces of the cards are drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum DeckStyle {
    /// Hearts and diamonds red, spades and clubs black.
    #[default]
    TwoColours,
    /// An ink for each suit.
    FourColours,
    /// An ink for each suit, large indices, black edges.
    HighContrast,
}

/// The cloth on the table, and the time of day over it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Light {
    /// Green, on a late afternoon.
    #[default]
    Day,
    /// Violet, in the blue hour.
    Dusk,
    /// Blue, as by the sea.
    Sea,
    /// Red brown, as in a yard.
    Clay,
}

/// The backs of the cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Back {
    /// Plum where one pack is played with, green where there are several.
    #[default]
    ByPacks,
    /// Always green.
    Green,
    /// Always plum.
    Plum,
}

/// How long a question to several at once waits before it answers itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Patience {
    /// For ever.
    #[default]
    Endless,
    /// About twice as long.
    Long,
    /// As the sheets of the games have it.
    Usual,
}

impl Patience {
    /// The seconds there are to answer, or none where time does not matter.
    pub fn seconds(self, kind: WindowKind) -> Option<f32> {
        let usual = match kind {
            WindowKind::Buy | WindowKind::Force | WindowKind::Leave => 8.0,
            WindowKind::Rummy => 5.0,
            WindowKind::Dig | WindowKind::Cut | WindowKind::Give => 20.0,
        };
        match self {
            Self::Usual => Some(usual),
            Self::Long => Some((2.0 * usual).max(15.0)),
            Self::Endless => None,
        }
    }
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            speed: Speed::default(),
            reduced_motion: prefers("(prefers-reduced-motion: reduce)"),
            deck: DeckStyle::default(),
            suit_letters: false,
            high_contrast: prefers("(prefers-contrast: more)"),
            light: Light::default(),
            back: Back::default(),
            text_steps: 0,
            card_steps: 0,
            full_screen: false,
            left_handed: false,
            patience: Patience::default(),
            ask_when_it_fits: true,
            asks_twice: false,
            first_times: true,
            hand_groups: true,
            effects: 8,
            interface: 6,
            // A page loads no more than it must, and keeps quiet unless asked.
            garden: if cfg!(target_arch = "wasm32") { 0 } else { 4 },
            quiet_when_away: true,
            gestures_silent: false,
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

    /// The deck that is drawn: high contrast has its own.
    pub fn deck_in_use(&self) -> DeckStyle {
        if self.high_contrast { DeckStyle::HighContrast } else { self.deck }
    }

    /// Whether every card shows its mini face: large marks, few details.
    pub fn bold_cards(&self) -> bool {
        self.deck_in_use() == DeckStyle::HighContrast
    }

    /// One step larger or smaller text, within 80 and 200 %.
    pub fn step_text(&mut self, by: i8) {
        self.text_steps = (self.text_steps + by).clamp(-2, 10);
    }

    /// One step larger or smaller cards, within 80 and 130 %.
    pub fn step_cards(&mut self, by: i8) {
        self.card_steps = (self.card_steps + by).clamp(-2, 3);
    }

    /// What a file says may be anything; what is used is what the options menu could have chosen.
    fn within_limits(mut self) -> Self {
        self.step_text(0);
        self.step_cards(0);
        self.step_effects(0);
        self.step_interface(0);
        self.step_garden(0);
        self
    }

    /// How loud the table is, from 0 to 1.
    pub fn effects_volume(&self) -> f32 {
        f32::from(self.effects) / 10.0
    }

    /// How loud buttons are, from 0 to 1.
    pub fn interface_volume(&self) -> f32 {
        f32::from(self.interface) / 10.0
    }

    /// How loud the garden is, from 0 to 1.
    pub fn garden_volume(&self) -> f32 {
        f32::from(self.garden) / 10.0
    }

    /// The table one step louder or softer.
    pub fn step_effects(&mut self, by: i8) {
        self.effects = self.effects.saturating_add_signed(by).min(10);
    }

    /// Buttons one step louder or softer.
    pub fn step_interface(&mut self, by: i8) {
        self.interface = self.interface.saturating_add_signed(by).min(10);
    }

    /// The garden one step louder or softer.
    pub fn step_garden(&mut self, by: i8) {
        self.garden = self.garden.saturating_add_signed(by).min(10);
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

/// Registers the preferences as they were kept, and keeps every change.
pub fn plugin(app: &mut App) {
    let kept = recall(&mut app.world_mut().resource_mut::<Keeper>());
    app.insert_resource(kept).add_systems(
        Update,
        keep.run_if(resource_exists_and_changed::<Preferences>.and_then(not(resource_added::<Preferences>)))
            .in_set(AppSystems::Present),
    );
    recall_anew(app, recall);
}

/// What cannot be read is set aside and told of; it is as if nothing had been chosen yet.
pub(crate) fn recall(keeper: &mut Keeper) -> Preferences {
    let kept = keeper.recall(NAME, |text| serde_json::from_str(text).map_err(|fault| in_short(&fault)));
    let kept: Option<Preferences> = kept.unwrap_or_else(|why| {
        keeper.mention_loss(why);
        None
    });
    kept.unwrap_or_default().within_limits()
}

fn keep(preferences: Res<Preferences>, mut keeper: ResMut<Keeper>) {
    match serde_json::to_string_pretty(&*preferences) {
        Ok(text) => keeper.keep(NAME, &text),
        Err(fault) => error!("the preferences are not kept: {fault}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::keep::Store;

    #[test]
    fn a_file_edited_by_hand_stays_within_limits() {
        let mut keeper = Keeper::new(Store::memory());
        keeper.keep(NAME, r#"{ "text_steps": 90, "card_steps": -90, "effects": 200, "speed": "Double" }"#);
        let kept = recall(&mut keeper);
        assert_eq!((kept.text_scale(), kept.card_scale(), kept.effects_volume()), (2.0, 0.8, 1.0));
        assert_eq!(kept.speed, Speed::Double);
    }

    #[test]
    fn what_is_no_preference_is_as_if_nothing_were_kept() {
        let mut keeper = Keeper::new(Store::memory());
        keeper.keep(NAME, "{ not json");
        assert_eq!(recall(&mut keeper), Preferences::default());
    }
}
