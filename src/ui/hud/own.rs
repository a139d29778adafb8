//! Words in your own plot: what lies there at its left, and at its right what it is all worth if the round ended now.

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::Seat,
    draft::Opening,
    score::Counts,
    table::{EndReason, Ending, Public},
    turn::FromDiscard,
    turn::gate::Gate,
};

use super::{
    closing,
    laid_out::LaidOut,
    scene::{Drawing, Scene, Telling, at},
};
use crate::{
    shell::{
        assets::Face,
        text::{FluentValue, contract, goal::goal_words, points, sentence_case, wild},
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
    if scene.portrait() || scene.public().round == 0 || is_bare(scene.public()) {
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
        note: zones.note.map(|note| (note, scene.texts.get("plot-caps"), lies(&scene))),
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

/// Whether there is nothing to say: melds are frozen and nothing is counted in the hand.
fn is_bare(public: &Public) -> bool {
    !public.spec.tableau.open && public.spec.ends.close.is_none()
}

/// What lies in the plot, in a few words.
fn lies(scene: &Scene<'_, '_>) -> Vec<String> {
    let (public, seat) = (scene.public(), scene.view().seat);
    let texts = &scene.texts;
    let counted = |key: &str, count: usize| texts.fmt(key, &[("count", FluentValue::from(count))]);
    if public.spec.tableau.rides {
        let riders = public.melds.iter().flat_map(|meld| &meld.riders).filter(|rider| rider.by == seat);
        let of_size = |size: usize| public.melds_of(seat).filter(|meld| meld.len() == size).count();
        let kinds =
            [("plot-singles", riders.count()), ("plot-twos", of_size(2)), ("plot-threes", of_size(3))];
        return kinds.iter().map(|(key, count)| counted(key, *count)).collect();
    }
    let wild = wild::words(texts, public);
    if public.spec.tableau.in_hand && (public.closed.is_none() || wild.is_some()) {
        return wild.into_iter().chain([texts.get("plot-in-hand")]).collect();
    }
    let melds = public.melds_of(seat).count();
    let slots = contract::slots_of(public, seat).len();
    let mut lines =
        match &public.spec.gates.gate {
            Gate::Round(_) if melds == 0 => {
                vec![texts.fmt(
                    "plot-all-at-once",
                    &[("count", slots.into()), ("word", texts.number(slots).into())],
                )]
            }
            Gate::Seat(rule) if melds == 0 && !rule.at_once => vec![texts.get("plot-by-slot")],
            _ => vec![sentence_case(
                &texts.fmt("plot-melds", &[("count", melds.into()), ("word", texts.number(melds).into())]),
            )],
        };
    let buys = public.state(seat).buys;
    if buys > 0 {
        lines.push(sentence_case(&counted("state-bought", usize::from(buys))));
    }
    lines
}

/// What the plot and the hand would be worth.
fn worth(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>) -> Worth {
    let (public, view, texts) = (scene.public(), scene.view(), &scene.texts);
    let said = |key: &str, sum: i32| texts.fmt(key, &[("points", points::plain(sum).into())]);
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
    if preview {
        return Worth {
            caps: String::new(),
            title: texts.get("preview-title"),
            notes: vec![texts.get("preview-note")],
        };
    }
    if let Some(left) = closing::least_left(view, &laid_out.plan.cards) {
        return Worth {
            caps: caps(scene),
            title: said("worth-left-over", left),
            notes: closing::limit_words(scene).into_iter().collect(),
        };
    }
    let over = |by: Option<Seat>, why: EndReason| view.score_if(Ending { by, why });
    if public.spec.draw.discard == FromDiscard::IntoMelds {
        return Worth {
            caps: caps(scene),
            title: said("worth-finish", over(Some(view.seat), EndReason::Completed)),
            notes: vec![said("worth-tied", over(None, EndReason::StockOut))],
        };
    }
    let held = view.hand.iter().map(|card| public.spec.value(*card)).sum::<i32>();
    if public.spec.score.iter().any(|term| matches!(term.counts, Counts::HandsOfOthers(_))) {
        return Worth { caps: String::new(), title: said("worth-caught", held), notes: Vec::new() };
    }
    if public.spec.plan.low_wins {
        return Worth { caps: String::new(), title: said("worth-held", held), notes: Vec::new() };
    }
    let laid = over(None, EndReason::StockOut) + held;
    Worth { caps: caps(scene), title: said("opening-laid", laid), notes: vec![said("opening-held", -held)] }
}

/// The round and the goal, where two at the table leave no room for them in the header.
fn caps(scene: &Scene<'_, '_>) -> String {
    if scene.board.seats() > 2 {
        return String::new();
    }
    let round = FluentValue::from(scene.public().round);
    let round = scene.told("round-caps", &[("round", round)]);
    format!("{round} · {}", goal_words(&scene.texts, &scene.public().spec).to_uppercase())
}
