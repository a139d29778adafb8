//! What several seats are asked at once: to buy, to call rummy, to dig, to cut. A button for every answer.

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::Seat,
    moves::suggest::Verb,
    table::Pending,
    turn::window::{Window, WindowKind},
};

use super::{NARROW, QuestionAnswered, answer, answers, heading, paper, place, take_focus};
use crate::{
    play::{
        seats::human::wish::{self, Cut, Lean},
        table::script::Shown,
    },
    shell::{
        assets::{Face, Sheet},
        text::FluentValue,
    },
    stage::palette,
    ui::{
        hud::scene::{Drawing, Scene, Telling},
        theme::{
            button, entrance, lettering::label, look::Look, panel::row, picture::picture, prompt::Glyph,
        },
    },
};

/// The question's root.
#[derive(Component, Default)]
struct Root;

/// What is asked.
#[derive(Debug, Clone, PartialEq)]
struct Model {
    place: Rect,
    kind: WindowKind,
    title: String,
    note: String,
    yes: String,
    no: String,
    /// To be asked no more in this round; of whoever cuts nothing else is asked.
    pass_on: Option<String>,
    less_and_more: Option<[String; 2]>,
    asked: Vec<(usize, String)>,
    narrow: bool,
}

/// Registers the question.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (begin_at_the_exact_cut, draw).chain().in_set(Telling));
}

/// What the player at this screen is asked, if anything.
pub fn asked_of(verbs: &[Verb]) -> Option<WindowKind> {
    verbs.iter().find_map(|verb| match verb {
        Verb::Answer(kind) => Some(*kind),
        _ => None,
    })
}

/// Nobody should have to count to forty: the hand begins where the deal would end.
fn begin_at_the_exact_cut(scene: Scene, mut cut: ResMut<Cut>, mut asked: Local<bool>) {
    let cuts = asked_of(&scene.verbs()) == Some(WindowKind::Cut);
    if cuts && !*asked {
        let exact = scene.public().exact_cut().map_or(0, |exact| exact.cards);
        cut.0 = u8::try_from(exact).unwrap_or(u8::MAX);
    }
    *asked = cuts;
}

fn draw(
    scene: Scene,
    cut: Res<Cut>,
    mut before: Local<Option<WindowKind>>,
    mut leave_focus: MessageWriter<QuestionAnswered>,
    mut drawing: Drawing<Root, Model>,
) {
    let kind = asked_of(&scene.verbs());
    let opens = kind.is_some() && *before != kind;
    if kind.is_none() && before.is_some() {
        leave_focus.write(QuestionAnswered);
    }
    *before = kind;
    let (Some(kind), Some(Pending::Window(window))) = (kind, scene.public().pending.last()) else {
        drawing.leave();
        return;
    };
    let model = model(&scene, kind, window, cut.0);
    let Some(mut root) = drawing.renew(&model) else { return };
    root.insert(GlobalZIndex(4));
    if opens {
        entrance::come_in(&mut root);
    }
    root.with_children(|root| {
        paper(root, model.place, |sheet| {
            heading(sheet, &model.title, &model.note, model.narrow);
            if !model.asked.is_empty() {
                order(sheet, &model.asked);
            }
            answers(sheet, |line| buttons(line, &model, opens));
        });
    });
}

fn model(scene: &Scene<'_, '_>, kind: WindowKind, window: &Window, cut: u8) -> Model {
    let (public, key) = (scene.public(), kind.id());
    let teams = public
        .seats()
        .any(|seat| Some(seat) != scene.board.viewer && public.same_side(seat, scene.view().seat));
    let exact = public.exact_cut();
    let values = [
        ("card", FluentValue::from(scene.top().unwrap_or_default())),
        ("name", public.turn().map(|seat| scene.name(seat)).unwrap_or_default().into()),
        ("exact", exact.map_or(0, |cut| cut.cards).into()),
        ("bonus", exact.map_or(0, |cut| cut.bonus).abs().into()),
        ("number", cut.into()),
    ];
    let say = |part: &str| scene.told(&format!("window-{key}-{part}"), &values);
    let narrow = scene.portrait();
    Model {
        place: place(scene),
        kind,
        title: say("title"),
        note: if narrow && kind != WindowKind::Dig {
            say("short")
        } else {
            say(if teams && kind == WindowKind::Dig { "note-teams" } else { "note" })
        },
        yes: say("yes"),
        no: if kind.has_to_be_done() { String::new() } else { say("no") },
        pass_on: (!kind.has_to_be_done()).then(|| scene.texts.get("window-pass-on")),
        less_and_more: (kind == WindowKind::Cut).then(|| ["fewer", "more"].map(say)),
        // Nobody sees who has chosen a card before all have.
        asked: if narrow || kind.has_to_be_done() { Vec::new() } else { states(scene, window) },
        narrow,
    }
}

