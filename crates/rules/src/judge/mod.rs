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
mod swap;
mod unreturned;

use crate::action::{Action, ActionOf, Choice, Form, Source, Swap};
use crate::cards::ids::{CardId, MeldId, Seat};
use crate::melds::meld::{Meld, Reading};
use crate::melds::pattern::{self, Fit};
use crate::refusal::{Code, Refusal};
use crate::table::{EndReason, Pending, Public, TurnStep};
use crate::turn::Knock;
pub(crate) use close::outside;
pub(crate) use swap::freed;

/// A legal action, read and ready to happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Draw a card.
    Draw(Source),
    /// Draw no further, or decline the card on offer.
    Stop,
    /// Lay melds.
    LayDown(Box<LayDown>),
    /// Add a card to a meld.
    LayOff(MeldId, Fit),
    /// Put a card beside a meld; from the discard pile if it lies there.
    Ride(MeldId, CardId),
    /// Exchange a wild.
    Swap(Box<(Exchange, Freed)>),
    /// Discard a card.
    Discard(CardId),
    /// Discard none, or these cards in this order.
    DiscardRow(Box<Row>),
    /// Answer the window.
    Answer(Choice),
    /// Announce the last card.
    Knock,
    /// Ask the partner whether to go out.
    Ask,
    /// End the round by showing the hand.
    Close(Box<Close>),
    /// A hand shown that cannot close, and is paid for.
    WrongClose(Box<WrongClose>),
    /// Show the hand divided so, before it is counted.
    Divide(Vec<Meld>),
    /// Leave the round.
    Drop,
    /// An attempt to open that fails at the table, and costs points.
    FailedAttempt(Box<Refusal>, i32),
}

impl Verdict {
    /// Why the action would fail at the table and be paid for; none if it does what it says.
    pub fn failure(&self) -> Option<&Refusal> {
        match self {
            Verdict::WrongClose(wrong) => Some(&wrong.refusal),
            Verdict::FailedAttempt(refusal, _) => Some(refusal),
            _ => None,
        }
    }
}

/// Cards that are discarded at once, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row(pub Vec<CardId>);

/// A legal lay-down.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LayDown {
    /// The wild exchanges that come first.
    pub exchanges: Vec<Exchange>,
    /// Whether the whole discard pile is taken for it.
    pub takes_pile: bool,
    /// Cards that join melds of the table instead of being one of their own.
    pub joins: Vec<(MeldId, Fit)>,
    /// The melds, each with the number of cards from the top of the discard pile that it takes up.
    pub melds: Vec<(Meld, usize)>,
    /// The slots of the seat's contract that they fill.
    pub slots: Vec<usize>,
    /// Whether the seat passes the opening gate.
    pub opens: bool,
    /// Cards of the hand, and all melds of the table once they are laid, where the seat lays its own anew.
    pub anew: Option<(Vec<CardId>, Vec<Meld>)>,
}

/// A hand shown to end the round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Close {
    /// The card thrown.
    pub discard: Option<CardId>,
    /// The melds.
    pub melds: Vec<Meld>,
    /// How the round ends by it.
    pub why: EndReason,
}

/// A hand shown that cannot close.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongClose {
    /// The card thrown.
    pub discard: CardId,
    /// What the hand lacks; it names no card, for nobody else sees them.
    pub refusal: Refusal,
}

/// A legal exchange of a wild.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// Which natural for the wild of which meld.
    pub swap: Swap,
    /// The place in the meld.
    pub slot: usize,
    /// The wild.
    pub wild: CardId,
}

/// Where a freed wild goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Freed {
    /// Into new melds.
    Meld(LayDown),
    /// To a meld of the table.
    LayOff(MeldId, Fit),
    /// Into the hand, and whether it has to be this turn's discard.
    Hand(bool),
}

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
