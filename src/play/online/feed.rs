//! What happens elsewhere comes to this table, a moment at a time: the next one when the last has been acted out.

use std::collections::VecDeque;

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::Seat,
    event::{Event, Seen},
};
use rummage_wire::{Sight, Snapshot, Tell};

use super::{AtTable, Beside, Connection, chairs, connection::Told, kept};
use crate::{
    play::{
        referee::{EventShown, Guest, Looking, Referee},
        table::{Elsewhere, open_table, script::Script, travel::Underway},
    },
    shell::{
        AppSystems,
        match_setup::{MatchSetup, SeatSetup},
        states::Screen,
    },
};

/// So many moments may wait for the table; of more, all but the latest are shown at once.
const PATIENCE: usize = 6;
/// So much does not happen in a moment: whoever was away for longer sees at once what came of it.
const LONG_AGO: usize = 30;

/// What has been told and waits for the table.
#[derive(Resource, Debug, Default)]
pub(super) struct Moments {
    /// The table is to be laid first.
    table: Option<Laying>,
    then: VecDeque<Moment>,
}

/// How the table is to be laid.
#[derive(Debug)]
enum Laying {
    /// As the server tells it: the match, what has happened of it, and the table.
    Told(u32, usize, Box<Snapshot>),
    /// As it was left.
    Kept,
}

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
                (gather.after(chairs::note), sit_down.run_if(is_to_be_laid))
                    .chain()
                    .in_set(AppSystems::Think),
                feed.run_if(resource_exists::<Referee>.and_then(not(resource_exists::<Looking>)))
                    .in_set(AppSystems::Judge),
            )
                .run_if(resource_exists::<Connection>),
        )
        .add_systems(OnEnter(Screen::Title), hang_up);
}

fn gather(mut told: MessageReader<Told>, mut moments: ResMut<Moments>, mut connection: ResMut<Connection>) {
    for Told(tell) in told.read() {
        // What is told first of the match says whether it goes on from what is kept.
        let of_match = matches!(tell, Tell::View(..) | Tell::Events(..) | Tell::Dividing(..));
        let goes_on = of_match && connection.bypass_change_detection().goes_on_from_kept();
        if goes_on && !matches!(tell, Tell::View(..)) {
            moments.table = Some(Laying::Kept);
        }
        match tell {
            Tell::View(number, happened, snapshot) => {
                moments.then.clear();
                moments.table = Some(Laying::Told(*number, *happened, snapshot.clone()));
            }
            Tell::Events(number, first, events) => {
                moments.then.push_back(Moment::Events(*number, *first, events.clone()));
            }
            Tell::Dividing(_, seats) => moments.then.push_back(Moment::Dividing(seats.clone())),
            _ => {}
        }
    }
}

fn is_to_be_laid(moments: Res<Moments>) -> bool {
    moments.table.is_some()
}

/// The table is laid as the server tells it, or as it was left, once all who sit at this screen know of the match.
fn sit_down(world: &mut World) {
    let Some(room) = world.get_resource::<AtTable>().cloned() else { return };
    let number = match &world.resource::<Moments>().table {
        Some(Laying::Told(number, ..)) => Some(*number),
        Some(Laying::Kept) | None => None,
    };
    let laid = world.get_resource::<Referee>().and_then(Referee::guest);
    if !world.resource::<Beside>().can_sit(number, laid) {
        return;
    }
    let guest = match world.resource_mut::<Moments>().table.take() {
        None => return,
        Some(Laying::Told(number, happened, snapshot)) => {
            Sight::begin(room.0.you, number, happened, *snapshot)
                .map(Guest::new)
                .map_err(|why| why.to_string())
        }
        Some(Laying::Kept) => kept::recall(world, &room.0),
    };
    match guest {
        Ok(mut guest) => {
            let number = guest.since().number;
            let mut laid = world.get_resource_mut::<Referee>();
            let beside = laid.as_mut().and_then(|laid| laid.guest_mut()).map(Guest::take_beside);
            let beside = beside.unwrap_or_default().into_iter();
            beside.filter(|other| other.since().number == number).for_each(|other| guest.sit_beside(other));
            let seats = room.seats(world.resource::<Beside>());
            lay(world, guest, seats);
        }
        Err(why) => {
            warn!("the table cannot be laid, so all of it is asked for: {why}");
            world.resource_mut::<Moments>().then.clear();
            world.resource_mut::<Connection>().begin_afresh();
        }
    }
}

/// A table is laid for these chairs, as a guest has seen it.
pub(super) fn lay(world: &mut World, guest: Guest, seats: Vec<SeatSetup>) {
    let setup = guest.setup();
    world.insert_resource(MatchSetup {
        options: setup.options().clone(),
        seats,
        aside: true,
        ..MatchSetup::usual(setup.game())
    });
    world.insert_resource(Elsewhere(guest));
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
    mut beside: ResMut<Beside>,
    mut script: ResMut<Script>,
    mut connection: ResMut<Connection>,
    underway: Query<(), With<Underway>>,
    mut shown: MessageWriter<EventShown>,
) {
    if moments.then.len() > PATIENCE {
        script.hurry();
    }
    if moments.table.is_some() || !script.is_empty() || !underway.is_empty() {
        return;
    }
    // Whoever sits beside has to know of it as well: either may be shown the table next.
    let beside = beside.bypass_change_detection();
    let known = |moment: &mut Moment| match moment {
        Moment::Events(_, first, events) => beside.know(*first + events.len()),
        Moment::Dividing(_) => true,
    };
    let Some(moment) = moments.then.pop_front_if(known) else { return };
    let viewer = Some(referee.viewer());
    let Some(guest) = referee.guest_mut() else { return };
    let before = guest.told_to(viewer).len();
    let heard = match moment {
        Moment::Dividing(seats) => {
            guest.hear_dividing(seats);
            return;
        }
        Moment::Events(number, first, events) => {
            if events.len() > LONG_AGO {
                script.hurry();
            }
            beside.catch_up(guest, first + events.len());
            guest.hear(number, first, events)
        }
    };
    match heard {
        Ok(()) => {
            let told = guest.told_to(viewer).iter().skip(before);
            shown.write_batch(told.cloned().map(EventShown));
        }
        Err(why) => {
            warn!("what is told does not go with what is known, so all of it is asked for: {why}");
            moments.then.clear();
            connection.begin_afresh();
        }
    }
}

/// Whoever is at the title sits at no table elsewhere. Their seat waits for them.
fn hang_up(mut moments: ResMut<Moments>, mut commands: Commands) {
    *moments = Moments::default();
    commands.insert_resource(Beside::default());
    commands.remove_resource::<Connection>();
    commands.remove_resource::<AtTable>();
    commands.remove_resource::<Elsewhere>();
}
