//! Mouse and fingers where frames are slow: a press and its release that come within one frame count where they were made, and nothing stays pressed.

use crate::common::{
    Game,
    stutter::By::{Finger, Mouse},
};
use bevy::{input::touch::TouchPhase, prelude::*};
use rummage::{
    play::table::{
        aim::{Target, own_cards},
        card::Selected,
    },
    shell::{
        canvas::Canvas,
        match_setup::MatchSetup,
        preferences::Preferences,
        states::{Menu, Screen},
    },
    stage::place::hits::rect_of,
};
use rummage_rules::games;

impl Game {
    fn card(&self, nth: usize) -> (Entity, Vec2) {
        let world = self.app.world();
        let card = own_cards(world)[nth];
        let rect = rect_of(world, Target::Card(card)).expect("a card in the hand");
        (card, rect.center() * world.resource::<Canvas>().unit)
    }

    fn picked(&self, card: Entity) -> bool {
        self.app.world().entity(card).contains::<Selected>()
    }

    /// The set-up of a game, as large as a phone.
    fn at_the_set_up(game: &str) -> Self {
        let mut it = Self::start();
        it.resize(390.0, 844.0);
        it.app.insert_resource(MatchSetup::usual(games::find(game).expect("a game")));
        it.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
        it.settle();
        it
    }

    fn option(&self, key: &str) -> String {
        let setup = self.app.world().resource::<MatchSetup>();
        let found = setup.options.iter().find(|(found, _)| *found == key);
        found.map(|(_, value)| value.to_string()).unwrap_or_default()
    }
}

#[test]
fn a_click_and_a_tap_of_one_frame_press_a_button() {
    for by in [Mouse, Finger] {
        let mut game = Game::start();
        game.click_in_a_frame(by, "play");
        assert_eq!(game.place().0, Screen::Choose, "{by:?}");
        game.click_in_a_frame(by, "gin");
        assert_eq!(game.place().0, Screen::Setup, "a tile, {by:?}");
        assert_eq!(game.app.world().resource::<MatchSetup>().game, "gin");
    }
}

#[test]
fn they_pick_a_card_and_press_the_button_that_lies_beside_it() {
    for by in [Mouse, Finger] {
        let mut game = Game::at_the_table(2, 41);
        game.click_in_a_frame(by, "pile:stock");
        game.rest();
        let (card, at) = game.card(3);
        game.tell_click(by, at);
        game.settle();
        assert!(game.picked(card), "{by:?}");
        let before = game.judged();
        game.click_in_a_frame(by, "discard");
        game.rest();
        assert!(game.judged() > before, "{by:?}");
    }
}

#[test]
fn they_choose_a_row_of_a_list() {
    for by in [Mouse, Finger] {
        let mut game = Game::start();
        game.app.insert_resource(MatchSetup::usual(games::find("liverpool").expect("a game")));
        game.click_in_a_frame(by, "rules");
        assert_eq!(game.place().1, Menu::Rules, "{by:?}");
        let words = "The very card you took may not go back in the same turn";
        assert!(!game.says(words));
        game.click_in_a_frame(by, "chapter-2");
        assert!(game.says(words), "{by:?}");
    }
}

#[test]
fn they_press_what_is_seen_in_a_scrolled_area_and_nothing_that_is_not() {
    for by in [Mouse, Finger] {
        let mut game = Game::at_the_set_up("liverpool");
        let steps = game.tags_with("rule-").into_iter().filter(|tag| tag.ends_with("-more"));
        let lowest = steps.max_by_key(|tag| game.middle_of(tag).y as i32).expect("a list of rules");
        let key = lowest["rule-".len()..lowest.len() - "-more".len()].to_string();
        let usual = game.option(&key);

        let mut elsewhere = Game::at_the_set_up("liverpool");
        assert!(!elsewhere.is_whole(&lowest), "the list is long");
        elsewhere.click_in_a_frame(by, &lowest);
        assert_eq!(elsewhere.option(&key), usual, "what is out of sight, {by:?}");

        for _ in 0..80 {
            if game.is_whole(&lowest) {
                break;
            }
            game.turn_the_wheel(-1.0);
        }
        game.click_in_a_frame(by, &lowest);
        assert_ne!(game.option(&key), usual, "{key} by {by:?}");
    }
}

#[test]
fn every_tap_on_a_stepper_and_a_switch_counts() {
    for by in [Mouse, Finger] {
        let mut game = Game::start();
        game.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Options);
        game.settle();
        let size = |game: &Game| game.app.world().resource::<Preferences>().text_scale();
        let (usual, more) = (size(&game), game.middle_of("options-text-more"));
        game.tell_click(by, more);
        game.tell_click(by, more);
        game.settle();
        assert!((size(&game) - usual - 0.2).abs() < 0.01, "two steps, {by:?}: {}", size(&game));

        let still = |game: &Game| game.app.world().resource::<Preferences>().reduced_motion;
        let usual = still(&game);
        game.click_in_a_frame(by, "options-motion");
        assert_ne!(still(&game), usual, "{by:?}");
        let at = game.middle_of("options-motion");
        game.tell_click(by, at);
        game.tell_click(by, at);
        game.settle();
        assert_ne!(still(&game), usual, "there and back, {by:?}");
        assert!(game.nothing_is_pressed());
    }
}

