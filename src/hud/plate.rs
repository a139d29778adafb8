//! Seat plates: token, name, how many cards, the total.

use bevy::prelude::*;
use rummage_rules::card::Seat;

use super::{at, points, renewed};
use crate::{
    AppSystems,
    assets::Sheet,
    screens::{Screen, SeatControl},
    table::{
        Board, Ground,
        player::{Control, PlayerName, Score},
        plot_of,
        script::Shown,
    },
    text::{FluentValue, Texts},
    theme::{
        canvas::Canvas,
        lettering::{Face, label},
        palette,
        panel::{column, row},
        picture::picture,
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
    note: String,
    score: i32,
    asked: bool,
    shape: Shape,
}

/// Where a plate stands and what it looks like there.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Shape {
    /// A pill of glass with everything in it.
    Pill(Rect),
    /// A column at the left of a plot.
    Inside(Rect),
    /// Token and total at the right of your own plot, on a phone.
    Corner(Rect),
}

/// Registers the plates.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Shown>)
            .run_if(resource_exists::<Ground>)
            .in_set(AppSystems::Present),
    );
}

fn draw(
    shown: Res<Shown>,
    texts: Res<Texts>,
    ground: Res<Ground>,
    canvas: Res<Canvas>,
    board: Res<Board>,
    players: Query<(&PlayerName, &Control, &Score)>,
    mut last: Local<Option<Vec<Plate>>>,
    roots: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    let public = &shown.0.public;
    let plates: Vec<Plate> = public
        .seats()
        .filter_map(|seat| {
            let (name, control, score) = players.get(board.player(seat)?).ok()?;
            let count = public.hand_sizes[seat.index()];
            let cards = texts.fmt("plate-cards", &[("count", FluentValue::from(count as i64))]);
            let note = match control.0 {
                SeatControl::Bot(level) if !canvas.is_portrait() => {
                    let level = texts.get(level.text_key()).to_lowercase();
                    texts.fmt(
                        "plate-note",
                        &[("cards", FluentValue::from(cards)), ("level", FluentValue::from(level))],
                    )
                }
                _ => cards,
            };
            let opponent = board.opponents().position(|other| other == seat);
            Some(Plate {
                seat,
                token: opponent.map_or(0, |index| index + 1),
                name: name.0.clone(),
                note,
                score: score.0,
                asked: public.turn() == Some(seat),
                shape: shape(&ground, *canvas, &board, count, seat, opponent),
            })
        })
        .collect();
    let Some(mut root) = renewed(&plates, &mut last, &roots, &mut commands) else { return };
    root.with_children(|root| {
        for plate in &plates {
            match plate.shape {
                Shape::Pill(rect) => pill(root, plate, rect),
                Shape::Inside(rect) => inside(root, plate, rect),
                Shape::Corner(rect) => corner(root, plate, rect),
            }
        }
    });
}

fn shape(
    ground: &Ground,
    canvas: Canvas,
    board: &Board,
    count: usize,
    seat: Seat,
    opponent: Option<usize>,
) -> Shape {
    match (canvas.is_portrait(), opponent) {
        // The foot of a large fan swings out.
        (false, None) if count > 10 => {
            let seat = ground.zones.seat;
            Shape::Pill(Rect { max: Vec2::new(seat.max.x - 18.0, seat.max.y), ..seat })
        }
        (false, None) => Shape::Pill(ground.zones.seat),
        (true, None) => Shape::Corner(ground.zones.seat),
        (true, Some(index)) => Shape::Pill(ground.zones.chips.get(index).copied().unwrap_or_default()),
        (false, Some(_)) if board.seats() == 2 => Shape::Pill(Rect::new(20.0, 12.0, 278.0, 64.0)),
        (false, Some(_)) => Shape::Inside(plot_of(&ground.zones, board, seat)),
    }
}

fn token(parent: &mut ChildSpawnerCommands<'_>, seat: usize, size: f32) {
    parent.spawn(picture(Sheet::Pieces, format!("seat-{}", seat % 8), Vec2::splat(size), Color::WHITE));
}

fn pill(root: &mut ChildSpawnerCommands<'_>, plate: &Plate, rect: Rect) {
    let rim = if plate.asked { palette::HONEY } else { Color::WHITE.with_alpha(0.1) };
    root.spawn((
        Node {
            border: UiRect::all(px(if plate.asked { 2.5 } else { 1.0 })),
            border_radius: BorderRadius::all(px(rect.height() / 2.0)),
            padding: UiRect::new(px(6), px(20), px(0), px(0)),
            align_items: AlignItems::Center,
            column_gap: px(10),
            ..at(rect)
        },
        BackgroundColor(palette::GLASS),
        BorderColor::all(rim),
        Pickable::IGNORE,
    ))
    .with_children(|pill| {
        token(pill, plate.token, rect.height() - 14.0);
        pill.spawn((Node { flex_grow: 1.0, ..column(0.0) }, Pickable::IGNORE)).with_children(|words| {
            words
                .spawn((label(plate.name.as_str(), Face::Bold, 17.0, palette::CREAM), TextLayout::no_wrap()));
            words.spawn((label(plate.note.as_str(), Face::Body, 14.0, palette::MIST), TextLayout::no_wrap()));
        });
        pill.spawn(label(points::plain(plate.score), Face::Title, 27.0, palette::SUN));
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
        block.spawn((row(10.0), Pickable::IGNORE)).with_children(|line| {
            token(line, plate.token, 34.0);
            line.spawn(label(points::plain(plate.score), Face::Title, 25.0, palette::SUN));
        });
        block.spawn((label(plate.name.as_str(), Face::Bold, 16.0, palette::CREAM), TextLayout::no_wrap()));
        for line in plate.note.split(" · ") {
            block.spawn(label(line, Face::Body, 13.5, palette::MIST));
        }
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
        token(block, plate.token, 30.0);
        block.spawn(label(points::plain(plate.score), Face::Title, 26.0, palette::SUN));
    });
}
