//! Judging the discard that ends a turn.

use super::{Case, Verdict, playing};
use crate::card::CardId;
use crate::refusal::{Code, Refusal};
use crate::table::TurnStep;
use crate::turn::Discards;

impl Case<'_> {
    pub(super) fn judge_discard(&self, step: TurnStep, cards: &[CardId]) -> Result<Verdict, Refusal> {
        playing(step)?;
        if self.table.spec.turn.discards == Discards::One && cards.len() != 1 {
            return Err(Refusal::new(Code::WrongPhase, "discard-one").about(cards));
        }
        self.holds(cards)?;
        for card in cards {
            self.judge_thrown(*card)?;
        }
        Ok(match cards {
            [card] => Verdict::Discard(*card),
            _ => Verdict::DiscardRow(cards.to_vec()),
        })
    }

    pub(super) fn judge_thrown(&self, card: CardId) -> Result<(), Refusal> {
        self.floater_may_not()?;
        if !self.table.spec.turn.return_discard && self.table.taken == Some(card) {
            return Err(Refusal::new(Code::SameCardDiscard, "just-taken").about(&[card]));
        }
        self.pays_duties(card)
    }
}
