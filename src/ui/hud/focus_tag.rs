//! The tag under the focus: what the south button or Enter would do there; and which buttons sort and look closely.

use bevy::prelude::*;

use super::scene::{Drawing, Scene, Telling, at};
use crate::{
    play::table::{aim::Target, card::Selected, plan::Plan, slot::Slot},
    shell::{assets::Face, intent::LastDevice},
    stage::{palette, place::plot_of, pointed::Pointed},
    ui::theme::{
        lettering::{Snug, label},
        prompt::{Glyph, glyph, prompts},
    },
};
use rummage_rules::moves::suggest::Verb;

/// The tag's root.
#[derive(Component, Default)]
#[require(Snug)]
struct Root;

/// The root of the line beside the plate.
#[derive(Component, Default)]
struct Line;

/// Registers the tag and the line.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, (draw_tag, draw_line).in_set(Telling));
}

fn draw_tag(
    pointed: Pointed,
    scene: Scene,
    plan: Res<Plan>,
    slots: Query<(&Slot, Has<Selected>)>,
    mut drawing: Drawing<Root, (Vec2, &'static str)>,
) {
    let verbs = scene.verbs();
    let draws = verbs.contains(&Verb::DrawStock) || verbs.contains(&Verb::TakeDiscard);
    let below = |rect: Rect| Vec2::new(rect.center().x, rect.max.y - 4.0);
    let tag = pointed.keyed().and_then(|target| match target {
        Target::Card(card) => {
            let (slot, picked) = slots.get(card).ok()?;
            let lift = if picked { 0.19 } else { 0.12 } * slot.width;
            let foot = slot.at + Vec2::new(0.0, 0.72 * slot.width - lift);
            Some((foot, if picked { "focus-put-back" } else { "focus-pick" }))
        }
        Target::Laid(card) => {
            let (slot, picked) = slots.get(card).ok()?;
            let key = match (picked, plan.all().is_empty()) {
                (true, _) => "focus-put-back",
                (false, true) => "focus-pick",
                (false, false) => "focus-join",
            };
            Some((slot.at + Vec2::new(0.0, 0.72 * slot.width), key))
        }
        Target::Stock if draws => Some((below(scene.ground.stock), "focus-draw")),
        Target::Discard if draws => Some((below(scene.ground.discard), "focus-take")),
        Target::Discard if plan.cards.len() == 1 => Some((below(scene.ground.discard), "focus-discard")),
        Target::Plot(seat) if scene.is_you(Some(seat)) && !plan.melds().is_empty() => {
            Some((below(plot_of(&scene.ground.zones, &scene.board, seat)), "focus-meld"))
        }
        _ => None,
    });
    let Some(model) = tag else {
        drawing.clear();
        return;
    };
    let Some(mut root) = drawing.renew(&model) else { return };
    let (foot, key) = model;
    root.insert(GlobalZIndex(2));
    root.with_children(|root| {
        let place = Rect::from_center_size(foot, Vec2::new(180.0, 28.0));
        root.spawn(Node { justify_content: JustifyContent::Center, ..at(place) }).with_children(|line| {
            line.spawn((
                Node {
                    padding: UiRect::axes(px(12), px(3)),
                    border_radius: BorderRadius::MAX,
                    align_items: AlignItems::Center,
                    column_gap: px(6),
                    ..default()
                },
                BackgroundColor(palette::NIGHT),
            ))
            .with_children(|tag| {
                tag.spawn(glyph(Glyph::Choose, 21.0, palette::FOCUS));
                tag.spawn(label(scene.texts.get(key), Face::Strong, 14.5, palette::FOCUS));
            });
        });
    });
}

fn draw_line(scene: Scene, device: Res<LastDevice>, mut drawing: Drawing<Line, (Rect, bool, bool)>) {
    if scene.portrait() {
        drawing.clear();
        return;
    }
    let seat = scene.ground.zones.seat;
    let pad = *device == LastDevice::Gamepad;
    let past = scene.replay().is_some();
    let Some(mut root) = drawing.renew(&(seat, pad, past)) else { return };
    root.with_children(|root| {
        root.spawn(Node {
            position_type: PositionType::Absolute,
            left: px(seat.min.x + 8.0),
            top: px(seat.max.y + 14.0),
            width: px(seat.width()),
            ..default()
        })
        .with_children(|line| {
            let list = match (past, pad) {
                (true, _) => &[(Glyph::Next, "focus-step"), (Glyph::Primary, "focus-play")],
                // The shoulders of a pad sort; the Tab key goes round the regions.
                (false, true) => &[(Glyph::Next, "focus-sort"), (Glyph::Inspect, "focus-look")],
                (false, false) => &[(Glyph::Next, "focus-region"), (Glyph::Inspect, "focus-look")],
            };
            prompts(line, &list.map(|(glyph, key)| (glyph, scene.texts.get(key))));
        });
    });
}
