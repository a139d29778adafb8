//! Tokens beside the plots of a phone's list: whose melds lie there.

use bevy::prelude::*;
use rummage_rules::cards::ids::Seat;

use crate::{
    play::table::{Board, OfTable},
    shell::{AppSystems, assets::Sheet, canvas::Canvas, states::Screen},
    stage::{
        motion::world_point,
        place::{Ground, plot_of},
        quad::QuadMaker,
    },
};

/// The token of an opponent.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct Token(Seat);

/// Its size, and how far from the plot's left edge its middle is.
const SIZE: f32 = 24.0;
const INSET: f32 = 22.0;
/// Above the beds, below the cards.
const DEPTH: f32 = -700.0;

/// Registers the tokens.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (spawn, place)
            .chain()
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Ground>)
            .in_set(AppSystems::Present),
    );
}

fn spawn(board: Res<Board>, tokens: Query<(), With<Token>>, quads: QuadMaker, mut commands: Commands) {
    if !tokens.is_empty() || board.seats() == 0 {
        return;
    }
    for (nth, seat) in board.opponents().enumerate() {
        let name = format!("seat-{}", (nth + 1) % 8);
        if let Some(picture) = quads.picture(Sheet::Pieces, &name, Vec2::ONE, Color::WHITE) {
            commands.spawn((OfTable, Token(seat), picture, Transform::default(), Visibility::Hidden));
        }
    }
}

fn place(
    canvas: Res<Canvas>,
    ground: Res<Ground>,
    board: Res<Board>,
    mut tokens: Query<(&Token, &mut Transform, &mut Visibility)>,
) {
    for (token, mut place, mut visibility) in &mut tokens {
        let plot = plot_of(&ground.zones, &board, token.0);
        let seen = ground.zones.list.is_some() && !ground.zones.chips.contains(&plot);
        visibility.set_if_neq(if seen { Visibility::Inherited } else { Visibility::Hidden });
        let at = world_point(&canvas, Vec2::new(plot.min.x + INSET, plot.center().y));
        place.set_if_neq(
            Transform::from_translation(at.extend(DEPTH))
                .with_scale(Vec2::splat(SIZE * canvas.unit).extend(1.0)),
        );
    }
}
