//! A graphics device that is lost in the midst of a match: the table is drawn on the next one as it was.

use bevy::{
    math::UVec2,
    prelude::{DetectChanges, NextState, Text},
    render::{render_resource::PollType, renderer::RenderDevice},
};
use rummage::shell::states::Menu;

use super::{
    golden, likeness,
    picture::Picture,
    scene,
    stage::{REST, Stage},
};

/// Times that the table may be looked at until its pictures have been read once more and nothing is said of it any longer.
const LOOKS: usize = 20;

#[test]
fn a_lost_device_is_opened_anew_and_the_table_is_drawn_as_it_was() {
    let scene = scene::all().into_iter().find(|scene| scene.name == "daylily-2-early").expect("a table");
    let mut stage = golden::stage();
    stage.show(&scene, UVec2::new(1280, 720)).expect("the table is laid");
    let drawn = |stage: &mut Stage| Picture::of(&stage.take().expect("it is drawn")).expect("a picture");
    let look_into = |stage: &mut Stage, menu: Menu| {
        stage.world().resource_mut::<NextState<Menu>>().set(menu);
        stage.pass(REST);
    };
    // It is drawn by other means than the rest.
    look_into(&mut stage, Menu::Workshop);
    look_into(&mut stage, Menu::None);
    let before = drawn(&mut stage);

    let lost = stage.world().resource::<RenderDevice>().clone();
    // A device of another instance may have the same number, so that it is told apart by when it came.
    let opened = stage.world().resource_ref::<RenderDevice>().last_changed();
    lost.wgpu_device().destroy();
    // A driver tells of a loss when it is asked for something; a device that was destroyed, when it is polled.
    lost.poll(PollType::wait_indefinitely()).expect("it has nothing left to do");
    stage
        .until(|world| world.resource_ref::<RenderDevice>().last_changed() != opened)
        .expect("another device");
    stage.pass(2);
    let world = stage.world();
    let said = world.query::<&Text>().iter(world).any(|text| text.0.contains("Your match stands as it was"));
    assert!(said, "the player is told");

    let mut likeness = likeness::compare(&before, &drawn(&mut stage));
    for _ in 0..LOOKS {
        if likeness.worst > 0.99 {
            look_into(&mut stage, Menu::Workshop);
            assert!(likeness::compare(&before, &drawn(&mut stage)).worst < 0.8, "the Workshop is drawn too");
            return;
        }
        stage.pass(30);
        likeness = likeness::compare(&before, &drawn(&mut stage));
    }
    panic!("alike to {} at {:?}", likeness.worst, likeness.at);
}
