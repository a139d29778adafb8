//! What a lesson says: a note beside the piles, over the sheet once the round is counted, with the way on where there is only something to read.

use bevy::prelude::*;

use super::{
    note::{Place, bulk_of, heading, paper, reached},
    scene::{Drawing, Scene, Telling},
};
use crate::{
    play::{lesson::Lesson, seats::human::SheetOpen, table::meld::Meld},
    shell::assets::Face,
    stage::palette,
    ui::{
        advice::aloud,
        input::focus::{FocusLayer, readable},
        theme::{
            button::{self, Activate},
            lettering::label,
            panel::{Layer, row},
            prompt::Glyph,
        },
    },
};

/// The note's root.
#[derive(Component, Default)]
struct Root;

/// What the note says.
#[derive(Debug, Clone, PartialEq)]
struct Model {
    title: String,
    said: String,
    /// Why something else has to wait.
    otherwise: Option<String>,
    /// It is read on from by a press.
    reads: bool,
    place: Place,
}

/// Registers the note.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

/// The room for the way on.
const WAY_ON: f32 = 50.0;

fn draw(
    lesson: Option<Res<Lesson>>,
    sheet: Res<SheetOpen>,
    melds: Query<&Meld>,
    scene: Scene,
    mut drawing: Drawing<Root, Model>,
) {
    let model = lesson.and_then(|lesson| {
        let spoken_of = lesson.wanted().map(|action| reached(&scene, &melds, action)).unwrap_or_default();
        model(&lesson, sheet.0, &spoken_of, &scene)
    });
    let Some(model) = model else {
        drawing.clear();
        return;
    };
    let Some(mut root) = drawing.renew(&model) else { return };
    if model.reads {
        // What is to be read comes before anything else: the way on has the focus.
        root.insert(FocusLayer(Layer::Sheet as i32 + 2));
    }
    let next = scene.texts.get("lesson-next");
    root.insert(GlobalZIndex(model.place.layer()));
    root.with_children(|root| {
        model.place.spawn(root).with_children(|place| {
            let why = model.otherwise.as_deref().unwrap_or_default();
            let spoken = aloud([model.title.as_str(), model.said.as_str(), why]);
            place
                .spawn((paper(), readable("lesson", spoken)))
                .with_children(|note| write(note, &model, next));
        });
    });
}

fn model(lesson: &Lesson, over_sheet: bool, spoken_of: &[Rect], scene: &Scene<'_, '_>) -> Option<Model> {
    let (step, game, texts) = (lesson.step()?, lesson.game(), &scene.texts);
    let (nth, of) = lesson.place();
    let otherwise = lesson.was_missed().then(|| match step.asks() {
        true => texts.get(&step.key_otherwise(game)),
        false => texts.get("lesson-read-first"),
    });
    let said = texts.get(&step.key(game));
    let button = if lesson.reads() { WAY_ON } else { 0.0 };
    let bulk = bulk_of(scene, &[&said, otherwise.as_deref().unwrap_or_default()], button);
    Some(Model {
        title: texts.fmt("lesson-title", &[("nth", nth.into()), ("of", of.into())]),
        said,
        otherwise,
        reads: lesson.reads(),
        place: Place::of(scene, over_sheet, bulk, spoken_of).off_question(scene),
    })
}

fn write(note: &mut ChildSpawnerCommands<'_>, model: &Model, next: String) {
    // Over a sheet a note is kept low, for it hides the head of it.
    let beside = model.reads && model.place.is_over_sheet();
    if beside {
        let line = Node { justify_content: JustifyContent::SpaceBetween, ..row(12.0) };
        note.spawn(line).with_children(|head| {
            heading(head, &model.title);
            read_on(head, &next);
        });
    } else {
        heading(note, &model.title);
    }
    note.spawn(label(model.said.as_str(), Face::Body, 17.0, palette::CREAM));
    if let Some(why) = &model.otherwise {
        note.spawn(label(why.as_str(), Face::Italic, 16.0, palette::HONEY));
    }
    if model.reads && !beside {
        note.spawn(Node { justify_content: JustifyContent::FlexEnd, ..row(0.0) })
            .with_children(|foot| read_on(foot, &next));
    }
}

/// The way on where there is only something to read.
fn read_on(line: &mut ChildSpawnerCommands<'_>, next: &str) {
    button::glass("lesson-next", next).glyph(Glyph::Choose).first().spawn(line).observe(
        |_: On<Activate>, lesson: Option<ResMut<Lesson>>| {
            if let Some(mut lesson) = lesson {
                lesson.read_on();
            }
        },
    );
}
