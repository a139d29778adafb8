//! The rules reader: words are looked for by every device, found where they stand, and house rules are marked.

use bevy::prelude::*;
use rummage::shell::{arguments::Arguments, match_setup::MatchSetup, states::Menu};
use rummage_rules::games;

use crate::common::Game;

/// The reader of Liverpool Rummy, opened from the title, with these house rules.
fn reading(rules: &str) -> Game {
    let mut game = Game::start_with(Arguments { keeps_nothing: true, ..default() });
    let mut setup = MatchSetup::usual(games::find("liverpool").expect("a game"));
    setup.options = rummage_rules::house::options::Options::parse(rules).expect("house rules");
    game.app.insert_resource(setup);
    game.click("rules");
    assert_eq!(game.place().1, Menu::Rules);
    game
}

#[test]
fn who_writes_a_word_finds_where_it_stands() {
    let mut game = reading("");
    game.key(KeyCode::KeyM);
    assert_eq!(game.place().1, Menu::Letters);
    game.write("zeppelin");
    game.key(KeyCode::Enter);
    assert_eq!(game.place().1, Menu::Letters, "nothing was found");
    assert!(game.says("say nothing of “zeppelin”"));
    for _ in "zeppelin".chars() {
        game.key(KeyCode::Backspace);
    }
    game.write("JOKER");
    game.key(KeyCode::Enter);
    assert_eq!(game.place().1, Menu::Rules);
    assert!(game.says("“JOKER” stands here"));
    // Tab turns to the chapters that speak of it, and to no others.
    let mut stops = Vec::new();
    while !stops.contains(&game.focus()) {
        stops.push(game.focus());
        game.key(KeyCode::Tab);
    }
    for stop in stops.iter().filter(|stop| stop.starts_with("chapter-")) {
        assert!(game.name_of(stop).contains("found"), "{stop}");
    }
    assert!(stops.len() > 2, "{stops:?}");
    game.key(KeyCode::Escape);
    assert_eq!(game.place().1, Menu::None);
    game.click("rules");
    assert!(!game.says("stands here"), "who comes back begins anew");
}

#[test]
fn a_pad_and_a_finger_choose_among_words_that_are_offered() {
    let mut game = reading("");
    game.connect_pad();
    game.pad(GamepadButton::North);
    assert_eq!((game.place().1, game.focus().as_str()), (Menu::Letters, "offer-0"));
    game.pad(GamepadButton::South);
    assert_eq!(game.place().1, Menu::Rules);
    assert!(game.says("“joker” stands here"));
    game.pad(GamepadButton::West);
    assert!(!game.says("stands here"));

    game.resize(390.0, 844.0);
    game.tap("rules-search");
    game.tap("offer-1");
    assert_eq!(game.place().1, Menu::Rules);
    assert!(game.says("stands here"));
    game.tap("rules-search-end");
    assert!(!game.says("stands here"));
    game.tap("rules-search");
    game.tap("close");
    assert_eq!(game.place().1, Menu::Rules, "back to the reader");
}

#[test]
fn a_house_rule_is_marked_with_its_chapter_and_its_paragraph() {
    let mut game = reading("");
    assert!(!game.says("House rule:"));
    let mut game = reading("buy_precedence=first_call, ace_value=20");
    let mut is_marked = |nth: &usize| {
        let chapter = format!("chapter-{nth}");
        game.can_see(&chapter) && game.name_of(&chapter).contains("with a house rule")
    };
    let marked: Vec<usize> = (0..20).filter(&mut is_marked).collect();
    assert!(!marked.is_empty());
    game.click(&format!("chapter-{}", marked[0]));
    assert!(game.says("House rule:"));
}

#[test]
fn on_a_phone_a_chosen_chapter_comes_into_sight() {
    let mut game = reading("");
    game.resize(360.0, 640.0);
    game.tap("chapter-11");
    let last_words = "the card that fits is the one that comes back";
    assert!(game.shows_whole(last_words), "without scrolling to it by hand");
}

#[test]
fn on_a_phone_the_list_makes_room_for_the_text_of_an_early_chapter() {
    let mut game = reading("");
    game.resize(360.0, 640.0);
    game.tap("chapter-2");
    assert!(game.shows_whole("The very card you took may not go back in the same turn"));
}

#[test]
fn from_the_title_the_rules_of_any_game_are_read() {
    let mut game = reading("");
    assert!(game.says("Liverpool Rummy"));
    game.walk_to("rules-another");
    game.key(KeyCode::Enter);
    assert_eq!((game.place().1, game.focus().as_str()), (Menu::WhichRules, "liverpool"));
    game.walk_to("marriage");
    game.key(KeyCode::Enter);
    assert_eq!(game.place().1, Menu::Rules, "one step back");
    assert!(game.says("Marriage") && !game.says("Liverpool Rummy"), "{:?}", game.texts());
    game.key(KeyCode::Escape);
    assert_eq!(game.place().1, Menu::None);
    // At a table its own rules are read.
    let mut game = Game::at_the_table(2, 11);
    game.key(KeyCode::F1);
    assert!(!game.can_see("rules-another"));
}
