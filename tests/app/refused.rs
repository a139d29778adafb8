//! Where nothing can be kept (a full disk, no permission, a fault of the disk) the match goes on, and the player is told once. Bots wait for a
//! disk that is slow, but not for ever.

use std::{
    io::{self, ErrorKind},
    path::Path,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use crate::common::Game;
use bevy::{prelude::*, time::TimeUpdateStrategy};
use rummage::play::referee::Referee;
use rummage::shell::{
    arguments::{Arguments, Speed},
    keep::{Disk, Keeper, RealDisk, Store},
    match_setup::{MatchSetup, SeatControl},
    notice::Notice,
    preferences::Preferences,
    states::Screen,
};
use rummage_rules::games;

/// A disk that refuses from some moment on.
#[derive(Debug)]
struct Refusing {
    why: fn() -> io::Error,
    /// Whether reading is refused as well.
    reading: bool,
    now: AtomicBool,
}

impl Refusing {
    fn ask(&self) -> io::Result<()> {
        if self.now.load(Ordering::Relaxed) { Err((self.why)()) } else { Ok(()) }
    }
}

impl Disk for Refusing {
    fn make_folder(&self, folder: &Path) -> io::Result<()> {
        RealDisk.make_folder(folder)
    }

    fn read(&self, file: &Path, most: u64) -> io::Result<Vec<u8>> {
        if self.reading {
            self.ask()?;
        }
        RealDisk.read(file, most)
    }

    fn is_taken(&self, file: &Path) -> bool {
        RealDisk.is_taken(file)
    }

    fn write(&self, file: &Path, bytes: &[u8]) -> io::Result<()> {
        self.ask().and_then(|()| RealDisk.write(file, bytes))
    }

    fn sync(&self, file: &Path) -> io::Result<()> {
        self.ask().and_then(|()| RealDisk.sync(file))
    }

    fn sync_folder(&self, folder: &Path) -> io::Result<()> {
        RealDisk.sync_folder(folder)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.ask().and_then(|()| RealDisk.rename(from, to))
    }

    fn remove(&self, file: &Path) -> io::Result<()> {
        self.ask().and_then(|()| RealDisk.remove(file))
    }
}

/// Every notice since the beginning.
#[derive(Resource, Default)]
struct Noticed(Vec<String>);

fn note(mut notices: MessageReader<Notice>, mut noticed: ResMut<Noticed>) {
    noticed.0.extend(notices.read().map(|notice| notice.0.clone()));
}

/// What was said of keeping.
fn said(world: &World) -> Vec<String> {
    let noticed = &world.resource::<Noticed>().0;
    noticed.iter().filter(|words| words.ends_with("You can play on.")).cloned().collect()
}

/// Draws and discards, so many times.
fn play(game: &mut Game, turns: usize) {
    for _ in 0..turns {
        for button in [GamepadButton::North, GamepadButton::West] {
            game.pad(button);
            game.rest();
        }
    }
}

fn sit_down(game: &mut Game) {
    let mut setup = MatchSetup::usual(games::find("quick").expect("a game"));
    setup.seed = Some(11);
    game.sit_down(setup);
    game.connect_pad();
}

/// The whole game on a disk that refuses: from the start, or once it has kept some.
fn is_told_once(why: fn() -> io::Error, reading: bool, from_the_start: bool, words: &str) {
    let name = format!("rummage-refused-{}-{reading}-{from_the_start}-{}", words.len(), std::process::id());
    let folder = std::env::temp_dir().join(name);
    let _ = std::fs::remove_dir_all(&folder);
    let disk = Arc::new(Refusing { why, reading, now: AtomicBool::new(from_the_start) });
    let mut app = App::new();
    app.insert_resource(Keeper::new(Store::Folder(disk.clone(), folder.clone())))
        .init_resource::<Noticed>()
        .add_systems(Last, note);
    let mut game = Game::start_in(app, Arguments::default());
    sit_down(&mut game);
    play(&mut game, 2);
    let before = game.judged();
    disk.now.store(true, Ordering::Relaxed);
    play(&mut game, 2);
    game.app.world_mut().resource_mut::<Preferences>().left_handed = true;
    game.settle();
    assert!(game.judged() >= before + 2, "{words}: the match has come to a stop");
    // Leaving and coming back tries to read and to write everything anew.
    for screen in [Screen::Title, Screen::Setup, Screen::Title] {
        game.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        game.settle();
    }
    game.app.world_mut().resource_mut::<Keeper>().finish();
    game.wait_for("the notice", |world| !said(world).is_empty());
    let said = said(game.app.world());
    assert!(said.len() == 1 && said[0].contains(words), "{words}: {said:?}");
    let _ = std::fs::remove_dir_all(folder);
}

#[test]
fn a_disk_that_is_full() {
    is_told_once(|| ErrorKind::StorageFull.into(), false, false, "The disk is full");
}

#[test]
fn a_folder_that_may_not_be_entered() {
    is_told_once(|| ErrorKind::PermissionDenied.into(), true, true, "Nothing may be written to");
}

#[test]
fn a_fault_of_the_disk() {
    is_told_once(|| io::Error::from_raw_os_error(5), true, false, "cannot be kept");
}

/// Whoever holds this lets the disk answer to nobody.
static SLOW: Mutex<()> = Mutex::new(());

fn late() -> io::Error {
    drop(SLOW.lock());
    ErrorKind::TimedOut.into()
}

/// Lets so many seconds of the table pass, in frames of a twentieth.
fn pass(game: &mut Game, seconds: usize) {
    (0..20 * seconds).for_each(|_| game.app.update());
}

#[test]
fn bots_play_on_once_their_last_action_is_written_but_wait_for_no_disk_for_ever() {
    let folder = std::env::temp_dir().join(format!("rummage-slow-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    let disk = Arc::new(Refusing { why: late, reading: false, now: AtomicBool::new(false) });
    let mut app = App::new();
    app.insert_resource(Keeper::new(Store::Folder(disk.clone(), folder.clone())));
    let mut game = Game::start_in(app, Arguments::default());
    let world = game.app.world_mut();
    world.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(50)));
    world.resource_mut::<Preferences>().speed = Speed::Double;
    let mut setup = MatchSetup::usual(games::find("liverpool").expect("a game"));
    setup.seats[0].control = SeatControl::Bot(Default::default());
    setup.seed = Some(5);
    world.insert_resource(setup);
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    game.wait_for("a few actions", |world| {
        world.get_resource::<Referee>().is_some_and(|referee| referee.happened() > 60)
    });
    game.wait_for("the last action to be written", |world| !world.resource::<Keeper>().is_writing());

    let held = SLOW.lock().expect("nobody else holds it");
    disk.now.store(true, Ordering::Relaxed);
    let happened = |world: &World| world.resource::<Referee>().happened();
    let before = happened(game.app.world());
    // A bot thinks beside the frames, however many of them that takes.
    game.wait_for("an action that is being written", |world| happened(world) > before);
    let stands = happened(game.app.world());
    pass(&mut game, 4);
    assert_eq!(happened(game.app.world()), stands, "the next action waits until it is written");
    game.wait_for("the next: a disk that never answers stops no match", |world| happened(world) > stands);
    let stands = happened(game.app.world());
    drop(held);
    disk.now.store(false, Ordering::Relaxed);
    game.wait_for("two more: what is written is waited for no longer", |world| happened(world) > stands + 2);
    let _ = std::fs::remove_dir_all(folder);
}
