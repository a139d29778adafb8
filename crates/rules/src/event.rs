//! What happened. The truth and every view change by events alone, so a seat's folded events equal its view.

use crate::card::{CardId, Seat};
use crate::meld::Meld;
use crate::score::ScoreLine;
use crate::split::Split;
use crate::table::{Ending, Pending, Public, Step, StepKind, Table, TurnStep};
use serde::Serialize;

/// A card as somebody sees it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Seen {
    /// Its face.
    Face(CardId),
    /// Its back: nothing is known of it.
    Back,
}

/// Something that happened at the table. `Event<CardId>` is the truth, `Event<Seen>` is what one seat is shown.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Event<C> {
    /// A round begins; the table is cleared.
    RoundBegan {
        /// Its number, from 1.
        round: u16,
        /// Who deals.
        dealer: Seat,
    },
    /// The cards are dealt.
    Dealt {
        /// The hands by seat, in the order of arrival.
        hands: Vec<Vec<C>>,
        /// The rest, its top last.
        stock: Vec<C>,
    },
    /// The top of the stock is turned to start the discard pile.
    TurnedUp {
        /// The card.
        card: CardId,
    },
    /// A seat's turn begins.
    TurnBegan {
        /// The seat.
        seat: Seat,
    },
    /// The seat in turn goes on to the next step of its turn.
    TurnWentOn {
        /// The seat.
        seat: Seat,
        /// The step.
        step: TurnStep,
    },
    /// A card goes from the stock to a hand.
    Drew {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: C,
    },
    /// The top of the discard pile goes to a hand.
    Took {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// A meld goes from a hand to the table.
    Melded {
        /// The meld.
        meld: Meld,
    },
    /// A card goes from a hand to the discard pile.
    Discarded {
        /// Whose hand.
        seat: Seat,
        /// The card.
        card: CardId,
    },
    /// The stock is empty and the discard pile has to become the stock.
    StockRanOut,
    /// The stock is empty for good: this turn is the last.
    LastTurn,
    /// The discard pile has become the stock.
    Recycled {
        /// The new stock, its top last.
        stock: Vec<C>,
    },
    /// The round ended.
    RoundEnded {
        /// How.
        ending: Ending,
    },
    /// The hands are shown, split into melds and loose cards.
    HandsShown {
        /// By seat.
        splits: Vec<Split>,
    },
    /// The round is counted.
    Scored {
        /// The score sheet.
        lines: Vec<ScoreLine>,
    },
    /// The match is over.
    MatchEnded {
        /// Who won.
        winners: Vec<Seat>,
    },
}

impl Event<CardId> {
    /// The event as a seat is shown it. `None` is an onlooker who sees no hand.
    pub fn shown_to(&self, viewer: Option<Seat>) -> Event<Seen> {
        let back = |cards: &Vec<CardId>| vec![Seen::Back; cards.len()];
        let face = |cards: &Vec<CardId>| cards.iter().copied().map(Seen::Face).collect();
        match self.clone() {
            Event::Dealt { hands, stock } => {
                let seen = |(seat, hand): (usize, &Vec<CardId>)| {
                    if viewer == Some(Seat::at(seat)) { face(hand) } else { back(hand) }
                };
                Event::Dealt { hands: hands.iter().enumerate().map(seen).collect(), stock: back(&stock) }
            }
            Event::Drew { seat, card } => {
                let card = if viewer == Some(seat) { Seen::Face(card) } else { Seen::Back };
                Event::Drew { seat, card }
            }
            Event::Recycled { stock } => Event::Recycled { stock: back(&stock) },
            Event::RoundBegan { round, dealer } => Event::RoundBegan { round, dealer },
            Event::TurnedUp { card } => Event::TurnedUp { card },
            Event::TurnBegan { seat } => Event::TurnBegan { seat },
            Event::TurnWentOn { seat, step } => Event::TurnWentOn { seat, step },
            Event::Took { seat, card } => Event::Took { seat, card },
            Event::Melded { meld } => Event::Melded { meld },
            Event::Discarded { seat, card } => Event::Discarded { seat, card },
            Event::StockRanOut => Event::StockRanOut,
            Event::LastTurn => Event::LastTurn,
            Event::RoundEnded { ending } => Event::RoundEnded { ending },
            Event::HandsShown { splits } => Event::HandsShown { splits },
            Event::Scored { lines } => Event::Scored { lines },
            Event::MatchEnded { winners } => Event::MatchEnded { winners },
        }
    }
}

