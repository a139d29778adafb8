//! The pill above the hand: whose turn it is and what may be done, in one sentence; or why something could not be.

use bevy::prelude::*;
use rummage_rules::table::Phase;

use super::renewed;
use crate::{
    AppSystems,
    screens::Screen,
    seats::human::Voice,
    table::{Board, Ground, plan::Plan, player::PlayerName, script::Shown},
    text::{FluentValue, Texts},
    theme::{
        lettering::{Face, label},
        palette,
        picture::icon,
    },
};

/// The pill's root.
#[derive(Component, Default)]
struct Root;

/// What the pill says.
#[derive(Debug, Clone, PartialEq)]
struct Model {
    words: String,
    refusal: bool,
    zone: Rect,
}

/// The sentence of the pill, for other parts to tell.
#[derive(Resource, Debug, Default)]
pub struct Sentence(pub String);

/// Registers the pill.
pub fn plugin(app: &mut App) {
    app.init_resource::<Sentence>().add_systems(
        Update,
        draw.run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Shown>)
            .run_if(resource_exists::<Ground>)
            .in_set(AppSystems::Present),
    );
}

fn draw(
    shown: Res<Shown>,
    voice: Res<Voice>,
    plan: Res<Plan>,
    texts: Res<Texts>,
    ground: Res<Ground>,
    board: Res<Board>,
    names: Query<&PlayerName>,
    mut sentence: ResMut<Sentence>,
    mut last: Local<Option<Model>>,
    roots: Query<Entity, With<Root>>,
    mut commands: Commands,
) {
    let public = &shown.0.public;
    let turn = public.turn();
    let name = turn.and_then(|seat| board.player(seat)).and_then(|player| names.get(player).ok());
    let name = name.map(|name| name.0.clone()).unwrap_or_default();
    let words = voice.words(&texts, public, board.viewer, &name).unwrap_or_else(|| {
        let key = nine(&shown, &plan).unwrap_or_else(|| prompt_key(&shown, turn == board.viewer));
        texts.fmt(
            key,
            &[
                ("name", FluentValue::from(name.clone())),
                ("left", FluentValue::from(shown.0.hand.len() as i64)),
            ],
        )
    });
    if sentence.0 != words {
        sentence.0.clone_from(&words);
    }
    let model = Model { words, refusal: voice.refuses(), zone: ground.zones.pill };
    let Some(mut root) = renewed(&model, &mut last, &roots, &mut commands) else { return };
    root.with_children(|root| {
        root.spawn((
            Node {
                position_type: PositionType::Absolute,
                left: px(0),
                right: px(0),
                top: px(model.zone.min.y),
                justify_content: JustifyContent::Center,
                padding: UiRect::horizontal(px(10)),
                ..default()
            },
            Pickable::IGNORE,
        ))
        .with_children(|line| {
            line.spawn((
                Node {
                    min_height: px(29),
                    padding: UiRect::axes(px(17), px(3)),
                    border_radius: BorderRadius::all(px(15)),
                    align_items: AlignItems::Center,
                    column_gap: px(7),
                    max_width: px(760),
                    ..default()
                },
                BackgroundColor(palette::NIGHT),
                Pickable::IGNORE,
            ))
            .with_children(|pill| {
                if model.refusal {
                    pill.spawn(icon("cross", 19.0, palette::ROSE));
                }
                pill.spawn((
                    label(model.words.as_str(), Face::Strong, 15.5, palette::CREAM),
                    TextLayout::justify(Justify::Center),
                ));
            });
        });
    });
}

/// Three melds of three are a trap: the tenth card can never be melded then. Said before, and once it has happened.
fn nine(shown: &Shown, plan: &Plan) -> Option<&'static str> {
    let view = &shown.0;
    let laid: usize = view.public.melds_of(view.seat).map(rummage_rules::meld::Meld::len).sum();
    let planned = if plan.reading.is_some() { plan.cards.len() } else { 0 };
    match view.public.phase() {
        Phase::Meld | Phase::Discard if view.public.turn() == Some(view.seat) => match (laid, laid + planned)
        {
            (9, _) => Some("prompt-nine"),
            (_, 9) => Some("say-nine"),
            _ => None,
        },
        _ => None,
    }
}

/// The key of the sentence that says whose turn it is and what may be done.
fn prompt_key(shown: &Shown, yours: bool) -> &'static str {
    let public = &shown.0.public;
    match (public.phase(), yours) {
        (Phase::Deal, _) => "prompt-deal-going",
        (Phase::Recycle, _) => "prompt-recycle",
        (Phase::Score | Phase::RoundOver, _) => "prompt-score",
        (Phase::MatchOver, _) => "prompt-match-over",
        (Phase::Draw, true) if public.last_turn => "prompt-draw-last",
        (Phase::Draw, true) => "prompt-draw",
        (Phase::Meld, true) if public.last_turn => "prompt-meld-last",
        (Phase::Meld, true) => "prompt-meld",
        (Phase::Discard, true) => "prompt-discard",
        (Phase::Draw, false) => "prompt-other-draw",
        (_, false) => "prompt-other-play",
        (_, true) => "prompt-meld",
    }
}
