//! Questions out of turn that answer themselves: where nothing is at stake, where the card does not fit, and for whoever passes until they say otherwise.

use bevy::prelude::*;
use rummage_rules::{
    action::{Action, Choice},
    ask::Stake,
    cards::ids::Seat,
    event::Event,
    moves::suggest::Verb,
    table::view::View,
};

use super::{open::Board, player::Control, resume::Went, script::ActedOut};
use crate::{
    play::referee::{ActionRequest, Led, Looking, Referee},
    shell::{AppSystems, preferences::Preferences, states::Screen},
};

/// The people who let everything by that is asked out of turn, for the rest of the round.
#[derive(Resource, Debug, Default)]
pub struct Passing(Vec<Seat>);

impl Passing {
    /// Whether this seat passes.
    pub fn passes(&self, seat: Seat) -> bool {
        self.0.contains(&seat)
    }

    /// Whoever passes is asked again, and whoever is asked passes from now on.
    pub fn turn(&mut self, seat: Seat) {
        let before = self.0.len();
        self.0.retain(|other| *other != seat);
        if self.0.len() == before {
            self.0.push(seat);
        }
    }
}

/// The people who are asked now and need not be: their answer is no.
#[derive(Resource, Debug, Default, PartialEq)]
pub struct Silent {
    seats: Vec<Seat>,
    /// The match has gone back to a question: now it is put, or nobody would ever get behind it.
    reopened: bool,
}

impl Silent {
    /// Whether this seat's answer gives itself.
    pub fn answers_for(&self, seat: Seat) -> bool {
        self.seats.contains(&seat)
    }
}

/// Registers looking for such questions, and answering them.
pub fn plugin(app: &mut App) {
    app.init_resource::<Passing>()
        .init_resource::<Silent>()
        .add_systems(OnExit(Screen::Table), |mut passing: ResMut<Passing>, mut silent: ResMut<Silent>| {
            *passing = Passing::default();
            *silent = Silent::default();
        })
        .add_systems(
            Update,
            (
                answer.run_if(not(resource_exists::<Looking>)).in_set(AppSystems::Think),
                (ask_in_each_round, look).chain().in_set(AppSystems::Layout),
            )
                .run_if(in_state(Screen::Table).and_then(resource_exists::<Referee>)),
        );
}

fn ask_in_each_round(mut acted: MessageReader<ActedOut>, mut passing: ResMut<Passing>) {
    if acted.read().any(|event| matches!(event.0, Event::RoundBegan { .. })) {
        passing.0.clear();
    }
}

/// Finds out who need not be asked, whenever that may have changed.
fn look(
    referee: Res<Referee>,
    preferences: Res<Preferences>,
    passing: Res<Passing>,
    board: Res<Board>,
    controls: Query<&Control>,
    led: Option<Res<Led>>,
    mut went: MessageReader<Went>,
    mut acted: MessageReader<ActedOut>,
    mut silent: ResMut<Silent>,
) {
    let goes_on = acted.read().count() > 0;
    let reopened = went.read().count() > 0 || silent.reopened && !goes_on;
    let leads = led.as_ref().is_some_and(DetectChanges::is_changed);
    let changed = referee.is_changed() || preferences.is_changed() || passing.is_changed() || leads;
    if !changed && reopened == silent.reopened {
        return;
    }
    let person = |seat: &Seat| {
        board.player(*seat).and_then(|player| controls.get(player).ok()).is_some_and(|c| c.is_human())
    };
    // A lesson knows what its learner answers, whatever comes of it.
    let taught = led.as_ref().map(|led| led.seat);
    let need_not = |seat: &Seat| {
        let only_when_it_fits = preferences.ask_when_it_fits;
        !reopened
            && taught != Some(*seat)
            && answers_itself(&referee.view(*seat), passing.passes(*seat), only_when_it_fits)
    };
    let seats = referee.asked().into_iter().filter(person).filter(need_not).collect();
    silent.set_if_neq(Silent { seats, reopened });
}

/// Whether a seat need not be asked what its view has it asked.
fn answers_itself(view: &View, passes: bool, only_when_it_fits: bool) -> bool {
    let has_to = view.verbs().iter().any(|verb| matches!(verb, Verb::Answer(kind) if kind.has_to_be_done()));
    match view.stake() {
        None => false,
        Some(Stake::Nothing) => true,
        Some(Stake::Little) => passes || only_when_it_fits,
        // Who is asked to cut, or for a card, has to.
        Some(Stake::Something) => passes && !has_to,
    }
}

/// Says no for them.
fn answer(mut silent: ResMut<Silent>, mut requests: MessageWriter<ActionRequest>) {
    if silent.seats.is_empty() {
        return;
    }
    let action = Action::Answer(Choice::No);
    requests.write_batch(silent.seats.drain(..).map(|seat| ActionRequest { seat, action: action.clone() }));
}
