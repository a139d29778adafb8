//! What the whole window shows ([`Screen`]), what lies over it ([`Menu`]), and the match the player set up.

use bevy::prelude::*;

/// What the whole window shows.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The first frames, before anything is loaded.
    #[default]
    Splash,
    /// Assets load; a bud opens.
    Loading,
    /// The wordmark and the way in.
    Title,
    /// Which game?
    Choose,
    /// Who plays, and by which house rules?
    Setup,
    /// The table itself.
    Table,
}

/// A panel over the screen. It takes the focus and dims what is behind.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Menu {
    /// Nothing lies over the screen.
    #[default]
    None,
    /// Resume, rules, options, leave.
    Pause,
    /// Sight, motion, play.
    Options,
    /// The rules of the game in force.
    Rules,
    /// Who made what.
    Credits,
}

/// Who answers for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SeatControl {
    /// The person at this device.
    Human,
    /// A bot, as strong as its level.
    Bot(BotLevel),
}

/// How well a bot plays, shown as one to three leaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum BotLevel {
    /// One leaf.
    Seedling,
    /// Two leaves.
    #[default]
    Gardener,
    /// Three leaves.
    HedgeSharp,
}

/// One chair at the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatSetup {
    /// The name on the plate.
    pub name: String,
    /// Who plays.
    pub control: SeatControl,
}

/// The match to play next: written by the set-up screen, read by the table when it opens.
#[derive(Resource, Debug, Clone)]
pub struct MatchSetup {
    /// The game's key, such as `daylily`.
    pub game: String,
    /// The seats, clockwise, the player at this device first.
    pub seats: Vec<SeatSetup>,
    /// A chosen seed, or none for a fresh one.
    pub seed: Option<u128>,
}

impl Default for MatchSetup {
    fn default() -> Self {
        Self {
            game: "daylily".into(),
            seats: vec![
                SeatSetup { name: "You".into(), control: SeatControl::Human },
                SeatSetup { name: "Marigold".into(), control: SeatControl::Bot(BotLevel::Gardener) },
            ],
            seed: None,
        }
    }
}

/// Registers the states and the match to play.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>().init_state::<Menu>().init_resource::<MatchSetup>();
}
