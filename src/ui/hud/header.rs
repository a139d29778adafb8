//! The header: the game and the round, and the buttons for a hint, the rules, the log, options and pause; on a phone pause, the way back and a hint.

use bevy::prelude::*;
use rummage_rules::ask::Goal;

use super::{
    hint,
    log::{self, Reading},
    scene::{Drawing, Scene, Telling},
    small_buttons::Back,
};
use crate::{
    play::{
        online::AtTable,
        seats::{human::wish, undo::WayBack},
        table::silence::Passing,
    },
    shell::{
        assets::Face,
        canvas::Canvas,
        match_setup::MatchSetup,
        states::Menu,
        text::{FluentValue, Texts, contract, goal::goal_words, wild},
    },
    stage::palette,
    ui::{
        input::focus::FocusGroup,
        theme::{
            button::{self, Activate},
            lettering::{Snug, label},
            look::Look,
            panel::{self, column, row},
        },
    },
};

/// The header's root.
#[derive(Component, Default)]
#[require(Snug)]
struct Root;

/// What the header says.
#[derive(Debug, Clone, PartialEq)]
struct Model {
    zone: Rect,
    portrait: bool,
    /// The match is played elsewhere, with others who may see a gesture.
    elsewhere: bool,
    /// The past is looked at: there is nothing to do but that.
    past: bool,
    title: Option<String>,
    note: String,
    /// Where players are asked out of turn: whether this one lets it all by.
    passes: Option<bool>,
    /// On a phone, whose actions have no room for it, the way back.
    back: Option<Back>,
    /// Where a wide window says that the match is practice.
    practice: Option<Vec2>,
}

/// Registers the header.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(
    scene: Scene,
    setup: Res<MatchSetup>,
    way: Res<WayBack>,
    elsewhere: Option<Res<AtTable>>,
    passing: Res<Passing>,
    mut drawing: Drawing<Root, Model>,
) {
    let elsewhere = elsewhere.is_some();
    let portrait = scene.portrait();
    // With two at a wide table the far plate stands where the title would; the plot has the round.
    let titled = portrait || scene.board.seats() > 2;
    let model = Model {
        zone: scene.ground.zones.header,
        portrait,
        elsewhere,
        past: scene.replay().is_some(),
        title: titled.then(|| scene.texts.get(&format!("game-{}", scene.game()))),
        note: match note(&scene) {
            note if setup.practice && portrait => {
                scene.texts.fmt("header-note-practice", &[("note", note.into())])
            }
            note => note,
        },
        // A phone has room for the way out of it alone.
        passes: Some(passing.passes(scene.view().seat))
            .filter(|passes| scene.public().spec.asks_out_of_turn() && (*passes || !portrait)),
        back: (portrait && !elsewhere).then(|| Back::of(&scene, *way)),
        practice: (setup.practice && !portrait).then_some(scene.ground.zones.seat.min),
    };
    let texts = &scene.texts;
    let Some(mut root) = drawing.renew(&model) else { return };
    root.with_children(|root| {
        root.spawn(Node {
            position_type: PositionType::Absolute,
            left: px(model.zone.min.x),
            top: px(model.zone.min.y),
            width: px(model.zone.width()),
            ..row(8.0)
        })
        .with_children(|line| {
            if portrait && !model.past {
                menu_button(line, texts, "pause", "menu", "header-pause", Menu::Pause);
            }
            // The words give way to the buttons, never the other way round.
            let words = Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..column(0.0) };
            line.spawn(words).with_children(|words| title(words, &model));
            if model.past {
                return;
            }
            if let Some(back) = &model.back {
                back.spawn(line, FocusGroup::Header, 44.0);
            }
            if let Some(passes) = model.passes {
                pass_on_button(line, texts, passes);
            }
            if model.elsewhere {
                menu_button(line, texts, "gestures", "player", "friends-gestures", Menu::Gestures);
            }
            hint_button(line, texts);
            if !portrait {
                menu_button(line, texts, "rules", "rules", "rules", Menu::Rules);
                log_button(line, texts);
                menu_button(line, texts, "options", "settings", "options", Menu::Options);
                menu_button(line, texts, "pause", "pause", "header-pause", Menu::Pause);
            }
        });
        if let Some(seat) = model.practice {
            let place = Node {
                position_type: PositionType::Absolute,
                left: px(seat.x + 8.0),
                top: px(seat.y - 30.0),
                ..default()
            };
            root.spawn(place).with_children(|place| {
                place.spawn(panel::pill(texts.get("header-practice"), 13.0, palette::HONEY));
            });
        }
    });
}

