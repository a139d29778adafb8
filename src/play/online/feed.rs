//! What happens elsewhere comes to this table, a moment at a time: the next one when the last has been acted out.

use std::collections::VecDeque;

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::Seat,
    event::{Event, Seen},
};
use rummage_wire::{Sight, Snapshot, Tell};

use super::{AtTable, Connection, chairs, connection::Told};
use crate::{
    play::{
        referee::{EventShown, Guest, Looking, Referee},
        table::{Elsewhere, open_table, script::Script, travel::Underway},
    },
    shell::{AppSystems, match_setup::MatchSetup, states::Screen},
};

/// So many moments may wait for the table; of more, all but the latest are shown at once.
const PATIENCE: usize = 6;

/// What has been told and waits for the table.
#[derive(Resource, Debug, Default)]
pub(super) struct Moments(VecDeque<Moment>);

#[derive(Debug)]
enum Moment {
    /// Something happens, from this event of this match on.
    Events(u32, usize, Vec<Event<Seen>>),
    /// The count of hands waits for these seats.
    Dividing(Vec<Seat>),
}

/// Registers it.
pub fn plugin(app: &mut App) {
    app.init_resource::<Moments>()
        .add_systems(
            Update,
            (
                gather.after(chairs::note).in_set(AppSystems::Think),
                feed.run_if(resource_exists::<Referee>.and_then(not(resource_exists::<Looking>)))
                    .in_set(AppSystems::Judge),
            )
                .run_if(resource_exists::<Connection>),
        )
        .add_systems(OnEnter(Screen::Title), hang_up);
}

fn gather(mut told: MessageReader<Told>, mut moments: ResMut<Moments>, mut commands: Commands) {
    for Told(tell) in told.read() {
        match tell {
            Tell::View(number, happened, snapshot) => {
                moments.0.clear();
                let (number, happened, snapshot) = (*number, *happened, (**snapshot).clone());
                commands.queue(move |world: &mut World| sit_down(world, number, happened, snapshot));
            }
            Tell::Events(number, first, events) => {
                moments.0.push_back(Moment::Events(*number, *first, events.clone()));
            }
            Tell::Dividing(_, seats) => moments.0.push_back(Moment::Dividing(seats.clone())),
            _ => {}
        }
    }
}

/// The table is laid as the server tells it.
fn sit_down(world: &mut World, number: u32, happened: usize, snapshot: Snapshot) {
    let Some(room) = world.get_resource::<AtTable>() else { return };
    let sight = match Sight::begin(room.0.you, number, happened, snapshot) {
        Ok(sight) => sight,
        Err(why) => return error!("the server tells of a table that cannot be: {why}"),
    };
    let (setup, seats) = (sight.setup().clone(), room.seats());
    world.insert_resource(MatchSetup {
        options: setup.options().clone(),
        seats,
        aside: true,
        ..MatchSetup::usual(setup.game())
    });
    world.insert_resource(Elsewhere(Guest::new(sight)));
    if *world.resource::<State<Screen>>().get() == Screen::Table {
        open_table(world);
    } else {
        world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    }
}

/// The next moment happens, once all that has happened is seen.
fn feed(
    mut moments: ResMut<Moments>,
    mut referee: ResMut<Referee>,
    mut script: ResMut<Script>,
    mut connection: ResMut<Connection>,
    underway: Query<(), With<Underway>>,
    mut shown: MessageWriter<EventShown>,
) {
    if moments.0.len() > PATIENCE {
        script.hurry();
    }
    if moments.0.is_empty() || !script.is_empty() || !underway.is_empty() {
        return;
    }
    let Some(guest) = referee.guest_mut() else { return };
    let heard = match moments.0.pop_front() {
        None => return,
        Some(Moment::Dividing(seats)) => {
            guest.hear_dividing(seats);
            return;
        }
        Some(Moment::Events(number, first, events)) => guest.hear(number, first, events),
    };
    match heard {
        Ok(events) => {
            shown.write_batch(events.into_iter().map(EventShown));
        }
        Err(why) => {
            warn!("what is told does not go with what is known, so all of it is asked for: {why}");
            moments.0.clear();
            connection.begin_afresh();
        }
    }
}

/// Whoever is at the title sits at no table elsewhere. Their seat waits for them.
fn hang_up(mut moments: ResMut<Moments>, mut commands: Commands) {
    moments.0.clear();
    commands.remove_resource::<Connection>();
    commands.remove_resource::<AtTable>();
    commands.remove_resource::<Elsewhere>();
}
