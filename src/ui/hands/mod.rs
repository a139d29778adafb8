//! The hands of the person at this device: intents become wishes. Nothing needs a pointer, and nothing needs a drag.

use std::collections::VecDeque;

use bevy::prelude::*;

use crate::{
    play::{
        lesson::Lesson,
        seats::{
            bot::Impatience,
            human::{Choices, SheetOpen, choices, wish},
        },
        table::{aim::Aim, script::Script},
    },
    shell::{
        AppSystems,
        intent::{FocusHome, Intent},
        states::{Menu, Screen},
    },
    stage::place::Ground,
};

mod carry;
mod keyed;
mod pointed;
mod regions;

/// Intents that wait until what happened before has been shown.
#[derive(Resource, Default)]
struct Heard(VecDeque<Intent>);

/// Registers listening and obeying.
pub fn plugin(app: &mut App) {
    app.init_resource::<Heard>().add_plugins(regions::plugin).add_systems(
        Update,
        (listen, (wish::draw_on, obey, wish::go_on).chain().run_if(resource_exists::<Ground>))
            .chain()
            .run_if(in_state(Screen::Table))
            .in_set(AppSystems::Think),
    );
}

/// Hears what is meant for the table, and hurries the script where somebody acts before it has ended. While a lesson is read, only that goes on.
fn listen(
    mut intents: MessageReader<Intent>,
    menu: Res<State<Menu>>,
    sheet: Res<SheetOpen>,
    lesson: Option<Res<Lesson>>,
    aim: Res<Aim>,
    mut heard: ResMut<Heard>,
    mut script: ResMut<Script>,
    mut impatience: ResMut<Impatience>,
) {
    // The press that reads on is none on a card of the table.
    let reads = lesson.is_some_and(|lesson| lesson.reads() || lesson.is_changed());
    if *menu.get() != Menu::None || sheet.0 || reads {
        intents.clear();
        heard.0.clear();
        return;
    }
    for intent in intents.read() {
        heard.0.push_back(*intent);
        // Whoever sorts the hand while others play does not hurry them.
        let carries = aim.carried.is_some() && matches!(intent, Intent::Move(_));
        let sorts = carries || matches!(intent, Intent::Carry | Intent::Shift(_));
        if !sorts && !matches!(intent, Intent::PointerMove(_) | Intent::DragTo { .. } | Intent::Scroll(_)) {
            impatience.0 = true;
            if !script.is_empty() {
                script.hurry();
            }
        }
    }
}

/// Does what was asked for, once everything that happened before has been shown.
fn obey(world: &mut World) {
    if !world.resource::<Script>().is_empty() {
        let mut heard = world.resource_mut::<Heard>();
        heard.0.retain(|intent| !matches!(intent, Intent::PointerMove(_)));
        return;
    }
    let heard = std::mem::take(&mut world.resource_mut::<Heard>().0);
    for intent in heard {
        let choices = world.resource::<Choices>();
        // What the match waits for is no way out of having been taken back.
        let goes_back = choices.insists && matches!(intent, Intent::Undo | Intent::Redo);
        if choices.open() && !goes_back {
            choices::obey(world, intent);
            continue;
        }
        if carry::obey(world, intent) {
            continue;
        }
        match intent {
            Intent::PointerMove(_)
            | Intent::PointerTap { .. }
            | Intent::PointerSecond { .. }
            | Intent::DragStart { .. }
            | Intent::DragTo { .. }
            | Intent::DragEnd { .. }
            | Intent::Cancel => pointed::obey(world, intent),
            Intent::Move(_) | Intent::Choose if *world.resource::<FocusHome>() == FocusHome::Menus => {}
            _ => keyed::obey(world, intent),
        }
    }
}
