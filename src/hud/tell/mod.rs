//! What the table tells the world outside: its status, and the names and places of cards, piles and melds.

use bevy::prelude::*;

use super::pill::Sentence;
use crate::{
    AppSystems,
    input::focus::{AccessibleName, Tag},
    referee::Referee,
    screens::Screen,
    status::{ScreenRect, TableStatus},
    table::{Board, Flow, Ground, OfTable, player::PlayerName, script::Shown},
    theme::canvas::Canvas,
};
use named::Named;
use rummage_rules::table::Phase;

mod named;

/// Registers what is told.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (tell_status, tell_places)
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Shown>)
            .run_if(resource_exists::<Ground>)
            .in_set(AppSystems::Present),
    )
    .add_systems(OnExit(Screen::Table), |mut status: ResMut<TableStatus>| *status = TableStatus::default());
}

fn tell_status(
    flow: Res<State<Flow>>,
    shown: Res<Shown>,
    board: Res<Board>,
    sentence: Res<Sentence>,
    referee: Option<Res<Referee>>,
    names: Query<&PlayerName>,
    mut status: ResMut<TableStatus>,
) {
    let turn = shown.0.public.turn();
    let name = turn.and_then(|seat| board.player(seat)).and_then(|player| names.get(player).ok());
    let phase = match shown.0.public.phase() {
        Phase::Deal => "deal",
        Phase::Draw => "draw",
        Phase::Meld | Phase::Discard => "play",
        Phase::Window => "window",
        Phase::Recycle => "recycle",
        Phase::Score => "score",
        Phase::RoundOver => "round-over",
        Phase::MatchOver => "match-over",
    };
    status.set_if_neq(TableStatus {
        phase: phase.into(),
        turn: name.map(|name| name.0.clone()).unwrap_or_default(),
        yours: turn.is_some() && turn == board.viewer,
        settled: *flow.get() != Flow::Settling,
        actions: referee.map_or(0, |referee| referee.record().actions.len()),
        round: u32::from(shown.0.public.round),
        prompt: sentence.0.clone(),
    });
}

/// Writes tags, names and rectangles of what can be pointed at. Hidden cards have a pile's name, never their own.
fn tell_places(world: &mut World) {
    let unit = world.resource::<Canvas>().unit;
    let mut named = world.query_filtered::<Entity, (With<OfTable>, With<ScreenRect>)>();
    let mut stale: Vec<Entity> = named.iter(world).collect();
    for Named { entity, tag, name, rect } in named::all(world) {
        stale.retain(|old| *old != entity);
        let place = ScreenRect(Rect { min: rect.min * unit, max: rect.max * unit });
        let (tag, name) = (Tag(tag), AccessibleName(name));
        if world.get::<ScreenRect>(entity) != Some(&place) || world.get::<Tag>(entity) != Some(&tag) {
            world.entity_mut(entity).insert((place, tag));
        }
        if world.get::<AccessibleName>(entity) != Some(&name) {
            world.entity_mut(entity).insert(name);
        }
    }
    for entity in stale {
        world.entity_mut(entity).remove::<(ScreenRect, Tag, AccessibleName)>();
    }
}
