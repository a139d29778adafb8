//! The screens: what the whole window shows, one at a time.

use bevy::prelude::*;

use crate::shell::{
    match_setup::MatchSetup,
    states::{Menu, Screen},
    usual_tables::UsualTables,
};

mod broken;
mod choose;
mod friends;
mod loading;
mod results;
mod setup;
mod statistics;
mod title;

pub use results::ending_words;

/// Registers the states, the screens and the match to play.
pub fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .init_state::<Menu>()
        .init_resource::<MatchSetup>()
        .init_resource::<UsualTables>()
        .add_plugins((
            broken::plugin,
            choose::plugin,
            friends::plugin,
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