#[test]
fn two_thumbs_write_letters_that_overlap() {
    let mut game = Game::start();
    game.resize(390.0, 844.0);
    game.click_in_a_frame(Finger, "rules");
    game.click_in_a_frame(Finger, "rules-search");
    assert_eq!(game.place().1, Menu::Letters);
    let [b, e] = ["letter-B", "letter-E"].map(|tag| game.middle_of(tag));
    game.tell_touch(1, TouchPhase::Started, b);
    game.tell_touch(2, TouchPhase::Started, e);
    game.tell_touch(1, TouchPhase::Ended, b);
    game.tell_touch(2, TouchPhase::Ended, e);
    // The window gives the number of a finger away again.
    game.tell_touch(1, TouchPhase::Started, e);
    game.app.update();
    game.tell_touch(1, TouchPhase::Ended, e);
    game.settle();
    assert_eq!(game.written(), "bee");
    assert!(game.nothing_is_pressed());
}

#[test]
fn a_press_that_is_let_go_elsewhere_does_nothing() {
    for by in [Mouse, Finger] {
        let mut game = Game::start();
        let [play, rules] = ["play", "rules"].map(|tag| game.middle_of(tag));
        game.tell_down(by, play);
        game.tell_on(by, rules);
        game.tell_up(by, rules);
        game.settle();
        assert_eq!(game.place(), (Screen::Title, Menu::None), "in one frame, {by:?}");
        assert!(game.nothing_is_pressed());
        game.tell_down(by, play);
        game.app.update();
        assert!(!game.nothing_is_pressed(), "it is seen to be held");
        game.tell_on(by, rules);
        game.tell_up(by, rules);
        game.settle();
        assert_eq!(game.place(), (Screen::Title, Menu::None), "in two, {by:?}");
        assert!(game.nothing_is_pressed());
    }
}

#[test]
fn a_finger_that_goes_on_scrolls_and_a_mouse_that_comes_back_presses() {
    let mut game = Game::start();
    let at = game.middle_of("play");
    for (by, screen) in [(Finger, Screen::Title), (Mouse, Screen::Choose)] {
        game.tell_down(by, at);
        game.tell_on(by, at + Vec2::Y * 90.0);
        game.tell_on(by, at);
        game.tell_up(by, at);
        game.settle();
        assert_eq!(game.place().0, screen, "{by:?}");
        assert!(game.nothing_is_pressed());
    }
}

#[test]
fn a_drag_of_one_frame_carries_a_card_and_no_click() {
    for by in [Mouse, Finger] {
        let mut game = Game::at_the_table(2, 41);
        let ((card, from), (_, to)) = (game.card(0), game.card(6));
        game.tell_down(by, from);
        game.tell_on(by, from.lerp(to, 0.4));
        game.tell_on(by, to);
        game.tell_up(by, to);
        game.settle();
        assert_eq!(own_cards(game.app.world())[6], card, "{by:?}");
        assert!(!game.picked(card));
    }
}

#[test]
fn a_button_that_is_drawn_anew_under_the_pointer_is_still_pressed() {
    for by in [Mouse, Finger] {
        let mut game = Game::start();
        game.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Options);
        game.settle();
        let usual = game.app.world().resource::<Preferences>().reduced_motion;
        let at = game.middle_of("options-motion");
        game.tell_down(by, at);
        game.app.update();
        game.app.world_mut().resource_mut::<Preferences>().set_changed();
        game.settle();
        game.tell_up(by, at);
        game.settle();
        assert_ne!(game.app.world().resource::<Preferences>().reduced_motion, usual, "{by:?}");
        assert!(game.nothing_is_pressed());
    }
}

#[test]
fn a_click_that_leads_away_takes_the_second_one_with_it() {
    for by in [Mouse, Finger] {
        let mut game = Game::at_the_table(2, 41);
        game.resize(390.0, 844.0);
        game.click_in_a_frame(by, "pause");
        game.click_in_a_frame(by, "options");
        assert_eq!(game.place().1, Menu::Options, "{by:?}");
        let close = game.middle_of("close");
        game.tell_click(by, close);
        game.tell_click(by, close);
        game.settle();
        assert_eq!(game.place().1, Menu::Pause, "one step back, {by:?}");
        let resume = game.middle_of("resume");
        game.tell_click(by, resume);
        game.settle();
        assert_eq!(game.place().1, Menu::None);
        let hand = own_cards(game.app.world());
        assert!(!hand.into_iter().any(|card| game.picked(card)), "nothing under the panel is clicked on");
    }
}

#[test]
fn a_seat_that_is_sent_home_twice_in_a_frame_takes_nobody_along() {
    let mut game = Game::at_the_set_up("daylily");
    for _ in 0..2 {
        game.click_in_a_frame(Finger, "add-seat");
    }
    let seats = |game: &Game| game.app.world().resource::<MatchSetup>().seats.len();
    let before = seats(&game);
    let last = game.middle_of(&format!("seat-{}-remove", before - 1));
    game.tell_click(Finger, last);
    game.tell_click(Finger, last);
    game.settle();
    assert_eq!(seats(&game), before - 1);
}

#[test]
fn a_window_that_loses_the_focus_lets_go() {
    let mut game = Game::start();
    let at = game.middle_of("play");
    game.tell_down(Mouse, at);
    game.tell_focus(false);
    game.app.update();
    assert!(game.nothing_is_pressed());
    game.tell_focus(true);
    game.tell_up(Mouse, at);
    game.settle();
    assert_eq!(game.place().0, Screen::Title);
    // The browser tells of the focus only after the press that gives it.
    game.tell_down(Mouse, at);
    game.tell_focus(true);
    game.app.update();
    game.tell_up(Mouse, at);
    game.settle();
    assert_eq!(game.place().0, Screen::Choose);
}
