//! Who sits at the table elsewhere: the room as the server last told it, the names on the plates, and gestures.

use std::time::Duration;

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;
use rummage_wire::{Chair, Gesture, Room, Tell, Who};

use super::{Connection, beside::Beside, connection::Told};
use crate::{
    play::table::{Board, player::PlayerName},
    shell::{
        AppSystems,
        match_setup::{BOTS, BotLevel, MatchSetup, SeatControl, SeatSetup, YOU},
        states::Screen,
        text::Texts,
    },
};

/// After so long, in milliseconds, the others may let a bot play on for whoever is away: a minute (ONLINE.md, Leaving).
pub const A_MINUTE: u64 = 60_000;

/// The table elsewhere as it was last told.
#[derive(Resource, Debug, Clone, PartialEq, Eq)]
pub struct AtTable(pub Room);

/// Somebody makes a gesture.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gestured {
    /// Who.
    pub seat: Seat,
    /// Which.
    pub gesture: Gesture,
}

impl AtTable {
    /// Whether whoever is at this screen is the host.
    pub fn is_host(&self) -> bool {
        self.0.you == Some(self.0.host)
    }

    /// Whether cards of a match lie on the table.
    pub fn is_playing(&self) -> bool {
        self.0.stage == rummage_wire::Stage::Playing
    }

    /// The key of what is to be said of whoever sits elsewhere: away, or a bot of some level.
    pub fn note_of(&self, seat: Seat) -> Option<&'static str> {
        let chair = self.0.chairs.get(seat.index())?;
        match &chair.who {
            _ if chair.stand_in => Some("friends-chair-stand-in"),
            Who::Bot(level) => Some(level_of(*level).text_key()),
            Who::Person(_) if !chair.here => Some("friends-chair-away"),
            Who::Person(_) | Who::Free => None,
        }
    }

    /// Whether a bot could play on for whoever sits there: a person who has been away for a while.
    pub fn may_be_stood_in_for(&self, seat: Seat) -> bool {
        let chair = self.0.chairs.get(seat.index());
        self.0.you.is_some()
            && chair.is_some_and(|chair| {
                matches!(chair.who, Who::Person(_))
                    && !chair.stand_in
                    && chair.away.is_some_and(|away| away >= A_MINUTE)
            })
    }

    /// What a match here is called among those that were counted.
    pub fn match_name(&self) -> String {
        format!("{} {}", self.0.table, self.0.number)
    }

    /// The table with its bots as bots, who play elsewhere like everybody else: so they are counted.
    pub fn with_bots(&self, setup: &MatchSetup) -> MatchSetup {
        let mut setup = setup.clone();
        for (seat, chair) in setup.seats.iter_mut().zip(&self.0.chairs) {
            if let Who::Bot(level) = chair.who {
                seat.control = SeatControl::Bot(level_of(level));
            }
        }
        setup
    }

    /// The chairs as a table is laid for them, where others sit at this screen beside whoever holds it.
    pub(super) fn seats(&self, beside: &Beside) -> Vec<SeatSetup> {
        let mut seats = seats(self.0.you, &self.called());
        for beside in beside.seats() {
            if let Some(seat) = seats.get_mut(beside.index()) {
                seat.control = SeatControl::Human;
            }
            // Who "you" are is not clear then.
            let own = self.0.you.and_then(|you| Some((you, &self.0.chairs.get(you.index())?.who)));
            if let Some((you, Who::Person(name))) = own {
                seats[you.index()].called = Some(name.as_str().to_owned());
            }
        }
        seats
    }

    /// The names that the others say they go by, by seat.
    pub(super) fn called(&self) -> Vec<Option<String>> {
        let name = |(nth, chair): (usize, &Chair)| match &chair.who {
            Who::Person(name) if self.0.you != Some(Seat::at(nth)) => Some(name.as_str().to_owned()),
            _ => None,
        };
        self.0.chairs.iter().enumerate().map(name).collect()
    }
}

/// The chairs of a table elsewhere at which one seat is this screen's, and the others go by these names or by those of bots.
pub(super) fn seats(mine: Option<Seat>, called: &[Option<String>]) -> Vec<SeatSetup> {
    let chair = |(nth, called): (usize, &Option<String>)| {
        let mine = mine.is_some_and(|mine| mine.index() == nth);
        let control = if mine { SeatControl::Human } else { SeatControl::Elsewhere };
        let name_key = if mine { YOU } else { BOTS[nth % BOTS.len()] };
        SeatSetup { called: called.clone(), ..SeatSetup::new(name_key, control) }
    };
    called.iter().enumerate().map(chair).collect()
}

/// How the game calls a level of the server's bots.
pub fn level_of(level: rummage_wire::Level) -> BotLevel {
    match level {
        rummage_wire::Level::Seedling => BotLevel::Seedling,
        rummage_wire::Level::Gardener => BotLevel::Gardener,
        rummage_wire::Level::HedgeSharp => BotLevel::HedgeSharp,
        rummage_wire::Level::Sage => BotLevel::Sage,
    }
}

/// Registers the room.
pub fn plugin(app: &mut App) {
    app.add_message::<Gestured>()
        .add_systems(
            Update,
            (note.run_if(resource_exists::<Connection>), grow_away.run_if(resource_exists::<AtTable>))
                .chain()
                .in_set(AppSystems::Think),
        )
        .add_systems(
            Update,
            name_plates
                .run_if(resource_exists_and_changed::<AtTable>.and_then(in_state(Screen::Table)))
                .in_set(AppSystems::Layout),
        );
}

pub(super) fn note(
    mut told: MessageReader<Told>,
    mut gestured: MessageWriter<Gestured>,
    mut commands: Commands,
) {
    for Told(tell) in told.read() {
        match tell {
            Tell::Room(room) => commands.insert_resource(AtTable((**room).clone())),
            Tell::Gesture(seat, gesture) => {
                gestured.write(Gestured { seat: *seat, gesture: *gesture });
            }
            _ => {}
        }
    }
}

/// The server says since when somebody is away, and no more until something changes: the minutes are counted here.
fn grow_away(time: Res<Time<Real>>, mut waited: Local<Duration>, mut room: ResMut<AtTable>) {
    if room.is_changed() {
        *waited = Duration::ZERO;
        return;
    }
    let before = *waited;
    *waited += time.delta();
    let minutes =
        |away: u64, waited: Duration| (u128::from(away) + waited.as_millis()) / u128::from(A_MINUTE);
    let is_over =
        |chair: &Chair| chair.away.is_some_and(|away| minutes(away, before) < minutes(away, *waited));
    if room.0.chairs.iter().any(is_over) {
        let more = u64::try_from(waited.as_millis()).unwrap_or(u64::MAX);
        for away in room.0.chairs.iter_mut().filter_map(|chair| chair.away.as_mut()) {
            *away = away.saturating_add(more);
        }
        // What a system writes does not look changed to itself.
        *waited = Duration::ZERO;
    }
}

/// The plates bear the names of those who sit there now.
fn name_plates(
    room: Res<AtTable>,
    beside: Res<Beside>,
    board: Res<Board>,
    texts: Res<Texts>,
    names: Query<&PlayerName>,
    mut commands: Commands,
) {
    for (nth, seat) in room.seats(&beside).iter().enumerate() {
        let Some(player) = board.player(Seat::at(nth)) else { continue };
        let now = PlayerName(seat.name(&texts));
        if names.get(player).is_ok_and(|name| *name != now) {
            commands.entity(player).insert(now);
        }
    }
}
