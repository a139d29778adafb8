//! The face of the match's host in the app. It moves when somebody asks: a seat acts, or the systems of the current phase ask for a step.

use std::collections::VecDeque;

use bevy::prelude::*;
use rummage_host::Host;
use rummage_rules::{
    action::Action,
    cards::ids::Seat,
    cards::shuffle::Seed,
    event::{Event, Seen},
    games,
    house::options::OptionError,
    record::{MatchRecord, ReplayError},
    refusal::Refusal,
    table::{Due, Phase, StepKind},
};

use crate::shell::{AppSystems, match_setup::MatchSetup};

mod guest;
mod led;
mod look;
mod past;
mod undo;

pub use guest::Guest;
pub use led::{HeldBack, Led};
pub use past::Looking;
pub use rummage_host::Decision;

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

/// The match at this table: as its [`Host`] runs it here, or as its [`Guest`] is told of it by whoever runs it elsewhere. Actions and steps reach it through `judge_requests` alone, taking back and
/// playing on from the past through `undo.rs`, and whose cards are shown through [`Referee::turn_to`]; everybody else reads, and asks for a [`View`](rummage_rules::table::view::View).
#[derive(Resource)]
pub struct Referee {
    run: Run,
    viewer: Seat,
}

/// Where the match runs.
enum Run {
    Here(Box<Host>),
    Elsewhere(Box<Guest>),
}

impl Referee {
    /// A new match, seen by the first person at the table.
    ///
    /// # Errors
    /// A number of seats or an option that cannot be.
    pub fn new(setup: &MatchSetup, viewer: Seat, seed: u128) -> Result<Self, OptionError> {
        let game = games::find(setup.game).unwrap_or(games::GAMES[0]);
        let host = Host::new(game, setup.seats.len(), setup.options.clone(), Seed(seed))?;
        Ok(Self::of(if setup.practice { host.for_practice() } else { host }, viewer))
    }

    /// A match that goes on from its record.
    ///
    /// # Errors
    /// Where and why the record cannot be replayed.
    pub fn resume(record: &MatchRecord, viewer: Seat) -> Result<Self, ReplayError> {
        Ok(Self::of(Host::resume_at_sheet(record)?, viewer))
    }

    fn of(host: Host, viewer: Seat) -> Self {
        Self { run: Run::Here(Box::new(host)), viewer }
    }

    /// A match that is hosted elsewhere, as its guest is told of it.
    pub fn elsewhere(guest: Guest) -> Self {
        Self { viewer: guest.seat(), run: Run::Elsewhere(Box::new(guest)) }
    }

    /// The host, if the match runs here.
    pub fn host(&self) -> Option<&Host> {
        match &self.run {
            Run::Here(host) => Some(host),
            Run::Elsewhere(_) => None,
        }
    }

    /// Its guest, if the match runs elsewhere.
    pub fn guest(&self) -> Option<&Guest> {
        match &self.run {
            Run::Here(_) => None,
            Run::Elsewhere(guest) => Some(guest),
        }
    }

    /// Its guest, if the match runs elsewhere: for whoever brings what is told there.
    pub(in crate::play) fn guest_mut(&mut self) -> Option<&mut Guest> {
        match &mut self.run {
            Run::Here(_) => None,
            Run::Elsewhere(guest) => Some(guest),
        }
    }

    /// The phase the game is in.
    pub fn phase(&self) -> Phase {
        self.public().phase()
    }

    /// The seat whose cards are shown on this screen.
    pub fn viewer(&self) -> Seat {
        self.viewer
    }

    /// The screen shows the cards of this seat from now on.
    pub fn turn_to(&mut self, seat: Seat) {
        self.viewer = seat;
    }

    /// From now on the hidden cards lie as this seat guesses at them, and whether any lies elsewhere. For the test that no screen can tell
    /// the difference: what ships has no such door.
    #[cfg(debug_assertions)]
    pub fn suppose(&mut self, seat: Seat, rng: &mut impl rand::Rng) -> bool {
        let guess = self.view(seat).sample(rng);
        let (hands, stock) = (guess.hands.clone(), guess.stock.clone());
        let Run::Here(host) = &mut self.run else { return false };
        let was = host.suppose(guess);
        was.hands != hands && was.stock != stock
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
        .add_message::<HeldBack>()
        .init_resource::<Waiting>()
        .add_systems(
            Update,
            judge_requests
                .run_if(runs_here.and_then(not(resource_exists::<Looking>)))
                .in_set(AppSystems::Judge),
        );
}

/// Whether there is a match, and it runs here.
pub fn runs_here(referee: Option<Res<Referee>>) -> bool {
    referee.is_some_and(|referee| referee.host().is_some())
}

fn judge_requests(
    mut referee: ResMut<Referee>,
    mut waiting: ResMut<Waiting>,
    mut requests: MessageReader<ActionRequest>,
    mut steps: MessageReader<StepRequest>,
    led: Option<Res<Led>>,
    mut held: MessageWriter<HeldBack>,
    mut judged: MessageWriter<Judged>,
    mut shown: MessageWriter<EventShown>,
) {
    waiting.0.extend(requests.read().cloned());
    let viewer = Some(referee.viewer);
    let steps: Vec<StepKind> = steps.read().map(|step| step.0).collect();
    // Changed is what the match has gone on in: a refusal leaves it as it was.
    let Run::Here(host) = &mut referee.bypass_change_detection().run else { return };
    let told: Vec<EventShown> = if let Some(ActionRequest { seat, action }) = waiting.0.pop_front() {
        if led.is_some_and(|led| led.holds_back(host, seat, &action)) {
            held.write(HeldBack);
            return;
        }
        let (told, answer) = match host.act(seat, &action) {
            Ok(moment) => (moment.told(viewer).map(EventShown).collect(), Ok(())),
            Err(refusal) => (Vec::new(), Err(refusal)),
        };
        judged.write(Judged { seat, action, answer });
        told
    } else if steps.iter().any(|kind| host.due() == Due::Step(*kind)) {
        host.step().told(viewer).map(EventShown).collect()
    } else {
        return;
    };
    if !told.is_empty() {
        referee.set_changed();
    }
    shown.write_batch(told);
}

/// Forgets what the last match left waiting.
pub fn clear_requests(world: &mut World) {
    world.resource_mut::<Waiting>().0.clear();
    world.resource_mut::<Messages<ActionRequest>>().clear();
    world.resource_mut::<Messages<StepRequest>>().clear();
    world.resource_mut::<Messages<EventShown>>().clear();
}
