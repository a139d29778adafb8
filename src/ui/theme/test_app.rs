//! A program that draws nothing, for tests of how panels come and go: 40 ms a frame.

use std::time::Duration;

use bevy::{prelude::*, state::app::StatesPlugin, time::TimeUpdateStrategy};

use crate::shell::{
    intent::Intent,
    preferences::Preferences,
    states::{Menu, Screen},
};

/// The program, liked in some way.
pub fn app(like: impl Fn(&mut Preferences)) -> App {
    let mut preferences = Preferences::default();
    like(&mut preferences);
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin))
        .insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(40)))
        .insert_resource(preferences)
        .add_message::<Intent>()
        .init_state::<Screen>()
        .init_state::<Menu>();
    app
}
