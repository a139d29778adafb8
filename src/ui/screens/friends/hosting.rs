//! Opening a table: the game is chosen and set up as for a table of one's own, and goes to the server in the end.

use bevy::prelude::*;
use rummage_rules::{cards::ids::Seat, games};
use rummage_wire::{Ask, Level, Opening, Setup, Tell};

use crate::{
    play::online::{AtTable, Connection, Told, Wanted},
    shell::{
        AppSystems,
        match_setup::{BotLevel, MatchSetup, SeatControl},
        notice::Notice,
        platform,
        states::Screen,
    },
    store::friends::Friends,
};

/// What is chosen and set up is for a table elsewhere.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hosting;

/// The bots that are asked to the table once it is there.
#[derive(Resource, Debug, Default)]
pub(in crate::ui::screens) struct Guests(Vec<(Seat, Level)>);

/// Registers what the host asks for.
pub fn plugin(app: &mut App) {
    app.init_resource::<Guests>()
        .add_systems(OnEnter(Screen::Title), host_no_more)
        .add_systems(OnEnter(Screen::Friends), host_no_more)
        .add_systems(OnEnter(Screen::Setup), free_the_chairs.run_if(resource_exists::<Hosting>))
        .add_systems(
            Update,
            (ask_bots, hold_place).run_if(resource_exists::<Connection>).in_set(AppSystems::Think),
        );
}

fn host_no_more(mut commands: Commands) {
    commands.remove_resource::<Hosting>();
}

/// At a table with friends the other chairs are free at first.
fn free_the_chairs(mut setup: ResMut<MatchSetup>) {
    for seat in setup.seats.iter_mut().skip(1) {
        seat.control = SeatControl::Human;
    }
    setup.practice = false;
}

/// The table that is set up goes to the server: as a new one, or as what is played next at the one there is.
pub(in crate::ui::screens) fn hand_over(
    setup: Res<MatchSetup>,
    friends: Res<Friends>,
    connection: Option<Res<Connection>>,
    room: Option<Res<AtTable>>,
    mut guests: ResMut<Guests>,
    mut next: ResMut<NextState<Screen>>,
    mut notices: MessageWriter<Notice>,
    mut commands: Commands,
) {
    let Some(game) = games::find(setup.game) else { return };
    let chosen = match Setup::new(game, setup.seats.len(), setup.options.clone()) {
        Ok(chosen) => chosen,
        Err(why) => {
            notices.write(Notice(why.to_string()));
            return;
        }
    };
    let bots = setup.seats.iter().enumerate();
    guests.0 = bots.filter_map(|(nth, seat)| Some((Seat::at(nth), called(seat.control.level()?)))).collect();
    match (connection, room, friends.name.clone()) {
        (Some(connection), Some(room), _) if room.is_host() => {
            connection.say(&Ask::Rules(Box::new(chosen)));
            guests.0.drain(..).for_each(|(seat, level)| connection.say(&Ask::Fill(seat, level)));
        }
        (_, _, Some(name)) => {
            let base = platform::origin().or(friends.server.clone()).unwrap_or_default();
            let opening = Opening { name, setup: chosen };
            commands.insert_resource(Connection::new(base, Wanted::Open(Box::new(opening))));
        }
        _ => {}
    }
    commands.remove_resource::<Hosting>();
    next.set(Screen::Friends);
}

/// How the server calls a level.
pub(super) fn called(level: BotLevel) -> Level {
    match level {
        BotLevel::Seedling => Level::Seedling,
        BotLevel::Gardener => Level::Gardener,
        BotLevel::HedgeSharp => Level::HedgeSharp,
        BotLevel::Sage => Level::Sage,
    }
}

/// Once the table is there, the bots are asked to it.
fn ask_bots(mut told: MessageReader<Told>, connection: Res<Connection>, mut guests: ResMut<Guests>) {
    for Told(tell) in told.read() {
        if matches!(tell, Tell::Opened(..)) {
            guests.0.drain(..).for_each(|(seat, level)| connection.say(&Ask::Fill(seat, level)));
        }
    }
}

/// A place that was given is held, and one that is another's is let go.
fn hold_place(mut told: MessageReader<Told>, connection: Res<Connection>, mut friends: ResMut<Friends>) {
    for Told(tell) in told.read() {
        let Some(table) = connection.table() else { continue };
        match tell {
            Tell::Opened(_, key) | Tell::Seated(_, key, _) => {
                if friends.place_at(connection.base(), table) != Some(*key) {
                    friends.hold(connection.base(), table, *key);
                }
            }
            Tell::Sorry(rummage_wire::Sorry::UnknownTable | rummage_wire::Sorry::WrongKey, _) => {
                friends.let_go(connection.base(), table);
            }
            _ => {}
        }
    }
}
