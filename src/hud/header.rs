//! The header: the game and the round, and the buttons for a hint, the rules, options and pause.

use bevy::prelude::*;

use super::{hint, plaque::goal_words, renewed};
use crate::{
    AppSystems,
    screens::{Menu, Screen},
    seats::human::FocusGroup,
    table::{Board, Ground, script::Shown},
    text::{FluentValue, Texts},
    theme::{
        button::{self, Activate},
        canvas::Canvas,
        lettering::{Face, label},
        look::Look,
        palette,
        panel::{column, row},
    },
};

/// The header's root.
#[derive(Component, Default)]
struct Root;

/// What the header says.
#[derive(Debug, Clone, PartialEq)]
struct Model {
    zone: Rect,
    portrait: bool,
    title: Option<String>,
    note: String,
}

/// Registers the header.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Shown>)
            .run_if(resource_exists::<Ground>)
            .in_set(AppSystems::Present),
    );
}

fn draw(
    shown: Res<Shown>,
    texts: Res<Texts>,
    ground: Res<Ground>,
    canvas: Res<Canvas>,
    board: Res<Board>,
    mut last: Local<Option<Model>>,
    roots: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    let portrait = canvas.is_portrait();
    // With two at a wide table the far plate stands where the title would; the plaque has the round.
    let titled = portrait || board.seats() > 2;
    let round = FluentValue::from(i64::from(shown.0.public.round.max(1)));
    let goal = goal_words(&texts, &shown).to_lowercase();
    let model = Model {
        zone: ground.zones.header,
        portrait,
        title: titled.then(|| texts.get(&format!("game-{}", shown.0.public.spec.game))),
        note: texts.fmt("header-note", &[("round", round), ("goal", FluentValue::from(goal))]),
    };
    let Some(mut root) = renewed(&model, &mut last, &roots, &mut commands) else { return };
    root.with_children(|root| {
        root.spawn((
            Node {
                position_type: PositionType::Absolute,
                left: px(model.zone.min.x),
                top: px(model.zone.min.y),
                width: px(model.zone.width()),
                ..row(8.0)
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            if portrait {
                menu_button(line, &texts, "pause", "menu", "header-pause", Menu::Pause);
            }
            line.spawn((Node { flex_grow: 1.0, ..column(0.0) }, Pickable::IGNORE)).with_children(|words| {
                title(words, &model);
            });
            hint_button(line, &texts);
            menu_button(line, &texts, "rules", "rules", "rules", Menu::Rules);
            if !portrait {
                menu_button(line, &texts, "options", "settings", "options", Menu::Options);
                menu_button(line, &texts, "pause", "pause", "header-pause", Menu::Pause);
            }
        });
    });
}

fn title(words: &mut ChildSpawnerCommands<'_>, model: &Model) {
    let Some(title) = &model.title else { return };
    let size = if model.portrait { 20.0 } else { 25.0 };
    words.spawn((label(title.as_str(), Face::Title, size, palette::CREAM), TextLayout::no_wrap()));
    words.spawn((label(model.note.as_str(), Face::Body, 14.5, palette::MIST), TextLayout::no_wrap()));
}

fn hint_button(line: &mut ChildSpawnerCommands<'_>, texts: &Texts) {
    button::square(Look::Glass, "hint", "hint", texts.get("header-hint"))
        .spawn(line)
        .insert(FocusGroup::Header)
        .observe(|_: On<Activate>, mut commands: Commands| commands.queue(hint::think));
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
