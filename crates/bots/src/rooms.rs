//! The rooms by style of play: what a seat of a level could do at the game at hand, weighed without a search.

use crate::Budget;
use crate::building;
use crate::closing::{self, declaring, gathering};
use crate::contract;
use crate::dividing;
use crate::earning;
use crate::level::Level;
use crate::level::skill::Skill;
use crate::offers;
use crate::outlast;
use crate::points::{self, pile};
use crate::rearranging;
use crate::shed;
use crate::thought::{Breadth, Idea};
use rand::Rng;
use rummage_rules::action::Action;
use rummage_rules::games::Style;
use rummage_rules::table::view::View;

/// What could be done, what is to be played first. Never empty, and all of it legal if the seat is asked.
pub async fn ideas(
    view: &View,
    level: Level,
    budget: Budget,
    breadth: Breadth,
    rng: &mut (impl Rng + Send),
) -> Vec<Idea> {
    let mut ideas = unchecked(view, level, budget, breadth, rng).await;
    ideas.retain(|idea| view.check(&idea.action).is_ok());
    ideas
}

/// What is to be played, and no more.
pub async fn first_action(view: &View, level: Level, budget: Budget, rng: &mut (impl Rng + Send)) -> Action {
    let ideas = unchecked(view, level, budget, Breadth::Best, rng).await;
    ideas.into_iter().next().map_or(Action::Pass, |first| first.action)
}

/// What could be done, of which the first is legal if the seat is asked, and the others may not be.
async fn unchecked(
    view: &View,
    level: Level,
    budget: Budget,
    breadth: Breadth,
    rng: &mut (impl Rng + Send),
) -> Vec<Idea> {
    // It costs nothing, and forgetting it is no use.
    if view.check(&Action::Knock).is_ok() {
        return vec![Idea::new(Action::Knock, 0)];
    }
    let skill = Skill::of(level);
    let ideas = match view.public.spec.style() {
        Style::Divide => dividing::ideas(view, level, budget, breadth, rng).await,
        Style::Contract => contract::ideas(view, skill, budget, breadth, rng).await,
        Style::Points => points::ideas(view, skill, budget, breadth, rng).await,
        Style::Pile => pile::ideas(view, skill),
        Style::Knock => closing::ideas(view, level, budget, breadth, rng).await,
        Style::Gather => gathering::ideas(view, level).await,
        Style::Build => building::ideas(view, level, breadth).await,
        Style::Offers => offers::ideas(view, level),
        Style::Shed => shed::ideas(view, level, budget, rng),
        Style::Outlast => outlast::ideas(view, level),
        Style::Rearrange => rearranging::ideas(view, level, budget).await,
        Style::Declare => declaring::ideas(view, level).await,
        Style::Earn => earning::ideas(view, level).await,
    };
    if ideas.first().is_none_or(|first| view.check(&first.action).is_err()) {
        let legal = view.suggest(1).pop().unwrap_or(Action::Pass);
        return vec![Idea::new(legal, 0)];
    }
    ideas
}
