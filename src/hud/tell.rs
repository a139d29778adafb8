//! What the table tells the world outside: its status, and the names and places of cards and piles.

use bevy::prelude::*;

use super::pill::Sentence;
use crate::{
    AppSystems,
    input::focus::{AccessibleName, Tag},
    screens::Screen,
    seats::human::card_name,
    status::{ScreenRect, TableStatus},
    table::{
        Board, Flow, Ground,
        aim::{Target, rect_of},
        card::{Card, Face, Selected},
        pile::PileCards,
        player::PlayerName,
        script::Shown,
    },
    text::{FluentValue, Texts},
    theme::canvas::Canvas,
};
use rummage_rules::table::Phase;

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
        round: u32::from(shown.0.public.round),
        prompt: sentence.0.clone(),
    });
}

/// Writes tags, names and rectangles of what can be pointed at. Hidden cards have a pile's name, never their own.
fn tell_places(world: &mut World) {
    let unit = world.resource::<Canvas>().unit;
    let mut told: Vec<(Entity, String, String, Rect)> = Vec::new();
    let mut stale: Vec<Entity> = Vec::new();
    let mut all = world.query_filtered::<Entity, (With<Card>, With<ScreenRect>)>();
    stale.extend(all.iter(world));
    let texts = world.resource::<Texts>();
    let shown = world.resource::<Shown>();
    let board = world.resource::<Board>();
    let hand: Vec<Entity> = board
        .own_hand()
        .and_then(|hand| world.get::<PileCards>(hand))
        .map(|cards| cards.iter().collect())
        .unwrap_or_default();
    for (nth, card) in hand.iter().enumerate() {
        let (Some(face), Some(rect)) = (world.get::<Face>(*card), rect_of(world, Target::Card(*card))) else {
            continue;
        };
        let name = card_name(texts, &shown.0.public, face.0);
        let picked = world.entity(*card).contains::<Selected>();
        let key = if picked { "spoken-card-picked" } else { "spoken-card" };
        let values = [
            ("card", FluentValue::from(name)),
            ("place", FluentValue::from(nth as i64 + 1)),
            ("of", FluentValue::from(hand.len() as i64)),
        ];
        let code = shown.0.public.spec.deck.code(face.0);
        told.push((*card, format!("hand:{code}"), texts.fmt(key, &values), rect));
    }
    for (pile, target, tag) in
        [(board.stock, Target::Stock, "pile:stock"), (board.discard, Target::Discard, "pile:discard")]
    {
        let (Some(pile), Some(rect)) = (pile, rect_of(world, target)) else { continue };
        let public = &shown.0.public;
        let name = match target {
            Target::Stock => {
                texts.fmt("spoken-stock", &[("count", FluentValue::from(public.stock_size as i64))])
            }
            _ => match public.discard.last() {
                Some(top) => texts
                    .fmt("spoken-discard", &[("card", FluentValue::from(card_name(texts, public, *top)))]),
                None => texts.get("spoken-discard-empty"),
            },
        };
        told.push((pile, tag.into(), name, rect));
    }
    for (entity, tag, name, rect) in told {
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
    for card in stale {
        world.entity_mut(card).remove::<(ScreenRect, Tag, AccessibleName)>();
    }
}
