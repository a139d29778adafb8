//! A graphics device that is lost in the midst of a match: the table is drawn again as it was.

use bevy::{math::UVec2, render::renderer::RenderDevice};

use super::{likeness, matches::Matches, picture::Picture, scene, stage::Stage};

#[test]
fn a_lost_device_is_opened_anew_and_the_table_is_drawn_as_it_was() {
    let scene = scene::all().into_iter().find(|scene| scene.name == "daylily-2-early").expect("a table");
    let mut stage = Stage::open(Matches::default());
    stage.show(&scene, UVec2::new(1280, 720)).expect("the table is laid");
    let drawn = |stage: &mut Stage| Picture::of(&stage.take().expect("it is drawn")).expect("a picture");
    let before = drawn(&mut stage);
    let device = stage.world().resource::<RenderDevice>().wgpu_device().clone();
    device.destroy();
    stage.until(|world| *world.resource::<RenderDevice>().wgpu_device() != device).expect("another device");
    stage.pass(30);
    let likeness = likeness::compare(&before, &drawn(&mut stage));
    assert!(likeness.worst > 0.99, "alike to {} at {:?}", likeness.worst, likeness.at);
}