/// Who is asked, in the order in which answers count, and whether they have answered.
fn states(scene: &Scene<'_, '_>, window: &Window) -> Vec<(usize, String)> {
    let state = |seat: &Seat| {
        let words = if window.answered.contains(seat) {
            scene.texts.get("window-answered")
        } else if scene.is_you(Some(*seat)) {
            scene.texts.get("window-your-call")
        } else {
            scene.texts.get("window-asked")
        };
        (scene.token(*seat), words)
    };
    if window.asked.len() > 3 { Vec::new() } else { window.asked.iter().map(state).collect() }
}

fn order(sheet: &mut ChildSpawnerCommands<'_>, asked: &[(usize, String)]) {
    sheet.spawn(row(14.0)).with_children(|line| {
        for (token, words) in asked {
            line.spawn(row(5.0)).with_children(|one| {
                one.spawn(picture(
                    Sheet::Pieces,
                    format!("seat-{}", token % 8),
                    Vec2::splat(22.0),
                    Color::WHITE,
                ));
                one.spawn((label(words.as_str(), Face::Body, 13.5, palette::INK), TextLayout::no_wrap()));
            });
        }
    });
}

fn buttons(line: &mut ChildSpawnerCommands<'_>, model: &Model, opens: bool) {
    let (height, size) = if model.narrow { (44.0, 15.5) } else { (38.0, 17.0) };
    if let Some([fewer, more]) = &model.less_and_more {
        for (tag, sign, spoken, by) in [("cut-fewer", "−", fewer, -1), ("cut-more", "+", more, 1)] {
            let draft =
                button::paper(tag, sign).spoken(spoken.as_str()).height(height).size(size).width(px(44));
            answer(line, draft, move |world| wish::cut_by(world, by));
        }
    }
    // Three answers share the line that two have to themselves where a pack is cut.
    let width = match (model.narrow, &model.pass_on) {
        (true, _) => Val::Auto,
        (false, Some(_)) => px(108),
        (false, None) => px(168),
    };
    let yes = button::primary("window-yes", model.yes.as_str()).height(height).size(size).width(width);
    let glyph = |glyph| (!model.narrow).then_some(glyph);
    let mut first = answer(line, yes.glyph(glyph(Glyph::Primary)), |world| wish::answer(world, Lean::For));
    if opens {
        take_focus(&mut first);
    }
    if !model.no.is_empty() {
        let width = if model.narrow { Val::Auto } else { px(108) };
        let no = button::paper("window-no", model.no.as_str()).height(height).size(size).width(width);
        answer(line, no.glyph(glyph(Glyph::Act2)), |world| wish::answer(world, Lean::Against));
    }
    if let Some(words) = &model.pass_on {
        // In a second line it would make the question hide melds.
        let pass_on = match model.place.width() < NARROW {
            true => button::square(Look::Paper, "window-pass-on", "pass-on", words.as_str()).height(height),
            false => button::paper("window-pass-on", words.as_str()).height(height).size(15.0),
        };
        answer(line, pass_on.glyph(glyph(Glyph::PassOn)), wish::pass_on);
    }
}

/// Whether the player is being asked: for systems that run only then.
pub fn is_asked(shown: Option<Res<Shown>>) -> bool {
    shown.is_some_and(|shown| asked_of(&shown.0.verbs()).is_some())
}
