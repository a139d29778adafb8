//! Judging how a seat that has not closed divides the hand it shows: when the round is over and before it is counted (ruling R25).

use super::{Case, Judged, Verdict, refuse};
use crate::action::MeldPlan;
use crate::melds::meld::Meld;
use crate::refusal::Code;
use crate::round::close::{CloseRule, Declaration};
use crate::table::{Pending, StepKind};

impl Case<'_> {
    /// The rule by which hands are shown that are about to be counted.
    pub(super) fn hands_to_divide(&self) -> Option<&CloseRule> {
        let counts = matches!(self.table.pending.last(), Some(Pending::Step(StepKind::Score)));
        self.table.spec.ends.close.as_ref().filter(|_| counts)
    }

    /// A hand may be divided once, into what saves cards; what is named neither here nor by whoever closed is for the table to find.
    pub(super) fn judge_division(&self, rule: &CloseRule, plans: &[MeldPlan]) -> Judged<Verdict> {
        let public = self.table;
        let ended = public.ending.is_some_and(|ending| ending.by == Some(self.seat));
        let divided = public.melds_of(self.seat).next().is_some();
        if ended || divided || !public.is_playing(self.seat) {
            return refuse(Code::WrongPhase, "no-division");
        }
        if plans.is_empty() {
            return refuse(Code::NotAMeld, "too-few");
        }
        let melds = match &rule.declaration {
            Some(declaration) => {
                self.saving(declaration, self.announced(&self.as_runs(plans), self.hand)?)?
            }
            None => self.announced(plans, self.hand)?,
        };
        Ok(Verdict::Divide(melds))
    }

    /// The melds of these that save their cards where melds count only beside others.
    fn saving(&self, rule: &Declaration, mut melds: Vec<Meld>) -> Judged<Vec<Meld>> {
        let spec = &self.table.spec;
        if !melds.iter().any(|meld| meld.reading.is_pure(spec)) {
            return refuse(Code::InvalidClose, "close-no-pure");
        }
        if melds.iter().filter(|meld| meld.reading.is_run(spec)).count() < rule.runs {
            if !rule.pure_is_safe {
                return refuse(Code::InvalidClose, "close-one-run");
            }
            melds.retain(|meld| meld.reading.is_pure(spec));
        }
        Ok(melds)
    }
}
