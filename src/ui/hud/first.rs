//! The first time: what may be done now that could not be done in any match before, explained once in a note, until it is done or read.

use bevy::prelude::*;
use rummage_rules::{action::Action, moves::suggest::Verb, turn::window::WindowKind};

use super::{
    note::{Place, heading, paper},
    scene::{Drawing, Scene, Telling},
};
use crate::{
    play::{lesson::Lesson, seats::human::SheetOpen},
    shell::{assets::Face, preferences::Preferences},
    stage::palette,
    store::firsts::Firsts,
    ui::{
        advice::aloud,
        input::focus::readable,
        theme::{
            button::{self, Activate},
            lettering::label,
            panel::row,
        },
    },
};

/// The note's root.
#[derive(Component, Default)]
struct Root;

/// What the note says.
#[derive(Debug, Clone, PartialEq)]
struct Model {
    key: &'static str,
    said: String,
    place: Place,
}

/// Registers the note.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(
    lesson: Option<Res<Lesson>>,
    sheet: Res<SheetOpen>,
    preferences: Res<Preferences>,
    mut firsts: ResMut<Firsts>,
    scene: Scene,
    mut drawing: Drawing<Root, Model>,
    mut stands: Local<Option<&'static str>>,
) {
    if !(scene.is_new() || sheet.is_changed() || firsts.is_changed() || preferences.is_changed()) {
        return;
    }
    let wanted = preferences.first_times && lesson.is_none();
    let now = if wanted { moments(&scene, sheet.0) } else { Vec::new() };
    // What has gone by was seen.
    if let Some(gone) = stands.take_if(|key| wanted && !now.contains(key)) {
        firsts.explain(gone);
    }
    *stands = now.into_iter().find(|key| !firsts.knows(key));
    let Some(key) = *stands else {
        drawing.clear();
        return;
    };
    let model = Model { key, said: scene.told(key, &[]), place: Place::of(&scene, sheet.0) };
    let Some(mut root) = drawing.renew(&model) else { return };
    root.insert(GlobalZIndex(model.place.layer()));
    root.with_children(|root| {
        root.spawn(model.place.node()).with_children(|place| {
            let title = scene.texts.get("first-title");
            let spoken = aloud([title.as_str(), model.said.as_str()]);
            place.spawn((paper(), readable("first", spoken))).with_children(|note| {
                heading(note, &title);
                note.spawn(label(model.said.as_str(), Face::Body, 17.0, palette::CREAM));
                note.spawn(Node { justify_content: JustifyContent::FlexEnd, ..row(0.0) }).with_children(
                    |foot| {
                        button::glass("first-read", scene.texts.get("first-read"))
                            .spawn(foot)
                            .observe(move |_: On<Activate>, mut firsts: ResMut<Firsts>| firsts.explain(key));
                    },
                );
            });
        });
    });
}

/// What there is to explain now, by the keys of its words; on a sheet, what it tells of.
fn moments(scene: &Scene<'_, '_>, on_sheet: bool) -> Vec<&'static str> {
    if on_sheet {
        let lines = scene.public().sheets.last().into_iter().flatten();
        let undercut = lines.into_iter().any(|line| line.label == "undercut" && line.amount != 0);
        return if undercut { vec!["first-undercut"] } else { Vec::new() };
    }
    let verbs = scene.verbs();
    let mut moments: Vec<&'static str> = Vec::new();
    if verbs.contains(&Verb::Answer(WindowKind::Buy)) {
        moments.push("first-buy");
    }
    if verbs.contains(&Verb::Drop) {
        moments.push("first-drop");
    }
    // What could be tried is not yet what can be done.
    let may = |kind: fn(&Action) -> bool| scene.view().suggest(MANY).iter().any(kind);
    if verbs.contains(&Verb::Close) && may(|action| matches!(action, Action::Close { .. })) {
        moments.push("first-close");
    }
    if verbs.contains(&Verb::Swap) && may(|action| matches!(action, Action::SwapWild { .. })) {
        moments.push("first-swap");
    }
    if verbs.contains(&Verb::LayOff) && may(|action| matches!(action, Action::LayOff { .. })) {
        moments.push("first-lay-off");
    }
    moments
}

/// More than a seat can ever do.
const MANY: usize = 200;
