//! The lines of this screen are opened when it is time to, heard, and while they are reached for, time goes by.

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

use super::{
    beside::Beside,
    connection::{Connection, Told},
};
use crate::{
    play::referee::{Guest, Referee},
    shell::{
        AppSystems,
        pacing::{Still, Stirring},
        socket::Wake,
    },
    store::seen::SeenMatches,
};

/// Registers the lines.
pub fn plugin(app: &mut App) {
    app.add_message::<Told>()
        .add_systems(
            Update,
            (reach, hear).chain().run_if(resource_exists::<Connection>).in_set(AppSystems::ReadDevices),
        )
        .add_systems(Last, stir.run_if(resource_exists::<Connection>).in_set(Stirring));
}

/// Lines are opened when it is time to, or given up.
fn reach(
    mut connection: ResMut<Connection>,
    mut beside: ResMut<Beside>,
    time: Res<Time<Real>>,
    event_loop: Option<Res<EventLoopProxyWrapper>>,
) {
    let before = connection.standing();
    let wake = || wake(event_loop.as_deref());
    connection.bypass_change_detection().reach(time.delta(), wake);
    beside.bypass_change_detection().lines().for_each(|line| line.reach(time.delta(), wake));
    if connection.standing() != before {
        connection.set_changed();
    }
}

/// How a resting window is woken when a line comes; where there is none, somebody looks anyway.
fn wake(event_loop: Option<&EventLoopProxyWrapper>) -> Wake {
    match event_loop {
        Some(event_loop) => {
            let event_loop = (**event_loop).clone();
            Box::new(move || {
                // Where the loop has ended there is nobody to wake.
                let _ = event_loop.send_event(WinitUserEvent::WakeUp);
            })
        }
        None => Box::new(|| ()),
    }
}

fn hear(
    mut connection: ResMut<Connection>,
    referee: Option<Res<Referee>>,
    seen: Res<SeenMatches>,
    mut told: MessageWriter<Told>,
) {
    let known = referee.as_deref().and_then(Referee::guest).map(Guest::since);
    let kept = connection.table().and_then(|table| seen.since(table));
    let (before, quiet) = (connection.standing(), connection.bypass_change_detection());
    let heard = quiet.hear(known, kept);
    if !heard.is_empty() || connection.standing() != before {
        connection.set_changed();
    }
    told.write_batch(heard.into_iter().map(Told));
}

/// While nobody is there, time goes by until the line is reached for again, or given up.
fn stir(connection: Res<Connection>, mut beside: ResMut<Beside>, mut still: ResMut<Still>) {
    if connection.waits() || beside.bypass_change_detection().lines().any(|line| line.waits()) {
        still.stir();
    }
}
