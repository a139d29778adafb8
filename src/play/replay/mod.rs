//! Replay: the real table as it was at any moment of its match. The match itself stays where it is, and is found again as it was left.

use bevy::prelude::*;
use rummage_rules::{
    cards::ids::Seat,
    event::{Event, Seen},
    table::view::View,
};

use crate::{
    play::{
        referee::{Decision, Looking, Referee},
        table::{
            Board,
            aim::Aim,
            curtain::Curtain,
            resume::{self, Retold, Went},
            script::{self, Shown},
            sort,
        },
    },
    shell::{AppSystems, states::Menu},
};

pub mod branch;
mod left;
mod run;
pub mod share;
mod walk;

use left::Left;
pub use run::Pace;
pub use share::look_at_next;
use walk::Step;

/// The moment that is looked at. It is there while the past is.
#[derive(Resource, Debug)]
pub struct Replay {
    /// The step that is looked at, from nought.
    step: usize,
    /// All steps.
    steps: Vec<Step>,
    /// The seat the table is seen from.
    seat: Seat,
    /// Whether that seat's cards may be seen.
    sees: bool,
    /// Whether it goes on by itself.
    running: bool,
    /// Every moment at which a seat did something.
    decisions: Vec<Decision>,
    /// What happened last, in a round with this dealer.
    told: Option<(Seat, Event<Seen>)>,
    left: Left,
}

/// The moment that is looked at lies in this round; in none any more when the past is left.
#[derive(Event, Debug, Clone, Copy, PartialEq, Eq)]
pub struct LookedAt(pub Option<u16>);

/// The moment to begin at, for the next time the past is looked at; otherwise it is the latest.
#[derive(Resource, Debug, Default)]
pub struct BeginAt(pub Option<usize>);

impl Replay {
    /// So many events have happened at the moment that is looked at.
    pub fn at(&self) -> usize {
        self.steps.get(self.step).map_or(0, |step| step.end)
    }

    /// So many had happened with what is told of it: the line of the log that leads here.
    pub fn line(&self) -> usize {
        self.steps.get(self.step).map_or(0, |step| step.told)
    }

    /// What happened, in a round with this dealer.
    pub fn told(&self) -> Option<&(Seat, Event<Seen>)> {
        self.told.as_ref()
    }

    /// The step that is looked at, from nought.
    pub fn step(&self) -> usize {
        self.step
    }

    /// The last step there is.
    pub fn last(&self) -> usize {
        self.steps.len().saturating_sub(1)
    }

    /// The seat the table is seen from.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether it goes on by itself.
    pub fn is_running(&self) -> bool {
        self.running
    }

    /// What a seat did at this moment, if one was asked.
    pub fn decision(&self) -> Option<&Decision> {
        self.decisions.iter().find(|decision| walk::step_of(&self.steps, decision.happened) == self.step)
    }

    fn eyes(&self) -> Option<Seat> {
        self.sees.then_some(self.seat)
    }

    fn looking(&self) -> Looking {
        Looking { at: self.at(), seat: self.seat, eyes: self.eyes() }
    }

    /// So many steps forward or back, by hand.
    pub fn walk(&mut self, steps: i32) {
        self.running = false;
        self.go(steps);
    }

    /// To the step nearest to this share of the way, by hand.
    pub fn walk_to_share(&mut self, share: f32) {
        self.running = false;
        self.step = (share.clamp(0.0, 1.0) * self.last() as f32).round() as usize;
    }

    /// To the moment after so many events, by hand.
    pub fn walk_to(&mut self, moment: usize) {
        self.running = false;
        self.step = walk::step_of(&self.steps, moment);
    }

    /// Goes on by itself from here, or from the start where this is the end; or stops.
    pub fn play_or_rest(&mut self) {
        self.running = !self.running;
        if self.running && self.step == self.last() {
            self.go(i32::MIN);
        }
    }

    /// The table is seen from this seat.
    pub fn turn_to(&mut self, seat: Seat) {
        self.seat = seat;
    }

    /// Steps forward, or backward where it is less than nought.
    fn go(&mut self, steps: i32) {
        let by = usize::try_from(steps.unsigned_abs()).unwrap_or(usize::MAX);
        self.step = if steps < 0 {
            self.step.saturating_sub(by)
        } else {
            self.step.saturating_add(by).min(self.last())
        };
    }
}

/// Registers looking back.
pub fn plugin(app: &mut App) {
    app.init_resource::<BeginAt>()
        .add_plugins((run::plugin, share::plugin))
        .add_systems(OnEnter(Menu::Replay), begin)
        .add_systems(OnExit(Menu::Replay), end)
        .add_systems(Update, follow.run_if(resource_exists_and_changed::<Replay>).in_set(AppSystems::Act));
}

fn begin(world: &mut World) {
    if !world.contains_resource::<Referee>() {
        world.resource_mut::<NextState<Menu>>().set(Menu::None);
        return;
    }
    script::finish(world);
    let from = world.resource_mut::<BeginAt>().0.take();
    let left = Left::take(world);
    // No card of the past can be picked: pad and keys find their place anew when they come back.
    world.resource_mut::<Aim>().focused = None;
    let referee = world.resource::<Referee>();
    let steps = walk::steps(referee.told_to(None));
    let shared = world.resource::<Curtain>().is_shared();
    let replay = Replay {
        step: walk::step_of(&steps, from.unwrap_or(usize::MAX)),
        steps,
        seat: referee.viewer(),
        sees: referee.lies_open() || !shared,
        running: false,
        decisions: referee.decisions(),
        told: None,
        left,
    };
    world.insert_resource(replay.looking());
    world.insert_resource(replay);
}

/// The table lies as it did at the moment that is looked at.
fn follow(world: &mut World, mut before: Local<Option<(usize, Seat)>>) {
    let fresh = world.is_resource_added::<Replay>();
    let replay = world.resource::<Replay>();
    let (looking, line) = (replay.looking(), replay.line());
    let Looking { at, seat, eyes } = looking;
    if !fresh && *before == Some((at, seat)) {
        return;
    }
    let turned = !fresh && before.is_some_and(|(_, before)| before != seat);
    *before = Some((at, seat));
    world.insert_resource(looking);
    let referee = world.resource::<Referee>();
    let view = looking.view(referee);
    let told = line.checked_sub(1).and_then(|last| referee.told_to(eyes).nth(last));
    let (dealer, round) = (view.public.dealer, view.public.round);
    world.resource_mut::<Replay>().told = told.map(|event| (dealer, event));
    lay(world, view);
    sort::sort_own_hand(world, sort::By::Suit);
    if turned {
        world.trigger(Retold::To(eyes));
    }
    world.trigger(LookedAt(Some(round)));
    world.flush();
}

/// The past is left as it stands: the table is laid by whoever leaves it.
pub(crate) fn forget(world: &mut World) -> Option<Replay> {
    world.remove_resource::<Looking>();
    world.remove_resource::<Replay>()
}

/// The match is found as it was left.
fn end(world: &mut World) {
    let Some(replay) = forget(world) else { return };
    let Some(referee) = world.get_resource::<Referee>() else { return };
    let (viewer, turned) = (referee.viewer(), replay.seat != referee.viewer());
    let view = referee.view(viewer);
    lay(world, view);
    replay.left.restore(world);
    if turned {
        world.trigger(Retold::AsItIs);
    }
    world.trigger(LookedAt(None));
    world.flush();
}

fn lay(world: &mut World, view: View) {
    world.resource_mut::<Board>().viewer = Some(view.seat);
    world.insert_resource(Shown(view));
    resume::lay(world);
    world.write_message(Went);
}
