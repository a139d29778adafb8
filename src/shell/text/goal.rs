//! What a match goes to, and how far it is.

use rummage_rules::{ask::Goal, spec::Spec, table::Public};

use crate::shell::text::{FluentValue, Texts};

/// The words for what the match goes to.
pub fn goal_words(texts: &Texts, spec: &Spec) -> String {
    match spec.goal() {
        Goal::Rounds(rounds) => {
            texts.told(spec.sheet.game, "goal-rounds", &[("rounds", FluentValue::from(rounds))])
        }
        Goal::Lanes { target, lanes } => {
            texts.fmt("goal-lanes", &[("target", target.into()), ("lanes", lanes.into())])
        }
        Goal::Total(target) => {
            texts.told(spec.sheet.game, "goal-target", &[("target", FluentValue::from(target))])
        }
        Goal::Contracts(count) => texts.fmt("goal-contracts", &[("count", FluentValue::from(count))]),
    }
}

/// How far the match is, from 0 to 1.
pub fn progress(public: &Public) -> f32 {
    let progress = public.progress();
    (progress.done as f32 / progress.of as f32).clamp(0.0, 1.0)
}
