//! The only judge of actions: is this one legal here and now, and if not, why.
//!
//! Legality is decided from what everybody sees and the actor's own hand, never from more, so that the judge answers a player
//! about a [`View`](crate::view::View) exactly as it answers a host about the truth.

use crate::action::{Action, MeldPlan, Source};
use crate::card::{CardId, Seat};
use crate::meld::{Meld, Reading};
use crate::pattern;
use crate::refusal::{Code, Refusal};
use crate::spec::Tableau;
use crate::table::{Pending, Public, TurnStep};

/// A legal action, read and ready to happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Draw a card.
    Draw(Source),
    /// Lay these melds.
    LayDown(Vec<Meld>),
    /// Discard this card.
    Discard(CardId),
}

impl Public {
    /// Judges an action of a seat that holds `hand`.
    ///
    /// # Errors
    /// The refusal, with the code of the sheet and the reason.
    pub fn judge(&self, hand: &[CardId], seat: Seat, action: &Action) -> Result<Verdict, Refusal> {
        self.judge_uncited(hand, seat, action).map_err(|refusal| self.spec.cite(refusal))
    }

    fn judge_uncited(&self, hand: &[CardId], seat: Seat, action: &Action) -> Result<Verdict, Refusal> {
        let step = self.addressed(seat)?;
        match action {
            Action::Draw(source) => self.judge_draw(step, *source),
            Action::LayDown { melds, swaps } if swaps.is_empty() => {
                self.judge_lay_down(step, hand, seat, melds)
            }
            Action::LayOff { card, .. } => self.judge_lay_off(step, *card),
            Action::Discard(cards) => self.judge_discard(step, hand, cards),
            Action::LayDown { .. } | Action::SwapWild { .. } | Action::Answer(_) | Action::Pass => {
                Err(Refusal::new(Code::WrongPhase, "no-such-action"))
            }
        }
    }

    /// Whether the seat is asked at all, and for which step of its turn.
    fn addressed(&self, seat: Seat) -> Result<TurnStep, Refusal> {
        match self.pending.last() {
            Some(Pending::Turn(asked, step)) if *asked == seat => Ok(*step),
            Some(Pending::Turn(..)) => Err(Refusal::new(Code::NotYourTurn, "others-turn")),
            Some(Pending::Step(_)) => Err(Refusal::new(Code::WrongPhase, "wait-for-table")),
            None => Err(Refusal::new(Code::WrongPhase, "match-over")),
        }
    }

    fn judge_draw(&self, step: TurnStep, source: Source) -> Result<Verdict, Refusal> {
        match (step, source) {
            (TurnStep::Play, _) => Err(Refusal::new(Code::WrongPhase, "already-drawn")),
            (TurnStep::Draw, Source::Stock) if self.stock_size == 0 => {
                Err(Refusal::new(Code::WrongPhase, "stock-empty"))
            }
            (TurnStep::Draw, Source::Discard) if self.discard.is_empty() => {
                Err(Refusal::new(Code::WrongPhase, "discard-empty"))
            }
            (TurnStep::Draw, Source::Stock | Source::Discard) => Ok(Verdict::Draw(source)),
            (TurnStep::Draw, Source::Row(card)) => {
                Err(Refusal::new(Code::WrongPhase, "top-only").about(&[card]))
            }
        }
    }

    fn judge_lay_down(
        &self,
        step: TurnStep,
        hand: &[CardId],
        seat: Seat,
        plans: &[MeldPlan],
    ) -> Result<Verdict, Refusal> {
        drawn(step)?;
        if plans.is_empty() || plans.iter().any(|plan| plan.from_pile > 0) {
            return Err(Refusal::new(Code::WrongPhase, "no-such-action"));
        }
        let all: Vec<CardId> = plans.iter().flat_map(|plan| plan.cards.iter().copied()).collect();
        held(hand, &all)?;
        let read = |plan: &MeldPlan| Ok(Meld::new(seat, pattern::read(&self.spec, &plan.cards)?));
        let melds = plans.iter().map(read).collect::<Result<Vec<Meld>, Refusal>>()?;
        if hand.len() - all.len() < self.spec.turn.reserve {
            return Err(Refusal::new(Code::MustKeepDiscard, "keep-one").about(&all));
        }
        Ok(Verdict::LayDown(melds))
    }

    fn judge_lay_off(&self, step: TurnStep, card: CardId) -> Result<Verdict, Refusal> {
        drawn(step)?;
        match self.spec.tableau {
            Tableau::Frozen => Err(Refusal::new(Code::MeldClosed, "frozen").about(&[card])),
        }
    }

    fn judge_discard(&self, step: TurnStep, hand: &[CardId], cards: &[CardId]) -> Result<Verdict, Refusal> {
        drawn(step)?;
        let [card] = cards else {
            return Err(Refusal::new(Code::WrongPhase, "discard-one").about(cards));
        };
        held(hand, cards)?;
        if !self.spec.turn.return_discard && self.taken == Some(*card) {
            return Err(Refusal::new(Code::SameCardDiscard, "just-taken").about(cards));
        }
        Ok(Verdict::Discard(*card))
    }

    /// How these cards read as a meld, whatever the moment: what a screen says about a selection.
    ///
    /// # Errors
    /// `NotAMeld` with the reason.
    pub fn read(&self, cards: &[CardId]) -> Result<Reading, Refusal> {
        pattern::read(&self.spec, cards)
    }
}

fn drawn(step: TurnStep) -> Result<(), Refusal> {
    match step {
        TurnStep::Play => Ok(()),
        TurnStep::Draw => Err(Refusal::new(Code::WrongPhase, "draw-first")),
    }
}

/// Whether a hand holds all these cards, each named once.
fn held(hand: &[CardId], cards: &[CardId]) -> Result<(), Refusal> {
    let named_once = |index: usize, card: &CardId| !cards[..index].contains(card);
    let missing = |(index, card): &(usize, &CardId)| !hand.contains(card) || !named_once(*index, card);
    match cards.iter().enumerate().find(missing) {
        Some((_, card)) => Err(Refusal::new(Code::CardNotInHand, "not-in-hand").about(&[*card])),
        None => Ok(()),
    }
}
