//! The only judge of actions: is this one legal here and now, and if not, why.
//!
//! Legality is decided from what everybody sees and the actor's own hand, never from more, so that the judge answers a player
//! about a [`View`](crate::table::view::View) exactly as it answers a host about the truth.

mod answer;
mod close;
mod contract;
mod discard;
mod divide;
mod draw;
mod going_out;
mod joins;
mod lay_down;
mod lay_off;
mod owed;
mod pile;
mod play;
mod readings;
mod rearrange;
mod sight;
mod swap;
mod unreturned;
mod verdict;

use crate::action::{Action, ActionOf, Choice, Form};
use crate::cards::ids::{CardId, Seat};
use crate::melds::meld::Reading;
use crate::melds::pattern;
use crate::refusal::{Code, Refusal};
use crate::table::{Pending, Public, TurnStep};
use crate::turn::Knock;
pub(crate) use close::outside;
pub(crate) use swap::freed;
pub use verdict::{Close, Exchange, Freed, LayDown, Rearranged, Row, Verdict, WrongClose};

/// What the judge looks at: the table, the actor and the actor's hand.
#[derive(Copy, Clone)]
pub(crate) struct Case<'a> {
    table: &'a Public,
    hand: &'a [CardId],
    seat: Seat,
}

impl Public {
    /// Judges an action of a seat that holds `hand`.
    ///
    /// # Errors
    /// The refusal, with the code of the sheet and the reason.
    pub fn judge(&self, hand: &[CardId], seat: Seat, action: &Action) -> Result<Verdict, Refusal> {
        let case = self.case(hand, seat);
        case.judge(case.step(), action).map_err(|refusal| self.spec.cite(*refusal))
    }

    /// The judge of what this hand could try.
    #[inline(always)]
    pub(crate) fn case<'a>(&'a self, hand: &'a [CardId], seat: Seat) -> Case<'a> {
        Case { table: self, hand, seat }
    }

    /// How these cards read as a meld, whatever the moment: what a screen says about a selection.
    ///
    /// # Errors
    /// `NotAMeld` with the reason.
    pub fn read(&self, cards: &[CardId]) -> Result<Reading, Refusal> {
        pattern::read(&self.spec, cards)
    }
}

impl Case<'_> {
    /// An action of this hand, in whatever form it comes, judged at this step of its turn, if it is its turn.
    #[inline(always)]
    pub(crate) fn judge<F: Form>(&self, step: Option<TurnStep>, action: &ActionOf<F>) -> Judged<Verdict> {
        match (action, step) {
            (ActionOf::Answer(choice), _) => self.judge_answer(*choice),
            (ActionOf::Knock, _) => self.judge_knock(),
            (_, None) => self.judge_out_of_turn(action),
            (ActionOf::Draw(source), Some(step)) => self.judge_draw(step, *source),
            (ActionOf::LayDown { melds, swaps }, Some(step)) => self.judge_lay_down(step, melds, swaps),
            (ActionOf::LayOff { card, named, meld, end, beside }, Some(step)) => {
                self.judge_lay_off(step, (*card, *named), *meld, *end, *beside)
            }
            (ActionOf::SwapWild { swap, place }, Some(step)) => self.judge_swap(step, *swap, place.lent()),
            (ActionOf::Rearrange { layout }, Some(_)) => self.judge_rearrange(layout),
            (ActionOf::Discard(cards), Some(step)) => self.judge_discard(step, cards),
            (ActionOf::Close { discard, melds }, Some(step)) => self.judge_close(step, *discard, melds),
            (ActionOf::Ask, Some(step)) => self.may_ask(step).map(|()| Verdict::Ask),
            (ActionOf::Drop, Some(step)) => self.may_drop(step).map(|()| Verdict::Drop),
            (ActionOf::Pass, Some(step)) => self.judge_pass(step),
        }
    }

    /// To let a window go by is to answer it, and a hand is divided when nobody is asked any more.
    #[inline(always)]
    fn judge_out_of_turn<F: Form>(&self, action: &ActionOf<F>) -> Judged<Verdict> {
        match (action, self.table.pending.last()) {
            (ActionOf::Pass, Some(Pending::Window(_))) => self.judge_answer(Choice::No),
            (ActionOf::Close { discard: None, melds }, pending) => match self.hands_to_divide() {
                Some(rule) => self.judge_division(rule, melds),
                None => not_asked(pending),
            },
            (_, pending) => not_asked(pending),
        }
    }

    /// A seat knocks when it likes, in its turn or not.
    #[inline(always)]
    fn judge_knock(&self) -> Judged<Verdict> {
        let by_seats = self.table.spec.turn.knock == Some(Knock::Seat);
        if !by_seats || !self.table.holds_last_card(self.seat) || self.table.state(self.seat).knocked {
            return refuse(Code::WrongPhase, "nothing-to-knock");
        }
        Ok(Verdict::Knock)
    }

    /// The step of its turn for which the seat is asked, if it is.
    #[inline(always)]
    pub(crate) fn step(&self) -> Option<TurnStep> {
        match self.table.pending.last() {
            Some(Pending::Turn(asked, step)) if *asked == self.seat => Some(*step),
            _ => None,
        }
    }

    /// The same, or why it is not asked.
    fn addressed(&self) -> Judged<TurnStep> {
        self.step().map_or_else(|| not_asked(self.table.pending.last()), Ok)
    }

    /// Whether the hand holds all these cards, each named once.
    #[inline]
    fn holds(&self, cards: &[CardId]) -> Judged<()> {
        held(self.hand, cards)
    }

    fn opened(&self) -> bool {
        self.table.state(self.seat).opened
    }
}

