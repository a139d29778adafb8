//! Letting events happen that come from outside: whatever they say, they do not break the view that they are folded into.

use crate::action::Choice;
use crate::cards::ids::{CardId, MeldId, Seat};
use crate::event::{Event, Seen};
use crate::melds::meld::Meld;
use crate::score::ScoreLine;
use crate::table::Public;
use crate::table::plausible::{ENDLESS, Implausible};
use crate::table::view::View;

/// More events than any single moment of a match is made of.
const MOST_AT_ONCE: usize = 100_000;

impl View {
    /// Lets happen what its seat was told, if it can have happened at this table, and the view that comes of it can be. An onlooker, who sees
    /// no hand, holds the view of some seat with an empty hand. Otherwise nothing changes.
    ///
    /// # Errors
    /// The first thing that cannot be.
    pub fn fold_told(&mut self, events: &[Event<Seen>], onlooker: bool) -> Result<(), Implausible> {
        if events.len() > MOST_AT_ONCE {
            return Err(Implausible::TooMuch);
        }
        let mut view = self.clone();
        for event in events {
            view.public.takes(event)?;
            view.fold(event);
            if onlooker {
                view.hand.clear();
            }
        }
        if onlooker {
            view.vet_without_hand()?;
        } else {
            view.vet()?;
        }
        *self = view;
        Ok(())
    }
}

impl Public {
    /// Whether an event names only what this table has, and leaves every count within what it can hold.
    fn takes(&self, event: &Event<Seen>) -> Result<(), Implausible> {
        self.counts_have_room()?;
        match event {
            Event::RoundBegan { round, dealer } => {
                self.has_seat(*dealer)?;
                if *round == self.round + 1 { Ok(()) } else { Err(Implausible::Number((*round).into())) }
            }
            Event::Dealt { hands, stock } => self.takes_deal(hands, stock),
            Event::TurnedUp { card } => {
                self.has_stock()?;
                self.has_cards(&[*card])
            }
            Event::WildCut { card } => {
                self.has_wild()?;
                self.has_cards(&[*card])
            }
            Event::SawWild(seat, card) => {
                self.has_wild()?;
                self.has_seat(*seat)?;
                self.has_cards(card.face().as_slice())
            }
            Event::Drew { seat, card } => {
                self.has_stock()?;
                self.has_seat(*seat)?;
                self.has_cards(card.face().as_slice())
            }
            Event::CardsShown { seat, cards } => {
                self.has_seat(*seat)?;
                self.has_cards(cards)
            }
            Event::TookRow { seat, cards, duty } => {
                self.has_seat(*seat)?;
                self.has_cards(cards)?;
                self.has_cards(duty.as_slice())
            }
            Event::Took { seat, card }
            | Event::Discarded { seat, card }
            | Event::LaidAside { seat, card }
            | Event::Bought { seat, card } => {
                self.has_seat(*seat)?;
                self.has_cards(&[*card])
            }
            Event::RummyCalled { by, seat, card } => {
                self.has_seats(by)?;
                self.has_seat(*seat)?;
                self.has_cards(&[*card])
            }
            Event::SlotsFilled { seat, slots } => {
                self.has_seat(*seat)?;
                let beyond = slots.iter().find(|slot| **slot >= self.spec.deck.len());
                beyond.map_or(Ok(()), |slot| Err(number(*slot)))
            }
            Event::Melded { meld } => self.takes_meld(self.melds.len(), meld),
            Event::Rearranged { seat, cards, melds } => {
                self.has_seat(*seat)?;
                self.has_cards(cards)?;
                if melds.len() > self.spec.deck.len() {
                    return Err(number(melds.len()));
                }
                melds.iter().enumerate().try_for_each(|(nth, meld)| self.takes_meld(nth, meld))
            }
            Event::LaidOff { seat, meld, fit } => {
                self.has_seat(*seat)?;
                self.has_meld(*meld)?;
                self.has_cards(&[fit.slot.card])
            }
            Event::Rode { seat, meld, card } => {
                self.has_seat(*seat)?;
                self.has_meld(*meld)?;
                self.has_cards(&[*card])
            }
            Event::Swapped { seat, swap, slot, wild } => {
                self.has_seat(*seat)?;
                self.has_meld(swap.meld)?;
                self.has_cards(&[swap.natural, *wild])?;
                let places = self.melds[swap.meld.index()].len();
                if *slot < places { Ok(()) } else { Err(number(*slot)) }
            }
            Event::Answered { seat, choice } => {
                self.has_seat(*seat)?;
                let given = if let Some(Choice::Give(card)) = choice { Some(*card) } else { None };
                self.has_cards(given.as_slice())
            }
            Event::Gave { seat, to, card } => {
                self.has_seats(&[*seat, *to])?;
                self.has_cards(card.face().as_slice())
            }
            Event::WildKept { wild } => self.has_cards(&[*wild]),
            Event::WindowOpened { window } => {
                self.has_seats(&*window.asked)?;
                self.has_seats(&*window.answered)
            }
            Event::TurnBegan { seat }
            | Event::TurnWentOn { seat, .. }
            | Event::TurnPassed { seat }
            | Event::Opened { seat }
            | Event::Floated { seat }
            | Event::Knocked { seat }
            | Event::LeftRound { seat, .. }
            | Event::Consented { seat, .. }
            | Event::CardOwed { seat, .. } => self.has_seat(*seat),
            Event::AttemptFailed { seat, refusal } => {
                self.has_seat(*seat)?;
                self.has_cards(&refusal.cards)
            }
            Event::Entered { line } => self.takes_lines(std::slice::from_ref(line)),
            Event::Scored { lines } => self.takes_lines(lines),
            Event::Recycled { stock } if stock.len() > self.spec.deck.len() => Err(number(stock.len())),
            Event::Closed { ending } | Event::RoundEnded { ending } => self.has_seats(&ending.by),
            Event::HandsShown { splits } => {
                self.one_a_seat("shown", splits.len())?;
                let cards = splits.iter().flat_map(|split| split.melds.iter().flatten().chain(&split.loose));
                self.has_cards(&cards.copied().collect::<Vec<_>>())
            }
            Event::MatchEnded { winners } => self.has_seats(winners),
            Event::Recycled { .. }
            | Event::CardDied
            | Event::WindowClosed
            | Event::TurnedOver
            | Event::CutCalled { .. }
            | Event::CutSeen { .. }
            | Event::CardSettled
            | Event::StockRanOut
            | Event::LastTurn => Ok(()),
        }
    }

