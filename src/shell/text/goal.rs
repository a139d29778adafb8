//! What a match goes to, and how far it is.

use rummage_rules::{score::lanes::Lane, score::plan::MatchEnd, spec::Spec, table::Public};

use crate::shell::text::{FluentValue, Texts};

/// The words for what the match goes to.
pub fn goal_words(texts: &Texts, spec: &Spec) -> String {
    match spec.plan.end {
        MatchEnd::Rounds(rounds) => {
            texts.told(spec.sheet.game, "goal-rounds", &[("rounds", FluentValue::from(rounds))])
        }
        MatchEnd::Race { target, lanes, .. } if lanes > 1 => {
            texts.fmt("goal-lanes", &[("target", target.into()), ("lanes", lanes.into())])
        }
        MatchEnd::Target(target) | MatchEnd::Race { target, .. } => {
            texts.told(spec.sheet.game, "goal-target", &[("target", FluentValue::from(target))])
        }
        MatchEnd::Contracts(count) => texts.fmt("goal-contracts", &[("count", FluentValue::from(count))]),
    }
}

/// How far the match is, from 0 to 1.
pub fn progress(public: &Public) -> f32 {
    let share = match public.spec.plan.end {
        MatchEnd::Rounds(rounds) => f32::from(public.round) / f32::from(rounds),
        MatchEnd::Race { target, lanes, .. } if lanes > 1 => {
            let best = |lane: &Lane| lane.points.iter().copied().max().unwrap_or(0).min(target);
            let reached: i32 = public.lanes().iter().map(best).sum();
            reached as f32 / (target as f32 * lanes as f32)
        }
        MatchEnd::Target(target) | MatchEnd::Race { target, .. } => {
            public.totals.iter().copied().max().unwrap_or(0) as f32 / target as f32
        }
        MatchEnd::Contracts(count) => {
            let highest = public.contracts.iter().copied().max().unwrap_or(1);
            f32::from(highest.saturating_sub(1)) / f32::from(count)
        }
    };
    share.clamp(0.0, 1.0)
}
