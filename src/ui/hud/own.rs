//! Words in your own plot: what lies there at its left, and at its right what it is all worth if the round ended now.

use bevy::prelude::*;
use rummage_rules::{
    ask::{self, Plaque, Plot},
    draft::Opening,
};

use super::{
    closing,
    laid_out::LaidOut,
    scene::{Drawing, Scene, Telling, at},
};
use crate::{
    shell::{
        assets::Face,
        text::{FluentValue, goal::goal_words, points, sentence_case, wild},
    },
    stage::palette,
    ui::theme::lettering::{Snug, label},
};

/// The words' root.
#[derive(Component, Default)]
#[require(Snug)]
struct Root;

/// What stands in the plot.
#[derive(Debug, Clone, PartialEq, Default)]
struct Model {
    note: Option<(Rect, String, Vec<String>)>,
    worth: Option<(Rect, Worth)>,
}

/// What stands at the right.
#[derive(Debug, Clone, PartialEq, Default)]
struct Worth {
    caps: String,
    title: String,
    notes: Vec<String>,
}

/// How wide the words at the right may be.
const WORTH: f32 = 330.0;

/// Registers the words.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(scene: Scene, laid_out: LaidOut, mut drawing: Drawing<Root, Model>) {
    if drawing.stands() && !scene.is_new() && !laid_out.is_new() {
        return;
    }
    let plot = scene.public().plot(scene.view().seat);
    // Once hands lie on the table, they say it themselves.
    let counted = !scene.public().shown.is_empty();
    if scene.portrait() || scene.public().round == 0 || plot == Plot::Plain || counted {
        drawing.clear();
        return;
    }
    let zones = &scene.ground.zones;
    let left_of = Vec2::new(zones.own.max.x - WORTH, zones.own.min.y);
    let room = Rect::from_corners(left_of, zones.own.max).inflate(-8.0);
    // Cards come before words.
    let free = scene.ground.next_meld.x < room.min.x
        && scene.ground.next_place(laid_out.plan.all().len()).max.x < room.min.x
        || laid_out.plan.all().is_empty() && scene.ground.next_meld.x < room.min.x;
    let model = Model {
        note: zones.note.map(|note| {
            (
                note,
                scene.texts.get(if scene.public().spec.spread().by_sides {
                    "plot-caps-side"
                } else {
                    "plot-caps"
                }),
                lies(&scene, plot),
            )
        }),
        worth: free.then(|| (room, worth(&scene, &laid_out))),
    };
    let Some(mut root) = drawing.renew(&model) else { return };
    root.with_children(|root| {
        if let Some((place, caps, lines)) = &model.note {
            words(root, *place, AlignItems::FlexStart, |block| {
                block.spawn(label(caps.as_str(), Face::Strong, 13.0, palette::MIST));
                for line in lines {
                    block.spawn(label(line.as_str(), Face::Body, 14.5, palette::CREAM));
                }
            });
        }
        if let Some((place, worth)) = &model.worth {
            words(root, *place, AlignItems::FlexEnd, |block| {
                let right = || TextLayout::justify(Justify::Right);
                if !worth.caps.is_empty() {
                    block.spawn((label(worth.caps.as_str(), Face::Strong, 13.0, palette::MIST), right()));
                }
                block.spawn((label(worth.title.as_str(), Face::Title, 20.0, palette::CREAM), right()));
                for note in &worth.notes {
                    block.spawn((label(note.as_str(), Face::Body, 14.5, palette::MIST), right()));
                }
            });
        }
    });
}

