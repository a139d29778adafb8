//! A curtain that closes and parts, at every speed.

use super::*;
use crate::{
    shell::arguments::Speed,
    ui::{input::focus::Focusable, theme::test_app},
};

/// A bare program whose curtain has begun to close, with a button on its sheet.
fn closing(like: impl Fn(&mut Preferences)) -> (App, Entity, Cloth) {
    let mut app = test_app::app(like);
    exit::plugin(&mut app);
    plugin(&mut app);
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Curtain);
    app.update();
    let world = app.world_mut();
    let root = world.spawn((DespawnOnExit(Menu::Curtain), Node::default())).id();
    let parts = [(); 3].map(|()| world.spawn((Node::default(), ChildOf(root))).id());
    let sheet = world.spawn((Node::default(), ChildOf(root))).id();
    world.spawn((Node::default(), Focusable, ChildOf(sheet)));
    let cloth = Cloth { halves: [parts[0], parts[1]], rail: parts[2] };
    world.entity_mut(root).insert(Pulled::new(cloth, sheet, None));
    app.update();
    (app, root, cloth)
}

/// How far the halves are from where they meet, in percent of their widths.
fn aside(app: &App, cloth: Cloth) -> [f32; 2] {
    cloth.halves.map(|half| match app.world().get::<UiTransform>(half).map(|place| place.translation.x) {
        Some(Val::Percent(aside)) => aside,
        other => panic!("{other:?} is no share"),
    })
}

fn pass(app: &mut App, frames: usize) {
    (0..frames).for_each(|_| app.update());
}

/// The next person says they are there.
fn lift(app: &mut App) {
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
    part(app.world_mut());
    app.update();
}

#[test]
fn the_halves_meet_in_the_middle_and_stay() {
    let (mut app, _, cloth) = closing(|_| {});
    assert_eq!(aside(&app, cloth), [-100.0, 100.0]);
    pass(&mut app, 5);
    let [left, right] = aside(&app, cloth);
    assert!(left > -80.0 && left < -20.0 && right == -left, "{left} and {right}");
    pass(&mut app, 6);
    assert_eq!(aside(&app, cloth), [0.0, 0.0], "420 ms have gone by");
}

#[test]
fn it_parts_before_a_table_that_can_be_played_at() {
    let (mut app, root, cloth) = closing(|_| {});
    pass(&mut app, 11);
    lift(&mut app);
    assert_eq!(*app.world().resource::<State<Menu>>().get(), Menu::None);
    assert_eq!(app.world().get::<Pickable>(root), None, "the pointer looks through it");
    let world = app.world_mut();
    assert_eq!(world.query::<&Focusable>().iter(world).count(), 0, "nothing on it is found any more");
    pass(&mut app, 6);
    let [left, right] = aside(&app, cloth);
    assert!(left < -20.0 && left > -80.0 && right == -left, "{left} and {right}");
    pass(&mut app, 8);
    assert!(!app.world().entities().contains(root), "520 ms have gone by");
}

#[test]
fn whoever_presses_on_hurries_it() {
    let (mut app, root, cloth) = closing(|_| {});
    app.world_mut().write_message(Intent::Choose);
    pass(&mut app, 1);
    assert_eq!(aside(&app, cloth), [0.0, 0.0]);
    lift(&mut app);
    app.world_mut().write_message(Intent::Choose);
    pass(&mut app, 1);
    assert!(!app.world().entities().contains(root));
}

#[test]
fn without_motion_it_hangs_and_is_gone_at_once() {
    let instantly = |likes: &mut Preferences| likes.speed = Speed::Instant;
    let calmly = |likes: &mut Preferences| likes.reduced_motion = true;
    for like in [instantly, calmly] {
        let (mut app, root, cloth) = closing(like);
        assert_eq!(aside(&app, cloth), [0.0, 0.0]);
        lift(&mut app);
        assert!(!app.world().entities().contains(root));
    }
}