    fn takes_deal(&self, hands: &[Vec<Seen>], stock: &[Seen]) -> Result<(), Implausible> {
        self.one_a_seat("hands", hands.len())?;
        let dealt = hands.iter().map(Vec::len).sum::<usize>() + stock.len();
        if dealt != self.spec.deck.len() {
            return Err(number(dealt));
        }
        self.has_cards(
            &hands.iter().flatten().chain(stock).filter_map(|seen| seen.face()).collect::<Vec<_>>(),
        )
    }

    /// A meld that begins as it is told, in this place among all.
    fn takes_meld(&self, nth: usize, meld: &Meld) -> Result<(), Implausible> {
        self.has_seat(meld.owner)?;
        self.has_seats(&meld.laid_by)?;
        self.has_cards(&meld.all_cards().collect::<Vec<_>>())?;
        let fresh = meld.riders.is_empty() && self.reads(meld);
        if fresh { Ok(()) } else { Err(Implausible::Meld(nth)) }
    }

    fn takes_lines(&self, lines: &[ScoreLine]) -> Result<(), Implausible> {
        self.has_seats(&lines.iter().map(|line| line.seat).collect::<Vec<_>>())?;
        let sum: i64 = lines.iter().map(|line| i64::from(line.amount).abs()).sum();
        if sum <= ENDLESS.into() { Ok(()) } else { Err(Implausible::Number(i32::MAX)) }
    }

    fn has_seat(&self, seat: Seat) -> Result<(), Implausible> {
        if seat.index() < self.spec.seats { Ok(()) } else { Err(Implausible::Seat(seat)) }
    }

    fn has_seats<'a>(&self, seats: impl IntoIterator<Item = &'a Seat>) -> Result<(), Implausible> {
        seats.into_iter().try_for_each(|seat| self.has_seat(*seat))
    }

    fn has_cards(&self, cards: &[CardId]) -> Result<(), Implausible> {
        let missing = cards.iter().find(|card| usize::from(card.0) >= self.spec.deck.len());
        missing.map_or(Ok(()), |card| Err(Implausible::Card(card.0)))
    }

    fn has_meld(&self, meld: MeldId) -> Result<(), Implausible> {
        if meld.index() < self.melds.len() { Ok(()) } else { Err(Implausible::Meld(meld.index())) }
    }

    fn has_stock(&self) -> Result<(), Implausible> {
        if self.stock_size > 0 { Ok(()) } else { Err(Implausible::NoStock) }
    }

    /// A card that says what is wild lies beside the stock or can come from it.
    fn has_wild(&self) -> Result<(), Implausible> {
        if self.wild_hidden { Ok(()) } else { self.has_stock() }
    }

    fn one_a_seat(&self, what: &'static str, there: usize) -> Result<(), Implausible> {
        let seats = self.spec.seats;
        if there == seats { Ok(()) } else { Err(Implausible::Entries { what, there, seats }) }
    }

    /// Whether each count can go up by one, and each total by as much as a match can come to.
    fn counts_have_room(&self) -> Result<(), Implausible> {
        let small = self.states.iter().map(|state| state.buys).chain(self.contracts.iter().copied());
        let small = small.chain(self.completed.iter().copied()).chain([
            self.digs,
            self.recycles,
            self.in_turn.melded,
        ]);
        let small = small.chain(self.states.iter().map(|state| state.laid_early));
        let large = self.turns.iter().chain(&self.rounds_out).chain([&self.round, &self.idle]);
        let full =
            small.into_iter().any(|count| count == u8::MAX) || large.into_iter().any(|c| *c == u16::MAX);
        let endless = |total: &&i32| total.unsigned_abs() > ENDLESS.unsigned_abs();
        match self.totals.iter().find(endless) {
            Some(total) => Err(Implausible::Number(*total)),
            None if full || self.in_turn.drawn > usize::from(u16::MAX) => Err(Implausible::TooMuch),
            None => Ok(()),
        }
    }
}

fn number(number: usize) -> Implausible {
    Implausible::Number(i32::try_from(number).unwrap_or(i32::MAX))
}
