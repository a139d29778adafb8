//! Judging the discard that ends a turn.

use super::{Case, Judged, Row, Verdict, playing, refuse_about};
use crate::cards::ids::CardId;
use crate::refusal::Code;
use crate::table::TurnStep;
use crate::turn::Discards;

impl Case<'_> {
    #[inline(always)]
    pub(super) fn judge_discard(&self, step: TurnStep, cards: &[CardId]) -> Judged<Verdict> {
        if self.table.spec.turn.discards == Discards::None {
            return refuse_about(Code::WrongPhase, "no-discards", cards);
        }
        playing(step)?;
        let [card] = cards else { return self.judge_row(cards) };
        if !self.hand.contains(card) {
            return refuse_about(Code::CardNotInHand, "not-in-hand", cards);
        }
        self.judge_thrown(*card)?;
        if self.table.spec.ends.out.is_some() {
            self.may_end_with(*card)?;
        }
        Ok(Verdict::Discard(*card))
    }

    /// No card thrown, or several at once.
    #[inline(never)]
    fn judge_row(&self, cards: &[CardId]) -> Judged<Verdict> {
        if self.table.spec.turn.discards == Discards::One {
            return refuse_about(Code::WrongPhase, "discard-one", cards);
        }
        self.holds(cards)?;
        for card in cards {
            self.judge_thrown(*card)?;
        }
        Ok(Verdict::DiscardRow(Box::new(Row(cards.to_vec()))))
    }

    #[inline(always)]
    pub(super) fn judge_thrown(&self, card: CardId) -> Judged<()> {
        self.floater_may_not()?;
        if self.is_just_taken(card) {
            return refuse_about(Code::SameCardDiscard, "just-taken", &[card]);
        }
        self.pays_duties(card)
    }

    /// Whether a card was just taken from the discard pile and may not go back there in this turn, wherever it has been meanwhile.
    pub(super) fn is_just_taken(&self, card: CardId) -> bool {
        !self.table.spec.turn.return_discard && self.table.taken == Some(card)
    }
}
