//! Seat plates: token, name, how many cards, how it stands, the total.

use bevy::prelude::*;
use rummage_rules::{ask::Standing, cards::ids::Seat};

use super::scene::{Drawing, Scene, Telling};
use crate::{
    play::{
        online::AtTable,
        table::player::{Control, Score},
    },
    shell::{
        match_setup::BotLevel,
        text::{FluentValue, contract},
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

fn draw(
    scene: Scene,
    players: Query<(Ref<Control>, Ref<Score>)>,
    room: Option<Res<AtTable>>,
    mut drawing: Drawing<Root, Vec<Plate>>,
) {
    let seated = players.iter().any(|(control, score)| control.is_changed() || score.is_changed())
        || room.as_ref().is_some_and(DetectChanges::is_changed);
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
            let elsewhere = room.as_ref().and_then(|room| room.note_of(seat));
            if let Some(key) = control.0.level().map(BotLevel::text_key).or(elsewhere) {
                notes.push(scene.texts.get(key).to_lowercase());
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
    let partner = !scene.looks_on() && scene.board.viewer.is_some_and(|own| public.same_side(own, seat));
    let team = public.side_of(seat).map(|team| match partner {
        true => scene.texts.get("state-partner"),
        false => scene.texts.fmt("state-team", &[("team", FluentValue::from(team))]),
    });
    let stands = match public.standing(seat) {
        Standing::Plain => None,
        Standing::Out => Some("state-out"),
        Standing::ClosedWrongly => Some("state-closed-wrongly"),
        Standing::Dropped => Some("state-dropped"),
        Standing::Stuck => Some("state-stuck"),
        Standing::Floats => Some("state-floats"),
        Standing::Opened(true) => Some("state-opened"),
        Standing::Opened(false) => Some("state-not-opened"),
        Standing::Down(true) => Some("state-down"),
        Standing::Down(false) => Some("state-not-down"),
        Standing::Sees(true) => Some("state-sees"),
        Standing::Sees(false) => Some("state-sees-not"),
    };
    let buys = public.state(seat).buys;
    let bought = (buys > 0).then(|| scene.texts.fmt("state-bought", &[("count", FluentValue::from(buys))]));
    team.into_iter().chain(stands.map(|key| scene.texts.get(key))).chain(bought).collect()
}

fn climb(scene: &Scene<'_, '_>, seat: Seat) -> Option<Climb> {
    let public = scene.public();
    let rungs = public.ladder()?;
    let words = contract::title(&scene.texts, &public.slots(seat));
    let (number, laid) = (usize::from(public.contract_number(seat)), public.has_laid_contract(seat));
    Some(Climb { number, rungs, words, laid })
}

fn shape(scene: &Scene<'_, '_>, count: usize, seat: Seat) -> Shape {
    let zones = &scene.ground.zones;
    let opponent = scene.board.opponents().position(|other| other == seat);
    let plot = plot_of(zones, &scene.board, seat);
    match (scene.portrait(), opponent) {
        // The foot of a large fan swings out.
        (false, None) if count > 9 => {
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
