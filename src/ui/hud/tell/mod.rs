//! What the table tells the world outside: its status, and the names and places of cards, piles and melds.

use accesskit::Role;
use bevy::{
    a11y::AccessibilityNode,
    input_focus::{FocusCause, InputFocus},
    prelude::*,
    window::PrimaryWindow,
};

use super::pill::Sentence;
use crate::{
    play::{
        referee::Referee,
        table::{
            Board, Flow, OfTable,
            aim::{Aim, Target},
            card::{Face, Selected, Staged},
            meld::Meld,
            pile::PileCards,
            player::{OwnedBy, PlayerName},
            script::Shown,
            slot::Slot,
            staging::Staging,
        },
    },
    shell::{
        AppSystems,
        canvas::Canvas,
        intent::FocusHome,
        names::{AccessibleName, Tag},
        states::Screen,
        status::{ScreenRect, TableStatus},
        text::Texts,
    },
    stage::place::Ground,
};
use named::Named;
use rummage_rules::table::Phase;

mod named;

/// Registers what is told.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (tell_status, tell_places.run_if(is_new), tell_aim.run_if(resource_changed::<Aim>))
            .chain()
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
        actions: referee.and_then(|referee| referee.record().map(|record| record.actions.len())).unwrap_or(0),
        round: u32::from(shown.0.public.round),
        prompt: sentence.0.clone(),
    });
}

/// Whatever names and places follow from.
#[derive(bevy::ecs::system::SystemParam)]
struct Telling<'w, 's> {
    texts: Res<'w, Texts>,
    canvas: Res<'w, Canvas>,
    board: Res<'w, Board>,
    staging: Res<'w, Staging>,
    shown: Option<Res<'w, Shown>>,
    ground: Option<Res<'w, Ground>>,
    cards: Query<'w, 's, (), Or<(Changed<Slot>, Changed<Face>, Changed<Selected>, Changed<Staged>)>>,
    piles: Query<'w, 's, (), Or<(Changed<PileCards>, Changed<Meld>, Changed<OwnedBy>, Changed<PlayerName>)>>,
    let_go: RemovedComponents<'w, 's, Selected>,
    taken_back: RemovedComponents<'w, 's, Staged>,
    hidden: RemovedComponents<'w, 's, Face>,
    emptied: RemovedComponents<'w, 's, PileCards>,
}

/// Whether any of it has changed.
fn is_new(mut telling: Telling) -> bool {
    let gone = telling.let_go.read().count()
        + telling.taken_back.read().count()
        + telling.hidden.read().count()
        + telling.emptied.read().count();
    gone > 0
        || telling.texts.is_changed()
        || telling.canvas.is_changed()
        || telling.board.is_changed()
        || telling.staging.is_changed()
        || telling.shown.is_some_and(|shown| shown.is_changed())
        || telling.ground.is_some_and(|ground| ground.is_changed())
        || !telling.cards.is_empty()
        || !telling.piles.is_empty()
}

/// Writes tags, names and rectangles of what can be pointed at. Hidden cards have a pile's name, never their own.
fn tell_places(world: &mut World) {
    let unit = world.resource::<Canvas>().unit;
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    let pixels = windows.single(world).map_or(1.0, Window::scale_factor);
    let mut named = world.query_filtered::<Entity, (With<OfTable>, With<ScreenRect>)>();
    let mut stale: Vec<Entity> = named.iter(world).collect();
    for Named { entity, tag, name, rect } in named::all(world) {
        stale.retain(|old| *old != entity);
        let place = ScreenRect(Rect { min: rect.min * unit, max: rect.max * unit });
        let told = (place, Tag(tag), AccessibleName(name));
        let before = world.entity(entity).get_components::<(&ScreenRect, &Tag, &AccessibleName)>();
        if before.is_ok_and(|before| before == (&told.0, &told.1, &told.2)) {
            continue;
        }
        let node = read_aloud(told.0.0, pixels);
        world.entity_mut(entity).insert((node, told.0, told.1, told.2));
    }
    for entity in stale {
        world.entity_mut(entity).remove::<(ScreenRect, Tag, AccessibleName, AccessibilityNode)>();
    }
}

/// A screen reader says what keys and pads have come to among the cards.
fn tell_aim(
    aim: Res<Aim>,
    board: Res<Board>,
    home: Res<FocusHome>,
    told: Query<(), With<AccessibilityNode>>,
    mut focus: ResMut<InputFocus>,
) {
    let entity = match aim.focused {
        Some(Target::Card(entity) | Target::Row(entity) | Target::Laid(entity) | Target::Meld(entity)) => {
            Some(entity)
        }
        Some(Target::Stock) => board.stock,
        Some(Target::Discard) => board.discard,
        Some(Target::Plot(_)) | None => None,
    };
    let entity = entity.filter(|entity| *home == FocusHome::Table && told.contains(*entity));
    if let Some(entity) = entity.filter(|entity| focus.get() != Some(*entity)) {
        focus.set(entity, FocusCause::Navigated);
    }
}

/// What a screen reader finds at a place of the table: something to press, in pixels of the screen.
fn read_aloud(place: Rect, pixels: f32) -> AccessibilityNode {
    let mut node = accesskit::Node::new(Role::Button);
    let [left, top, right, bottom] =
        [place.min.x, place.min.y, place.max.x, place.max.y].map(|side| f64::from(side * pixels));
    node.set_bounds(accesskit::Rect::new(left, top, right, bottom));
    node.add_action(accesskit::Action::Click);
    AccessibilityNode::from(node)
}
