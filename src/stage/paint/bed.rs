//! Plots as beds: a dark ground with a hem of stitches, a honey rim for whoever is asked, and a dashed place for the meld that is picked.

use bevy::{prelude::*, sprite_render::AlphaMode2d};
use rummage_rules::{cards::ids::Seat, table::Phase};

use super::frame::{Frame, Stroke};
use crate::{
    play::table::{Board, OfTable, pile::PileKind, plan::Plan, script::Shown},
    shell::{AppSystems, canvas::Canvas, preferences::Preferences, states::Screen},
    stage::{
        layout::manner::Manner,
        motion::world_point,
        paint::floor::OnFloor,
        palette::{self, Accents},
        place::{Ground, plot_of},
    },
};

/// How far behind the cards the beds lie.
const DEPTH: f32 = -800.0;

/// What a bed is for.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
enum Bed {
    /// A plot at rest.
    Plot(Seat),
    /// The rim of the plot of the seat that is asked.
    Rim(Seat),
    /// The owner's colour at the left of a plot in a list.
    Bar(Seat),
    /// Where the picked cards would lie.
    Place,
    /// A place of the hand, seen when it is empty.
    HandPlace(usize),
    /// Where the stock or the discard pile lies, seen when it is empty.
    Pile(PileKind),
}

impl Bed {
    /// What lies on a plot lies above it, whatever the order in which they are drawn.
    fn layer(self) -> f32 {
        match self {
            Self::Plot(_) | Self::HandPlace(_) | Self::Pile(_) => 0.0,
            Self::Bar(_) | Self::Place => 1.0,
            Self::Rim(_) => 2.0,
        }
    }
}

/// What a bed was last painted as.
#[derive(Component, Debug, Clone, PartialEq)]
struct Painted(Frame);

/// Registers the beds.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (dig, paint)
            .chain()
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Ground>)
            .run_if(resource_exists::<Shown>)
            .in_set(AppSystems::Present),
    );
}

fn dig(board: Res<Board>, shown: Res<Shown>, beds: Query<&Bed>, mut commands: Commands) {
    if !beds.is_empty() || board.seats() == 0 {
        return;
    }
    for seat in (0..board.seats()).map(Seat::at) {
        commands.spawn((OfTable, OnFloor, Bed::Plot(seat)));
        commands.spawn((OfTable, OnFloor, Bed::Rim(seat)));
        commands.spawn((OfTable, OnFloor, Bed::Bar(seat)));
    }
    for place in 0..Manner::of(&shown.0.public.spec).places.unwrap_or(0) {
        commands.spawn((OfTable, OnFloor, Bed::HandPlace(place)));
    }
    commands.spawn((OfTable, OnFloor, Bed::Place));
    commands.spawn((OfTable, OnFloor, Bed::Pile(PileKind::Stock)));
    commands.spawn((OfTable, OnFloor, Bed::Pile(PileKind::Discard)));
}

