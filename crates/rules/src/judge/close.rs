//! Judging a hand that is shown to end the round: that its melds are melds, and that little enough is left over.

use super::{Case, Close, Judged, Verdict, WrongClose, held, playing, refuse, refuse_about};
use crate::action::MeldPlan;
use crate::cards::ids::CardId;
use crate::deadwood::with_wilds;
use crate::deadwood::without_wilds::{self, CardSet};
use crate::melds::meld::{Meld, Reading};
use crate::melds::pattern;
use crate::refusal::Code;
use crate::round::close::DeclareRule;
use crate::table::{EndReason, TurnStep};

impl Case<'_> {
    #[inline(always)]
    pub(super) fn judge_close(
        &self,
        step: TurnStep,
        discard: Option<CardId>,
        plans: &[MeldPlan],
    ) -> Judged<Verdict> {
        let declaration = self.table.spec.declares();
        match (self.read_close(step, discard, plans), discard, declaration) {
            (Err(refusal), Some(discard), Some(DeclareRule { wrong: Some(_), .. }))
                if refusal.code == Code::InvalidClose =>
            {
                let refusal = self.table.spec.cite(refusal.about(&[]));
                Ok(Verdict::WrongClose(Box::new(WrongClose { discard, refusal })))
            }
            (read, ..) => Ok(Verdict::Close(Box::new(read?))),
        }
    }

    fn read_close(&self, step: TurnStep, discard: Option<CardId>, plans: &[MeldPlan]) -> Judged<Close> {
        let (Some(rule), Some(limit)) = (&self.table.spec.ends.close, self.table.close_limit()) else {
            return refuse(Code::WrongPhase, "no-closing");
        };
        let undrawn = self.table.spec.turn.close_undrawn;
        match step {
            TurnStep::Draw if undrawn => {}
            TurnStep::Play if undrawn => return refuse(Code::WrongPhase, "close-instead-of-draw"),
            _ => playing(step)?,
        }
        if self.begins_by_playing() {
            return refuse(Code::WrongPhase, "close-after-draw");
        }
        if self.table.closed.is_some() {
            return refuse(Code::WrongPhase, "closed-already");
        }
        if rule.knock().is_some_and(|rule| !rule.at_once) && self.table.turns[self.seat.index()] == 1 {
            return refuse(Code::InvalidClose, "close-first-turn");
        }
        if self.table.state(self.seat).barred > 0 {
            return refuse(Code::InvalidClose, "close-barred");
        }
        if self.table.spec.counts_as_held() && !plans.is_empty() {
            return refuse(Code::InvalidClose, "close-as-held");
        }
        match discard {
            Some(card) if undrawn => return refuse_about(Code::InvalidClose, "close-throws-none", &[card]),
            Some(card) => {
                self.holds(&[card])?;
                self.judge_thrown(card)?;
            }
            None if !rule.whole() && !undrawn => return refuse(Code::InvalidClose, "close-discards"),
            None => {}
        }
        let rest: Vec<CardId> = self.hand.iter().copied().filter(|card| Some(*card) != discard).collect();
        if self.closes_by_one_more()? {
            let melds = self.one_more(self.announced(plans, &rest)?, &rest)?;
            return Ok(Close { discard, melds, why: EndReason::ClosedClean });
        }
        if let Some(declaration) = rule.declare() {
            let melds = match plans {
                [] => self.declared(&rest)?,
                _ => self.announced(&self.as_runs(plans), &rest)?,
            };
            self.can_be_declared(declaration, &melds, &rest)?;
            return Ok(Close { discard, melds, why: EndReason::ClosedClean });
        }
        let melds = match plans {
            [] => self.best_melds(&rest),
            _ => {
                let mut said = self.announced(plans, &rest)?;
                said.retain(|meld| !self.table.spec.patterns[meld.reading.pattern].apart);
                self.scoring_most(said, || self.best_melds(&rest))
            }
        };
        let loose = outside(&melds, &rest);
        let left: i32 = loose.iter().map(|card| self.table.spec.value(*card)).sum();
        let why = match (discard, &loose[..]) {
            (None, []) if !undrawn => EndReason::ClosedWhole,
            (_, []) => EndReason::ClosedClean,
            (None, _) if !undrawn => return refuse_about(Code::InvalidClose, "close-whole-hand", &loose),
            _ if rule.knock().and_then(|rule| rule.most_loose).is_some_and(|most| loose.len() > most) => {
                return refuse_about(Code::InvalidClose, "close-too-many", &loose);
            }
            _ if left <= limit => EndReason::Closed,
            _ if limit == 0 => return refuse_about(Code::InvalidClose, "close-clean-only", &loose),
            (None, _) => return refuse_about(Code::InvalidClose, "close-too-much-undrawn", &loose),
            _ => return refuse_about(Code::InvalidClose, "close-too-much", &loose),
        };
        Ok(Close { discard, melds, why })
    }

    /// The melds as the seat announces them.
    pub(super) fn announced(&self, plans: &[MeldPlan], rest: &[CardId]) -> Judged<Vec<Meld>> {
        let (melds, used) = self.read_melds(plans, &[])?;
        held(rest, &used)?;
        Ok(melds.into_iter().map(|(meld, _)| meld).collect())
    }

    /// Melds as they are said, unless melds score in the hand and there are others that score more: then those count.
    pub(super) fn scoring_most(&self, said: Vec<Meld>, best: impl FnOnce() -> Vec<Meld>) -> Vec<Meld> {
        let spec = &self.table.spec;
        if spec.meld_worths.is_none() {
            return said;
        }
        let worth = |melds: &[Meld]| melds.iter().map(|meld| spec.worth(&meld.reading)).sum::<i32>();
        let best = best();
        if worth(&best) > worth(&said) { best } else { said }
    }

    /// The melds announced for a declaration: where no name says which it is, a run rather than a set, as only runs are asked for.
    pub(super) fn as_runs(&self, plans: &[MeldPlan]) -> Vec<MeldPlan> {
        let as_run = |plan: &MeldPlan| {
            let pattern = plan.pattern.or_else(|| Some(self.run_of(&plan.cards)?.pattern));
            MeldPlan { pattern, ..plan.clone() }
        };
        plans.iter().map(as_run).collect()
    }

    /// The melds with which a hand can be declared; else those of its best division.
    fn declared(&self, rest: &[CardId]) -> Judged<Vec<Meld>> {
        let spec = &self.table.spec;
        let Some(declared) = with_wilds::declared(spec, rest) else {
            return Ok(self.read_all(spec.best_split(rest).melds));
        };
        let run = |cards: &Vec<CardId>| self.run_of(cards);
        let runs = declared.runs.iter().filter_map(run).map(|reading| Meld::new(self.seat, reading));
        Ok(runs.chain(self.read_all(declared.sets)).collect())
    }

    /// Whether these melds are what a declaration needs, and nothing is left over.
    fn can_be_declared(&self, rule: &DeclareRule, melds: &[Meld], rest: &[CardId]) -> Judged<()> {
        let spec = &self.table.spec;
        let loose = outside(melds, rest);
        if !melds.iter().any(|meld| meld.reading.is_pure(spec)) {
            return refuse_about(Code::InvalidClose, "close-no-pure", &loose);
        }
        if melds.iter().filter(|meld| meld.reading.is_run(spec)).count() < rule.runs {
            return refuse_about(Code::InvalidClose, "close-one-run", &loose);
        }
        match &loose[..] {
            [] => Ok(()),
            loose => refuse_about(Code::InvalidClose, "close-left-over", loose),
        }
    }

    /// The melds with which a hand closes, that leave the least; of several such the ones on which the others could lay off the fewest cards.
    fn best_melds(&self, rest: &[CardId]) -> Vec<Meld> {
        let spec = &self.table.spec;
        let Some(table) = &spec.meld_table else { return self.read_all(spec.split_to_close(rest).melds) };
        let elsewhere = without_wilds::set_of(self.hand) | without_wilds::set_of(&self.table.discard);
        // Among as many openings for the others, the fewer melds are the plainer ones.
        let openings = |melds: &[CardSet]| {
            let fitting = table.fitting(melds) & !elsewhere;
            (fitting.count_ones(), melds.len())
        };
        let mut sets = table.melds(without_wilds::set_of(rest), openings);
        let first = |set: &CardSet| rest.iter().position(|card| set & without_wilds::set_of(&[*card]) != 0);
        sets.sort_by_key(first);
        self.read_all(sets.iter().map(|set| without_wilds::cards_of(*set).collect()).collect())
    }

    fn run_of(&self, cards: &[CardId]) -> Option<Reading> {
        let readings = pattern::readings(&self.table.spec, cards);
        readings.into_iter().find(|reading| reading.is_run(&self.table.spec))
    }

    pub(super) fn read_all(&self, melds: Vec<Vec<CardId>>) -> Vec<Meld> {
        let read = |cards: Vec<CardId>| pattern::read(&self.table.spec, &cards).ok();
        melds.into_iter().filter_map(read).map(|reading| Meld::new(self.seat, reading)).collect()
    }
}

/// The cards outside these melds.
pub(crate) fn outside(melds: &[Meld], cards: &[CardId]) -> Vec<CardId> {
    let in_melds = |card: &CardId| melds.iter().any(|meld| meld.cards().any(|melded| melded == *card));
    cards.iter().copied().filter(|card| !in_melds(card)).collect()
}
