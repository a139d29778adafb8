//! The room around a table elsewhere, as its host and as a guest sees it, with a server that only listens.

use std::net::TcpListener;

use bevy::prelude::*;
use rummage::{
    play::online::{AtTable, Connection, Wanted},
    shell::states::{Menu, Screen},
    store::seen::SeenMatches,
};
use rummage_rules::{cards::ids::Seat, games::Game, house::options::Options};
use rummage_wire::{Chair, Key, Level, Name, Room, Setup, Stage as Standing, TableId, Who};

use serde_json::json;

use super::stage::Stage;

/// A server that says nothing, so that a picture of the room does not change.
#[derive(Resource)]
struct Silent(#[expect(dead_code, reason = "it listens as long as it is there")] TcpListener);

/// Shows the room of a game for four: to its host, or to who came by the invitation and has not sat down yet.
pub fn room(stage: &mut Stage, game: &'static Game, host: bool) -> Result<(), String> {
    // The usual port of a server, so that the link looks like one.
    let listener = TcpListener::bind("127.0.0.1:7117").or_else(|_| TcpListener::bind("127.0.0.1:0"));
    let listener = listener.map_err(|why| why.to_string())?;
    let port = listener.local_addr().map_err(|why| why.to_string())?.port();
    let (table, key) = (TableId::of_chance(987_654_321), Key::of_chance(1 << 127));
    let wanted = Wanted::Place { table, key: Some(key) };
    let world = stage.world();
    world.insert_resource(Silent(listener));
    stage.go(Screen::Friends)?;
    let world = stage.world();
    world.insert_resource(Connection::new(format!("http://127.0.0.1:{port}"), wanted));
    world.insert_resource(AtTable(of(game, host, table, key)?));
    Ok(())
}

/// Shows who is here at such a table while its match goes on.
pub fn company(stage: &mut Stage, game: &'static Game) -> Result<(), String> {
    room(stage, game, true)?;
    let world = stage.world();
    world.resource_mut::<AtTable>().0.stage = Standing::Playing;
    world.resource_mut::<NextState<Menu>>().set(Menu::Company);
    Ok(())
}

/// Shows the matches with friends that lie here.
pub fn played(stage: &mut Stage) -> Result<(), String> {
    let lines = [
        ("gin", [Some("Jörg"), None, None], 20_780, false),
        ("liverpool", [Some("Jörg"), Some("Inés"), None], 20_771, true),
    ];
    let line = |(slot, (game, called, day, won)): (usize, (&str, [Option<&str>; 3], u32, bool))| {
        let called: Vec<_> =
            std::iter::once(None).chain(called).take(if slot == 0 { 2 } else { 4 }).collect();
        let (table, number, happened, seat) = ("ABCDEFGHJK", slot, 0, 0);
        json!({ "table": table, "number": number, "happened": happened, "game": game, "seat": seat, "called": called, "day": day, "won": won, "slot": slot })
    };
    let lines: Vec<_> = lines.into_iter().enumerate().map(line).collect();
    let seen: SeenMatches =
        serde_json::from_value(json!({ "lines": lines })).map_err(|why| why.to_string())?;
    stage.world().insert_resource(seen);
    stage.go(Screen::Friends)?;
    stage.world().resource_mut::<NextState<Menu>>().set(Menu::Played);
    Ok(())
}

fn of(game: &Game, host: bool, table: TableId, key: Key) -> Result<Room, String> {
    let seats = 4.clamp(*game.seats.start(), *game.seats.end());
    let setup = Setup::new(game, seats, Options::default()).map_err(|why| why.to_string())?;
    let person = |name: &str, here: bool| {
        let who = name.parse::<Name>().map(Who::Person).unwrap_or(Who::Free);
        Chair { who, here, away: (!here).then_some(190_000), ..Chair::FREE }
    };
    let bot = Chair { who: Who::Bot(Level::Gardener), ..Chair::FREE };
    let mut chairs = vec![person("Ana Lucía", true), person("Jörg", false), bot, Chair::FREE];
    chairs.truncate(seats);
    Ok(Room {
        table,
        setup,
        chairs,
        you: host.then_some(Seat(0)),
        host: Seat(0),
        invite: Some(key),
        onlookers: usize::from(!host),
        clock: None,
        stage: Standing::Gathering,
        number: 0,
        seal: None,
    })
}
