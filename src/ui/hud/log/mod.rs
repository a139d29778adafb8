//! The log: everything that has happened in the match, as it may be told at this screen.

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::Seat,
    event::{Event, Seen},
    notation::event_text,
    table::Public,
};

use super::{
    last::LastMove,
    scene::{Scene, Telling},
};
use crate::{
    play::{
        referee::Referee,
        replay::{LookedAt, Replay},
        seats::human::SheetOpen,
        table::{curtain::Curtain, resume::Retold, script::ActedOut},
    },
    shell::{
        AppSystems,
        canvas::Canvas,
        intent::Intent,
        states::{Menu, Screen},
    },
};

mod page;
mod panel;
mod words;

/// Something that has happened.
#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    event: Event<Seen>,
    /// The event in notation.
    pub notation: String,
}

/// What has happened. Where several people share the screen, nobody's draws are in it.
#[derive(Resource, Debug, Default)]
pub struct Log {
    /// What has happened, first to last.
    pub entries: Vec<Entry>,
    /// The table as far as it is told, which the notation of the next event needs.
    table: Option<Public>,
}

impl Log {
    /// The number of the round that is played, nought before the first.
    fn round(&self) -> u16 {
        self.table.as_ref().map_or(0, |table| table.round)
    }

    fn write(&mut self, event: Event<Seen>) {
        let Some(table) = &mut self.table else { return };
        table.apply(&event);
        let notation = event_text(table, &event);
        self.entries.push(Entry { event, notation });
    }
}

/// How the log is looked at.
#[derive(Resource, Debug, Default, Clone, Copy, PartialEq)]
pub struct Reading {
    /// Whether it stands beside the table. A phone has no room there and opens it over the table, as a menu.
    pub beside: bool,
    /// The round that is read, if not the one that is played.
    round: Option<u16>,
}

impl Reading {
    /// Turns to the page of this round, or of the one that is played.
    fn turn_to(&mut self, round: Option<u16>) {
        self.round = round;
    }
}

/// Registers writing, opening and drawing.
pub fn plugin(app: &mut App) {
    app.init_resource::<Log>()
        .init_resource::<Reading>()
        .add_observer(retell)
        .add_observer(|at: On<LookedAt>, mut reading: ResMut<Reading>| reading.turn_to(at.0))
        .add_plugins(panel::plugin)
        .add_systems(Update, write_anew.run_if(resource_added::<Referee>).before(AppSystems::ReadDevices))
        .add_systems(Update, write_down.in_set(Telling))
        .add_systems(Update, open_by_intent.run_if(in_state(Screen::Table)).in_set(AppSystems::Think))
        .add_systems(OnExit(Screen::Table), |mut log: ResMut<Log>| *log = Log::default());
}

fn retell(retold: On<Retold>, mut commands: Commands) {
    match *retold {
        Retold::AsItIs => commands.queue(write_anew),
        Retold::To(eyes) => commands.queue(move |world: &mut World| write_anew_for(world, eyes)),
    }
}

/// Writes the whole log anew, where a match begins, goes on or goes back.
fn write_anew(world: &mut World) {
    let referee = world.resource::<Referee>();
    let viewer = if world.resource::<Curtain>().is_shared() { None } else { Some(referee.viewer()) };
    write_anew_for(world, viewer);
    *world.resource_mut::<LastMove>() = LastMove::default();
    world.resource_mut::<Messages<ActedOut>>().clear();
    world.resource_mut::<Reading>().round = None;
}

/// Writes the whole log as this seat would read it; nobody is an onlooker.
fn write_anew_for(world: &mut World, viewer: Option<Seat>) {
    let referee = world.resource::<Referee>();
    // A match elsewhere may have been on when it was first seen.
    let began = referee.view_after(0, referee.viewer(), None).public;
    let mut log = Log { entries: Vec::new(), table: Some(Public::clone(&began)) };
    for event in referee.told_to(viewer) {
        log.write(event);
    }
    world.insert_resource(log);
}

/// What happened at the moment that is looked at.
pub(super) fn moment_words(scene: &Scene<'_, '_>, replay: &Replay) -> String {
    let told = replay.told().and_then(|(dealer, event)| words::words(scene, *dealer, event));
    told.unwrap_or_else(|| scene.texts.get("replay-begin"))
}

fn write_down(
    mut happened: MessageReader<ActedOut>,
    curtain: Res<Curtain>,
    mut log: ResMut<Log>,
    mut reading: ResMut<Reading>,
) {
    for ActedOut(event) in happened.read() {
        if matches!(event, Event::RoundBegan { .. }) {
            reading.round = None;
        }
        log.write(if curtain.is_shared() { event.as_onlooker() } else { event.clone() });
    }
}

fn open_by_intent(
    mut intents: MessageReader<Intent>,
    menu: Res<State<Menu>>,
    sheet: Res<SheetOpen>,
    canvas: Res<Canvas>,
    mut reading: ResMut<Reading>,
    mut next: ResMut<NextState<Menu>>,
) {
    let asked = intents.read().filter(|intent| **intent == Intent::Log).count() > 0;
    let beside = *menu.get() == Menu::Replay && !canvas.is_portrait();
    if asked && (*menu.get() == Menu::None || beside) && !sheet.0 {
        open(*canvas, &mut reading, &mut next);
    }
}

/// Opens the log, or folds it away again.
pub fn open(canvas: Canvas, reading: &mut Reading, next: &mut NextState<Menu>) {
    if canvas.is_portrait() {
        next.set(Menu::Log);
    } else {
        *reading = Reading { beside: !reading.beside, round: None };
    }
}
