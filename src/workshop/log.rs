//! Writes down what is shown at the table, in the rules' own notation.

use bevy::prelude::*;
use rummage_rules::{
    event::{Event, Seen},
    notation::event_text,
    phase::Phase,
};

use super::MatchLog;
use crate::{
    AppSystems,
    referee::Referee,
    screens::Screen,
    table::{
        curtain::Curtain,
        script::{ActedOut, Shown},
    },
};

/// Keeps the log while a match is played.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), |mut log: ResMut<MatchLog>| *log = MatchLog::default())
        .add_systems(
            Update,
            write_down
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Shown>))
                .in_set(AppSystems::Present),
        );
}

fn write_down(
    mut events: MessageReader<ActedOut>,
    shown: Res<Shown>,
    referee: Option<Res<Referee>>,
    curtain: Res<Curtain>,
    mut log: ResMut<MatchLog>,
) {
    let table = &shown.0.public;
    for ActedOut(event) in events.read() {
        let line = if curtain.is_shared() {
            event_text(table, &as_an_onlooker_sees(event))
        } else {
            event_text(table, event)
        };
        log.lines.push(line);
    }
    // The record holds the seed, which players may know only when nothing is hidden any more.
    let open = cfg!(any(debug_assertions, feature = "dev")) || table.phase() == Phase::MatchOver;
    let Some(referee) = referee.filter(|referee| open && (referee.is_changed() || log.record.is_empty()))
    else {
        return;
    };
    if let Ok(record) = serde_json::to_string_pretty(referee.record()) {
        log.record = record;
    }
}

/// Where several people share a screen, the log tells nobody what another has drawn.
fn as_an_onlooker_sees(event: &Event<Seen>) -> Event<Seen> {
    let backs = |cards: &[Seen]| vec![Seen::Back; cards.len()];
    match event {
        Event::Dealt { hands, stock } => {
            Event::Dealt { hands: hands.iter().map(|hand| backs(hand)).collect(), stock: stock.clone() }
        }
        Event::Drew { seat, .. } => Event::Drew { seat: *seat, card: Seen::Back },
        Event::Answered { seat, .. } => Event::Answered { seat: *seat, choice: None },
        open => open.clone(),
    }
}
