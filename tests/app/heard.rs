//! Screen readers hear what a control is and how it stands: on every screen, and whatever is changed there.

use accesskit::{Action, ActionData, Role};
use bevy::prelude::*;
use rummage::shell::{
    match_setup::MatchSetup,
    preferences::Preferences,
    states::{Menu, Screen},
};

use rummage_rules::action::{Action as RuleAction, Source};

use crate::common::{Game, heard::Told};

/// Everything that can be pressed has a role and a name, and of a group's radio buttons one is chosen.
fn is_told_truly(game: &mut Game) -> Vec<Told> {
    let (place, told) = (game.place(), game.told());
    for told in &told {
        let what = format!("{} of {place:?}", told.tag);
        assert_ne!(told.role(), Role::Unknown, "{what}");
        assert!(told.tag.is_empty() || !told.name().is_empty(), "{what} has no name");
        match told.role() {
            Role::CheckBox | Role::Switch | Role::RadioButton => {
                assert!(told.node.toggled().is_some(), "{what} is neither on nor off");
            }
            Role::Tab => assert!(told.node.is_selected().is_some(), "{what} is neither open nor closed"),
            Role::SpinButton => assert!(told.node.value().is_some(), "{what} has no value"),
            _ => {}
        }
    }
    for group in told.iter().filter_map(|told| (told.role() == Role::RadioButton).then_some(told.holder)) {
        let of_it = told.iter().filter(|told| told.holder == group && told.role() == Role::RadioButton);
        assert_eq!(of_it.filter(|told| told.is_on()).count(), 1, "{place:?}");
    }
    let headings = told.iter().filter(|told| told.role() == Role::Heading).count();
    assert!(headings > 0, "{place:?} has no heading");
    told
}

fn count(told: &[Told], role: Role) -> usize {
    told.iter().filter(|told| told.role() == role).count()
}

fn open(game: &mut Game, menu: Menu) {
    game.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
    game.settle();
}

#[test]
fn every_screen_tells_what_its_controls_are() {
    let mut game = Game::start();
    is_told_truly(&mut game);
    for screen in [Screen::Choose, Screen::Setup, Screen::Statistics] {
        game.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        game.settle();
        let told = is_told_truly(&mut game);
        assert!(count(&told, Role::ScrollView) > 0, "{screen:?} scrolls");
    }
    for menu in
        [Menu::Options, Menu::Rules, Menu::WhichRules, Menu::House, Menu::Games, Menu::Letters, Menu::Credits]
    {
        open(&mut game, menu);
        let told = is_told_truly(&mut game);
        let dialog = told.iter().find(|told| told.role() == Role::Dialog).expect("a dialog");
        assert!(dialog.node.is_modal() && !dialog.name().is_empty(), "{menu:?}");
        let close = told.iter().find(|told| told.tag == "close").expect("the way out");
        assert!(close.within.contains(&Role::Dialog), "{menu:?}");
    }
}

#[test]
fn a_switch_is_heard_on_and_off() {
    let mut game = Game::start();
    game.click("options");
    let before = game.told_of("options-contrast");
    assert_eq!(
        (before.role(), before.name().as_str(), before.is_on()),
        (Role::Switch, "High contrast", false)
    );
    game.click("options-contrast");
    assert!(game.told_of("options-contrast").is_on());
    game.ask("options-contrast", Action::Click);
    assert!(!game.app.world().resource::<Preferences>().high_contrast);
    assert!(!game.told_of("options-contrast").is_on());
}

#[test]
fn one_of_several_is_heard_chosen_within_its_group() {
    let mut game = Game::start();
    game.click("options");
    let usual = game.told_of("options-light-0");
    assert_eq!((usual.role(), usual.within[0]), (Role::RadioButton, Role::RadioGroup));
    for nth in [1, 0] {
        game.ask(&format!("options-light-{nth}"), Action::Click);
        let heard = [0, 1].map(|which| game.told_of(&format!("options-light-{which}")).is_on());
        assert_eq!(heard, [nth == 0, nth == 1]);
    }
    let tabs: Vec<Told> = game.told().into_iter().filter(|told| told.role() == Role::Tab).collect();
    assert_eq!(tabs.len(), 4);
    assert_eq!(tabs.iter().filter(|tab| tab.node.is_selected() == Some(true)).count(), 1);
    assert!(tabs.iter().all(|tab| tab.within[0] == Role::TabList));
}

#[test]
fn a_value_is_heard_and_stepped_by_the_reader() {
    let mut game = Game::start();
    game.click("options");
    let value = |game: &mut Game| {
        let told = game.told();
        let of_cards = told.iter().find(|told| told.role() == Role::SpinButton && told.name() == "Card size");
        of_cards.and_then(|told| told.node.value()).map(str::to_owned)
    };
    let before = value(&mut game).expect("a value");
    game.ask("Card size", Action::Increment);
    assert_ne!(value(&mut game), Some(before.clone()));
    game.ask("Card size", Action::Decrement);
    assert_eq!(value(&mut game), Some(before));
}

#[test]
fn house_rules_and_practice_are_heard_as_they_stand() {
    let mut game = Game::start();
    game.app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Setup);
    game.settle();
    let practice = game.told_of("practice");
    assert_eq!((practice.role(), practice.is_on()), (Role::CheckBox, false));
    game.click("practice");
    assert!(game.told_of("practice").is_on());
    assert!(game.app.world().resource::<MatchSetup>().practice);
    let switches: Vec<Told> = game.told().into_iter().filter(|told| told.role() == Role::Switch).collect();
    let first = switches.first().expect("a house rule that is on or off");
    game.ask(&first.tag, Action::Click);
    assert_ne!(game.told_of(&first.tag).is_on(), first.is_on());
}

#[test]
fn what_is_written_is_heard_and_can_be_set_by_the_reader() {
    let mut game = Game::start();
    open(&mut game, Menu::Letters);
    game.write("Bee");
    let line = game.told_of("letters-field");
    assert_eq!((line.role(), line.node.value()), (Role::TextInput, Some("Bee")));
    game.ask_with("letters-field", Action::SetValue, Some(ActionData::Value("Our house".into())));
    assert_eq!(game.written(), "Our house");
    game.key(KeyCode::Backspace);
    assert_eq!(game.written(), "Our hous", "the caret stands behind it");
}

#[test]
fn the_line_of_a_replay_is_heard_where_it_is_and_stepped() {
    let mut game = Game::at_the_table(2, 11);
    game.act(RuleAction::Draw(Source::Stock));
    game.key(KeyCode::KeyP);
    game.click("replay");
    let place = |game: &mut Game| {
        let line = game.told_of("replay-line").node;
        assert_eq!(line.role(), Role::Slider);
        let (now, from, to) = (line.numeric_value(), line.min_numeric_value(), line.max_numeric_value());
        (now.expect("a value"), from.expect("a least"), to.expect("a most"))
    };
    let (end, from, to) = place(&mut game);
    assert_eq!((end, from), (to, 1.0));
    game.ask("replay-line", Action::Decrement);
    assert_eq!(place(&mut game).0, end - 1.0);
    game.ask("replay-line", Action::Increment);
    assert_eq!(place(&mut game).0, end);
}
