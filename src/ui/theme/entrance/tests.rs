//! Panels at every speed, and without motion.

use super::*;
use crate::{shell::arguments::Speed, ui::theme::test_app};

/// A bare program with a panel just opened.
fn opened(like: impl Fn(&mut Preferences)) -> (App, [Entity; 2]) {
    let mut app = test_app::app(like);
    plugin(&mut app);
    app.update();
    let entities = open(&mut app, palette::DIM);
    app.update();
    (app, entities)
}

fn open(app: &mut App, ground: Color) -> [Entity; 2] {
    let root = app.world_mut().spawn((Overlay::default(), Node::default(), BackgroundColor(ground))).id();
    [root, app.world_mut().spawn((Node::default(), TextColor::WHITE, ChildOf(root))).id()]
}

/// How dark the table is, in percent, and how far below its place the panel lies, in whole pixels.
fn state(app: &App, [root, sheet]: [Entity; 2]) -> (f32, f32) {
    let world = app.world();
    let dim = world.get::<BackgroundColor>(root).unwrap().0.alpha();
    let Val::Px(below) = world.get::<UiTransform>(sheet).unwrap().translation.y else { panic!("pixels") };
    ((100.0 * dim).round(), below.round())
}

/// How solid the words on the panel are, in percent.
fn solid(app: &App, [_, sheet]: [Entity; 2]) -> f32 {
    (100.0 * app.world().get::<TextColor>(sheet).unwrap().0.alpha()).round()
}

/// The table as dark as it gets, and the panel in its place.
const SETTLED: (f32, f32) = (62.0, 0.0);

#[test]
fn a_panel_rises_while_the_table_dims_and_then_rests() {
    let (mut app, panel) = opened(|_| {});
    assert_eq!(state(&app, panel), (0.0, RISE));
    assert!(solid(&app, panel) < 5.0);
    app.update();
    let (dim, below) = state(&app, panel);
    assert!(dim > 10.0 && dim < SETTLED.0 && below > SETTLED.1 && below < RISE);
    assert!(solid(&app, panel) > 10.0 && solid(&app, panel) < 100.0);
    (0..6).for_each(|_| app.update());
    assert_eq!((state(&app, panel), solid(&app, panel)), (SETTLED, 100.0));
    assert!(!app.world().entity(panel[0]).contains::<Entering>());
}

#[test]
fn instantly_it_is_simply_there() {
    let (app, panel) = opened(|likes| likes.speed = Speed::Instant);
    assert_eq!(state(&app, panel), SETTLED);
}

#[test]
fn in_reduced_motion_nothing_rises() {
    let (mut app, panel) = opened(|likes| likes.reduced_motion = true);
    assert_eq!(state(&app, panel), (0.0, 0.0));
    assert!(solid(&app, panel) < 5.0);
    (0..4).for_each(|_| app.update());
    assert_eq!((state(&app, panel), solid(&app, panel)), (SETTLED, 100.0));
}

#[test]
fn a_wish_hurries_it() {
    let (mut app, panel) = opened(|_| {});
    app.world_mut().write_message(Intent::Choose);
    app.update();
    assert_eq!(state(&app, panel), SETTLED);
}

#[test]
fn drawn_anew_it_does_not_come_in_again() {
    let (mut app, panel) = opened(|_| {});
    (0..8).for_each(|_| app.update());
    app.world_mut().entity_mut(panel[0]).despawn();
    let anew = open(&mut app, palette::DIM);
    app.update();
    assert_eq!(state(&app, anew), SETTLED);
}

#[test]
fn another_panel_rises_over_a_table_that_stays_dim() {
    let (mut app, panel) = opened(|_| {});
    (0..8).for_each(|_| app.update());
    app.world_mut().entity_mut(panel[0]).despawn();
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Options);
    let other = open(&mut app, palette::DIM);
    app.update();
    assert_eq!(state(&app, other), (SETTLED.0, RISE));
}

#[test]
fn a_curtain_covers_at_once() {
    let (mut app, panel) = opened(|_| {});
    app.world_mut().entity_mut(panel[0]).despawn();
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Curtain);
    let curtain = open(&mut app, palette::CLOTH_DEEP);
    app.update();
    assert_eq!(state(&app, curtain), (100.0, 0.0));
}
