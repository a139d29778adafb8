//! The clock of a turn, where the host has set one: told by the server, and running here until it is told anew.

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;
use rummage_wire::Tell;

use super::{Connection, connection::Told};
use crate::shell::{
    AppSystems,
    pacing::{Still, Stirring},
};

/// How long these seats have left.
#[derive(Resource, Debug, Clone, PartialEq)]
pub struct TurnClock {
    /// Who is timed.
    pub seats: Vec<Seat>,
    left: f32,
}

impl TurnClock {
    /// Whole seconds that are left.
    pub fn seconds(&self) -> i64 {
        self.left.max(0.0).ceil() as i64
    }
}

/// Registers the clock.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (run.run_if(resource_exists::<TurnClock>), hear.run_if(resource_exists::<Connection>))
            .chain()
            .in_set(AppSystems::Think),
    )
    .add_systems(
        Last,
        (|mut still: ResMut<Still>| still.stir()).run_if(resource_exists::<TurnClock>).in_set(Stirring),
    );
}

fn run(
    time: Res<Time<Real>>,
    connection: Option<Res<Connection>>,
    mut clock: ResMut<TurnClock>,
    mut commands: Commands,
) {
    clock.left -= time.delta_secs();
    if clock.left <= 0.0 || connection.is_none() {
        commands.remove_resource::<TurnClock>();
    }
}

fn hear(mut told: MessageReader<Told>, mut commands: Commands) {
    for Told(tell) in told.read() {
        match tell {
            Tell::TurnClock(_, left, seats) if !seats.is_empty() => {
                let left = *left as f32 / 1000.0;
                commands.insert_resource(TurnClock { seats: seats.clone(), left });
            }
            Tell::TurnClock(..) | Tell::View(..) => commands.remove_resource::<TurnClock>(),
            _ => {}
        }
    }
}
