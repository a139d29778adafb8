//! The player without a thought: any legal action is as good as another. The measure for everybody else, and a tester of the judge.

use crate::{Bot, Budget};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_rules::action::Action;
use rummage_rules::table::view::View;

/// Plays any legal action.
pub struct RandomBot(ChaCha8Rng);

impl RandomBot {
    /// A random player of its own.
    pub fn new(seed: u64) -> RandomBot {
        RandomBot(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl Bot for RandomBot {
    fn choose(&mut self, view: &View, _budget: Budget) -> Action {
        view.any_action(&mut self.0).unwrap_or(Action::Pass)
    }
}
