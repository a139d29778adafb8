//! A whole match of every game by its usual rules, at the smallest and the largest table, one seat played by a device and the others by bots; the entities are
//! compared with the judge's view at every rest.

use crate::common::{Game, devices::Device};
use rummage_rules::games;

/// From the first deal to the winner.
fn play(id: &str, devices: [Device; 2]) {
    let seats = games::find(id).expect("a game of this name").seats.clone();
    let mut tables = vec![*seats.start(), *seats.end()];
    tables.dedup();
    for (players, device) in tables.into_iter().zip(devices) {
        let mut table = Game::at_the_table_of(id, players, 2026, &[]);
        table.play_rounds(device, u16::MAX);
        table.is_won(players);
        println!("{id} with {players}: {} actions of all players", table.judged());
    }
}

#[test]
fn daylily() {
    play("daylily", [Device::Keys, Device::Mouse]);
}

#[test]
fn ditch() {
    play("ditch", [Device::Pad, Device::Keys]);
}

#[test]
fn liverpool() {
    play("liverpool", [Device::Mouse, Device::Keys]);
}

#[test]
fn dummy() {
    play("dummy", [Device::Keys, Device::Pad]);
}

#[test]
fn quick() {
    play("quick", [Device::Pad, Device::Mouse]);
}

#[test]
fn contractrummy() {
    play("contractrummy", [Device::Pad, Device::Mouse]);
}

#[test]
fn shanghai() {
    play("shanghai", [Device::Mouse, Device::Keys]);
}

#[test]
fn gin() {
    play("gin", [Device::Mouse, Device::Mouse]);
}

#[test]
fn knockrummy() {
    play("knockrummy", [Device::Mouse, Device::Pad]);
}

#[test]
fn threethirteen() {
    play("threethirteen", [Device::Mouse, Device::Keys]);
}

#[test]
fn rummy500() {
    play("rummy500", [Device::Keys, Device::Mouse]);
}

#[test]
fn romme() {
    play("romme", [Device::Mouse, Device::Pad]);
}

#[test]
fn viennese() {
    play("viennese", [Device::Pad, Device::Mouse]);
}

#[test]
fn indian() {
    play("indian", [Device::Mouse, Device::Pad]);
}

#[test]
fn penang() {
    play("penang", [Device::Mouse, Device::Pad]);
}

#[test]
fn robbers() {
    play("robbers", [Device::Mouse, Device::Pad]);
}

#[test]
fn canasta() {
    play("canasta", [Device::Mouse, Device::Keys]);
}

#[test]
fn chinchon() {
    play("chinchon", [Device::Pad, Device::Keys]);
}

#[test]
fn conquian() {
    for device in [Device::Keys, Device::Mouse, Device::Pad] {
        play("conquian", [device; 2]);
    }
}

#[test]
fn desmoche() {
    play("desmoche", [Device::Keys, Device::Mouse]);
}

#[test]
fn khanhoo() {
    play("khanhoo", [Device::Mouse, Device::Keys]);
}

#[test]
fn marriage() {
    play("marriage", [Device::Mouse, Device::Pad]);
}

#[test]
fn tonk() {
    play("tonk", [Device::Mouse, Device::Keys]);
}

#[test]
fn basic() {
    play("basic", [Device::Pad, Device::Keys]);
}