impl Public {
    /// Lets an event happen to what everybody sees.
    pub fn apply<C>(&mut self, event: &Event<C>) {
        match event {
            Event::RoundBegan { round, dealer } => self.clear_for_round(*round, *dealer),
            Event::Dealt { hands, stock } => {
                self.hand_sizes = hands.iter().map(Vec::len).collect();
                self.stock_size = stock.len();
                self.pending.clear();
            }
            Event::TurnedUp { card } => {
                self.stock_size -= 1;
                self.discard.push(*card);
            }
            Event::TurnBegan { seat } => {
                self.taken = None;
                self.turns[seat.index()] += 1;
                self.pending = vec![Pending::Turn(*seat, TurnStep::Draw)];
            }
            Event::TurnWentOn { seat, step } => self.pending = vec![Pending::Turn(*seat, *step)],
            Event::Drew { seat, .. } => {
                self.stock_size -= 1;
                self.hand_sizes[seat.index()] += 1;
            }
            Event::Took { seat, card } => {
                self.discard.pop();
                self.hand_sizes[seat.index()] += 1;
                self.known[seat.index()].push(*card);
                self.taken = Some(*card);
            }
            Event::Melded { meld } => {
                for card in meld.cards() {
                    self.leave_hand(meld.owner, card);
                }
                self.melds.push(meld.clone());
            }
            Event::Discarded { seat, card } => {
                self.leave_hand(*seat, *card);
                self.discard.push(*card);
            }
            Event::StockRanOut => self.pending.push(Pending::Step(StepKind::Recycle)),
            Event::LastTurn => self.last_turn = true,
            Event::Recycled { stock } => {
                self.stock_size = stock.len();
                self.discard.clear();
                self.recycles += 1;
                self.pending.pop();
            }
            Event::RoundEnded { ending } => {
                self.ending = Some(*ending);
                if let Some(seat) = ending.by {
                    self.last_out[seat.index()] = Some(self.round);
                }
                self.pending = vec![Pending::Step(StepKind::Score)];
            }
            Event::HandsShown { splits } => self.shown.clone_from(splits),
            Event::Scored { lines } => {
                for line in lines {
                    self.totals[line.seat.index()] += line.amount;
                }
                self.sheets.push(lines.clone());
                self.pending = vec![Pending::Step(StepKind::NextRound)];
            }
            Event::MatchEnded { winners } => {
                self.winners.clone_from(winners);
                self.pending.clear();
            }
        }
    }

    fn clear_for_round(&mut self, round: u16, dealer: Seat) {
        let (totals, last_out) = (std::mem::take(&mut self.totals), std::mem::take(&mut self.last_out));
        let sheets = std::mem::take(&mut self.sheets);
        let fresh = Public::new(self.spec.clone(), dealer);
        *self = Public { round, totals, last_out, sheets, ..fresh };
        self.pending = vec![Pending::Step(StepKind::Deal)];
    }

    fn leave_hand(&mut self, seat: Seat, card: CardId) {
        self.hand_sizes[seat.index()] -= 1;
        self.known[seat.index()].retain(|known| *known != card);
    }
}

impl Table {
    /// Lets an event happen.
    pub(crate) fn apply(&mut self, event: &Event<CardId>) {
        self.public.apply(event);
        match event {
            Event::RoundBegan { .. } => {
                self.hands.iter_mut().for_each(Vec::clear);
                self.stock.clear();
            }
            Event::Dealt { hands, stock } => {
                self.hands.clone_from(hands);
                self.stock.clone_from(stock);
            }
            Event::TurnedUp { .. } => drop(self.stock.pop()),
            Event::Drew { seat, card } => {
                self.stock.pop();
                self.hands[seat.index()].push(*card);
            }
            Event::Took { seat, card } => self.hands[seat.index()].push(*card),
            Event::Melded { meld } => {
                let hand = &mut self.hands[meld.owner.index()];
                hand.retain(|held| meld.cards().all(|card| card != *held));
            }
            Event::Discarded { seat, card } => self.hands[seat.index()].retain(|held| held != card),
            Event::Recycled { stock } => self.stock.clone_from(stock),
            _ => {}
        }
    }
}

impl Step {
    /// The step without its outcome.
    pub fn kind(&self) -> StepKind {
        match self {
            Step::NextRound => StepKind::NextRound,
            Step::Deal { .. } => StepKind::Deal,
            Step::Recycle { .. } => StepKind::Recycle,
            Step::Score => StepKind::Score,
        }
    }
}
