//! Players that are handed a view of the table and nothing else.
//!
//! A bot knows no game by name: it asks the judge's own blocks what is a meld, what a meld is worth and what is legal. Its thinking is
//! budgeted in iterations, never in time, so that the same seed plays the same match on every machine.
#![warn(missing_docs)]

mod answers;
mod building;
mod closing;
mod contract;
mod dividing;
pub mod duel;
mod earning;
mod goal;
mod level;
mod offers;
mod outlast;
mod planner;
mod points;
mod random;
mod rearranging;
mod rooms;
pub mod search;
mod shed;
mod stakes;
mod thought;

pub use level::{Level, Measured, tables_measured};
pub use planner::Planner;
pub use random::RandomBot;
pub use thought::haste::Haste;
pub use thought::reason::{Reason, Why};
pub use thought::review::{Missed, missed};
pub use thought::steps::Steps;
pub use thought::temper::Temper;
pub use thought::{Thought, is_alike};

use rummage_rules::action::Action;
use rummage_rules::event::{Event, Seen};
use rummage_rules::table::view::View;

/// How much a bot may think about one action: a number of iterations. More is stronger where a level uses it at all.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Budget(pub u32);

impl Default for Budget {
    fn default() -> Budget {
        Budget(16)
    }
}

/// A player. It is asked only when its seat is due.
pub trait Bot: Send + Sync {
    /// What it does. The answer is legal whenever the view's seat is asked; otherwise it is a pass.
    fn choose(&mut self, view: &View, budget: Budget) -> Action;

    /// What it thinks of doing, best first. The first is what [`Bot::choose`] would answer with the same seed and budget; the
    /// same view, seed and budget give the same list. A bot that tells nothing tells of its choice alone.
    fn think(&mut self, view: &View, budget: Budget) -> Vec<Thought> {
        vec![Thought::bare(self.choose(view, budget))]
    }

    /// The answer of [`Bot::choose`], in steps that each take a few thousandths of a second at most.
    fn choose_in_steps<'a>(&'a mut self, view: &'a View, budget: Budget) -> Steps<'a, Action> {
        Box::pin(async move { self.choose(view, budget) })
    }

    /// The answer of [`Bot::think`], in such steps.
    fn think_in_steps<'a>(&'a mut self, view: &'a View, budget: Budget) -> Steps<'a, Vec<Thought>> {
        Box::pin(async move { self.think(view, budget) })
    }

    /// What ends a long thought of this bot early: it then does what has come out best so far. Nobody hears it where a bot thinks in a moment.
    fn haste(&self) -> Haste {
        Haste::default()
    }

    /// Something happened, as the bot's seat was shown it.
    fn observe(&mut self, _event: &Event<Seen>) {}
}

/// A steady player of this level. The same seed plays the same way.
pub fn seat_bot(level: Level, seed: u64) -> Box<dyn Bot> {
    seat_guest(level, Temper::Steady, seed)
}

/// Whoever gives advice that comes in a moment: it weighs as a Sage does, and plays no rounds out.
pub fn seat_adviser(seed: u64) -> Box<dyn Bot> {
    Box::new(Planner::swift_sage(seed))
}

/// A player of this level who likes to play this way. The same seed plays the same way.
pub fn seat_guest(level: Level, temper: Temper, seed: u64) -> Box<dyn Bot> {
    Box::new(Planner::new(level, temper, seed))
}
