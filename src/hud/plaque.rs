//! The plaque beside the piles: the round, what the match goes to, and how far it is.

use bevy::prelude::*;
use rummage_rules::{card::Seat, plan::MatchEnd};

use super::{at, points, renewed};
use crate::{
    AppSystems,
    screens::Screen,
    table::{
        Board, Ground,
        player::{PlayerName, Score},
        script::Shown,
    },
    text::{FluentValue, Texts},
    theme::{
        lettering::{Face, label},
        palette,
    },
};

/// The plaque's root.
#[derive(Component, Default)]
struct Root;

/// What the plaque says.
#[derive(Debug, Clone, PartialEq)]
struct Model {
    place: Rect,
    round: String,
    goal: String,
    share: f32,
    own: String,
    best: String,
}

/// Registers the plaque.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        draw.run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Shown>)
            .run_if(resource_exists::<Ground>)
            .in_set(AppSystems::Present),
    );
}

/// The words for what the match goes to.
pub fn goal_words(texts: &Texts, shown: &Shown) -> String {
    match shown.0.public.spec.plan.end {
        MatchEnd::Rounds(rounds) => {
            texts.fmt("goal-rounds", &[("rounds", FluentValue::from(i64::from(rounds)))])
        }
        MatchEnd::Target(target) => {
            texts.fmt("goal-target", &[("target", FluentValue::from(i64::from(target)))])
        }
        _ => String::new(),
    }
}

/// How far the match is, from 0 to 1.
fn progress(shown: &Shown, totals: &[i32]) -> f32 {
    let public = &shown.0.public;
    let share = match public.spec.plan.end {
        MatchEnd::Rounds(rounds) => f32::from(public.round) / f32::from(rounds),
        MatchEnd::Target(target) => totals.iter().copied().max().unwrap_or(0) as f32 / target as f32,
        _ => 0.0,
    };
    share.clamp(0.0, 1.0)
}

fn draw(
    shown: Res<Shown>,
    texts: Res<Texts>,
    ground: Res<Ground>,
    board: Res<Board>,
    players: Query<(&PlayerName, &Score)>,
    mut last: Local<Option<Model>>,
    roots: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    let Some(room) = ground.zones.plaque else {
        roots.iter().for_each(|root| commands.entity(root).despawn());
        *last = None;
        return;
    };
    let of = |seat: Seat| board.player(seat).and_then(|player| players.get(player).ok());
    let line = |seat: Seat| {
        of(seat).map(|(name, score)| format!("{} {}", name.0, points::plain(score.0))).unwrap_or_default()
    };
    let best = board.opponents().max_by_key(|seat| of(*seat).map(|(_, score)| score.0));
    let totals: Vec<i32> =
        shown.0.public.seats().filter_map(|seat| of(seat).map(|(_, score)| score.0)).collect();
    let corner = Vec2::new(room.min.x, room.center().y - 54.0);
    let model = Model {
        place: Rect::from_corners(corner, corner + Vec2::new(258.0_f32.min(room.width()), 116.0)),
        round: texts
            .fmt("round-caps", &[("round", FluentValue::from(i64::from(shown.0.public.round.max(1))))]),
        goal: goal_words(&texts, &shown),
        share: progress(&shown, &totals),
        own: board.viewer.map(line).unwrap_or_default(),
        best: best.map(line).unwrap_or_default(),
    };
    let Some(mut root) = renewed(&model, &mut last, &roots, &mut commands) else { return };
    root.with_children(|root| {
        root.spawn((
            Node {
                padding: UiRect::axes(px(20), px(13)),
                border_radius: BorderRadius::all(px(16)),
                border: UiRect::all(px(1)),
                flex_direction: FlexDirection::Column,
                ..at(model.place)
            },
            BackgroundColor(palette::GLASS.with_alpha(0.5)),
            BorderColor::all(Color::WHITE.with_alpha(0.1)),
            Pickable::IGNORE,
        ))
        .with_children(|plaque| {
            plaque.spawn(label(model.round.as_str(), Face::Strong, 13.0, palette::MIST));
            plaque.spawn(label(model.goal.as_str(), Face::Title, 25.0, palette::CREAM));
            plaque.spawn((bar(), children![filled(model.share)]));
            plaque
                .spawn((
                    Node { justify_content: JustifyContent::SpaceBetween, ..default() },
                    Pickable::IGNORE,
                ))
                .with_children(|line| {
                    line.spawn(label(model.own.as_str(), Face::Strong, 14.0, palette::SUN));
                    line.spawn(label(model.best.as_str(), Face::Body, 14.0, palette::MIST));
                });
        });
    });
}

fn bar() -> impl Bundle {
    (
        Node {
            height: px(8),
            margin: UiRect::axes(px(0), px(5)),
            border_radius: BorderRadius::MAX,
            ..default()
        },
        BackgroundColor(palette::NIGHT.with_alpha(0.6)),
        Pickable::IGNORE,
    )
}

fn filled(share: f32) -> impl Bundle {
    (
        Node { width: percent(share * 100.0), border_radius: BorderRadius::MAX, ..default() },
        BackgroundColor(palette::HONEY),
        Pickable::IGNORE,
    )
}