fn paint(
    canvas: Res<Canvas>,
    ground: Res<Ground>,
    board: Res<Board>,
    shown: Res<Shown>,
    plan: Res<Plan>,
    preferences: Res<Preferences>,
    windows: Query<&Window>,
    mut beds: Query<(Entity, &Bed, Option<&mut Painted>, Option<&mut Transform>, Option<&mut Visibility>)>,
    mut images: ResMut<Assets<Image>>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut materials: ResMut<Assets<ColorMaterial>>,
    mut commands: Commands,
) {
    let density = windows.iter().next().map_or(1.0, Window::scale_factor);
    let turn = shown.0.public.turn();
    let plot = |seat: Seat| plot_of(&ground.zones, &board, seat);
    // What has nothing to show in a list lies at its plate.
    let in_sight = |seat: Seat| !ground.zones.chips.contains(&plot(seat));
    for (entity, bed, painted, place, visibility) in &mut beds {
        let (rect, seen) = match bed {
            Bed::Plot(seat) => (plot(*seat), in_sight(*seat)),
            Bed::Rim(seat) => (plot(*seat), turn == Some(*seat) && in_sight(*seat)),
            Bed::Bar(seat) => (bar(plot(*seat)), ground.zones.list.is_some() && in_sight(*seat)),
            Bed::HandPlace(nth) => {
                let place = ground.empty_places.iter().rev().nth(*nth).copied();
                // Once a round is counted a button lies there.
                let counted = matches!(shown.0.public.phase(), Phase::RoundOver | Phase::MatchOver);
                (place.unwrap_or_default(), place.is_some() && !counted)
            }
            Bed::Place => (ground.next_place(plan.all().len()), plan.reading.is_some()),
            Bed::Pile(PileKind::Stock) => (ground.stock, shown.0.public.stock_size == 0),
            Bed::Pile(_) => {
                (ground.discard, shown.0.public.throws_cards() && shown.0.public.discard.is_empty())
            }
        };
        let seen = if seen { Visibility::Inherited } else { Visibility::Hidden };
        let texels = canvas.unit * density;
        let frame = frame(*bed, &board, preferences.high_contrast, rect.size() * texels, texels);
        let at = world_point(&canvas, rect.center()).extend(DEPTH + bed.layer());
        let next = Transform::from_translation(at).with_scale((rect.size() * canvas.unit).extend(1.0));
        if let (Some(mut old), Some(mut place), Some(mut visibility)) = (painted, place, visibility) {
            place.set_if_neq(next);
            visibility.set_if_neq(seen);
            if seen == Visibility::Hidden || old.0 == frame {
                continue;
            }
            old.0 = frame.clone();
        }
        let material = ColorMaterial {
            texture: Some(images.add(frame.paint())),
            alpha_mode: AlphaMode2d::Blend,
            ..default()
        };
        commands.entity(entity).insert((
            Painted(frame),
            Mesh2d(meshes.add(Rectangle::from_length(1.0))),
            MeshMaterial2d(materials.add(material)),
            next,
            seen,
        ));
    }
}

/// The bar at the left of a plot.
fn bar(plot: Rect) -> Rect {
    let corner = plot.min + Vec2::new(1.0, 8.0);
    Rect::from_corners(corner, Vec2::new(corner.x + 5.0, plot.max.y - 8.0))
}

/// A seat's place clockwise from your own: its colour and its token.
fn place(board: &Board, seat: Seat) -> usize {
    board.opponents().position(|other| other == seat).map_or(0, |opponent| opponent + 1)
}

fn frame(bed: Bed, board: &Board, high_contrast: bool, size: Vec2, unit: f32) -> Frame {
    let accents = Accents::of(high_contrast);
    let stroke = |inset: f32, width: f32, ink, dash: Option<(f32, f32)>| Stroke {
        inset: inset * unit,
        width: width * unit,
        ink,
        dash: dash.map(|(dash, gap)| (dash * unit, gap * unit)),
    };
    let (radius, fill, strokes) = match bed {
        Bed::Plot(_) if high_contrast => (15.0, accents.plot, vec![stroke(1.0, 2.0, Color::WHITE, None)]),
        Bed::Plot(_) => (
            15.0,
            accents.plot,
            vec![
                stroke(0.5, 1.0, Color::WHITE.with_alpha(0.10), None),
                stroke(5.0, 1.1, palette::MIST.with_alpha(0.26), Some((5.0, 5.0))),
            ],
        ),
        Bed::Pile(_) => {
            (6.0, accents.plot, vec![stroke(1.5, 2.0, palette::MIST.with_alpha(0.5), Some((7.0, 5.0)))])
        }
        Bed::Bar(seat) => (2.5, palette::SEATS[place(board, seat) % palette::SEATS.len()], Vec::new()),
        Bed::HandPlace(_) => {
            (7.0, accents.plot, vec![stroke(1.5, 2.0, palette::MIST.with_alpha(0.55), Some((9.0, 7.0)))])
        }
        Bed::Rim(_) => (15.0, Color::NONE, vec![stroke(1.25, 2.5, accents.honey, None)]),
        Bed::Place => {
            (8.0, accents.mint.with_alpha(0.13), vec![stroke(1.5, 2.6, accents.mint, Some((9.0, 6.0)))])
        }
    };
    Frame { size: size.round(), radius: radius * unit, fill, strokes }
}
