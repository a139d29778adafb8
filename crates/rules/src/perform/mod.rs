//! Letting things happen: legal actions and due steps become events, with everything that follows from them at once.

mod aside;
mod close;
mod laying;
mod offers;
mod rearranging;
mod round;
mod sight;
mod turn;
mod windows;

use crate::action::Action;
use crate::cards::ids::{CardId, Seat};
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
        let mut events = Events::new();
        self.play_judged(seat, verdict, &mut events);
        Ok(events)
    }

    /// Lets happen what has been judged legal at this very table. What happens is added to `events`, so that one list can serve for many actions.
    pub fn play_judged(&mut self, seat: Seat, verdict: Verdict, events: &mut Events) {
        Happening { table: self, events }.act(seat, verdict);
    }

    /// Takes the step that is due.
    ///
    /// # Errors
    /// When another step is due or the order does not hold the right cards; the table is then untouched.
    pub fn step(&mut self, step: Step) -> Result<Events, StepError> {
        let mut events = Events::new();
        self.step_into(step, &mut events)?;
        Ok(events)
    }

    /// The same; what happens is added to `events`, so that one list can serve for many steps.
    ///
    /// # Errors
    /// As [`step`](Self::step).
    pub fn step_into(&mut self, step: Step, events: &mut Events) -> Result<(), StepError> {
        Happening { table: self, events }.go_on(step)
    }

    fn judge(&self, seat: Seat, action: &Action) -> Result<Verdict, Refusal> {
        let hand = self.hands.get(seat.index()).map_or(&[][..], Vec::as_slice);
        self.seen_by(seat).judge(hand, seat, action)
    }
}

/// A table to which something is happening, and what has happened so far.
pub struct Happening<'a> {
    pub(crate) table: &'a mut Table,
    events: &'a mut Events,
}

impl Happening<'_> {
    /// Lets an event happen and tells it.
    #[inline(never)]
    fn add(&mut self, event: Event<CardId>) {
        self.add_plain(event);
    }

    /// The same for the events of every turn: where it is made, such an event is known by its kind.
    #[inline(always)]
    pub(crate) fn add_plain(&mut self, event: Event<CardId>) {
        self.table.apply(&event);
        self.events.push(event);
    }

    fn act(&mut self, seat: Seat, verdict: Verdict) {
        match verdict {
            Verdict::Draw(source) => self.draw(seat, source),
            Verdict::Stop => self.stop(seat),
            Verdict::LayDown(lay_down) => self.lay_down(seat, *lay_down),
            Verdict::LayOff(meld, fit) => self.lay_off(seat, meld, fit),
            Verdict::Ride(meld, card) => self.ride(seat, meld, card),
            Verdict::Swap(swap) => self.swap(seat, *swap),
            Verdict::Rearrange(anew) => self.rearrange(seat, *anew),
            Verdict::Discard(card) => self.discard(seat, [card]),
            Verdict::DiscardRow(row) => self.discard(seat, row.0),
            Verdict::Answer(choice) => self.answer(seat, choice),
            Verdict::FailedAttempt(refusal, amount) => self.fail_attempt(seat, *refusal, amount),
            Verdict::Close(close) => self.close(seat, *close),
            Verdict::WrongClose(wrong) => self.close_wrongly(seat, *wrong),
            Verdict::Divide(melds) => melds.into_iter().for_each(|meld| self.add(Event::Melded { meld })),
            Verdict::Drop => self.drop_out(seat),
            Verdict::Ask => self.ask_partner(seat),
            Verdict::Knock => self.add(Event::Knocked { seat }),
        }
        self.announce_last_card(seat);
    }

    fn go_on(&mut self, step: Step) -> Result<(), StepError> {
        if self.table.due() != Due::Step(step.kind()) {
            return Err(StepError::NotDue);
        }
        match step {
            Step::NextRound => self.next_round(),
            Step::Deal { order } => self.deal(&order)?,
            Step::Recycle { order } => self.recycle(order)?,
            Step::Cut { error } => self.see_cut(error),
            Step::Score => self.score(),
        }
        Ok(())
    }
}

fn same_cards(a: &[CardId], b: impl Iterator<Item = CardId>) -> bool {
    let mut more = [0i16; 256];
    a.iter().for_each(|card| more[usize::from(card.0)] += 1);
    b.for_each(|card| more[usize::from(card.0)] -= 1);
    more == [0; 256]
}
