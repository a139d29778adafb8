//! Keeps the record of the match ready to be handed out, once it betrays nothing.

use bevy::prelude::*;
use rummage_rules::table::Phase;

use super::Record;
use crate::{
    play::{referee::Referee, table::script::Shown},
    shell::{AppSystems, states::Screen},
};

/// Keeps the record while a match is played.
pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Table), |mut record: ResMut<Record>| *record = Record::default())
        .add_systems(
            Update,
            write_down
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Shown>))
                .in_set(AppSystems::Present),
        );
}

fn write_down(shown: Res<Shown>, referee: Option<Res<Referee>>, mut record: ResMut<Record>) {
    // The record holds the seed, which players may know only when nothing is hidden any more.
    let open = cfg!(any(debug_assertions, feature = "dev")) || shown.0.public.phase() == Phase::MatchOver;
    let Some(referee) = referee.filter(|referee| open && (referee.is_changed() || record.0.is_empty()))
    else {
        return;
    };
    if let Some(Ok(text)) = referee.record().map(serde_json::to_string_pretty) {
        record.0 = text;
    }
}
