//! Letting things happen: legal actions and due steps become events, with everything that follows from them at once.

use crate::action::{Action, Source};
use crate::card::{CardId, Seat};
use crate::event::Event;
use crate::judge::Verdict;
use crate::refusal::Refusal;
use crate::score;
use crate::split;
use crate::table::{Due, EndReason, Ending, Step, Table, TurnStep};
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
            Verdict::LayDown(melds) => {
                for meld in melds {
                    happening.add(Event::Melded { meld });
                }
            }
            Verdict::Discard(card) => happening.discard(seat, card),
        }
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

    fn next_round(&mut self) {
        let public = &self.table.public;
        let dealer = if public.round == 0 { public.dealer } else { public.spec.plan.next_dealer(public) };
        let round = public.round + 1;
        self.add(Event::RoundBegan { round, dealer });
    }

    fn deal(&mut self, order: &[CardId]) -> Result<(), StepError> {
        let spec = self.table.public.spec.clone();
        if !same_cards(order, &spec.deck.cards().collect::<Vec<_>>()) {
            return Err(StepError::WrongCards);
        }
        let first = self.table.public.dealer.left(spec.seats);
        let mut hands = vec![Vec::with_capacity(spec.deal.hand); spec.seats];
        for (index, card) in order.iter().take(spec.deal.hand * spec.seats).enumerate() {
            hands[(first.index() + index) % spec.seats].push(*card);
        }
        let stock: Vec<CardId> = order[spec.deal.hand * spec.seats..].iter().rev().copied().collect();
        let upcard = stock.last().copied().filter(|_| spec.deal.upcard);
        self.add(Event::Dealt { hands, stock });
        if let Some(card) = upcard {
            self.add(Event::TurnedUp { card });
        }
        self.add(Event::TurnBegan { seat: first });
        Ok(())
    }

    fn draw(&mut self, seat: Seat, source: Source) {
        match source {
            Source::Stock => {
                let Some(card) = self.table.stock.last().copied() else {
                    return;
                };
                self.add(Event::Drew { seat, card });
            }
            Source::Discard | Source::Row(_) => {
                let Some(card) = self.table.public.discard.last().copied() else {
                    return;
                };
                self.add(Event::Took { seat, card });
            }
        }
        self.add(Event::TurnWentOn { seat, step: TurnStep::Play });
        if self.table.public.stock_size == 0 && source == Source::Stock {
            self.stock_ran_out();
        }
    }

    fn stock_ran_out(&mut self) {
        let public = &self.table.public;
        let may_recycle = public.recycles < public.spec.exhaustion.recycles && !public.discard.is_empty();
        self.add(if may_recycle { Event::StockRanOut } else { Event::LastTurn });
    }

    fn recycle(&mut self, order: Vec<CardId>) -> Result<(), StepError> {
        if !same_cards(&order, &self.table.public.discard) {
            return Err(StepError::WrongCards);
        }
        self.add(Event::Recycled { stock: order });
        Ok(())
    }

    fn discard(&mut self, seat: Seat, card: CardId) {
        self.add(Event::Discarded { seat, card });
        let next = seat.left(self.table.public.spec.seats);
        match self.round_end(seat, next) {
            Some(ending) => self.add(Event::RoundEnded { ending }),
            None => self.add(Event::TurnBegan { seat: next }),
        }
    }

    /// How the round ends after a discard of `seat`, if it does.
    fn round_end(&self, seat: Seat, next: Seat) -> Option<Ending> {
        let public = &self.table.public;
        let ends = &public.spec.ends;
        if public.hand_sizes[seat.index()] == 0 {
            return Some(Ending { why: EndReason::WentOut, by: Some(seat) });
        }
        let stuck = |size: usize| public.hand_sizes.iter().all(|hand| *hand == size);
        let why = if ends.all_hands.is_some_and(stuck) {
            EndReason::AllStuck
        } else if public.last_turn {
            EndReason::StockOut
        } else if public.turns[next.index()] >= ends.turn_limit {
            EndReason::TurnLimit
        } else {
            return None;
        };
        Some(Ending { why, by: None })
    }

    fn score(&mut self) {
        let spec = self.table.public.spec.clone();
        let splits = self.table.hands.iter().map(|hand| split::cover(&spec, hand)).collect();
        self.add(Event::HandsShown { splits });
        let lines = score::lines(&self.table.public);
        self.add(Event::Scored { lines });
        if spec.plan.is_over(&self.table.public) {
            let winners = spec.plan.winners(&self.table.public);
            self.add(Event::MatchEnded { winners });
        }
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
