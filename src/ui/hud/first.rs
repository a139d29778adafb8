//! The first time: what may be done now that could not be done in any match before, explained once in a note, until it is done or read.

use bevy::prelude::*;
use rummage_rules::{action::Action, moves::suggest::Verb, table::EndReason, turn::window::WindowKind};

use super::{
    note::{Place, asks, bee, bulk_of, heading, paper, row_is_long},
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

/// From this text size on, what else stands there needs the room for itself.
const LARGE_TEXT: f32 = 1.3;
/// How much higher the heading is for the button beside it.
const READ: f32 = 20.0;

/// The note's root.
#[derive(Component, Default)]
struct Root;

/// What the note says.
#[derive(Debug, Clone, PartialEq)]
struct Model {
    key: &'static str,
    said: String,
    place: Place,
    /// It is a strip above a question.
    strip: bool,
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
    let asks = asks(&scene);
    // In large letters there is no room on a phone, nor above a question or a long row; nor over melds; there will be another time.
    let crowded = asks || scene.portrait() || row_is_long(&scene);
    let place = |said: &str| Place::of(&scene, sheet.0, bulk_of(&scene, &[said], READ), &[]);
    let has_room = !(crowded && scene.text_scale() > LARGE_TEXT) && !place("").hides_melds(&scene);
    let wanted = wanted && has_room;
    let now = if wanted { moments(&scene, sheet.0, &firsts) } else { Vec::new() };
    // What has gone by was seen.
    if let Some(gone) = stands.take_if(|key| wanted && !now.contains(key) && !firsts.knows(key)) {
        firsts.explain(gone);
    }
    *stands = now.first().copied();
    let Some(key) = *stands else {
        drawing.clear();
        return;
    };
    let (strip, said) = (asks && !scene.portrait(), scene.told(key, &[]));
    let place = if strip { place(&said).wide() } else { place(&said) };
    let model = Model { key, said, place, strip };
    let Some(mut root) = drawing.renew(&model) else { return };
    root.insert(GlobalZIndex(model.place.layer()));
    root.with_children(|root| {
        model.place.spawn(root).with_children(|place| {
            let title = scene.texts.get("first-title");
            let spoken = aloud([title.as_str(), model.said.as_str()]);
            place.spawn((paper(), readable("first", spoken))).with_children(|note| {
                let words = label(model.said.as_str(), Face::Body, 17.0, palette::CREAM);
                let line = Node { justify_content: JustifyContent::SpaceBetween, ..row(12.0) };
                if model.strip {
                    let room = Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..default() };
                    note.spawn(line).with_children(|line| {
                        bee(line);
                        line.spawn((room, children![words]));
                        read(line, &scene, key);
                    });
                } else {
                    note.spawn(line).with_children(|head| {
                        heading(head, &title);
                        read(head, &scene, key);
                    });
                    note.spawn(words);
                }
            });
        });
    });
}

/// What is said once it is read.
fn read(line: &mut ChildSpawnerCommands<'_>, scene: &Scene<'_, '_>, key: &'static str) {
    button::glass("first-read", scene.texts.get("first-read"))
        .spawn(line)
        .observe(move |_: On<Activate>, mut firsts: ResMut<Firsts>| firsts.explain(key));
}

/// What is to be explained where it may be done, by the keys of its words, the first before the others.
const NEW: [(Verb, &str); 5] = [
    (Verb::Answer(WindowKind::Buy), "first-buy"),
    (Verb::Drop, "first-drop"),
    (Verb::Close, "first-close"),
    (Verb::Swap, "first-swap"),
    (Verb::LayOff, "first-lay-off"),
];
/// More than a seat can ever do.
const MANY: usize = 200;

/// What there is to explain now and was not yet, by the keys of its words; on a sheet, what it tells of.
fn moments(scene: &Scene<'_, '_>, on_sheet: bool, firsts: &Firsts) -> Vec<&'static str> {
    if on_sheet {
        let public = scene.public();
        let mut lines = public.sheets.last().into_iter().flatten();
        let undercut = lines.any(|line| line.label == "undercut" && line.amount != 0);
        let early = public.ending.is_some_and(|ending| ending.why == EndReason::Closed)
            && public.turns.get(scene.view().seat.index()) == Some(&0);
        let told = [(undercut, "first-undercut"), (early, "first-early")];
        return told.iter().filter(|(so, key)| *so && !firsts.knows(key)).map(|(_, key)| *key).collect();
    }
    let verbs = scene.verbs();
    let mut new = NEW.to_vec();
    new.retain(|(verb, key)| !firsts.knows(key) && verbs.contains(verb));
    if new.is_empty() {
        return Vec::new();
    }
    // What could be tried is not yet what can be done.
    let actions = scene.view().suggest(MANY);
    new.retain(|(verb, _)| actions.iter().any(|action| does(*verb, action)));
    new.into_iter().map(|(_, key)| key).collect()
}

/// Whether an action is what a verb of [`NEW`] stands for.
fn does(verb: Verb, action: &Action) -> bool {
    match verb {
        Verb::Close => matches!(action, Action::Close { .. }),
        Verb::Swap => matches!(action, Action::SwapWild { .. }),
        Verb::LayOff => matches!(action, Action::LayOff { .. }),
        Verb::Drop => *action == Action::Drop,
        _ => matches!(action, Action::Answer(_)),
    }
}
