//! The script: events that wait to be acted out, one at a time, by one exhaustive match.

use std::collections::VecDeque;

use bevy::prelude::*;
use rummage_rules::{
    event::{Event, Seen},
    table::view::View,
};

use super::{
    open::Board,
    phases::{deal, discard, draw, meld, recycle, score, turn},
    rearranging, resume, travel,
};
use crate::{
    play::referee::EventShown,
    shell::{AppSystems, preferences::Preferences, states::Screen},
};

/// Events that have happened and are not shown yet.
#[derive(Resource, Debug, Default)]
pub struct Script {
    queue: VecDeque<Beat>,
    /// Seconds until the next of them may begin.
    wait: f32,
    /// Somebody would rather see the end than the way.
    hurry: bool,
}

/// One thing that is shown.
#[derive(Debug)]
enum Beat {
    /// It happened.
    Happens(Box<Event<Seen>>),
    /// The table lies so while it is laid anew; none: as it is.
    Lies(Option<Box<View>>),
}

impl Script {
    /// Whether everything that has happened has been shown.
    pub fn is_empty(&self) -> bool {
        self.queue.is_empty() && self.wait <= 0.0
    }

    /// Before anything else is shown, the table lies so, one after the other, and then as it is.
    pub(super) fn lay_first(&mut self, views: Vec<View>) {
        let views = views.into_iter().map(|view| Some(Box::new(view)));
        for view in views.chain([None]).rev() {
            self.queue.push_front(Beat::Lies(view));
        }
    }

    /// Shows the rest at once.
    pub fn hurry(&mut self) {
        self.hurry = true;
    }
}

/// Seconds from one move of a regrouping to the next.
const A_MOVE: f32 = 0.45;

/// The viewer's view as far as the script has shown it. What prompts, plates and sheets speak of.
#[derive(Resource, Debug, Clone)]
pub struct Shown(pub View);

/// An event is being acted out now: sounds and decorations join in.
#[derive(Message, Debug, Clone)]
pub struct ActedOut(pub Event<Seen>);

/// Acts the script out.
pub fn plugin(app: &mut App) {
    app.init_resource::<Script>()
        .add_message::<ActedOut>()
        .add_systems(Update, (join, act).chain().run_if(in_state(Screen::Table)).in_set(AppSystems::Act));
}

/// Acts out at once whatever is still to be shown.
pub fn finish(world: &mut World) {
    if !world.resource::<Script>().is_empty() {
        world.resource_mut::<Script>().hurry();
        act(world);
    }
    travel::finish_all(world);
}

fn join(mut events: MessageReader<EventShown>, mut script: ResMut<Script>) {
    script.queue.extend(events.read().map(|event| Beat::Happens(Box::new(event.0.clone()))));
}

fn act(world: &mut World) {
    let pace = world.resource::<Preferences>().pace();
    let seconds = world.resource::<Time>().delta_secs();
    let mut script = world.resource_mut::<Script>();
    let hurry = std::mem::take(&mut script.hurry);
    script.wait = match pace {
        Some(pace) if !hurry => (script.wait - seconds * pace).max(0.0),
        _ => 0.0,
    };
    if hurry {
        travel::finish_all(world);
    }
    while let Some(beat) = next_beat(world) {
        let seconds = match beat {
            Beat::Happens(event) => happen(world, *event),
            Beat::Lies(Some(view)) => {
                resume::lay_as(world, &view);
                A_MOVE
            }
            Beat::Lies(None) => {
                resume::lay(world);
                0.0
            }
        };
        if pace.is_some() && !hurry {
            world.resource_mut::<Script>().wait = seconds;
        }
    }
    if hurry {
        travel::finish_all(world);
    }
}

/// Acts one event out and says how long it takes until what follows may begin, in seconds.
fn happen(world: &mut World, event: Event<Seen>) -> f32 {
    rearranging::make_way(world, &event);
    let seconds = act_out(world, &event);
    fold(world, &event);
    settle(world, &event);
    world.write_message(ActedOut(event));
    seconds
}

