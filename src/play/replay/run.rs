//! Going on by itself: a step every now and then, until the last.

use bevy::prelude::*;

use super::Replay;
use crate::shell::{
    AppSystems,
    pacing::{Still, Stirring},
};

/// How fast it goes, as a share of the usual.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct Pace(pub f32);

/// The paces there are.
const PACES: [f32; 4] = [0.5, 1.0, 2.0, 4.0];
/// Seconds a step is looked at, at the usual pace.
const LOOK: f32 = 1.0;

impl Pace {
    /// The next faster one, after the fastest the slowest.
    pub fn next(self) -> Self {
        let now = PACES.iter().position(|pace| *pace == self.0).unwrap_or(0);
        Self(PACES[(now + 1) % PACES.len()])
    }
}

/// Registers the pace and what keeps it.
pub fn plugin(app: &mut App) {
    app.insert_resource(Pace(1.0))
        .add_systems(Update, run.run_if(resource_exists::<Replay>).in_set(AppSystems::Think))
        .add_systems(Last, stir.run_if(resource_exists::<Replay>).in_set(Stirring));
}

fn stir(replay: Res<Replay>, mut still: ResMut<Still>) {
    if replay.is_running() {
        still.stir();
    }
}

fn run(mut replay: ResMut<Replay>, pace: Res<Pace>, time: Res<Time>, mut looked: Local<f32>) {
    if !replay.running {
        *looked = 0.0;
        return;
    }
    *looked += time.delta_secs() * pace.0;
    if *looked < LOOK {
        return;
    }
    *looked = 0.0;
    replay.go(1);
    replay.running = replay.step < replay.last();
}
