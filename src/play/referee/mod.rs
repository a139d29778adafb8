//! The only owner of the judge. It moves when somebody asks: a seat acts, or the systems of the current phase ask for a step.

use std::collections::VecDeque;

use bevy::prelude::*;
use rummage_rules::{
    action::Action,
    cards::ids::{CardId, Seat},
    cards::shuffle::Seed,
    event::{Event, Seen},
    games,
    house::options::OptionError,
    record::{Match, MatchRecord, ReplayError},
    refusal::Refusal,
    table::view::View,
    table::{Due, Phase, StepKind},
};

use crate::shell::{AppSystems, match_setup::MatchSetup};

mod fair;
mod past;
mod undo;

pub use past::{Decision, Looking};

/// A seat wants to act. Bots and people write it alike.
#[derive(Message, Debug, Clone)]
pub struct ActionRequest {
    /// Who acts.
    pub seat: Seat,
    /// What they want to do.
    pub action: Action,
}

/// The systems of the current phase ask for the step that is nobody's decision.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub struct StepRequest(pub StepKind);

/// What the judge said to a request.
#[derive(Message, Debug, Clone)]
pub struct Judged {
    /// Who acted.
    pub seat: Seat,
    /// What they wanted.
    pub action: Action,
    /// Nothing if it happened, or why it did not.
    pub answer: Result<(), Refusal>,
}

/// Something happened, as the viewer is shown it.
#[derive(Message, Debug, Clone)]
pub struct EventShown(pub Event<Seen>);

/// The match and its judge. Actions and steps reach it through [`judge_requests`] alone, taking back through `undo.rs`, and whose cards
/// are shown through [`Referee::turn_to`]; everybody else asks for a [`View`].
#[derive(Resource)]
pub struct Referee {
    played: Match,
    viewer: Seat,
    /// All that has happened so far.
    past: Vec<Event<CardId>>,
    /// What was taken back and can be done again, the latest last: actions as they are written down.
    undone: Vec<Vec<String>>,
}

impl Referee {
    /// A new match, seen by the first person at the table.
    ///
    /// # Errors
    /// A number of seats or an option that cannot be.
    pub fn new(setup: &MatchSetup, viewer: Seat, seed: u128) -> Result<Self, OptionError> {
        let game = games::find(setup.game).unwrap_or(games::GAMES[0]);
        let played = Match::new(game, setup.seats.len(), setup.options.clone(), Seed(seed))?;
        let played = if setup.practice { played.for_practice() } else { played };
        Ok(Self { played, viewer, past: Vec::new(), undone: Vec::new() })
    }

    /// A match that goes on from its record.
    ///
    /// # Errors
    /// Where and why the record cannot be replayed.
    pub fn resume(record: &MatchRecord, viewer: Seat) -> Result<Self, ReplayError> {
        let mut past = Vec::new();
        let played = Match::replay(record, |_, events| past.extend(events.iter().cloned()))?;
        Ok(Self { played, viewer, past, undone: Vec::new() })
    }

    /// What the judge waits for.
    pub fn due(&self) -> Due {
        self.played.table().public.due()
    }

    /// The seats that may act now.
    pub fn asked(&self) -> Vec<Seat> {
        self.played.table().public.asked()
    }

    /// The phase the game is in.
    pub fn phase(&self) -> Phase {
        self.played.table().public.phase()
    }

    /// What a seat may know.
    pub fn view(&self, seat: Seat) -> View {
        self.played.table().view(seat)
    }

    /// The seat whose cards are shown on this screen.
    pub fn viewer(&self) -> Seat {
        self.viewer
    }

    /// The screen shows the cards of this seat from now on.
    pub fn turn_to(&mut self, seat: Seat) {
        self.viewer = seat;
    }

    /// All that has happened so far, as a seat was shown it; nobody is an onlooker, who sees no hand.
    pub fn told_to(&self, viewer: Option<Seat>) -> impl Iterator<Item = Event<Seen>> + '_ {
        self.past.iter().map(move |event| event.shown_to(viewer))
    }

    /// From now on the hidden cards lie as at this table; the table as it was. For the test that no screen can tell the difference: what
    /// ships has no such door.
    #[cfg(debug_assertions)]
    pub fn suppose(&mut self, truth: rummage_rules::table::Table) -> rummage_rules::table::Table {
        self.played.suppose(truth)
    }

    /// The match so far, as it is written down. It holds the seed, so it is shown to nobody before the match is over.
    pub fn record(&self) -> &MatchRecord {
        self.played.record()
    }
}

/// Requests that wait for the judge, one a frame.
#[derive(Resource, Default)]
struct Waiting(VecDeque<ActionRequest>);

/// Registers the messages and the one system that moves the judge.
pub fn plugin(app: &mut App) {
    app.add_message::<ActionRequest>()
        .add_message::<StepRequest>()
        .add_message::<Judged>()
        .add_message::<EventShown>()
        .init_resource::<Waiting>()
        .add_systems(
            Update,
            judge_requests
                .run_if(resource_exists::<Referee>.and_then(not(resource_exists::<Looking>)))
                .in_set(AppSystems::Judge),
        );
}

fn judge_requests(
    mut referee: ResMut<Referee>,
    mut waiting: ResMut<Waiting>,
    mut requests: MessageReader<ActionRequest>,
    mut steps: MessageReader<StepRequest>,
    mut judged: MessageWriter<Judged>,
    mut shown: MessageWriter<EventShown>,
) {
    waiting.0.extend(requests.read().cloned());
    let viewer = referee.viewer;
    let steps: Vec<StepKind> = steps.read().map(|step| step.0).collect();
    let events = if let Some(ActionRequest { seat, action }) = waiting.0.pop_front() {
        let answer = referee.bypass_change_detection().played.act(seat, &action);
        let (events, answer) = match answer {
            Ok(events) => {
                // Another way was taken.
                referee.bypass_change_detection().undone.clear();
                (events, Ok(()))
            }
            Err(refusal) => (Vec::new(), Err(refusal)),
        };
        judged.write(Judged { seat, action, answer });
        events
    } else if steps.iter().any(|kind| referee.due() == Due::Step(*kind)) {
        referee.bypass_change_detection().played.step()
    } else {
        return;
    };
    shown.write_batch(events.iter().map(|event| EventShown(event.shown_to(Some(viewer)))));
    if !events.is_empty() {
        referee.past.extend(events);
    }
}

/// Forgets what the last match left waiting.
pub fn clear_requests(world: &mut World) {
    world.resource_mut::<Waiting>().0.clear();
    world.resource_mut::<Messages<ActionRequest>>().clear();
    world.resource_mut::<Messages<StepRequest>>().clear();
    world.resource_mut::<Messages<EventShown>>().clear();
}
