//! Seat plates: token, name, how many cards, how it stands, the total.

use bevy::prelude::*;
use rummage_rules::{card::Seat, gate::Gate};

use super::{
    contract, points, rungs,
    scene::{Drawing, Scene, Telling, at},
};
use crate::{
    assets::Sheet,
    screens::SeatControl,
    table::{
        player::{Control, Score},
        plot_of,
    },
    text::{FluentValue, sentence_case},
    theme::{
        lettering::{Face, label},
        palette,
        panel::{column, row},
        picture::{icon, picture},
    },
};

/// The plates' root.
#[derive(Component, Default)]
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

fn draw(scene: Scene, players: Query<(&Control, &Score)>, mut drawing: Drawing<Root, Vec<Plate>>) {
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
                Shape::Pill(rect) => pill(root, plate, rect),
                Shape::Chip(rect) => chip(root, plate, rect),
                Shape::Inside(rect) => inside(root, plate, rect),
                Shape::Across(rect, height) => across(root, plate, rect, height),
                Shape::Corner(rect) => corner(root, plate, rect),
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
        _ if state.floating => say("state-floats"),
        Gate::Points { .. } => say(if state.opened { "state-opened" } else { "state-not-opened" }),
        Gate::Round(_) => say(if state.opened { "state-down" } else { "state-not-down" }),
        Gate::Seat(_) | Gate::None => {}
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

fn token(parent: &mut ChildSpawnerCommands<'_>, seat: usize, size: f32) {
    parent.spawn(picture(Sheet::Pieces, format!("seat-{}", seat % 8), Vec2::splat(size), Color::WHITE));
}

fn line(parent: &mut ChildSpawnerCommands<'_>, words: impl Into<String>, face: Face, size: f32, ink: Color) {
    parent.spawn((label(words, face, size, ink), TextLayout::no_wrap()));
}

/// A pill of glass; what does not fit into it is cut off.
fn glass(plate: &Plate, rect: Rect, padding: UiRect) -> impl Bundle {
    let rim = if plate.asked { palette::HONEY } else { Color::WHITE.with_alpha(0.1) };
    (
        Node {
            border: UiRect::all(px(if plate.asked { 2.5 } else { 1.0 })),
            border_radius: BorderRadius::all(px((rect.height() / 2.0).min(28.0))),
            padding,
            align_items: AlignItems::Center,
            column_gap: px(10),
            ..at(rect)
        },
        BackgroundColor(palette::GLASS),
        BorderColor::all(rim),
        Pickable::IGNORE,
    )
}

fn pill(root: &mut ChildSpawnerCommands<'_>, plate: &Plate, rect: Rect) {
    root.spawn(glass(plate, rect, UiRect::new(px(6), px(20), px(0), px(0)))).with_children(|pill| {
        if let Some(climb) = &plate.climb {
            rungs::number(pill, climb.number, rect.height() - 24.0);
        }
        token(pill, plate.token, rect.height() - 14.0);
        pill.spawn((
            Node { flex_grow: 1.0, min_width: px(0), overflow: Overflow::clip(), ..column(0.0) },
            Pickable::IGNORE,
        ))
        .with_children(|words| {
            line(words, plate.name.as_str(), Face::Bold, 17.0, palette::CREAM);
            let notes = std::iter::once(&plate.cards).chain(plate.notes.first()).map(String::as_str);
            line(words, notes.collect::<Vec<_>>().join(" · "), Face::Body, 14.0, palette::MIST);
        });
        line(pill, points::plain(plate.score), Face::Title, 27.0, palette::SUN);
    });
}

fn chip(root: &mut ChildSpawnerCommands<'_>, plate: &Plate, rect: Rect) {
    let tall = rect.height() > 50.0;
    let node = glass(plate, rect, UiRect::axes(px(7), px(3)));
    root.spawn(node).with_children(|chip| {
        chip.spawn((Node { flex_grow: 1.0, overflow: Overflow::clip(), ..column(1.0) }, Pickable::IGNORE))
            .with_children(|lines| {
                let spread = || Node { justify_content: JustifyContent::SpaceBetween, ..row(3.0) };
                lines.spawn((spread(), Pickable::IGNORE)).with_children(|top| {
                    match &plate.climb {
                        Some(climb) => rungs::number(top, climb.number, 20.0),
                        None => token(top, plate.token, if tall { 26.0 } else { 18.0 }),
                    }
                    line(
                        top,
                        points::plain(plate.score),
                        Face::Title,
                        if tall { 20.0 } else { 17.0 },
                        palette::SUN,
                    );
                });
                lines.spawn((spread(), Pickable::IGNORE)).with_children(|foot| {
                    foot.spawn((
                        Node { min_width: px(0), flex_shrink: 1.0, overflow: Overflow::clip(), ..default() },
                        Pickable::IGNORE,
                    ))
                    .with_children(|name| {
                        line(name, plate.name.as_str(), Face::Bold, 13.5, palette::CREAM);
                    });
                    let ink = if plate.count == 1 { palette::ROSE } else { palette::MIST };
                    line(foot, plate.count.to_string(), Face::Strong, 13.5, ink);
                });
            });
    });
}

fn inside(root: &mut ChildSpawnerCommands<'_>, plate: &Plate, rect: Rect) {
    root.spawn((
        Node {
            position_type: PositionType::Absolute,
            left: px(rect.min.x + 14.0),
            top: px(rect.min.y + 11.0),
            width: px(100),
            ..column(1.0)
        },
        Pickable::IGNORE,
    ))
    .with_children(|block| {
        block.spawn((row(10.0), Pickable::IGNORE)).with_children(|head| {
            token(head, plate.token, 34.0);
            head.spawn(label(points::plain(plate.score), Face::Title, 25.0, palette::SUN));
        });
        line(block, plate.name.as_str(), Face::Bold, 16.0, palette::CREAM);
        for note in std::iter::once(&plate.cards).chain(&plate.notes) {
            block.spawn(label(note.as_str(), Face::Body, 13.5, palette::MIST));
        }
    });
}

/// Across the top of a plot: number, token, name and standing; at the right the count of cards and the total.
fn across(root: &mut ChildSpawnerCommands<'_>, plate: &Plate, rect: Rect, height: f32) {
    let band = Rect { max: Vec2::new(rect.max.x, rect.min.y + height), ..rect };
    let small = height < 48.0;
    let head = root.spawn((
        Node {
            padding: UiRect::new(px(10), px(12), px(4), px(0)),
            align_items: AlignItems::Center,
            column_gap: px(8),
            ..at(band)
        },
        Pickable::IGNORE,
    ));
    { head }.with_children(|head| {
        if let Some(climb) = &plate.climb {
            rungs::number(head, climb.number, 32.0);
        }
        token(head, plate.token, if small { 30.0 } else { 34.0 });
        head.spawn((
            Node { flex_grow: 1.0, min_width: px(0), overflow: Overflow::clip(), ..column(0.0) },
            Pickable::IGNORE,
        ))
        .with_children(|words| {
            words.spawn((row(8.0), Pickable::IGNORE)).with_children(|first| {
                line(first, plate.name.as_str(), Face::Bold, 15.5, palette::CREAM);
                if plate.climb.as_ref().is_some_and(|climb| climb.laid) {
                    first.spawn(icon("check", 14.0, palette::MINT));
                }
            });
            let note = match &plate.climb {
                Some(climb) => climb.words.clone(),
                None => plate.notes.join(" · "),
            };
            line(words, note, Face::Body, 13.5, palette::MIST);
        });
        if let Some(climb) = &plate.climb {
            rungs::rungs(head, climb.number, climb.rungs, 4.0);
        }
        // Between words and total lie the two small backs of the hand.
        head.spawn((
            Node { width: px(44), flex_shrink: 0.0, justify_content: JustifyContent::FlexEnd, ..default() },
            Pickable::IGNORE,
        ))
        .with_children(|place| {
            let ink = if plate.count == 1 { palette::ROSE } else { palette::CREAM };
            place.spawn((
                Node {
                    padding: UiRect::axes(px(8), px(0)),
                    margin: UiRect::top(px(16)),
                    border_radius: BorderRadius::MAX,
                    ..default()
                },
                BackgroundColor(palette::NIGHT),
                Pickable::IGNORE,
                children![label(plate.count.to_string(), Face::Bold, 13.5, ink)],
            ));
        });
        // The total keeps its room, so that the backs stay where the layout puts them.
        let total = Node { min_width: px(42), justify_content: JustifyContent::FlexEnd, ..default() };
        head.spawn((total, Pickable::IGNORE)).with_children(|total| {
            line(
                total,
                points::plain(plate.score),
                Face::Title,
                if small { 21.0 } else { 24.0 },
                palette::SUN,
            );
        });
    });
}

fn corner(root: &mut ChildSpawnerCommands<'_>, plate: &Plate, rect: Rect) {
    root.spawn((
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::Center,
            flex_direction: FlexDirection::Column,
            ..at(rect)
        },
        Pickable::IGNORE,
    ))
    .with_children(|block| {
        match &plate.climb {
            Some(climb) => rungs::number(block, climb.number, 28.0),
            None => token(block, plate.token, 30.0),
        }
        block.spawn(label(points::plain(plate.score), Face::Title, 24.0, palette::SUN));
    });
}
