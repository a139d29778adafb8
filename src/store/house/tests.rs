//! House rules on the shelf: named, renamed, kept, and never lost.

use rummage_rules::{games, house::options::Value};

use super::*;
use crate::shell::keep::Store;

fn daylily() -> &'static Game {
    games::find("daylily").unwrap()
}

fn short() -> Options {
    Options::parse("target_score=60").unwrap()
}

#[test]
fn a_name_belongs_to_one_set_of_rules() {
    let mut shelf = Shelf::default();
    assert_eq!(shelf.save(daylily(), " Sunday table ", &short()), Ok(()));
    assert_eq!(shelf.save(daylily(), "Sunday table", &short()), Err(NameFault::Taken));
    assert_eq!(shelf.save(daylily(), " ", &short()), Err(NameFault::Odd(HouseRulesError::NoName)));
    assert_eq!(shelf.save(daylily(), "Quick", &Options::default()), Ok(()));
    assert_eq!(shelf.rename(daylily(), "Quick", "Sunday table"), Err(NameFault::Taken));
    assert_eq!(shelf.rename(daylily(), "Quick", "Quick"), Ok(()));
    assert_eq!(shelf.rename(daylily(), "Quick", "Slow"), Ok(()));
    assert!(shelf.find("daylily", "Quick").is_none() && shelf.find("daylily", "Slow").is_some());
    // Another game may use the name again.
    assert_eq!(shelf.save(games::find("quick").unwrap(), "Slow", &Options::default()), Ok(()));
    shelf.forget("daylily", "Slow");
    assert!(shelf.find("daylily", "Slow").is_none() && shelf.find("quick", "Slow").is_some());
}

#[test]
fn options_are_known_by_what_they_are_called() {
    let mut shelf = Shelf::default();
    shelf.save(daylily(), "Sunday table", &short()).unwrap();
    let named = |options: &str| shelf.named(daylily(), &Options::parse(options).unwrap());
    assert_eq!(named(""), Some(Base::Usual));
    assert_eq!(named("target_score=100"), Some(Base::Usual), "a value that is the usual one changes nothing");
    assert_eq!(named("target_score=50"), Some(Base::Preset("short")));
    assert_eq!(named("target_score=60"), Some(Base::Own("Sunday table".into())));
    assert_eq!(named("target_score=70"), None);
}

#[test]
fn rules_come_back_as_they_were_kept() {
    let mut keeper = Keeper::new(Store::memory());
    let mut shelf = Shelf::default();
    shelf.save(daylily(), "“Fünf” (we’re \"late\")", &short()).unwrap();
    keeper.keep(NAME, &shelf.to_ron());
    let mut again = recall(&mut keeper);
    assert_eq!(again.kept, shelf.kept);
    assert_eq!(again.take_trouble(), None);
    let mut longer = short();
    longer.set("target_score", Value::Number(200));
    again.change(daylily(), "“Fünf” (we’re \"late\")", &longer);
    assert_eq!(again.kept[0].rules.options, longer);
}

#[test]
fn rules_of_a_later_program_are_kept_but_not_played() {
    let text = r#"[
        (name: "Here", game: "daylily", options: { "target_score": 60 }),
        (name: "Later", game: "daylily", options: { "moonlight": "on" }),
        (name: "Elsewhere", game: "canasta", options: {}),
    ]"#;
    let shelf = Shelf::from_ron(text).unwrap();
    let faulty: Vec<_> = shelf.of("daylily").map(|kept| kept.fault.is_some()).collect();
    assert_eq!(faulty, [false, true]);
    for name in ["Here", "Later", "Elsewhere"] {
        assert!(shelf.to_ron().contains(name), "{name} is lost");
    }
}

#[test]
fn what_is_no_list_of_rules_is_set_aside_and_told_once() {
    for nonsense in ["", "[(name:", "{}", "[(name: \"a\", game: 5, options: {})]", "\u{0}"] {
        let mut keeper = Keeper::new(Store::memory());
        keeper.keep(NAME, nonsense);
        let mut shelf = recall(&mut keeper);
        assert!(shelf.kept.is_empty());
        let told = shelf.take_trouble().unwrap();
        assert!(told.contains("house-rules.damaged"), "{told}");
        assert_eq!(shelf.take_trouble(), None);
        assert_eq!(keeper.recall(NAME, Shelf::from_ron).unwrap().map(|shelf| shelf.kept), None);
    }
}
