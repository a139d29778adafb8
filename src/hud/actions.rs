//! The buttons of your turn: the primary action on top, the second below, then the two ways to sort.

use bevy::prelude::*;
use rummage_rules::{action::Action, suggest::Verb};

use super::{
    acts::{Act, drawing_by, ending, playing},
    laid_out::LaidOut,
    scene::{Drawing, Scene, Telling},
};
use crate::{
    preferences::Preferences,
    seats::human::{FocusGroup, Voice, wish},
    table::sort::{By, sort_own_hand},
    theme::{
        button::{self, Activate, Draft},
        lettering::Snug,
        look::Look,
        panel::{column, row},
        prompt::Glyph,
    },
};

/// The buttons' root.
#[derive(Component, Default)]
#[require(Snug)]
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
    /// The house wants the last card announced, and this player holds it.
    knock: Option<String>,
}

/// Registers the buttons.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(scene: Scene, laid_out: LaidOut, preferences: Res<Preferences>, mut drawing: Drawing<Root, Model>) {
    let verbs = scene.view().verbs();
    let portrait = scene.portrait();
    let draws =
        verbs.iter().copied().filter(|verb| matches!(verb, Verb::DrawStock | Verb::TakeDiscard | Verb::Pass));
    let [primary, second] = match draws.collect::<Vec<_>>().as_slice() {
        [] => [playing(&scene, &laid_out, &verbs), ending(&scene, &laid_out, &verbs)],
        [only] => [
            drawing_by(&scene, *only, portrait),
            Act { dimmed: true, ..drawing_by(&scene, Verb::TakeDiscard, portrait) },
        ],
        [first, second, ..] => [drawing_by(&scene, *first, portrait), drawing_by(&scene, *second, portrait)],
    };
    let model = Model {
        zone: scene.ground.zones.actions,
        portrait,
        left_handed: preferences.left_handed,
        primary,
        second,
        sorts: ["act-sort-rank", "act-sort-suit"].map(|key| scene.told(key, &[])),
        knock: scene.view().check(&Action::Knock).is_ok().then(|| scene.texts.get("act-knock")),
    };
    let width = scene.canvas.size.x;
    let Some(mut root) = drawing.renew(&model) else { return };
    root.with_children(|root| {
        if model.portrait { in_a_row(root, &model) } else { in_a_column(root, &model, width) }
    });
}

fn in_a_column(root: &mut ChildSpawnerCommands<'_>, model: &Model, width: f32) {
    let left = if model.left_handed { width - model.zone.max.x } else { model.zone.min.x };
    root.spawn((
        Node {
            position_type: PositionType::Absolute,
            left: px(left),
            top: px(model.zone.min.y - 28.0),
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
        act(line, &model.primary, button::primary, None, 44.0, 17.0, px(130));
        act(line, &model.second, button::paper, None, 44.0, 15.5, px(128));
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
        "draw" | "meld" | "lay-off" | "close" => wish::primary(world),
        "take" | "let-go" | "enough" | "stop" if wish::drawing(world) => {
            let [first, second] = wish::draws(world);
            let wanted = |verb: &Option<Verb>| (*verb == Some(Verb::TakeDiscard)) == (tag == "take");
            let verb = [first, second].into_iter().find(|verb| verb.is_some() && wanted(verb)).flatten();
            wish::draw_as(world, verb.or(Some(Verb::TakeDiscard)));
        }
        _ => wish::second(world, None),
    }
}

/// The small buttons: a single card needs no sorting, and may have to be announced instead.
fn sorts(line: &mut ChildSpawnerCommands<'_>, model: &Model, width: Val) {
    if let Some(words) = &model.knock {
        let knock = |_: On<Activate>, mut commands: Commands| {
            commands.queue(|world: &mut World| wish::request(world, Action::Knock));
        };
        button::glass("knock", words.as_str())
            .icon("knock")
            .size(16.0)
            .spawn(line)
            .insert(FocusGroup::Actions)
            .observe(knock);
        return;
    }
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
