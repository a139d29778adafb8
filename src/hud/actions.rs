//! The buttons of your turn: the primary action on top, the second below, then the two ways to sort.

use bevy::prelude::*;
use rummage_rules::suggest::Verb;

use super::renewed;
use crate::{
    AppSystems,
    preferences::Preferences,
    screens::Screen,
    seats::human::{FocusGroup, Voice, card_name, wish},
    table::{
        Board, Ground,
        plan::Plan,
        script::Shown,
        sort::{By, sort_own_hand},
    },
    text::{FluentValue, Texts},
    theme::{
        button::{self, Activate, Draft},
        canvas::Canvas,
        look::Look,
        panel::{column, row},
        prompt::Glyph,
    },
};

/// The buttons' root.
#[derive(Component, Default)]
struct Root;

/// What the buttons say.
#[derive(Debug, Clone, PartialEq)]
struct Model {
    zone: Rect,
    portrait: bool,
    left_handed: bool,
    primary: Act,
    second: Act,
    sorts: [String; 2],
}

/// One button.
#[derive(Debug, Clone, PartialEq)]
struct Act {
    tag: &'static str,
    icon: &'static str,
    words: String,
    spoken: String,
    dimmed: bool,
}

/// Registers the buttons.
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
    plan: Res<Plan>,
    texts: Res<Texts>,
    ground: Res<Ground>,
    canvas: Res<Canvas>,
    board: Res<Board>,
    preferences: Res<Preferences>,
    mut last: Local<Option<Model>>,
    roots: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    let verbs = shown.0.verbs();
    let drawing = verbs.contains(&Verb::DrawStock) || verbs.contains(&Verb::TakeDiscard);
    let yours = shown.0.public.turn() == board.viewer;
    let (primary, second) = if drawing {
        draws(&texts, &shown, canvas.is_portrait())
    } else {
        plays(&texts, &plan, yours, &verbs)
    };
    let model = Model {
        zone: ground.zones.actions,
        portrait: canvas.is_portrait(),
        left_handed: preferences.left_handed,
        primary,
        second,
        sorts: [texts.get("act-sort-rank"), texts.get("act-sort-suit")],
    };
    let Some(mut root) = renewed(&model, &mut last, &roots, &mut commands) else { return };
    root.with_children(|root| {
        if model.portrait { in_a_row(root, &model) } else { in_a_column(root, &model, canvas.size.x) }
    });
}

fn draws(texts: &Texts, shown: &Shown, portrait: bool) -> (Act, Act) {
    let top = shown.0.public.discard.last().map(|card| card_name(texts, &shown.0.public, *card));
    let take = texts.fmt("act-take-spoken", &[("card", FluentValue::from(top.clone().unwrap_or_default()))]);
    (
        Act {
            tag: "draw",
            icon: "stock",
            words: texts.get("act-draw"),
            spoken: texts.get("act-draw-spoken"),
            dimmed: shown.0.public.stock_size == 0,
        },
        Act {
            tag: "take",
            icon: "cards",
            words: texts.get(if portrait { "act-take-short" } else { "act-take" }),
            spoken: take,
            dimmed: top.is_none(),
        },
    )
}

fn plays(texts: &Texts, plan: &Plan, yours: bool, verbs: &[Verb]) -> (Act, Act) {
    let name = plan.reading.as_ref().map(|reading| texts.get(&format!("meld-short-{}", reading.name)));
    let words = match name {
        Some(name) => texts.fmt("act-meld-as", &[("meld", FluentValue::from(name))]),
        None => texts.get("act-meld"),
    };
    let may_meld = yours && verbs.contains(&Verb::Meld) && plan.reading.is_some();
    let may_discard = yours && verbs.contains(&Verb::Discard) && plan.cards.len() == 1;
    (
        Act { tag: "meld", icon: "meld", spoken: words.clone(), words, dimmed: !may_meld },
        Act {
            tag: "discard",
            icon: "discard",
            words: texts.get("act-discard"),
            spoken: texts.get("act-discard"),
            dimmed: !may_discard,
        },
    )
}

fn in_a_column(root: &mut ChildSpawnerCommands<'_>, model: &Model, width: f32) {
    let left = if model.left_handed { width - model.zone.max.x } else { model.zone.min.x };
    root.spawn((
        Node {
            position_type: PositionType::Absolute,
            left: px(left),
            top: px(model.zone.min.y - 40.0),
            width: px(model.zone.width()),
            ..column(12.0)
        },
        Pickable::IGNORE,
    ))
    .with_children(|block| {
        act(block, &model.primary, button::primary, Some(Glyph::Primary), 52.0, 18.5, percent(100.0));
        act(block, &model.second, button::paper, Some(Glyph::Act2), 46.0, 17.0, percent(100.0));
        block.spawn((row(10.0), Pickable::IGNORE)).with_children(|line| sorts(line, model, px(101)));
    });
}

fn in_a_row(root: &mut ChildSpawnerCommands<'_>, model: &Model) {
    root.spawn((
        Node {
            position_type: PositionType::Absolute,
            left: px(model.zone.min.x),
            top: px(model.zone.min.y),
            width: px(model.zone.width()),
            flex_direction: if model.left_handed { FlexDirection::Row } else { FlexDirection::RowReverse },
            ..row(8.0)
        },
        Pickable::IGNORE,
    ))
    .with_children(|line| {
        // The thumb's row has no room for glyphs.
        act(line, &model.primary, button::primary, None, 44.0, 17.0, px(138));
        act(line, &model.second, button::paper, None, 44.0, 16.0, px(120));
        sorts(line, model, px(44));
    });
}

fn act(
    parent: &mut ChildSpawnerCommands<'_>,
    act: &Act,
    make: fn(&'static str, String) -> Draft,
    glyph: Option<Glyph>,
    height: f32,
    size: f32,
    width: Val,
) {
    let tag = act.tag;
    make(tag, act.words.clone())
        .icon(act.icon)
        .spoken(act.spoken.clone())
        .glyph(glyph)
        .height(height)
        .size(size)
        .width(width)
        .dimmed(act.dimmed)
        .spawn(parent)
        .insert(FocusGroup::Actions)
        .observe(move |_: On<Activate>, mut commands: Commands| {
            commands.queue(move |world: &mut World| press(world, tag));
        });
}

fn press(world: &mut World, tag: &str) {
    match tag {
        "draw" | "meld" => wish::primary(world),
        _ => wish::second(world, None),
    }
}

fn sorts(line: &mut ChildSpawnerCommands<'_>, model: &Model, width: Val) {
    let ways = [("sort-rank", By::Rank), ("sort-suit", By::Suit)];
    for ((name, by), spoken) in ways.into_iter().zip(&model.sorts) {
        button::square(Look::Glass, name, name, spoken.as_str())
            .width(width)
            .spawn(line)
            .insert(FocusGroup::Actions)
            .observe(move |_: On<Activate>, mut commands: Commands| {
                commands.queue(move |world: &mut World| {
                    world.resource_mut::<Voice>().hush();
                    sort_own_hand(world, by);
                });
            });
    }
}
