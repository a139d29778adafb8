//! Panels that go, at every speed and without motion.

use super::*;
use crate::{
    shell::{arguments::Speed, names::Tag},
    ui::{input::focus::Focusable, theme::test_app},
};

/// A bare program in which the pause menu with one button has just been closed.
fn closed(like: impl Fn(&mut Preferences)) -> (App, [Entity; 2]) {
    let mut app = test_app::app(like);
    plugin(&mut app);
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Pause);
    app.update();
    let world = app.world_mut();
    let ground = BackgroundColor(palette::DIM);
    let root = world.spawn((Overlay::default(), DespawnOnExit(Menu::Pause), Node::default(), ground)).id();
    let button = (Node::default(), TextColor::WHITE, Focusable, Tag("resume".into()), ChildOf(root));
    let button = world.spawn(button).id();
    app.update();
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    app.update();
    (app, [root, button])
}

fn is_there(app: &App, [root, button]: [Entity; 2]) -> bool {
    let entities = app.world().entities();
    entities.contains(root) && entities.contains(button)
}

/// How dark the table is and how solid the words are, in percent, and how far below its place the panel lies.
fn state(app: &App, [root, button]: [Entity; 2]) -> [f32; 3] {
    let world = app.world();
    let dim = world.get::<BackgroundColor>(root).unwrap().0.alpha();
    let Val::Px(below) = world.get::<UiTransform>(button).unwrap().translation.y else { panic!("pixels") };
    let words = world.get::<TextColor>(button).unwrap().0.alpha();
    [100.0 * dim, 100.0 * words, below].map(f32::round)
}

#[test]
fn a_panel_sinks_and_grows_clear_while_the_table_brightens() {
    let (mut app, panel) = closed(|_| {});
    assert_eq!(state(&app, panel), [62.0, 100.0, 0.0]);
    (0..3).for_each(|_| app.update());
    let [dim, words, below] = state(&app, panel);
    assert!(dim > 0.0 && dim < 60.0 && words > 0.0 && words < 95.0 && below > 1.0);
    app.update();
    assert!(!is_there(&app, panel), "160 ms have gone by");
}

#[test]
fn nothing_finds_it_any_more() {
    let (app, [_, button]) = closed(|_| {});
    let button = app.world().entity(button);
    assert!(!button.contains::<Focusable>() && !button.contains::<Tag>());
    assert_eq!(button.get::<Pickable>(), None, "the pointer looks through it");
}

#[test]
fn instantly_it_is_gone() {
    let (app, panel) = closed(|likes| likes.speed = Speed::Instant);
    assert!(!is_there(&app, panel));
}

#[test]
fn in_reduced_motion_it_grows_clear_where_it_is() {
    let (mut app, panel) = closed(|likes| likes.reduced_motion = true);
    (0..2).for_each(|_| app.update());
    let [_, words, below] = state(&app, panel);
    assert!(words < 95.0 && below == 0.0);
}

#[test]
fn a_wish_hurries_it() {
    let (mut app, panel) = closed(|_| {});
    app.world_mut().write_message(Intent::Choose);
    app.update();
    assert!(!is_there(&app, panel));
}

#[test]
fn another_panel_keeps_the_table_dark_by_itself() {
    let (mut app, panel) = closed(|_| {});
    app.world_mut().spawn((Overlay::default(), Node::default(), BackgroundColor(palette::DIM)));
    app.update();
    assert_eq!(state(&app, panel)[0], 0.0);
}

#[test]
fn another_screen_takes_it_along() {
    let (mut app, panel) = closed(|_| {});
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Title);
    app.update();
    assert!(!is_there(&app, panel));
}
