//! Judging how a seat that has not closed divides the hand it shows: when the round is over and before it is counted (ruling R25).

use super::{Case, Judged, Verdict, refuse};
use crate::action::{Action, MeldPlan};
use crate::cards::ids::{CardId, Seat};
use crate::deadwood::division::Split;
use crate::melds::meld::Meld;
use crate::refusal::Code;
use crate::round::close::{self, DeclareRule};
use crate::table::view::View;
use crate::table::{Pending, Public, StepKind, Table};

impl Case<'_> {
    /// The rule by which hands are shown that are about to be counted.
    pub(super) fn hands_to_divide(&self) -> Option<&close::Close> {
        let divides = self.table.counts_hands() && self.table.spec.divides_hands();
        self.table.spec.ends.close.as_ref().filter(|_| divides)
    }

    /// A hand may be divided once, into what saves cards; what is named neither here nor by whoever closed is for the table to find.
    pub(super) fn judge_division(&self, rule: &close::Close, plans: &[MeldPlan]) -> Judged<Verdict> {
        let public = self.table;
        let ended = public.ending.is_some_and(|ending| ending.by == Some(self.seat));
        let divided = public.melds_of(self.seat).next().is_some();
        if ended || divided || !public.is_playing(self.seat) {
            return refuse(Code::WrongPhase, "no-division");
        }
        if plans.is_empty() {
            return refuse(Code::NotAMeld, "too-few");
        }
        let melds = match rule.declare() {
            Some(declaration) => {
                self.saving(declaration, self.announced(&self.as_runs(plans), self.hand)?)?
            }
            None => {
                let said = self.announced(plans, self.hand)?;
                self.scoring_most(said, || self.read_all(public.spec.best_split(self.hand).melds))
            }
        };
        Ok(Verdict::Divide(melds))
    }

    /// The melds of these that save their cards where melds count only beside others.
    fn saving(&self, rule: &DeclareRule, mut melds: Vec<Meld>) -> Judged<Vec<Meld>> {
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

impl Public {
    /// Whether the hands are about to be counted.
    fn counts_hands(&self) -> bool {
        matches!(self.pending.last(), Some(Pending::Step(StepKind::Score)))
    }

    /// A hand divided as it would be counted by the table: what its seat would say, if it may say anything.
    fn best_division(&self, seat: Seat, hand: &[CardId]) -> Option<Action> {
        let counts = self.counts_hands() && self.spec.ends.close.is_some();
        let action = counts.then(|| self.spec.best_split(hand).shown())?;
        self.judge(hand, seat, &action).is_ok().then_some(action)
    }
}

impl View {
    /// The division that leaves the least over, where this seat may still divide the hand it shows (ruling R25).
    pub fn best_division(&self) -> Option<Action> {
        self.public.best_division(self.seat, &self.hand)
    }
}

impl Table {
    /// Whether this seat may still divide the hand it shows.
    pub fn may_divide(&self, seat: Seat) -> bool {
        self.hands.get(seat.index()).is_some_and(|hand| self.public.best_division(seat, hand).is_some())
    }

    /// Whether any seat may.
    pub(crate) fn awaits_division(&self) -> bool {
        self.public.seats().any(|seat| self.may_divide(seat))
    }
}

impl Split {
    /// The action that shows a hand divided so.
    pub fn shown(self) -> Action {
        let melds = self.melds.into_iter().map(|cards| MeldPlan { cards, ..MeldPlan::default() });
        Action::Close { discard: None, melds: melds.collect() }
    }
}