fn words(
    root: &mut ChildSpawnerCommands<'_>,
    place: Rect,
    align: AlignItems,
    fill: impl FnOnce(&mut ChildSpawnerCommands<'_>),
) {
    root.spawn(Node {
        padding: UiRect::axes(px(14), px(8)),
        flex_direction: FlexDirection::Column,
        align_items: align,
        row_gap: px(2),
        ..at(place)
    })
    .with_children(fill);
}

/// What lies in the plot, in a few words.
fn lies(scene: &Scene<'_, '_>, plot: Plot) -> Vec<String> {
    let texts = &scene.texts;
    let counted = |key: &str, count: usize| texts.fmt(key, &[("count", FluentValue::from(count))]);
    let worded = |key: &str, count: usize| {
        texts.fmt(key, &[("count", count.into()), ("word", texts.number(count).into())])
    };
    let first = match plot {
        Plot::Plain => return Vec::new(),
        Plot::Singles { singles, twos, threes } => {
            let kinds = [("plot-singles", singles), ("plot-twos", twos), ("plot-threes", threes)];
            return kinds.iter().map(|(key, count)| counted(key, *count)).collect();
        }
        Plot::InHand => {
            return wild::words(texts, scene.public())
                .into_iter()
                .chain([texts.get("plot-in-hand")])
                .collect();
        }
        Plot::AllAtOnce(slots) => worded("plot-all-at-once", slots),
        Plot::BySlot => texts.get("plot-by-slot"),
        Plot::Melds(melds) => sentence_case(&worded("plot-melds", melds)),
    };
    let buys = usize::from(scene.public().state(scene.view().seat).buys);
    let bought = (buys > 0).then(|| sentence_case(&counted("state-bought", buys)));
    [first].into_iter().chain(bought).collect()
}

/// What the plot and the hand would be worth.
fn worth(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>) -> Worth {
    let texts = &scene.texts;
    let preview = !laid_out.staging.is_empty();
    if let Opening::Points { have, least, or_run, .. } = &laid_out.plan.opening {
        let values = [("points", FluentValue::from(*have)), ("least", FluentValue::from(*least))];
        let run = |run: usize| texts.fmt("opening-run", &[("run", FluentValue::from(texts.number(run)))]);
        let met = laid_out.plan.opening.is_met();
        return Worth {
            caps: caps(scene),
            title: if met { texts.get("opening-enough") } else { texts.fmt("opening-title", &values) },
            notes: or_run.filter(|_| !met).map(run).into_iter().collect(),
        };
    }
    if let Opening::Sight { have, wanted, met } = &laid_out.plan.opening
        && preview
    {
        let values = [("have", FluentValue::from(*have)), ("wanted", FluentValue::from(*wanted))];
        let title =
            if *met { texts.get("opening-sight-enough") } else { texts.fmt("opening-sight", &values) };
        return Worth { caps: caps(scene), title, notes: Vec::new() };
    }
    if preview {
        return Worth {
            caps: String::new(),
            title: texts.get("preview-title"),
            notes: vec![texts.get("preview-note")],
        };
    }
    let said = |key: &str, sum: i32| scene.told(key, &[("points", points::plain(sum).into())]);
    let (caps, title, notes) = match scene.view().worth(&laid_out.plan.cards) {
        ask::Worth::LeftOver(left) => {
            (caps(scene), said("worth-left-over", left), closing::limit_words(scene).into_iter().collect())
        }
        ask::Worth::Gathered { scored, left } => {
            (caps(scene), said("worth-gathered", scored), vec![said("worth-left-over", left)])
        }
        ask::Worth::Completing { completed, tied } => {
            (caps(scene), said("worth-finish", completed), vec![said("worth-tied", tied)])
        }
        ask::Worth::ToSee(lacking) => {
            let values = [("count", FluentValue::from(lacking))];
            (caps(scene), texts.fmt("worth-to-see", &values), Vec::new())
        }
        ask::Worth::ToLay(more) => (caps(scene), said("worth-to-lay", more), Vec::new()),
        ask::Worth::Caught(held) => (String::new(), said("worth-caught", held), Vec::new()),
        ask::Worth::Held(held) => (String::new(), said("worth-held", held), Vec::new()),
        ask::Worth::Laid { laid, held } => {
            (caps(scene), said("opening-laid", laid), vec![said("opening-held", -held)])
        }
    };
    Worth { caps, title, notes }
}

/// The round and the goal, where two at the table leave no room for them in the header and no plaque tells them.
fn caps(scene: &Scene<'_, '_>) -> String {
    let told_beside_the_piles = scene.public().plaque(scene.view().seat) == Plaque::Goal;
    if scene.board.seats() > 2 || told_beside_the_piles {
        return String::new();
    }
    let round = FluentValue::from(scene.public().round);
    let round = scene.told("round-caps", &[("round", round)]);
    format!("{round} · {}", goal_words(&scene.texts, &scene.public().spec).to_uppercase())
}
