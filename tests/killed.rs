//! The program is killed without warning at random moments while bots play, and started again: the match always stands at its last action or the one before.
//!
//! It runs itself as the program that gets killed, so it has a `main` of its own. `RUMMAGE_KILLS` says how many times (12).

mod common;

use std::{
    env, fs,
    io::{BufRead, BufReader, Write, stdout},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    time::{Duration, Instant},
};

use bevy::prelude::*;
use common::Game;
use rand::{Rng, RngExt, SeedableRng, rngs::ChaCha8Rng};
use rummage::{
    play::{referee::Referee, table::TableCheck},
    shell::{
        arguments::{Arguments, Speed},
        match_setup::{MatchSetup, SeatControl},
        preferences::Preferences,
        states::Screen,
    },
    store::saves::Waiting,
};
use rummage_rules::games;

/// So many times one match is killed before another begins, so that none comes to its end.
const KILLS_A_MATCH: usize = 25;

fn main() {
    match env::args().nth(1).as_deref() {
        Some("play") => play(Path::new(&env::args().nth(2).expect("a folder"))),
        // What cargo asks of test programs that have no list of tests.
        Some("--list") => {}
        _ => kill_again_and_again(),
    }
}

/// The program: it takes up the match that waits, or begins one, and says after every action how many there are.
fn play(folder: &Path) {
    let mut game = Game::start_with(Arguments { data: Some(folder.to_path_buf()), ..default() });
    let world = game.app.world_mut();
    world.resource_mut::<Preferences>().speed = Speed::Double;
    let waiting = world.resource::<Waiting>().last().map(|waiting| waiting.setup.clone());
    world.insert_resource(waiting.unwrap_or_else(four_bots));
    world.insert_resource(TableCheck { on: true, strict: true, passed: 0 });
    world.resource_mut::<NextState<Screen>>().set(Screen::Table);
    let mut said = None;
    loop {
        game.app.update();
        std::thread::sleep(Duration::from_millis(4));
        let judged = game
            .app
            .world()
            .get_resource::<Referee>()
            .map(|referee| referee.record().expect("it runs here").actions.len());
        if judged.is_some() && judged != said {
            said = judged;
            println!("{}", judged.unwrap_or_default());
            let _ = stdout().flush();
        }
    }
}

/// A long match that nobody has to wait for.
fn four_bots() -> MatchSetup {
    let mut setup = MatchSetup::usual(games::find("liverpool").expect("a game"));
    setup.seats[0].control = SeatControl::Bot(Default::default());
    setup.seed = Some(5);
    setup
}

fn kill_again_and_again() {
    let kills: usize =
        env::var("RUMMAGE_KILLS").map_or(12, |kills| kills.parse().expect("a number of kills"));
    let mut chance = ChaCha8Rng::seed_from_u64(20_261_122);
    let (mut folder, mut known, mut most) = (PathBuf::new(), None, 0);
    for kill in 0..kills {
        if kill % KILLS_A_MATCH == 0 {
            let _ = fs::remove_dir_all(&folder);
            folder = env::temp_dir().join(format!("rummage-killed-{}-{kill}", std::process::id()));
            known = None;
        }
        let counts = live_a_while(&folder, &mut chance);
        if let (Some(before), Some(stands)) = (known, counts.first()) {
            assert!(
                stands + 1 >= before,
                "kill {kill}: {before} actions had been played, and the match stands at {stands} in {}",
                folder.display()
            );
        }
        known = counts.last().copied().or(known);
        most = most.max(known.unwrap_or(0));
    }
    let _ = fs::remove_dir_all(&folder);
    assert!(most > 2, "hardly anything was played between the kills: {most} actions");
    println!(
        "test result: ok. 1 passed; 0 failed; killed {kills} times, {most} actions in the longest match"
    );
}

/// Starts the program, kills it at a random moment, and tells all that it said.
fn live_a_while(folder: &Path, chance: &mut impl Rng) -> Vec<usize> {
    let mut program = Command::new(env::current_exe().expect("this program"))
        .arg("play")
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program starts");
    let lines = listen(&mut program);
    let mut counts = Vec::new();
    // Some are killed before they have laid their table.
    if chance.random_ratio(1, 6) {
        std::thread::sleep(Duration::from_millis(chance.random_range(0..1500)));
    } else {
        counts.push(lines.recv_timeout(Duration::from_secs(120)).expect("the table is laid"));
        let end = Instant::now() + Duration::from_millis(chance.random_range(0..2000));
        while let Some(left) = end.checked_duration_since(Instant::now()) {
            match lines.recv_timeout(left) {
                Ok(count) => counts.push(count),
                Err(RecvTimeoutError::Timeout) => break,
                Err(RecvTimeoutError::Disconnected) => panic!("the program ended by itself after {counts:?}"),
            }
        }
    }
    program.kill().expect("it can be killed");
    program.wait().expect("it is gone");
    counts.extend(lines.iter());
    counts
}

fn listen(program: &mut Child) -> Receiver<usize> {
    let (tell, told) = channel();
    let output = program.stdout.take().expect("its output");
    std::thread::spawn(move || {
        for line in BufReader::new(output).lines().map_while(Result::ok) {
            if let Ok(count) = line.trim().parse() {
                let _ = tell.send(count);
            }
        }
    });
    told
}
