//! Judging where a card is drawn from, and declining to draw.

use super::{Case, Verdict, refuse};
use crate::action::Source;
use crate::card::CardId;
use crate::pattern;
use crate::refusal::{Code, Refusal};
use crate::spec::WhenSpent;
use crate::table::TurnStep;
use crate::turn::FromDiscard;

impl Case<'_> {
    pub(super) fn judge_draw(&self, step: TurnStep, source: Source) -> Result<Verdict, Refusal> {
        match step {
            TurnStep::Play => return refuse(Code::WrongPhase, "already-drawn"),
            TurnStep::Showdown => return refuse(Code::WrongPhase, "only-lay-off"),
            TurnStep::Offer | TurnStep::Draw => {}
        }
        match (source, self.table.spec.draw.discard) {
            (Source::Stock, _) => self.judge_stock(step),
            (_, FromDiscard::IntoMelds) => refuse(Code::WrongPhase, "pile-into-melds"),
            (_, _) if self.table.discard.is_empty() => refuse(Code::WrongPhase, "discard-empty"),
            (Source::Discard, FromDiscard::Top) if self.upcard_was_refused() => {
                Err(Refusal::new(Code::CannotTake, "upcard-refused").about(&self.table.discard))
            }
            (Source::Discard, FromDiscard::Top) => Ok(Verdict::Draw(source)),
            (Source::Discard, FromDiscard::Live { when_down }) => self.judge_live(step, when_down),
            (Source::Discard, FromDiscard::Row { .. }) => {
                let top = self.table.discard.last().copied();
                self.judge_row(top.ok_or_else(|| Refusal::new(Code::WrongPhase, "discard-empty"))?)
            }
            (Source::Row(card), FromDiscard::Row { .. }) => self.judge_row(card),
            (Source::Row(card), _) if self.table.discard.last() == Some(&card) => {
                self.judge_draw(step, Source::Discard)
            }
            (Source::Row(card), _) => Err(Refusal::new(Code::WrongPhase, "top-only").about(&[card])),
        }
    }

    fn judge_stock(&self, step: TurnStep) -> Result<Verdict, Refusal> {
        if step == TurnStep::Offer {
            return refuse(Code::WrongPhase, "offer-first");
        }
        let exhaustion = &self.table.spec.exhaustion;
        let endless = exhaustion.then == WhenSpent::EndWhenNeeded;
        if self.table.stock_size == 0 && !self.table.can_recycle() && !endless {
            return refuse(Code::StockEmpty, "stock-empty");
        }
        Ok(Verdict::Draw(Source::Stock))
    }

    fn judge_live(&self, step: TurnStep, when_down: bool) -> Result<Verdict, Refusal> {
        let Some(card) = self.table.discard.last().copied().filter(|_| step == TurnStep::Offer) else {
            return refuse(Code::WrongPhase, "card-dead");
        };
        let fits = || pattern::fits_anywhere(&self.table.spec, &self.table.melds, card);
        if self.table.state(self.seat).floating && !fits() {
            return Err(Refusal::new(Code::CannotTake, "floater-needs-fit").about(&[card]));
        }
        if !when_down && self.opened() {
            return Err(Refusal::new(Code::CannotTake, "down-may-not-take").about(&[card]));
        }
        Ok(Verdict::Draw(Source::Discard))
    }

    fn judge_row(&self, card: CardId) -> Result<Verdict, Refusal> {
        let needs_open = matches!(self.table.spec.draw.discard, FromDiscard::Row { needs_open: true, .. });
        if needs_open && !self.opened() {
            return Err(Refusal::new(Code::NotOpened, "row-needs-open").about(&[card]));
        }
        if !self.table.discard.contains(&card) {
            return Err(Refusal::new(Code::WrongPhase, "not-in-row").about(&[card]));
        }
        Ok(Verdict::Draw(Source::Row(card)))
    }

    /// Declining, drawing no further, or stopping the round.
    pub(super) fn judge_pass(&self, step: TurnStep) -> Result<Verdict, Refusal> {
        let draw = &self.table.spec.draw;
        match step {
            TurnStep::Offer | TurnStep::Showdown => Ok(Verdict::Stop),
            TurnStep::Draw if draw.up_to.is_some() => {
                if self.table.in_turn.drawn < draw.least && self.table.stock_size > 0 {
                    return refuse(Code::MustDraw, "draw-one");
                }
                Ok(Verdict::Stop)
            }
            TurnStep::Draw if self.may_stop_round() => Ok(Verdict::Stop),
            TurnStep::Draw => refuse(Code::WrongPhase, "draw-first"),
            TurnStep::Play => refuse(Code::WrongPhase, "already-drawn"),
        }
    }

    /// Whether nobody wanted the card turned up at the deal: then the stock has to be drawn from.
    fn upcard_was_refused(&self) -> bool {
        self.table.spec.turn.upcard_offered && !self.table.live
    }

    /// Whether the seat may stop the round because there is no stock.
    fn may_stop_round(&self) -> bool {
        self.table.spec.exhaustion.then == WhenSpent::RowTurns
            && self.table.stock_size == 0
            && !self.table.can_recycle()
    }
}
