//! The player with a plan: it divides its hand into melds, counts what could still come, and goes out when it can.

use crate::closing::{self, declaring, gathering};
use crate::contract;
use crate::dividing;
use crate::level::Level;
use crate::offers;
use crate::points::{self, pile};
use crate::skill::Skill;
use crate::thought::steps::{Steps, in_one_go};
use crate::thought::{Breadth, Idea, Thought, distinct, levelled, reasons};
use crate::{Bot, Budget};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_rules::action::Action;
use rummage_rules::games::Style;
use rummage_rules::table::view::View;

/// A bot that plans towards going out.
pub struct Planner {
    level: Level,
    rng: ChaCha8Rng,
}

impl Planner {
    /// A planner of a level. The seed only matters where it guesses at hidden cards.
    pub fn new(level: Level, seed: u64) -> Planner {
        Planner { level, rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// What could be done, what is to be played first. Never empty.
    async fn ideas(&mut self, view: &View, budget: Budget, breadth: Breadth) -> Vec<Idea> {
        // It costs nothing, and forgetting it is no use.
        if view.check(&Action::Knock).is_ok() {
            return vec![Idea::new(Action::Knock, 0)];
        }
        let (level, rng) = (self.level, &mut self.rng);
        let skill = Skill::of(level);
        let mut ideas = match view.public.spec.style() {
            Style::Divide => dividing::ideas(view, level, budget, breadth, rng).await,
            Style::Contract => contract::ideas(view, skill, budget, breadth, rng).await,
            Style::Points => points::ideas(view, skill, budget, breadth, rng).await,
            Style::Pile => pile::ideas(view, skill),
            Style::Knock => closing::ideas(view, level, budget, breadth, rng).await,
            Style::Gather => gathering::ideas(view, level).await,
            Style::Offers => offers::ideas(view, level),
            Style::Declare => declaring::ideas(view, level).await,
        };
        if ideas.first().is_none_or(|first| view.check(&first.action).is_err()) {
            let legal = view.suggest(1).pop().unwrap_or(Action::Pass);
            return vec![Idea::new(legal, 0)];
        }
        ideas.retain(|idea| view.check(&idea.action).is_ok());
        ideas
    }
}

impl Bot for Planner {
    fn choose(&mut self, view: &View, budget: Budget) -> Action {
        in_one_go(self.choose_in_steps(view, budget))
    }

    fn think(&mut self, view: &View, budget: Budget) -> Vec<Thought> {
        in_one_go(self.think_in_steps(view, budget))
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
