//! The player without a thought: any legal action is as good as another. The measure for everybody else, and a tester of the judge.

use crate::{Bot, Budget};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_rules::action::Action;
use rummage_rules::shuffle;
use rummage_rules::view::View;

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
        let mut actions = view.suggest(usize::MAX);
        let count = u32::try_from(actions.len()).unwrap_or(u32::MAX);
        let chosen = shuffle::below(&mut self.0, count) as usize;
        if actions.is_empty() { Action::Pass } else { actions.swap_remove(chosen) }
    }
}
