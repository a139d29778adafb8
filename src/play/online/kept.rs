//! What this seat has seen of a match elsewhere is kept at home: it goes on from there, and is looked back on from there.

use bevy::prelude::*;
use rummage_rules::{event::Event, table::Public};
use rummage_wire::Room;

use super::{AtTable, chairs, feed};
use crate::{
    play::{
        referee::{EventShown, Guest, Referee},
        replay,
        table::close_table,
    },
    shell::{
        AppSystems,
        keep::Keeper,
        notice::Notice,
        states::{Menu, Screen},
        text::Texts,
        today::today,
    },
    store::seen::{self, SeenLine, SeenMatches},
};

/// The match at this table is a kept one: nobody plays it any more, and whoever has looked back on it goes to where it was chosen.
#[derive(Resource, Debug)]
struct LookedBackOn;

/// Registers it.
pub fn plugin(app: &mut App) {
    let at_table = resource_exists::<AtTable>.and_then(resource_exists::<Referee>);
    app.add_systems(
        Update,
        keep.run_if(at_table.clone().and_then(resource_added::<Referee>.or_else(something_ends)))
            .in_set(AppSystems::Present),
    )
    .add_systems(OnExit(Screen::Table), keep.run_if(at_table).before(close_table))
    .add_systems(OnExit(Menu::Replay), leave.run_if(resource_exists::<LookedBackOn>));
}

fn something_ends(mut happened: MessageReader<EventShown>) -> bool {
    let ends =
        |EventShown(event): &EventShown| matches!(event, Event::RoundEnded { .. } | Event::MatchEnded { .. });
    happened.read().filter(|shown| ends(shown)).count() > 0
}

/// Keeps what was seen so far. Whoever only looks on keeps nothing.
fn keep(
    referee: Res<Referee>,
    room: Res<AtTable>,
    mut seen: ResMut<SeenMatches>,
    mut keeper: ResMut<Keeper>,
) {
    let Some((guest, seat)) = referee.guest().and_then(|guest| Some((guest, guest.seen().seat()?))) else {
        return;
    };
    let won = |public: &Public| public.winners.contains(&seat);
    let line = SeenLine {
        called: room.called(),
        day: today(),
        won: referee.is_over().then(|| won(referee.public())),
        ..SeenLine::new(room.0.table, seat, guest.setup().game().id, guest.since())
    };
    seen.keep(line, guest.seen(), &mut keeper);
}

/// The match at this table as it was left.
pub(super) fn recall(world: &mut World, room: &Room) -> Result<Guest, String> {
    let seen = world.resource::<SeenMatches>().clone();
    let kept = seen.last_at(room.table, &mut world.resource_mut::<Keeper>())?;
    if kept.seat() != room.you {
        return Err("it was seen from another seat".into());
    }
    Guest::again(kept).map_err(|why| why.to_string())
}

/// A match that was kept is looked back on, from its beginning.
pub fn look_back(world: &mut World, line: &SeenLine) {
    let kept = seen::read(line, &mut world.resource_mut::<Keeper>());
    match kept.and_then(|kept| Guest::again(kept).map_err(|why| why.to_string())) {
        Ok(guest) => {
            replay::look_at_next(world);
            world.insert_resource(LookedBackOn);
            feed::lay(world, guest, chairs::seats(Some(line.seat), &line.called));
        }
        Err(why) => {
            let said = world.resource::<Texts>().fmt("friends-played-unread", &[("why", why.into())]);
            world.write_message(Notice(said));
        }
    }
}

fn leave(mut next: ResMut<NextState<Screen>>, mut commands: Commands) {
    next.set(Screen::Friends);
    commands.remove_resource::<LookedBackOn>();
}