/// The round, and what the match goes to; on a phone, which has no plaque, the contract of the round.
fn note(scene: &Scene<'_, '_>) -> String {
    let public = scene.public();
    let round = FluentValue::from(i64::from(public.round.max(1)));
    let slots = scene.board.viewer.map(|seat| public.slots(seat)).unwrap_or_default();
    if scene.portrait() && !slots.is_empty() {
        let contract = contract::words(&scene.texts, &slots);
        return scene.texts.fmt("header-note-contract", &[("round", round), ("contract", contract.into())]);
    }
    if let Goal::Rounds(rounds) = public.spec.goal() {
        let note = scene.told("header-note-of", &[("round", round), ("rounds", rounds.into())]);
        return match wild::words(&scene.texts, public) {
            Some(wild) => {
                scene.texts.fmt("header-note-wild", &[("note", note.into()), ("wild", wild.into())])
            }
            None => note,
        };
    }
    let goal = goal_words(&scene.texts, &public.spec).to_lowercase();
    scene.told("header-note", &[("round", round), ("goal", goal.into())])
}

/// So many letters of a note stand in one line beside the buttons of a phone.
const LONG_NOTE: usize = 29;

fn title(words: &mut ChildSpawnerCommands<'_>, model: &Model) {
    let Some(title) = &model.title else { return };
    let size = if model.portrait { 20.0 } else { 25.0 };
    words.spawn((label(title.as_str(), Face::Title, size, palette::CREAM), TextLayout::no_wrap()));
    // A contract in many words takes two small lines on a phone.
    let long = model.portrait && model.note.chars().count() > LONG_NOTE;
    let (size, layout) = if long { (12.5, default()) } else { (14.5, TextLayout::no_wrap()) };
    words.spawn((label(model.note.as_str(), Face::Body, size, palette::MIST), layout));
}

fn hint_button(line: &mut ChildSpawnerCommands<'_>, texts: &Texts) {
    button::square(Look::Glass, "hint", "hint", texts.get("header-hint"))
        .spawn(line)
        .insert(FocusGroup::Header)
        .observe(|_: On<Activate>, mut commands: Commands| commands.queue(hint::think));
}

/// Lit as long as everything is let by.
fn pass_on_button(line: &mut ChildSpawnerCommands<'_>, texts: &Texts, passes: bool) {
    let look = if passes { Look::Lit } else { Look::Glass };
    let words = texts.get(if passes { "window-ask-again" } else { "window-pass-on" });
    button::square(look, "pass-on", "pass-on", words)
        .spawn(line)
        .insert(FocusGroup::Header)
        .observe(|_: On<Activate>, mut commands: Commands| commands.queue(wish::pass_on));
}

fn log_button(line: &mut ChildSpawnerCommands<'_>, texts: &Texts) {
    button::square(Look::Glass, "log", "log", texts.get("log"))
        .spawn(line)
        .insert(FocusGroup::Header)
        .observe(
            |_: On<Activate>,
             canvas: Res<Canvas>,
             mut reading: ResMut<Reading>,
             mut next: ResMut<NextState<Menu>>| {
                log::open(*canvas, &mut reading, &mut next);
            },
        );
}

fn menu_button(
    line: &mut ChildSpawnerCommands<'_>,
    texts: &Texts,
    tag: &str,
    icon: &str,
    spoken: &str,
    menu: Menu,
) {
    button::square(Look::Glass, tag, icon, texts.get(spoken))
        .spawn(line)
        .insert(FocusGroup::Header)
        .observe(move |_: On<Activate>, mut next: ResMut<NextState<Menu>>| next.set(menu));
}
