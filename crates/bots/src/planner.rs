//! The player with a plan: it divides its hand into melds, counts what could still come, and goes out when it can.

use crate::level::Level;
use crate::rooms;
use crate::search;
use crate::thought::haste::Haste;
use crate::thought::steps::{Steps, in_one_go};
use crate::thought::temper::Temper;
use crate::thought::{Breadth, Idea, Thought, distinct, levelled, manners, reasons};
use crate::{Bot, Budget};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_rules::action::Action;
use rummage_rules::table::view::View;

/// A bot that plans towards going out.
pub struct Planner {
    level: Level,
    temper: Temper,
    rng: ChaCha8Rng,
    haste: Haste,
    /// Whether a Sage plays rounds out.
    plays_out: bool,
}

impl Planner {
    /// A planner of a level and a temper. The seed only matters where it guesses at hidden cards.
    pub fn new(level: Level, temper: Temper, seed: u64) -> Planner {
        let rng = ChaCha8Rng::seed_from_u64(seed);
        Planner { level, temper, rng, haste: Haste::default(), plays_out: true }
    }

    /// A Sage that plays no rounds out, and so has thought in a moment.
    pub fn swift_sage(seed: u64) -> Planner {
        Planner { plays_out: false, ..Planner::new(Level::Sage, Temper::Steady, seed) }
    }

    /// What could be done, what is to be played first. Never empty.
    async fn ideas(&mut self, view: &View, budget: Budget, breadth: Breadth) -> Vec<Idea> {
        self.haste.is_over();
        let (level, temper, rng) = (self.level, self.temper, &mut self.rng);
        let ideas = match level {
            Level::Sage if self.plays_out => search::ideas(view, budget, &self.haste, rng).await,
            _ => rooms::ideas(view, level, budget, breadth, rng).await,
        };
        manners::minded(temper.inclined(ideas, view), view, (level, temper), budget, rng).await
    }
}

impl Bot for Planner {
    fn choose(&mut self, view: &View, budget: Budget) -> Action {
        in_one_go(self.choose_in_steps(view, budget))
    }

    fn think(&mut self, view: &View, budget: Budget) -> Vec<Thought> {
        in_one_go(self.think_in_steps(view, budget))
    }

    fn haste(&self) -> Haste {
        self.haste.clone()
    }

    fn choose_in_steps<'a>(&'a mut self, view: &'a View, budget: Budget) -> Steps<'a, Action> {
        Box::pin(async move {
            let ideas = self.ideas(view, budget, Breadth::Best).await;
            ideas.into_iter().next().map_or(Action::Pass, |idea| idea.action)
        })
    }

    fn think_in_steps<'a>(&'a mut self, view: &'a View, budget: Budget) -> Steps<'a, Vec<Thought>> {
        let told = |idea: Idea| Thought {
            reasons: reasons::of(view, &idea.action),
            action: idea.action,
            value: idea.value,
            visits: idea.visits,
        };
        Box::pin(async move {
            let ideas = levelled(self.ideas(view, budget, Breadth::All).await);
            distinct(&view.public, ideas).into_iter().map(told).collect()
        })
    }
}
