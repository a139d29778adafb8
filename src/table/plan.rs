//! The plan: the cards that are picked, and what the judge would read them as.

use bevy::prelude::*;
use rummage_rules::{
    card::CardId,
    meld::{Meld, Reading},
    score::meld_points,
};

use super::{
    card::{Face, Selected},
    place::Ground,
    script::Shown,
};
use crate::{AppSystems, screens::Screen};

/// What is picked. Written here alone.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub struct Plan {
    /// The picked cards in the order of picking.
    pub cards: Vec<CardId>,
    /// What they are together, if they are a meld.
    pub reading: Option<Reading>,
    /// What the meld would add to the score.
    pub points: i32,
    /// Where it would lie.
    pub place: Rect,
}

/// Keeps the plan in step with the selection.
pub fn plugin(app: &mut App) {
    app.init_resource::<Plan>().add_systems(
        Update,
        read_selection
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Shown>)
            .run_if(resource_exists::<Ground>)
            .in_set(AppSystems::Motion),
    );
}

fn read_selection(
    picked: Query<(&Selected, &Face)>,
    shown: Res<Shown>,
    ground: Res<Ground>,
    mut plan: ResMut<Plan>,
) {
    let mut order: Vec<(Selected, CardId)> = picked.iter().map(|(order, face)| (*order, face.0)).collect();
    order.sort_unstable();
    let cards: Vec<CardId> = order.into_iter().map(|(_, card)| card).collect();
    let view = &shown.0;
    let reading = if cards.is_empty() { None } else { view.public.read(&cards).ok() };
    let points = reading
        .as_ref()
        .map_or(0, |reading| meld_points(&view.public.spec, &Meld::new(view.seat, reading.clone())));
    let fit = ground.own_fit;
    let width = fit.width * (1.0 + cards.len().saturating_sub(1) as f32 * fit.step);
    let mut corner = ground.next_meld;
    corner.x = corner.x.min(ground.zones.own.max.x - width - 12.0);
    let place = Rect::from_corners(corner, corner + Vec2::new(width, fit.width * 1.4));
    plan.set_if_neq(Plan { cards, reading, points, place });
}