/// What is shown takes the event in. Whoever looks on holds no card, though all see some of them come into the hand of their chair.
fn fold(world: &mut World, event: &Event<Seen>) {
    let looks_on = world.resource::<Board>().looks_on;
    let view = &mut world.resource_mut::<Shown>().0;
    view.fold(event);
    if looks_on {
        view.hand.clear();
    }
}

fn next_beat(world: &mut World) -> Option<Beat> {
    let mut script = world.resource_mut::<Script>();
    if script.wait > 0.0 { None } else { script.queue.pop_front() }
}

fn act_out(world: &mut World, event: &Event<Seen>) -> f32 {
    match event {
        Event::RoundBegan { .. } => deal::gather(world),
        Event::Dealt { hands, .. } => deal::deal(world, hands),
        Event::TurnedUp { card } => deal::turn_up(world, *card),
        Event::WildCut { card } => deal::show_wild(world, *card),
        Event::SawWild(_, card) => deal::hide_wild(world, *card),
        Event::TurnBegan { .. } => turn::begin(world),
        Event::Drew { seat, card } => draw::draw(world, *seat, *card),
        Event::Took { seat, card } => draw::take(world, *seat, *card),
        Event::Melded { meld } => meld::lay(world, meld),
        Event::Discarded { seat, card } => discard::discard(world, *seat, *card),
        Event::Recycled { .. } => recycle::recycle(world),
        Event::RoundEnded { ending } => turn::end_round(world, *ending),
        Event::HandsShown { splits } => score::show_hands(world, splits),
        Event::CardsShown { seat, cards } => deal::show_cards(world, *seat, cards),
        Event::TookRow { seat, cards, .. } => draw::take_row(world, *seat, cards),
        Event::Bought { seat, card } | Event::RummyCalled { seat, card, .. } => {
            draw::take(world, *seat, *card)
        }
        Event::Gave { seat, to, card } => draw::give(world, *seat, *to, *card),
        Event::LaidOff { seat, meld, fit } => meld::lay_off(world, *seat, *meld, fit.slot.card),
        Event::Rode { seat, meld, card } => meld::lay_off(world, *seat, *meld, *card),
        Event::Swapped { seat, swap, wild, .. } => meld::swap(world, *seat, *swap, *wild),
        Event::TurnedOver => recycle::turn_over(world),
        Event::Rearranged { seat, melds, .. } => meld::rearrange(world, *seat, melds),
        Event::LaidAside { seat, card } => meld::lay_aside(world, *seat, *card),
        // No card moves: the plates, the prompts and the last move tell of these.
        Event::TurnWentOn { .. }
        | Event::TurnPassed { .. }
        | Event::StockRanOut
        | Event::LastTurn
        | Event::Opened { .. }
        | Event::SlotsFilled { .. }
        | Event::WildKept { .. }
        | Event::Floated { .. }
        | Event::Knocked { .. }
        | Event::Closed { .. }
        | Event::CardDied
        | Event::WindowOpened { .. }
        | Event::Answered { .. }
        | Event::WindowClosed
        | Event::CutCalled { .. }
        | Event::CutSeen { .. }
        | Event::AttemptFailed { .. }
        | Event::Entered { .. }
        | Event::CardOwed { .. }
        | Event::LeftRound { .. }
        | Event::Consented { .. }
        | Event::CardSettled
        | Event::Scored { .. }
        | Event::MatchEnded { .. } => 0.0,
    }
}

/// What follows the view once it has taken the event in.
fn settle(world: &mut World, event: &Event<Seen>) {
    match event {
        Event::LaidOff { meld, .. } | Event::Rode { meld, .. } => meld::settle(world, *meld),
        Event::Swapped { swap, .. } => meld::settle(world, swap.meld),
        Event::Entered { .. } | Event::Scored { .. } => score::settle(world),
        _ => {}
    }
}
