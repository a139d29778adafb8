//! Letting things happen: legal actions and due steps become events, with everything that follows from them at once.

mod close;
mod laying;
mod round;
mod turn;
mod windows;

use crate::action::Action;
use crate::card::{CardId, Seat};
use crate::event::Event;
use crate::judge::Verdict;
use crate::refusal::Refusal;
use crate::table::{Due, Step, Table};
use thiserror::Error;

/// What happened, in order.
pub type Events = Vec<Event<CardId>>;

/// A step that is not due, or whose outcome is not one of this table. A host that follows [`Table::due`] never sees it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// Something else is due.
    #[error("the step is not due")]
    NotDue,
    /// The order is not an arrangement of the cards concerned.
    #[error("the order does not hold exactly the cards concerned")]
    WrongCards,
}

impl Table {
    /// What the judge waits for.
    pub fn due(&self) -> Due {
        self.public.due()
    }

    /// Whether an action is legal.
    ///
    /// # Errors
    /// The refusal.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.judge(seat, action).map(drop)
    }

    /// Lets an action happen. On a refusal the table is untouched.
    ///
    /// # Errors
    /// The refusal.
    pub fn play(&mut self, seat: Seat, action: &Action) -> Result<Events, Refusal> {
        let verdict = self.judge(seat, action)?;
        Ok(self.play_unchecked(seat, verdict))
    }

    /// Lets happen what has been judged legal at this very table.
    pub fn play_unchecked(&mut self, seat: Seat, verdict: Verdict) -> Events {
        let mut happening = Happening { table: self, events: Vec::new() };
        match verdict {
            Verdict::Draw(source) => happening.draw(seat, source),
            Verdict::Stop => happening.stop(seat),
            Verdict::LayDown(lay_down) => happening.lay_down(seat, lay_down),
            Verdict::LayOff(meld, fit) => happening.lay_off(seat, meld, fit),
            Verdict::Ride(meld, card) => happening.ride(seat, meld, card),
            Verdict::Swap(exchange, freed) => happening.swap(seat, exchange, freed),
            Verdict::Discard(cards) => happening.discard(seat, &cards),
            Verdict::Answer(choice) => happening.answer(seat, choice),
            Verdict::FailedAttempt(refusal, amount) => happening.fail_attempt(seat, refusal, amount),
            Verdict::Close(close) => happening.close(seat, close),
            Verdict::Knock => happening.add(Event::Knocked { seat }),
        }
        happening.announce_last_card(seat);
        happening.events
    }

    /// Takes the step that is due.
    ///
    /// # Errors
    /// When another step is due or the order does not hold the right cards; the table is then untouched.
    pub fn step(&mut self, step: Step) -> Result<Events, StepError> {
        if self.due() != Due::Step(step.kind()) {
            return Err(StepError::NotDue);
        }
        let mut happening = Happening { table: self, events: Vec::new() };
        match step {
            Step::NextRound => happening.next_round(),
            Step::Deal { order } => happening.deal(&order)?,
            Step::Recycle { order } => happening.recycle(order)?,
            Step::Cut { error } => happening.see_cut(error),
            Step::Score => happening.score(),
        }
        Ok(happening.events)
    }

    fn judge(&self, seat: Seat, action: &Action) -> Result<Verdict, Refusal> {
        let hand = self.hands.get(seat.index()).map_or(&[][..], Vec::as_slice);
        self.public.judge(hand, seat, action)
    }
}

/// A table to which something is happening, and what has happened so far.
struct Happening<'a> {
    table: &'a mut Table,
    events: Events,
}

impl Happening<'_> {
    fn add(&mut self, event: Event<CardId>) {
        self.table.apply(&event);
        self.events.push(event);
    }
}

fn same_cards(a: &[CardId], b: &[CardId]) -> bool {
    let sorted = |cards: &[CardId]| {
        let mut cards = cards.to_vec();
        cards.sort_unstable();
        cards
    };
    sorted(a) == sorted(b)
}