/// What a part of the judgement comes to. A refusal is rare and large and lies in a box, so that the common answer is a word or two.
///
/// The verbs of every turn (`judge_draw`, `judge_pass`, `judge_discard`) are inlined as far as to the choice among ideas, and the parts of
/// the others answer with what they have read: thus a verdict is put together where it is needed. Handing it on through memory, written
/// in bytes and read in words, takes a processor longer than all the rest of a discard.
pub(crate) type Judged<T> = Result<T, Box<Refusal>>;

#[inline(always)]
fn refuse<T>(code: Code, why: &'static str) -> Judged<T> {
    Err(refusal(code, why, &[]))
}

#[inline(always)]
pub(crate) fn refuse_about<T>(code: Code, why: &'static str, cards: &[CardId]) -> Judged<T> {
    Err(refusal(code, why, cards))
}

#[cold]
fn refusal(code: Code, why: &'static str, cards: &[CardId]) -> Box<Refusal> {
    Box::new(Refusal::new(code, why).about(cards))
}

/// Why a seat is not asked that nobody waits for.
fn not_asked<T>(pending: Option<&Pending>) -> Judged<T> {
    match pending {
        Some(Pending::Turn(..)) => refuse(Code::NotYourTurn, "others-turn"),
        Some(Pending::Window(_)) => refuse(Code::WrongPhase, "window-open"),
        Some(Pending::Step(_) | Pending::Owed(..)) => refuse(Code::WrongPhase, "wait-for-table"),
        None => refuse(Code::WrongPhase, "match-over"),
    }
}

/// Whether the step is the one in which cards are played.
#[inline]
fn playing(step: TurnStep) -> Judged<()> {
    match step {
        TurnStep::Play => Ok(()),
        TurnStep::Draw | TurnStep::Offer => refuse(Code::WrongPhase, "draw-first"),
        TurnStep::Showdown => refuse(Code::WrongPhase, "only-lay-off"),
    }
}

#[inline]
pub(crate) fn held(hand: &[CardId], cards: &[CardId]) -> Judged<()> {
    let named_once = |index: usize, card: &CardId| !cards[..index].contains(card);
    let missing = |(index, card): &(usize, &CardId)| !hand.contains(card) || !named_once(*index, card);
    match cards.iter().enumerate().find(missing) {
        Some((_, card)) => refuse_about(Code::CardNotInHand, "not-in-hand", &[*card]),
        None => Ok(()),
    }
}
