//! Judging where a card is drawn from, and declining to draw.

use super::{Case, Judged, Verdict, refusal, refuse, refuse_about};
use crate::action::Source;
use crate::cards::ids::CardId;
use crate::melds::pattern;
use crate::refusal::Code;
use crate::spec::WhenSpent;
use crate::table::TurnStep;
use crate::turn::{FromDiscard, RowRule};

impl Case<'_> {
    #[inline(always)]
    pub(super) fn judge_draw(&self, step: TurnStep, source: Source) -> Judged<Verdict> {
        match step {
            _ if !self.table.spec.draws() => return refuse(Code::WrongPhase, "no-drawing"),
            TurnStep::Play if self.begins_by_playing() => return refuse(Code::WrongPhase, "plays-first"),
            TurnStep::Play if self.table.may_draw_after_play() => {}
            TurnStep::Play if self.table.in_turn.drawn == 0 && self.table.in_turn.played => {
                return refuse(Code::WrongPhase, "played-instead");
            }
            TurnStep::Play => return refuse(Code::WrongPhase, "already-drawn"),
            TurnStep::Showdown => return refuse(Code::WrongPhase, "only-lay-off"),
            TurnStep::Offer | TurnStep::Draw => {}
        }
        if source == Source::Stock {
            self.may_draw(step)?;
            return Ok(Verdict::Draw(source));
        }
        let from = self.table.spec.draw.discard;
        let top = match (from, self.table.discard.last()) {
            (FromDiscard::Nothing, _) => return refuse(Code::WrongPhase, "no-pile"),
            (FromDiscard::IntoMelds, _) => return refuse(Code::WrongPhase, "pile-into-melds"),
            (FromDiscard::Whole(_), _) => return refuse(Code::WrongPhase, "pile-by-melding"),
            (_, None) => return refuse(Code::WrongPhase, "discard-empty"),
            (_, Some(top)) => *top,
        };
        let card = if let Source::Row(card) = source { card } else { top };
        match from {
            FromDiscard::Row(rule) => {
                self.may_take_row(card, rule)?;
                return Ok(Verdict::Draw(Source::Row(card)));
            }
            _ if card != top => return refuse_about(Code::WrongPhase, "top-only", &[card]),
            FromDiscard::Live { when_down } => self.may_take_live(step, card, when_down)?,
            _ if self.upcard_was_refused() => {
                return refuse_about(Code::CannotTake, "upcard-refused", &self.table.discard);
            }
            _ if self.wild_stays(top) => return refuse_about(Code::CannotTake, "wild-stays", &[top]),
            FromDiscard::Nothing | FromDiscard::Top | FromDiscard::IntoMelds | FromDiscard::Whole(_) => {}
        }
        if self.table.takes_to_open(self.seat) {
            self.may_take_to_open(top)?;
        }
        if self.table.spec.draw.to_lay {
            self.has_use(&[top], "top-no-use")?;
        }
        Ok(Verdict::Draw(Source::Discard))
    }

    /// Whether the seat could open with this card as part of its melds.
    #[cold]
    fn may_take_to_open(&self, top: CardId) -> Judged<()> {
        let cards: Vec<CardId> = self.hand.iter().copied().chain([top]).collect();
        match self.table.opening_with(self.seat, &cards, Some(top)) {
            Some(_) => Ok(()),
            None => refuse_about(Code::NotOpened, "top-only-to-open", &[top]),
        }
    }

    #[inline]
    fn may_draw(&self, step: TurnStep) -> Judged<()> {
        if step == TurnStep::Offer {
            return refuse(Code::WrongPhase, "offer-first");
        }
        let exhaustion = &self.table.spec.exhaustion;
        let endless = matches!(exhaustion.then, WhenSpent::EndWhenNeeded);
        if self.table.stock_size == 0 && !self.table.can_recycle() && !endless {
            return refuse(Code::StockEmpty, "stock-empty");
        }
        Ok(())
    }

    fn may_take_live(&self, step: TurnStep, card: CardId, when_down: bool) -> Judged<()> {
        if step != TurnStep::Offer {
            return refuse(Code::WrongPhase, "card-dead");
        }
        let fits = || pattern::fits_anywhere(&self.table.spec, &self.table.melds, card);
        if self.table.state(self.seat).floating && !fits() {
            return refuse_about(Code::CannotTake, "floater-needs-fit", &[card]);
        }
        if !when_down && self.opened() {
            return refuse_about(Code::CannotTake, "down-may-not-take", &[card]);
        }
        if self.table.spec.draw.offer { self.has_use(&[card], "offer-no-use") } else { Ok(()) }
    }

    fn may_take_row(&self, card: CardId, rule: RowRule) -> Judged<()> {
        if rule.needs_open && !self.opened() {
            return refuse_about(Code::NotOpened, "row-needs-open", &[card]);
        }
        let row = &self.table.discard;
        let Some(place) = row.iter().position(|held| *held == card) else {
            return refuse_about(Code::WrongPhase, "not-in-row", &[card]);
        };
        let several = place + 1 < row.len();
        if rule.laid && (several || self.table.spec.draw.to_lay) {
            self.has_use(&row[place..], "row-no-use")?;
        }
        Ok(())
    }

    /// Cards are not taken unless the deepest of them can be laid.
    fn has_use(&self, taken: &[CardId], why: &'static str) -> Judged<()> {
        let cards: Vec<CardId> = self.hand.iter().chain(taken).copied().collect();
        let useless = |_| refusal(Code::CannotTake, why, &taken[..1]);
        self.can_lay(taken[0], &cards, &self.table.melds).map_err(useless)
    }

    /// Leaving the round instead of drawing.
    pub(super) fn may_drop(&self, step: TurnStep) -> Judged<()> {
        match step {
            _ if self.table.spec.ends.drop.is_none() => refuse(Code::WrongPhase, "no-dropping"),
            TurnStep::Draw => Ok(()),
            TurnStep::Offer | TurnStep::Play | TurnStep::Showdown => {
                refuse(Code::WrongPhase, "drop-before-draw")
            }
        }
    }

    /// Whether a wild on top stays there: the first seat may take it in its first turn.
    fn wild_stays(&self, top: CardId) -> bool {
        self.table.spec.draw.wild_top_stays
            && self.table.spec.is_wild(top)
            && self.table.turns.iter().sum::<u16>() > 1
    }

    /// Declining, drawing no further, or stopping the round.
    #[inline(always)]
    pub(super) fn judge_pass(&self, step: TurnStep) -> Judged<Verdict> {
        match self.why_not_pass(step) {
            Some((code, why)) => refuse(code, why),
            None => Ok(Verdict::Stop),
        }
    }

    /// Why a seat may not pass, if it may not.
    #[inline(always)]
    pub(crate) fn why_not_pass(&self, step: TurnStep) -> Option<(Code, &'static str)> {
        let draw = &self.table.spec.draw;
        match step {
            TurnStep::Offer | TurnStep::Showdown => None,
            TurnStep::Draw if draw.up_to.is_some() => {
                let more = self.table.in_turn.drawn < draw.least && self.table.stock_size > 0;
                more.then_some((Code::MustDraw, "draw-one"))
            }
            TurnStep::Draw if self.may_stop_round() => self.must_take_pile(),
            TurnStep::Draw if self.table.plays_or_draws() => {
                (self.table.stock_size > 0).then_some((Code::MustDraw, "draw-or-play"))
            }
            TurnStep::Draw => Some((Code::WrongPhase, "draw-first")),
            TurnStep::Play if self.table.owes_a_play() => Some((Code::MustPlay, "play-first")),
            TurnStep::Play if self.table.ends_undiscarded() => None,
            TurnStep::Play => Some((Code::WrongPhase, "already-drawn")),
        }
    }

    /// Whether nobody wanted the card turned up at the deal: then the stock has to be drawn from.
    fn upcard_was_refused(&self) -> bool {
        self.table.spec.turn.upcard_offered && !self.table.live
    }

    /// Whether this is the turn in which the first seat plays the hand that it was dealt.
    pub(super) fn begins_by_playing(&self) -> bool {
        self.table.spec.deal.first_plays && self.table.turns.iter().sum::<u16>() == 1
    }

    /// Whether the seat may stop the round because there is no stock.
    fn may_stop_round(&self) -> bool {
        matches!(self.table.spec.exhaustion.then, WhenSpent::RowTurns | WhenSpent::RowOnly)
            && self.table.stock_size == 0
            && !self.table.can_recycle()
    }
}
