//! What a lesson says: a note beside the piles, over the sheet once the round is counted, with the way on where there is only something to read.

use bevy::prelude::*;
use rummage_rules::table::Pending;

use super::scene::{Drawing, Scene, Telling, at};
use crate::{
    play::{lesson::Lesson, seats::human::SheetOpen},
    shell::assets::{Face, Sheet},
    stage::palette,
    ui::{
        advice::aloud,
        input::focus::{FocusLayer, readable},
        theme::{
            button::{self, Activate},
            lettering::label,
            panel::{Layer, column, row},
            picture::picture,
            prompt::Glyph,
        },
    },
};

/// The note's root.
#[derive(Component, Default)]
struct Root;

/// How wide the note is, and how high it may grow.
const WIDTH: f32 = 476.0;
const WIDTH_PORTRAIT: f32 = 366.0;
const HEIGHT: f32 = 230.0;
/// How far a question stands above the sentence on a phone.
const QUESTION: f32 = 96.0;
/// How far it keeps from the window's lower edge when it lies over the sheet.
const FOOT: f32 = 18.0;

/// What the note says.
#[derive(Debug, Clone, PartialEq)]
struct Model {
    title: String,
    said: String,
    /// Why something else has to wait.
    otherwise: Option<String>,
    /// It is read on from by a press.
    reads: bool,
    room: Rect,
    /// It lies over the sheet.
    over_sheet: bool,
    /// It keeps its foot where it is, whatever it says.
    grows_up: bool,
}

/// Registers the note.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(lesson: Option<Res<Lesson>>, sheet: Res<SheetOpen>, scene: Scene, mut drawing: Drawing<Root, Model>) {
    let model = lesson.and_then(|lesson| model(&lesson, sheet.0, &scene));
    let Some(model) = model else {
        drawing.clear();
        return;
    };
    let Some(mut root) = drawing.renew(&model) else { return };
    if model.reads {
        // What is to be read comes before anything else: the way on has the focus.
        root.insert(FocusLayer(Layer::Sheet as i32 + 2));
    }
    let stands = if model.grows_up { JustifyContent::FlexEnd } else { JustifyContent::Center };
    let place = Node { flex_direction: FlexDirection::Column, justify_content: stands, ..at(model.room) };
    let next = scene.texts.get("lesson-next");
    root.insert(GlobalZIndex(if model.over_sheet { Layer::Sheet as i32 + 2 } else { 2 }));
    root.with_children(|root| {
        root.spawn(place).with_children(|place| {
            let why = model.otherwise.as_deref().unwrap_or_default();
            let spoken = aloud([model.title.as_str(), model.said.as_str(), why]);
            place
                .spawn((paper(), readable("lesson", spoken)))
                .with_children(|note| write(note, &model, next));
        });
    });
}

fn model(lesson: &Lesson, over_sheet: bool, scene: &Scene<'_, '_>) -> Option<Model> {
    let (step, game, texts) = (lesson.step()?, lesson.game(), &scene.texts);
    let (nth, of) = lesson.place();
    let otherwise = lesson.was_missed().then(|| match step.asks() {
        true => texts.get(&step.key_otherwise(game)),
        false => texts.get("lesson-read-first"),
    });
    Some(Model {
        title: texts.fmt("lesson-title", &[("nth", nth.into()), ("of", of.into())]),
        said: texts.get(&step.key(game)),
        otherwise,
        reads: lesson.reads(),
        room: room(scene, over_sheet),
        over_sheet,
        grows_up: over_sheet || scene.portrait() || is_asked(scene),
    })
}

/// Where the note may lie: in the band of the piles, on a phone above the sentence, and at the foot of the sheet.
fn room(scene: &Scene<'_, '_>, over_sheet: bool) -> Rect {
    let (zones, size) = (&scene.ground.zones, scene.canvas.size);
    let width = if scene.portrait() { WIDTH_PORTRAIT } else { WIDTH };
    let asked = is_asked(scene);
    let corner = match (over_sheet, scene.portrait()) {
        (true, _) => Vec2::new((size.x - width) / 2.0, size.y - FOOT - HEIGHT),
        (false, true) => {
            let above = if asked { QUESTION } else { 8.0 };
            Vec2::new((size.x - width) / 2.0, zones.pill.min.y - HEIGHT - above)
        }
        (false, false) if asked => Vec2::new(zones.centre.max.x - width, zones.centre.min.y - HEIGHT - 4.0),
        (false, false) => Vec2::new(zones.centre.max.x - width, zones.centre.center().y - HEIGHT / 2.0),
    };
    Rect::from_corners(corner, corner + Vec2::new(width, HEIGHT))
}

/// Whether a question out of turn lies where the note would.
fn is_asked(scene: &Scene<'_, '_>) -> bool {
    matches!(scene.public().pending.last(), Some(Pending::Window(_)))
}

fn paper() -> impl Bundle {
    (
        Node {
            padding: UiRect::axes(px(16), px(12)),
            border_radius: BorderRadius::all(px(16)),
            border: UiRect::all(px(1)),
            flex_shrink: 0.0,
            ..column(6.0)
        },
        Pickable::default(),
        BackgroundColor(palette::NIGHT),
        BorderColor::all(palette::HONEY.with_alpha(0.5)),
    )
}

fn write(note: &mut ChildSpawnerCommands<'_>, model: &Model, next: String) {
    note.spawn(row(8.0)).with_children(|line| {
        line.spawn(picture(Sheet::Pieces, "bee", Vec2::splat(24.0), Color::WHITE));
        line.spawn(label(model.title.as_str(), Face::Strong, 15.0, palette::SUN));
    });
    note.spawn(label(model.said.as_str(), Face::Body, 17.0, palette::CREAM));
    if let Some(why) = &model.otherwise {
        note.spawn(label(why.as_str(), Face::Italic, 16.0, palette::HONEY));
    }
    if model.reads {
        note.spawn(Node { justify_content: JustifyContent::FlexEnd, ..row(0.0) }).with_children(|foot| {
            button::glass("lesson-next", next).glyph(Glyph::Choose).first().spawn(foot).observe(
                |_: On<Activate>, lesson: Option<ResMut<Lesson>>| {
                    if let Some(mut lesson) = lesson {
                        lesson.read_on();
                    }
                },
            );
        });
    }
}
