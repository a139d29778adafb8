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
            look::FOOT,
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
    /// There is room for pictures beside the words.
    pictures: bool,
    left_handed: bool,
    primary: Act,
    second: Act,
    smalls: SmallButtons,
}

impl Model {
    /// A button for an act.
    fn draft(&self, act: &Act, make: fn(&'static str, String) -> Draft) -> Draft {
        let draft = make(act.tag, act.words.clone()).spoken(act.spoken.as_str()).dimmed(act.dimmed);
        if self.pictures { draft.icon(act.icon) } else { draft }
    }
}

/// From this text size on, a phone has no room for pictures beside the words.
const LARGE_TEXT: f32 = 1.2;

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
        pictures: !portrait || scene.text_scale() < LARGE_TEXT,
        left_handed: preferences.left_handed,
        primary,
        second,
        smalls: SmallButtons::of(&scene, &sorting, *way),
    };
    let size = scene.canvas.size;
    let Some(mut root) = drawing.renew(&model) else { return };
    root.with_children(|root| {
        if model.portrait { in_a_row(root, &model, size.y) } else { in_a_column(root, &model, size.x) }
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
        let wide = |draft: Draft, height: f32, size: f32, glyph: Glyph| {
            draft.glyph(glyph).height(height).size(size).width(percent(100.0))
        };
        let primary = model.draft(&model.primary, button::primary);
        let second = model.draft(&model.second, button::paper);
        act(block, &model.primary, wide(primary, 52.0, 18.5, Glyph::Primary));
        act(block, &model.second, wide(second, 46.0, 17.0, Glyph::Act2));
        block.spawn(row(10.0)).with_children(|line| {
            model.smalls.spawn(line, false, model.zone.width(), 10.0);
        });
    });
}

fn in_a_row(root: &mut ChildSpawnerCommands<'_>, model: &Model, height: f32) {
    root.spawn(Node {
        position_type: PositionType::Absolute,
        left: px(model.zone.min.x),
        // Words of two lines grow upwards, into the window.
        bottom: px(height - model.zone.max.y - FOOT),
        width: px(model.zone.width()),
        flex_direction: if model.left_handed { FlexDirection::Row } else { FlexDirection::RowReverse },
        ..row(8.0)
    })
    .with_children(|line| {
        // The thumb's row has no room for glyphs.
        let primary = model.draft(&model.primary, button::primary);
        let second = model.draft(&model.second, button::paper);
        act(line, &model.primary, primary.height(44.0).size(16.0).width(px(130)));
        act(line, &model.second, second.height(44.0).size(15.5).width(px(128)));
        model.smalls.spawn(line, true, 96.0, 8.0);
    });
}

fn act(parent: &mut ChildSpawnerCommands<'_>, act: &Act, draft: Draft) {
    let tag = act.tag;
    draft.spawn(parent).insert(FocusGroup::Actions).observe(
        move |_: On<Activate>, mut commands: Commands| {
            commands.queue(move |world: &mut World| press(world, tag));
        },
    );
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
