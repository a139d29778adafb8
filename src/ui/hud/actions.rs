//! The buttons of your turn: the primary action on top, the second below, then the small ones.

use bevy::prelude::*;
use rummage_rules::moves::suggest::Verb;

use super::{
    acts::{Act, drawing_by, ending, playing},
    anew,
    laid_out::LaidOut,
    scene::{Drawing, Scene, Telling},
    small_buttons::{SmallButtons, Sorting},
};
use crate::{
    play::seats::{human::wish, undo::WayBack},
    shell::preferences::Preferences,
    ui::{
        input::focus::FocusGroup,
        theme::{
            button::{self, Activate, Draft},
            lettering::Snug,
            panel::{column, row},
            prompt::Glyph,
        },
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
    smalls: SmallButtons,
}

/// Registers the buttons.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(
    scene: Scene,
    laid_out: LaidOut,
    preferences: Res<Preferences>,
    way: Res<WayBack>,
    sorting: Sorting,
    mut drawing: Drawing<Root, Model>,
) {
    if scene.replay().is_some() {
        drawing.clear();
        return;
    }
    let verbs = scene.verbs();
    let portrait = scene.portrait();
    let draws =
        verbs.iter().copied().filter(|verb| matches!(verb, Verb::DrawStock | Verb::TakeDiscard | Verb::Pass));
    let [primary, second] = match draws.collect::<Vec<_>>().as_slice() {
        draws if verbs.contains(&Verb::Rearrange) => anew::acts(&scene, &laid_out, draws),
        [first, ..] if laid_out.plan.lays_before_draw(scene.view()) => {
            [playing(&scene, &laid_out, &verbs), drawing_by(&scene, *first, portrait)]
        }
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
        smalls: SmallButtons::of(&scene, &sorting, *way),
    };
    let width = scene.canvas.size.x;
    let Some(mut root) = drawing.renew(&model) else { return };
    root.with_children(|root| {
        if model.portrait { in_a_row(root, &model) } else { in_a_column(root, &model, width) }
    });
}

fn in_a_column(root: &mut ChildSpawnerCommands<'_>, model: &Model, width: f32) {
    let left = if model.left_handed { width - model.zone.max.x } else { model.zone.min.x };
    root.spawn(Node {
        position_type: PositionType::Absolute,
        left: px(left),
        top: px(model.zone.min.y - 28.0),
        width: px(model.zone.width()),
        ..column(12.0)
    })
    .with_children(|block| {
        act(block, &model.primary, button::primary, Some(Glyph::Primary), 52.0, 18.5, percent(100.0));
        act(block, &model.second, button::paper, Some(Glyph::Act2), 46.0, 17.0, percent(100.0));
        block.spawn(row(10.0)).with_children(|line| {
            model.smalls.spawn(line, false, model.zone.width(), 10.0);
        });
    });
}

fn in_a_row(root: &mut ChildSpawnerCommands<'_>, model: &Model) {
    root.spawn(Node {
        position_type: PositionType::Absolute,
        left: px(model.zone.min.x),
        top: px(model.zone.min.y),
        width: px(model.zone.width()),
        flex_direction: if model.left_handed { FlexDirection::Row } else { FlexDirection::RowReverse },
        ..row(8.0)
    })
    .with_children(|line| {
        // The thumb's row has no room for glyphs.
        act(line, &model.primary, button::primary, None, 44.0, 16.0, px(130));
        act(line, &model.second, button::paper, None, 44.0, 15.5, px(128));
        model.smalls.spawn(line, true, 96.0, 8.0);
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
        "draw" | "meld" | "lay-off" | "close" | "new-group" | "lay-anew" => wish::primary(world),
        "take" | "let-go" | "enough" | "stop" if wish::drawing(world) => {
            let [first, second] = wish::draws(world);
            let wanted = |verb: &Option<Verb>| (*verb == Some(Verb::TakeDiscard)) == (tag == "take");
            let verb = [first, second].into_iter().find(|verb| verb.is_some() && wanted(verb)).flatten();
            wish::draw_as(world, verb.or(Some(Verb::TakeDiscard)));
        }
        _ => wish::second(world, None),
    }
}
