//! Replay: the real table as it was at any moment of its match. The match itself stays where it is, and is found again as it was left.

use bevy::prelude::*;
use rummage_rules::{
    card::Seat,
    event::{Event, Seen},
    view::View,
};

use crate::{
    play::{
        referee::{Decision, Referee},
        table::{
            Board,
            aim::Aim,
            curtain::Curtain,
            resume,
            script::{self, Shown},
            sort,
            undo::Went,
        },
    },
    shell::AppSystems,
    ui::{
        hud::log::{self, Reading},
        menus::CameFrom,
        screens::Menu,
    },
};

mod branch;
mod keys;
mod left;
mod panel;
mod reasoning;
mod run;
mod share;
mod walk;

use left::Left;
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

/// The moment to begin at, for the next time the past is looked at; otherwise it is the latest.
#[derive(Resource, Debug, Default)]
struct BeginAt(Option<usize>);

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

    /// The table as it was at this moment.
    pub fn view(&self, referee: &Referee) -> View {
        referee.view_after(self.at(), self.seat, self.eyes())
    }

    /// Whether it goes on by itself.
    pub fn is_running(&self) -> bool {
        self.running
    }

    /// What a seat did at this moment, if one was asked.
    fn decision(&self) -> Option<&Decision> {
        self.decisions.iter().find(|decision| walk::step_of(&self.steps, decision.happened) == self.step)
    }

    fn eyes(&self) -> Option<Seat> {
        self.sees.then_some(self.seat)
    }

    fn last(&self) -> usize {
        self.steps.len().saturating_sub(1)
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

    /// To the step nearest to this share of the way.
    fn go_to_share(&mut self, share: f32) {
        self.step = (share.clamp(0.0, 1.0) * self.last() as f32).round() as usize;
    }
}

/// Registers looking back.
pub fn plugin(app: &mut App) {
    app.init_resource::<BeginAt>()
        .add_plugins((keys::plugin, panel::plugin, reasoning::plugin, run::plugin, share::plugin))
        .add_systems(OnEnter(Menu::Replay), begin)
        .add_systems(OnExit(Menu::Replay), end)
        .add_systems(Update, follow.run_if(resource_exists_and_changed::<Replay>).in_set(AppSystems::Act));
}

/// Looks at the moment after so many events; stepping back leads to where this was asked for.
pub fn look_at(world: &mut World, moment: usize) {
    match world.get_resource_mut::<Replay>() {
        Some(mut replay) => {
            replay.running = false;
            replay.step = walk::step_of(&replay.steps, moment);
        }
        None => {
            world.resource_mut::<BeginAt>().0 = Some(moment);
            open(world);
        }
    }
}

/// Looks at the moment after so many events, with the thoughts about it open.
pub fn look_into(world: &mut World, moment: usize) {
    world.insert_resource(reasoning::Reasoning { open: true });
    look_at(world, moment);
}

/// Looks back over whatever is open now.
pub fn open(world: &mut World) {
    let here = *world.resource::<State<Menu>>().get();
    if here != Menu::None {
        world.resource_mut::<CameFrom>().push(here);
    }
    world.resource_mut::<NextState<Menu>>().set(Menu::Replay);
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
    world.insert_resource(replay);
}

/// The table lies as it did at the moment that is looked at.
fn follow(world: &mut World, mut before: Local<Option<(usize, Seat)>>) {
    let fresh = world.is_resource_added::<Replay>();
    let replay = world.resource::<Replay>();
    let (at, seat) = (replay.at(), replay.seat);
    let eyes = replay.eyes();
    if !fresh && *before == Some((at, seat)) {
        return;
    }
    let turned = !fresh && before.is_some_and(|(_, before)| before != seat);
    *before = Some((at, seat));
    let referee = world.resource::<Referee>();
    let view = replay.view(referee);
    let told = replay.line().checked_sub(1).and_then(|last| referee.told_to(eyes).nth(last));
    let (dealer, round) = (view.public.dealer, view.public.round);
    world.resource_mut::<Replay>().told = told.map(|event| (dealer, event));
    lay(world, view);
    sort::sort_own_hand(world, sort::By::Suit);
    if turned {
        log::write_anew_for(world, eyes);
    }
    world.resource_mut::<Reading>().turn_to(Some(round));
}

/// The match is found as it was left.
fn end(world: &mut World) {
    let Some(replay) = world.remove_resource::<Replay>() else { return };
    let Some(referee) = world.get_resource::<Referee>() else { return };
    let (viewer, turned) = (referee.viewer(), replay.seat != referee.viewer());
    let view = referee.view(viewer);
    lay(world, view);
    replay.left.restore(world);
    if turned {
        log::write_anew(world);
    }
    world.resource_mut::<Reading>().turn_to(None);
}

fn lay(world: &mut World, view: View) {
    world.resource_mut::<Board>().viewer = Some(view.seat);
    world.insert_resource(Shown(view));
    resume::lay(world);
    world.write_message(Went);
}
