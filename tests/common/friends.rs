//! A real server of tables, as a program of its own, and games that sit at one of its tables.

use std::{
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use bevy::prelude::*;
use rummage::{
    play::{
        online::{AtTable, Beside, Connection, Sent},
        referee::{ActionRequest, Referee},
        table::{TableCheck, script::Shown},
    },
    shell::{
        arguments::Arguments,
        clipboard::Clipboard,
        match_setup::{BOTS, MatchSetup, SeatControl, SeatSetup},
    },
    store::friends::Friends,
};
use rummage_rules::{house::options::Value, table::Phase};
use rummage_wire::{Link, Who};

use super::{Game, table::is_at_rest};

/// A server with a folder of its own. It is ended, and its folder with it, when it is dropped.
pub struct Server {
    child: Child,
    /// Its address.
    pub base: String,
    folder: PathBuf,
    more: &'static [&'static str],
}

impl Server {
    /// Starts a server that keeps its tables under this name, on any port that is free.
    pub fn start(name: &str) -> Self {
        Self::start_with(name, &[])
    }

    /// The same, with more words on its command line.
    pub fn start_with(name: &str, more: &'static [&'static str]) -> Self {
        let folder = std::env::temp_dir().join(format!("rummage-friends-{}-{name}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let (child, base) = run(&folder, "127.0.0.1:0", more);
        Self { child, base, folder, more }
    }

    /// Kills it as a crash would, and starts it anew where it was.
    pub fn crash(&mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
        let listen = self.base.strip_prefix("http://").expect("its address").to_owned();
        (self.child, self.base) = run(&self.folder, &listen, self.more);
    }
}

fn run(folder: &Path, listen: &str, more: &[&str]) -> (Child, String) {
    let program = Path::new(env!("CARGO_BIN_EXE_rummage")).with_file_name("rummage-server");
    assert!(program.is_file(), "{} is not there: cargo build -p rummage_server", program.display());
    let mut child = Command::new(program)
        .args(["--listen", listen, "--data"])
        .arg(folder)
        .args(more)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the server starts");
    let said = BufReader::new(child.stdout.take().expect("its output")).lines().next();
    let said = said.expect("it says where it is").expect("a line");
    let base = said.split_whitespace().find(|word| word.starts_with("http://")).expect("its address");
    let base = base.trim_end_matches('/').to_owned();
    (child, base)
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl Game {
    /// A game of somebody of this name, who knows this server.
    pub fn of(name: &str, server: &Server) -> Self {
        let mut game = Self::start();
        game.introduce(name, server);
        game
    }

    /// A game of somebody of this name, which keeps what it knows in this folder.
    pub fn that_keeps(name: &str, server: &Server, folder: &Path) -> Self {
        let mut game = Self::start_with(Arguments { data: Some(folder.to_path_buf()), ..default() });
        game.introduce(name, server);
        game
    }

    fn introduce(&mut self, name: &str, server: &Server) {
        let world = self.app.world_mut();
        world.insert_resource(TableCheck { on: true, strict: true, passed: 0 });
        let mut friends = world.resource_mut::<Friends>();
        friends.name = name.parse().ok();
        friends.server = Some(server.base.clone());
    }

    /// A game of another device that was started with this link.
    pub fn come_by(link: &Link, server: &Server) -> Self {
        let arguments = Arguments { keeps_nothing: true, table: Some(link.clone()), ..default() };
        let mut game = Self::start_with(arguments);
        game.introduce("Somebody", server);
        game
    }

    /// Writes a link where one is asked for, by way of the clipboard.
    pub fn paste_link(&mut self, link: &str) {
        self.click("friends-enter");
        self.paste(link);
    }

    /// Writes a text where one is asked for, by way of the clipboard.
    pub fn paste(&mut self, text: &str) {
        self.app.insert_resource(Clipboard::memory(Some(text)));
        self.click("letters-paste");
        self.click("letters-done");
    }

    /// The room around the table, once it is told.
    pub fn room(&self) -> Option<&AtTable> {
        self.app.world().get_resource::<AtTable>()
    }

    /// Whether somebody of this name is known to sit in a chair.
    pub fn knows(&self, name: &str, chair: usize) -> bool {
        let chairs = &self.room().expect("the room").0.chairs;
        matches!(&chairs[chair].who, Who::Person(who) if who.as_str() == name)
    }

    /// The link to this game's own place, or to the invitation.
    pub fn link(&self, invitation: bool) -> Link {
        let world = self.app.world();
        let connection = world.resource::<Connection>();
        let table = connection.table().expect("a table");
        let key = match invitation {
            true => world.resource::<AtTable>().0.invite,
            false => world.resource::<Friends>().place_at(connection.base(), table),
        };
        connection.link(Some(key.expect("a key"))).expect("a link")
    }

    /// Whether a match that runs elsewhere lies on the table.
    pub fn plays_elsewhere(&self) -> bool {
        self.app.world().get_resource::<Referee>().is_some_and(|referee| referee.guest().is_some())
    }

    /// Does what a gardener would, or what a sheet asks for, where this game is asked; whether it did anything.
    pub fn take_part(&mut self) -> bool {
        if self.can_see("lift") {
            self.click("lift");
            return true;
        }
        if !self.plays_elsewhere() || !is_at_rest(self.app.world_mut()) {
            return false;
        }
        if self.can_see("next-round") {
            self.click("next-round");
            return true;
        }
        let Some(action) = self.next_action() else { return false };
        let view = &self.app.world().resource::<Shown>().0;
        if !view.public.asked().contains(&view.seat) {
            return false;
        }
        let seat = view.seat;
        self.app.world_mut().write_message(ActionRequest { seat, action });
        self.settle();
        true
    }
}

/// Runs frames of all these games until something is so.
pub fn together(games: &mut [&mut Game], what: &str, mut so: impl FnMut(&mut [&mut Game]) -> bool) {
    let start = Instant::now();
    while !so(games) {
        assert!(start.elapsed() < Duration::from_secs(120), "waited in vain for {what}");
        games.iter_mut().for_each(|game| game.app.update());
        std::thread::sleep(Duration::from_millis(1));
    }
    games.iter_mut().for_each(|game| game.settle());
}

/// A table of Daylily for so many that ends soon.
pub fn open(ana: &mut Game, seats: usize) {
    ana.click("friends");
    ana.click("friends-open");
    ana.click("daylily");
    let mut setup = ana.app.world_mut().resource_mut::<MatchSetup>();
    setup.seats.truncate(seats);
    setup.seats.resize(seats, SeatSetup::new(BOTS[0], SeatControl::Human));
    setup.options.set("target_score", Value::Number(20));
    ana.settle();
    ana.click("deal");
    together(&mut [ana], "the table", |games| games[0].room().is_some());
}

/// Bo comes to the table by its link, and sits down in this chair.
pub fn come(ana: &mut Game, bo: &mut Game, chair: usize) {
    bo.click("friends");
    bo.paste_link(&ana.link(true).to_string());
    together(&mut [ana, bo], "the room", |games| games[1].room().is_some());
    bo.click(&format!("sit-{chair}"));
    together(&mut [ana, bo], "Bo in the chair", |games| games.iter().all(|game| game.knows("Bo", chair)));
}

/// The room of a table for two, opened by one and come to by the other.
pub fn come_together(ana: &mut Game, bo: &mut Game) {
    open(ana, 2);
    come(ana, bo, 1);
}

/// The cards are dealt to both.
pub fn deal(ana: &mut Game, bo: &mut Game) {
    ana.click("deal");
    together(&mut [ana, bo], "the deal", |games| games.iter().all(|game| game.plays_elsewhere()));
}

/// Whether a match elsewhere is over.
pub fn is_over(game: &Game) -> bool {
    game.plays_elsewhere() && game.view().public.phase() == Phase::MatchOver
}

/// Both play until the match is over, or until so many things were done.
pub fn play_on(ana: &mut Game, bo: &mut Game, most: usize) -> usize {
    let mut done = 0;
    together(&mut [ana, bo], "the end of the match", |games| {
        done += games.iter_mut().map(|game| usize::from(game.take_part())).sum::<usize>();
        done >= most || games.iter().all(|game| is_over(game))
    });
    answered(ana, bo);
    done
}

/// Waits until the server has answered both, and both know the same.
pub fn answered(ana: &mut Game, bo: &mut Game) {
    together(&mut [ana, bo], "all answers", |games| {
        let answered = |game: &mut Game| {
            let world = game.app.world();
            !world.resource::<Sent>().waits() && !world.resource::<Beside>().waits()
        };
        games.iter_mut().all(|game| answered(game)) && games[0].view().public == games[1].view().public
    });
}
