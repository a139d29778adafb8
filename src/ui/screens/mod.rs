//! What the whole window shows ([`Screen`]), what lies over it ([`Menu`]), and the match the player set up.

use bevy::prelude::*;

use crate::{shell::preferences::Preferences, ui::theme::canvas::Canvas};

mod broken;
mod choose;
mod loading;
pub mod match_setup;
mod results;
mod setup;
mod statistics;
mod title;

pub use match_setup::{BotLevel, MatchSetup, SeatControl, SeatSetup};
pub use results::ending_words;
pub(crate) use statistics::Shown;

/// What the whole window shows.
#[derive(States, Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The first frame, before anything is loaded.
    #[default]
    Splash,
    /// Assets load; a bud opens.
    Loading,
    /// Something is missing; a sentence says what.
    Broken,
    /// The wordmark and the way in.
    Title,
    /// Which game?
    Choose,
    /// Who plays, and by which house rules?
    Setup,
    /// The faces of the game's cards are on their way; the bud again.
    Fetching,
    /// The table itself.
    Table,
    /// What the player's matches amount to.
    Statistics,
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
    /// House rules by name.
    House,
    /// A name or a code is written.
    Letters,
    /// The seal of the match, and how a fair deal is proven.
    Fair,
    /// Whose statistics are shown, chosen from all games.
    Games,
    /// Who made what.
    Credits,
    /// The last run of the program fell, and wrote a report.
    Stumbled,
    /// What has happened, in words, where there is no room for it beside the table.
    Log,
    /// The dearest decisions of the round that is over, and what would have been better.
    Review,
    /// A plot is laid out large.
    Plot,
    /// The match is walked through, moment by moment, on its own table.
    Replay,
    /// Nobody's cards are shown until the next person is there.
    Curtain,
    /// The log of the match, for people who look under the table.
    Workshop,
}

/// Registers the states, the screens and the match to play.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Menu>()
        .init_resource::<MatchSetup>()
        .init_resource::<match_setup::UsualTables>()
        .add_plugins((
            broken::plugin,
            choose::plugin,
            loading::plugin,
            results::plugin,
            setup::plugin,
            statistics::plugin,
            title::plugin,
        ))
        .add_systems(OnEnter(Screen::Splash), |mut next: ResMut<NextState<Screen>>| {
            next.set(Screen::Loading);
        });
}

/// Whether a screen must be drawn anew although nothing on it changed: the window or the text has another size.
pub fn resized(canvas: Res<Canvas>, preferences: Res<Preferences>) -> bool {
    (canvas.is_changed() && !canvas.is_added()) || (preferences.is_changed() && !preferences.is_added())
}
