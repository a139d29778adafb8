//! What the whole window shows ([`Screen`]), and what lies over it ([`Menu`]).

use bevy::prelude::*;

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
    /// The way to a table elsewhere, and the room around it.
    Friends,
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
    /// Whose rules are read, chosen from all games.
    WhichRules,
    /// House rules by name.
    House,
    /// A name or a code is written.
    Letters,
    /// The seal of the match, and how a fair deal is proven.
    Fair,
    /// Whose statistics are shown, chosen from all games.
    Games,
    /// Matches with friends elsewhere that are over, to look back on one.
    Played,
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
    /// What one lets the others at a table elsewhere see.
    Gestures,
    /// Who sits at the table elsewhere, and who is away.
    Company,
    /// The match is walked through, moment by moment, on its own table.
    Replay,
    /// Nobody's cards are shown until the next person is there.
    Curtain,
    /// The log of the match, for people who look under the table.
    Workshop,
}
