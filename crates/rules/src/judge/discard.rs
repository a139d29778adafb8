//! Judging the discard that ends a turn.

use super::{Case, Judged, Row, Verdict, playing, refuse_about};
use crate::cards::ids::CardId;
use crate::refusal::Code;
use crate::table::TurnStep;
use crate::turn::Discards;

impl Case<'_> {
    #[inline(always)]
    pub(super) fn judge_discard(&self, step: TurnStep, cards: &[CardId]) -> Judged<Verdict> {
        playing(step)?;
        if self.table.spec.turn.discards == Discards::One && cards.len() != 1 {
            return refuse_about(Code::WrongPhase, "discard-one", cards);
        }
        self.holds(cards)?;
        for card in cards {
            self.judge_thrown(*card)?;
        }
        Ok(match cards {
            [card] => Verdict::Discard(*card),
            _ => Verdict::DiscardRow(Box::new(Row(cards.to_vec()))),
        })
    }

    #[inline(always)]
    pub(super) fn judge_thrown(&self, card: CardId) -> Judged<()> {
        self.floater_may_not()?;
        if !self.table.spec.turn.return_discard && self.table.taken == Some(card) {
            return refuse_about(Code::SameCardDiscard, "just-taken", &[card]);
        }
        self.pays_duties(card)
    }
}
