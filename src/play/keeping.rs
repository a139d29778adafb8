//! What the match at the table leaves behind: it is kept after every action, and counted when it is over.

use bevy::prelude::*;
use rummage_rules::{cards::ids::Seat, event::Event, table::Due};

use super::{
    online::AtTable,
    referee::{EventShown, Referee},
    table::{
        card::Face,
        pile::PileCards,
        player::{OwnedBy, Player},
        sort::Arranged,
    },
};
use crate::{
    shell::{
        AppSystems,
        keep::Keeper,
        match_setup::{MatchSetup, SeatControl},
        report,
        states::Screen,
    },
    store::{
        firsts::Firsts,
        house::Shelf,
        saves,
        statistics::{self, Statistics, ledger::Played},
    },
};

/// Registers keeping and counting.
pub fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            count.run_if(resource_exists::<Referee>).before(statistics::keep),
            keep_match.run_if(
                resource_exists_and_changed::<Referee>
                    .or_else(hands_are_put_otherwise.and_then(resource_exists::<Referee>)),
            ),
        )
            .run_if(in_state(Screen::Table))
            .in_set(AppSystems::Present),
    );
}

/// Whether somebody has put a hand in order, or sorted one that was.
fn hands_are_put_otherwise(
    put: Query<(), Changed<Arranged>>,
    mut sorted: RemovedComponents<Arranged>,
) -> bool {
    let sorted = sorted.read().count() > 0;
    sorted || !put.is_empty()
}

/// Follows the match by what this screen is shown of it. It reads events as they happen, not as they are acted out: a program that
/// is ended while the last card still flies has counted the match.
fn count(
    mut happened: MessageReader<EventShown>,
    referee: Res<Referee>,
    setup: Res<MatchSetup>,
    shelf: Res<Shelf>,
    elsewhere: Option<Res<AtTable>>,
    mut statistics: ResMut<Statistics>,
    mut firsts: ResMut<Firsts>,
) {
    // Of several at this screen, whoever holds it.
    let first = || setup.seats.iter().position(|seat| seat.control == SeatControl::Human).map(Seat::at);
    let Some(me) = referee.guest().map_or_else(first, |guest| guest.seen().seat()) else { return };
    let table = || elsewhere.as_ref().map_or_else(|| setup.game.to_owned(), |room| room.match_name());
    for EventShown(event) in happened.read() {
        if setup.practice {
            continue;
        }
        match event {
            Event::RoundBegan { round: 1, .. } => statistics.ledger.begin(&table()),
            Event::RoundEnded { .. } => Firsts::end_round(&mut firsts),
            Event::MatchEnded { .. } => {
                let told: Vec<_> = referee.told_to(Some(me)).collect();
                let (public, rules) = (referee.view(me).public, statistics::rules_of(&setup, &shelf));
                let setup = elsewhere.as_ref().map_or_else(|| setup.clone(), |room| room.with_bots(&setup));
                statistics.ledger.finish(table(), Played::of(&public, me, &setup, rules, &told));
            }
            _ => {}
        }
    }
}

/// After every action: a match that is over waits no longer.
fn keep_match(
    referee: Res<Referee>,
    setup: Res<MatchSetup>,
    hands: Query<(&OwnedBy, &Arranged, &PileCards)>,
    players: Query<&Player>,
    faces: Query<&Face>,
    mut keeper: ResMut<Keeper>,
    mut first: Local<Option<&'static str>>,
) {
    if setup.aside || referee.host().is_none() {
        return;
    }
    let name = saves::name_of(setup.game);
    if referee.due() == Due::Nothing {
        keeper.forget(&name);
        report::note_match("");
        saves::put_first(&mut keeper, setup.game, false);
        *first = None;
        return;
    }
    let Some(record) = referee.record() else { return };
    let round = referee.public().round;
    let order = |(owner, arranged, cards): (&OwnedBy, &Arranged, &PileCards)| {
        let faces = cards.iter().filter_map(|card| faces.get(card).ok()).map(|face| face.0);
        Some((players.get(owner.0).ok()?.0.0, arranged.order(faces.collect())))
    };
    let hands = hands.iter().filter_map(order).collect();
    match saves::text_of(record, &setup, round, hands) {
        Ok(text) => {
            keeper.keep(&name, &text);
            report::note_match(&text);
            // To look up the order waits for all that is being written: once a match, not once an action.
            if first.replace(setup.game) != Some(setup.game) {
                saves::put_first(&mut keeper, setup.game, true);
            }
        }
        Err(fault) => error!("the match is not kept: {fault}"),
    }
}
