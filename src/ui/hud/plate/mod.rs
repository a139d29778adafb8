//! Seat plates: token, name, how many cards, how it stands, the total.

use bevy::prelude::*;
use rummage_rules::{cards::ids::Seat, table::Left, turn::gate::Gate};

use super::scene::{Drawing, Scene, Telling};
use crate::{
    play::table::player::{Control, Score},
    shell::{
        match_setup::SeatControl,
        text::{FluentValue, contract, sentence_case},
    },
    stage::place::plot_of,
    ui::theme::lettering::Snug,
};

mod shapes;

/// The plates' root.
#[derive(Component, Default)]
#[require(Snug)]
struct Root;

/// What one plate says.
#[derive(Debug, Clone, PartialEq)]
struct Plate {
    seat: Seat,
    token: usize,
    name: String,
    cards: String,
    /// How it stands in this round, and how well it plays: the most telling first.
    notes: Vec<String>,
    score: i32,
    count: usize,
    asked: bool,
    climb: Option<Climb>,
    shape: Shape,
}

/// A player's own contract.
#[derive(Debug, Clone, PartialEq)]
struct Climb {
    number: usize,
    rungs: usize,
    words: String,
    laid: bool,
}

/// Where a plate stands and what it looks like there.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Shape {
    /// A pill of glass with everything in it.
    Pill(Rect),
    /// A small pill in two lines, on a phone with several others.
    Chip(Rect),
    /// A column at the left of a plot.
    Inside(Rect),
    /// A band across the top of a plot, this high.
    Across(Rect, f32),
    /// Token and total at the right of your own plot, on a phone.
    Corner(Rect),
}

/// Registers the plates.
pub fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(Telling));
}

fn draw(scene: Scene, players: Query<(Ref<Control>, Ref<Score>)>, mut drawing: Drawing<Root, Vec<Plate>>) {
    let seated = players.iter().any(|(control, score)| control.is_changed() || score.is_changed());
    if drawing.stands() && !scene.is_new() && !seated {
        return;
    }
    let public = scene.public();
    let asked = public.asked();
    let plates: Vec<Plate> = public
        .seats()
        .filter_map(|seat| {
            let (control, score) = players.get(scene.board.player(seat)?).ok()?;
            let count = public.hand_sizes[seat.index()];
            // Your own standing is told where you would change it.
            let mut notes = if scene.is_you(Some(seat)) { Vec::new() } else { standing(&scene, seat) };
            if let SeatControl::Bot(level) = control.0 {
                notes.push(scene.texts.get(level.text_key()).to_lowercase());
            }
            Some(Plate {
                seat,
                token: scene.token(seat),
                name: scene.name(seat),
                cards: scene.texts.fmt("plate-cards", &[("count", FluentValue::from(count))]),
                notes,
                score: score.0,
                count,
                asked: if asked.is_empty() { public.turn() == Some(seat) } else { asked.contains(&seat) },
                climb: climb(&scene, seat),
                shape: shape(&scene, count, seat),
            })
        })
        .collect();
    let Some(mut root) = drawing.renew(&plates) else { return };
    root.with_children(|root| {
        for plate in &plates {
            match plate.shape {
                Shape::Pill(rect) => shapes::pill(root, plate, rect),
                Shape::Chip(rect) => shapes::chip(root, plate, rect),
                Shape::Inside(rect) => shapes::inside(root, plate, rect),
                Shape::Across(rect, height) => shapes::across(root, plate, rect, height),
                Shape::Corner(rect) => shapes::corner(root, plate, rect),
            }
        }
    });
}

/// How a seat stands in this round.
fn standing(scene: &Scene<'_, '_>, seat: Seat) -> Vec<String> {
    let public = scene.public();
    let state = public.state(seat);
    let mut notes = Vec::new();
    let mut say = |key: &str| notes.push(scene.texts.get(key));
    match &public.spec.gates.gate {
        _ if public.round == 0 => {}
        _ if !public.is_in(seat) => say("state-out"),
        _ if state.left == Some(Left::ClosedWrongly) => say("state-closed-wrongly"),
        _ if state.left.is_some() => say("state-dropped"),
        _ if state.floating => say("state-floats"),
        Gate::Points { .. } => say(if state.opened { "state-opened" } else { "state-not-opened" }),
        Gate::Round(_) => say(if state.opened { "state-down" } else { "state-not-down" }),
        Gate::Seat(_) | Gate::None | Gate::FirstCard => {}
    }
    if state.buys > 0 {
        notes.push(scene.texts.fmt("state-bought", &[("count", FluentValue::from(state.buys))]));
    }
    let sides = &public.spec.plan.sides;
    let partners = public.seats().filter(|other| public.same_side(seat, *other)).count();
    if partners > 1 {
        let team = usize::from(sides[seat.index()]) + 1;
        notes.insert(0, scene.texts.fmt("state-team", &[("team", FluentValue::from(team))]));
    }
    notes
}

fn climb(scene: &Scene<'_, '_>, seat: Seat) -> Option<Climb> {
    let public = scene.public();
    let rungs = contract::ladder(public)?;
    let slots = contract::slots_of(public, seat);
    let laid = !slots.is_empty() && slots.iter().all(|slot| slot.laid);
    let words = sentence_case(&contract::words(&scene.texts, &slots));
    Some(Climb { number: usize::from(contract::number_of(public, seat)), rungs, words, laid })
}

fn shape(scene: &Scene<'_, '_>, count: usize, seat: Seat) -> Shape {
    let zones = &scene.ground.zones;
    let opponent = scene.board.opponents().position(|other| other == seat);
    let plot = plot_of(zones, &scene.board, seat);
    match (scene.portrait(), opponent) {
        // The foot of a large fan swings out.
        (false, None) if count > 10 => {
            Shape::Pill(Rect { max: Vec2::new(zones.seat.max.x - 18.0, zones.seat.max.y), ..zones.seat })
        }
        (false, None) => Shape::Pill(zones.seat),
        (true, None) => Shape::Corner(zones.seat),
        (true, Some(index)) => {
            let rect = zones.chips.get(index).copied().unwrap_or_default();
            if scene.board.seats() > 2 { Shape::Chip(rect) } else { Shape::Pill(rect) }
        }
        (false, Some(_)) if scene.board.seats() == 2 => Shape::Pill(Rect::new(20.0, 12.0, 318.0, 64.0)),
        (false, Some(_)) => match zones.head {
            Some(height) => Shape::Across(plot, height),
            None => Shape::Inside(plot),
        },
    }
}
