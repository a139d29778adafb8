//! The plaque left of the piles: the contract to lay, how deep the pile is, or what the match goes to.

use bevy::prelude::*;
use rummage_rules::{
    ask::{HowLaid, Plaque, Slot},
    cards::ids::Seat,
};

use super::{
    laid_out::LaidOut,
    scene::{Drawing, Scene, Telling, at},
};
use crate::{
    shell::{
        assets::Face,
        text::{
            FluentValue, contract,
            goal::{goal_words, progress},
            points, sentence_case, wild,
        },
    },
    stage::palette,
    ui::theme::{
        lettering::{Snug, label},
        panel::row,
        picture::icon,
    },
};

mod parts;

use parts::{bar, boxes, caps, filled, head};

/// The plaque's root.
#[derive(Component, Default)]
#[require(Snug)]
struct Root;

/// What the plaque says.
#[derive(Debug, Clone, PartialEq)]
struct Model {
    place: Rect,
    says: Says,
}

/// One of the things a game has to say beside its piles.
#[derive(Debug, Clone, PartialEq)]
enum Says {
    /// What the match goes to.
    Goal { round: String, goal: String, share: f32, own: String, best: String },
    /// What must be laid.
    Contract {
        climb: Option<(usize, usize)>,
        caps: String,
        title: String,
        slots: Vec<Part>,
        status: String,
        done: bool,
    },
    /// How deep the pile is that cards are played from.
    Pile { caps: String, title: String, note: String },
}

/// One meld of a contract, as boxes.
#[derive(Debug, Clone, PartialEq)]
struct Part {
    /// How many boxes, and how many of them are filled.
    boxes: usize,
    filled: usize,
    laid: bool,
    words: String,
}

/// A plaque narrower than this sets its words smaller.
const NARROW: f32 = 220.0;

/// Registers the plaque.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(scene: Scene, laid_out: LaidOut, mut drawing: Drawing<Root, Model>) {
    if drawing.stands() && !scene.is_new() && !laid_out.is_new() {
        return;
    }
    let says = says(&scene, &laid_out);
    let Some((place, says)) = scene.ground.zones.plaque.zip(says) else {
        drawing.clear();
        return;
    };
    let model = Model { place, says };
    let narrow = model.place.width() < NARROW;
    let (side, title_size) = if narrow { (13.0, 17.0) } else { (18.0, 22.0) };
    let room = model.place.width() - 2.0 * side - 6.0;
    let Some(mut root) = drawing.renew(&model) else { return };
    root.with_children(|root| {
        root.spawn((
            Node {
                padding: UiRect::axes(px(side), px(11)),
                border_radius: BorderRadius::all(px(16)),
                border: UiRect::all(px(1)),
                flex_direction: FlexDirection::Column,
                justify_content: JustifyContent::Center,
                ..at(model.place.inflate(-2.0))
            },
            BackgroundColor(palette::GLASS.with_alpha(0.5)),
            BorderColor::all(Color::WHITE.with_alpha(0.1)),
        ))
        .with_children(|plaque| match &model.says {
            Says::Goal { round, goal, share, own, best } => {
                caps(plaque, round);
                plaque.spawn(label(goal.as_str(), Face::Title, 25.0, palette::CREAM));
                plaque.spawn((bar(), children![filled(*share)]));
                plaque
                    .spawn(Node { justify_content: JustifyContent::SpaceBetween, ..default() })
                    .with_children(|line| {
                        line.spawn(label(own.as_str(), Face::Strong, 14.0, palette::SUN));
                        line.spawn(label(best.as_str(), Face::Body, 14.0, palette::MIST));
                    });
            }
            Says::Contract { climb, caps: words, title, slots, status, done } => {
                head(plaque, *climb, words, title, title_size);
                boxes(plaque, slots, climb.is_some(), room);
                plaque.spawn(Node { margin: UiRect::top(px(4)), ..row(6.0) }).with_children(|line| {
                    let ink = if *done { palette::MINT } else { palette::MIST };
                    if *done {
                        line.spawn(icon("check", 15.0, ink));
                    }
                    line.spawn(label(status.as_str(), Face::Body, 13.5, ink));
                });
            }
            Says::Pile { caps: words, title, note } => {
                caps(plaque, words);
                plaque.spawn(label(title.as_str(), Face::Title, 24.0, palette::CREAM));
                plaque.spawn(label(note.as_str(), Face::Body, 14.0, palette::MIST));
            }
        });
    });
}

