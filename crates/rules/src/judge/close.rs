//! Judging a hand that is shown to end the round: that its melds are melds, and that little enough is left over.

use super::{Case, Close, Judged, Verdict, held, playing, refuse, refuse_about};
use crate::action::MeldPlan;
use crate::card::CardId;
use crate::close::CloseRule;
use crate::loose::{self, CardSet};
use crate::meld::Meld;
use crate::pattern;
use crate::refusal::Code;
use crate::table::{EndReason, TurnStep};

impl Case<'_> {
    #[inline(always)]
    pub(super) fn judge_close(
        &self,
        step: TurnStep,
        discard: Option<CardId>,
        plans: &[MeldPlan],
    ) -> Judged<Verdict> {
        Ok(Verdict::Close(Box::new(self.read_close(step, discard, plans)?)))
    }

    fn read_close(&self, step: TurnStep, discard: Option<CardId>, plans: &[MeldPlan]) -> Judged<Close> {
        let (Some(rule), Some(limit)) = (&self.table.spec.ends.close, self.table.close_limit()) else {
            return refuse(Code::WrongPhase, "no-closing");
        };
        playing(step)?;
        if self.begins_by_playing() {
            return refuse(Code::WrongPhase, "close-after-draw");
        }
        if self.table.closed.is_some() {
            return refuse(Code::WrongPhase, "closed-already");
        }
        match discard {
            Some(card) => {
                self.holds(&[card])?;
                self.judge_thrown(card)?;
            }
            None if !rule.whole => return refuse(Code::InvalidClose, "close-discards"),
            None => {}
        }
        let rest: Vec<CardId> = self.hand.iter().copied().filter(|card| Some(*card) != discard).collect();
        let melds =
            if plans.is_empty() { self.best_melds(rule, &rest) } else { self.announced(plans, &rest)? };
        let in_melds = |card: &CardId| melds.iter().any(|meld| meld.cards().any(|melded| melded == *card));
        let loose: Vec<CardId> = rest.into_iter().filter(|card| !in_melds(card)).collect();
        let left: i32 = loose.iter().map(|card| self.table.spec.value(*card)).sum();
        let why = match (discard, &loose[..]) {
            (None, []) => EndReason::ClosedWhole,
            (Some(_), []) => EndReason::ClosedClean,
            (Some(_), _) if left <= limit => EndReason::Closed,
            (None, _) => return refuse_about(Code::InvalidClose, "close-whole-hand", &loose),
            _ if limit == 0 => return refuse_about(Code::InvalidClose, "close-clean-only", &loose),
            _ => return refuse_about(Code::InvalidClose, "close-too-much", &loose),
        };
        Ok(Close { discard, melds, why })
    }

    /// The melds as the seat announces them.
    fn announced(&self, plans: &[MeldPlan], rest: &[CardId]) -> Judged<Vec<Meld>> {
        let (melds, used) = self.read_melds(plans, &[])?;
        held(rest, &used)?;
        Ok(melds.into_iter().map(|(meld, _)| meld).collect())
    }

    /// The melds that leave the least; of several such the ones on which the others could lay off the fewest cards.
    fn best_melds(&self, rule: &CloseRule, rest: &[CardId]) -> Vec<Meld> {
        let Some(table) = &rule.melds else { return self.read_all(self.table.spec.best_split(rest).melds) };
        let elsewhere = loose::set_of(self.hand) | loose::set_of(&self.table.discard);
        // Among as many openings for the others, the fewer melds are the plainer ones.
        let openings = |melds: &[CardSet]| {
            let fitting = table.fitting(melds) & !elsewhere;
            (fitting.count_ones(), melds.len())
        };
        let mut sets = table.melds(loose::set_of(rest), openings);
        let first = |set: &CardSet| rest.iter().position(|card| set & loose::set_of(&[*card]) != 0);
        sets.sort_by_key(first);
        self.read_all(sets.iter().map(|set| loose::cards_of(*set).collect()).collect())
    }

    fn read_all(&self, melds: Vec<Vec<CardId>>) -> Vec<Meld> {
        let read = |cards: Vec<CardId>| pattern::read(&self.table.spec, &cards).ok();
        melds.into_iter().filter_map(read).map(|reading| Meld::new(self.seat, reading)).collect()
    }
}