/// What this game has to say here.
fn says(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>) -> Option<Says> {
    if scene.portrait() {
        return None;
    }
    match scene.public().plaque(scene.board.viewer?) {
        Plaque::Contract(how) => Some(contract_of(scene, laid_out, how)),
        Plaque::Pile(count) => Some(pile(scene, count)),
        Plaque::Goal => Some(goal(scene)),
        Plaque::Nothing => None,
    }
}

fn pile(scene: &Scene<'_, '_>, count: usize) -> Says {
    let word = scene.texts.number(count);
    let values = [("count", FluentValue::from(count)), ("word", word.into())];
    Says::Pile {
        caps: scene.texts.get("pile-caps"),
        title: sentence_case(&scene.texts.fmt("pile-depth", &values)),
        note: scene.texts.get("pile-note"),
    }
}

fn goal(scene: &Scene<'_, '_>) -> Says {
    let public = scene.public();
    let total = |seat: Seat| public.totals.get(seat.index()).copied().unwrap_or(0);
    let line = |seat: Seat| format!("{} {}", scene.name(seat), points::plain(total(seat)));
    let lead = |seat: &Seat| public.spec.wins().merit(total(*seat));
    let best = scene.board.opponents().max_by_key(lead);
    let round = FluentValue::from(public.round.max(1));
    Says::Goal {
        round: scene.told("round-caps", &[("round", round)]),
        goal: wild::words(&scene.texts, public).unwrap_or_else(|| goal_words(&scene.texts, &public.spec)),
        share: progress(public),
        own: scene.board.viewer.map(line).unwrap_or_default(),
        best: best.map(line).unwrap_or_default(),
    }
}

fn contract_of(scene: &Scene<'_, '_>, laid_out: &LaidOut<'_>, how: HowLaid) -> Says {
    let (public, texts, seat) = (scene.public(), &scene.texts, scene.view().seat);
    let slots = public.slots(seat);
    let part = |(index, slot): (usize, &Slot)| {
        let lies = laid_out.cards_in(index);
        let boxes = slot.size.max(lies);
        let filled = if slot.laid { boxes } else { lies };
        let missing = boxes - filled;
        let state = match (slot.laid, missing) {
            (true, _) => texts.get("contract-slot-laid"),
            (false, 0) => texts.get("contract-slot-ready"),
            (false, missing) => texts.fmt("contract-slot-short", &[("missing", missing.into())]),
        };
        let name = contract::slot_words(texts, *slot);
        let words = if filled == 0 { name } else { format!("{name}, {state}") };
        Part { boxes, filled, laid: slot.laid, words }
    };
    let climb = public.ladder().map(|rungs| (usize::from(public.contract_number(seat)), rungs));
    let title = match climb {
        Some((number, rungs)) => sentence_case(&texts.fmt(
            "contract-of",
            &[("number", texts.number(number).into()), ("count", texts.number(rungs).into())],
        )),
        None => contract::title(texts, &slots),
    };
    let status = match how {
        HowLaid::AtOnce => "contract-at-once",
        HowLaid::WholeHand => "contract-whole",
        HowLaid::BySlot => "contract-by-slot",
        HowLaid::Down => "contract-down",
        HowLaid::Done => "contract-done",
    };
    Says::Contract {
        climb,
        caps: texts.get(if climb.is_some() { "contract-caps-own" } else { "contract-caps" }),
        title,
        slots: slots.iter().enumerate().map(part).collect(),
        status: texts.get(status),
        done: public.has_laid_contract(seat),
    }
}
