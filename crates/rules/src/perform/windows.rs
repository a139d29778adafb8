//! Block 11: opening windows, gathering sealed answers, and what follows from them.

use super::Happening;
use crate::action::Choice;
use crate::cards::ids::{CardId, Seat};
use crate::event::Event;
use crate::melds::pattern;
use crate::table::seats::Seats;
use crate::table::{Owed, Pending, Public, TurnStep};
use crate::turn::calling::Called;
use crate::turn::window::{Calls, Window, WindowKind};

impl Happening<'_> {
    pub(super) fn answer(&mut self, seat: Seat, choice: Choice) {
        self.add(Event::Answered { seat, choice: Some(choice) });
        let Some(Pending::Window(window)) = self.table.public.pending.last().copied() else { return };
        let first_call = self.table.public.spec.windows.buy.is_some_and(|buy| buy.first_call);
        let called = window.kind == WindowKind::Buy && first_call && choice == Choice::Buy;
        if called || window.missing().next().is_none() {
            self.resolve(&window);
        }
    }

    fn resolve(&mut self, window: &Window) {
        let answers = self.table.answers.clone();
        let first =
            |wanted: Choice| window.asked.iter().copied().find(|seat| answers[seat.index()] == Some(wanted));
        self.add(Event::WindowClosed);
        match window.kind {
            WindowKind::Buy => match first(Choice::Buy) {
                Some(seat) => self.buy(seat),
                None => self.add(Event::CardDied),
            },
            WindowKind::Rummy => match first(Choice::Rummy) {
                Some(caller) => self.call_rummy(Some(caller)),
                None => self.after_calls(),
            },
            WindowKind::Dig => {
                let digs = |seat: Seat| answers[seat.index()] == Some(Choice::Dig(true));
                self.count_dig_votes(digs);
            }
            WindowKind::Give => self.give_round(&answers),
            WindowKind::Leave => self.consent(first(Choice::No).is_none()),
            WindowKind::Force => self.after_demand(first(Choice::Force).is_some()),
            WindowKind::Cut => {
                let number = window.asked.first().and_then(|seat| answers[seat.index()]);
                let number = if let Some(Choice::Cut(number)) = number { number } else { 0 };
                self.add(Event::CutCalled { number });
            }
        }
    }

    /// Every seat is asked for a card to give.
    pub(super) fn ask_to_give(&mut self, first: Seat) {
        let asked = self.table.public.in_order_from(first).collect();
        self.open(WindowKind::Give, asked);
    }

    /// All cards go to the next seat at once, and the first turn begins unless a hand ends the round now.
    fn give_round(&mut self, answers: &[Option<Choice>]) {
        for seat in self.table.public.seats() {
            if let Some(Choice::Give(card)) = answers[seat.index()] {
                let to = self.table.public.left_of(seat);
                self.add(Event::Gave { seat, to, card });
            }
        }
        if !self.ends_by_hand() {
            self.begin_play();
        }
    }

    /// The partners of the seat in turn are asked whether it goes out.
    pub(super) fn ask_partner(&mut self, seat: Seat) {
        let public = &self.table.public;
        let asked = clockwise_after(seat, public).filter(|other| public.same_side(seat, *other)).collect();
        self.open(WindowKind::Leave, asked);
    }

    /// What they say binds, and the turn goes on.
    fn consent(&mut self, may: bool) {
        if let Some(seat) = self.table.public.turn() {
            self.add(Event::Consented { seat, may });
            self.resume_turn();
        }
    }

    /// The seat in turn does not want the live card: now the others may buy it.
    pub(super) fn decline(&mut self, seat: Seat) {
        if self.table.public.spec.turn.upcard_offered {
            return self.refuse_upcard(seat);
        }
        if self.table.public.spec.draw.offer {
            return self.leave_offer(seat);
        }
        self.add_plain(Event::TurnWentOn { seat, step: TurnStep::Draw });
        let asked = self.buyers(seat);
        if asked.is_empty() {
            self.add(Event::CardDied);
        } else {
            self.open(WindowKind::Buy, asked);
        }
    }

    /// The card turned up at the deal goes by: to the next seat, and after the dealer to nobody.
    fn refuse_upcard(&mut self, seat: Seat) {
        self.add_plain(Event::TurnPassed { seat });
        let public = &self.table.public;
        let next = seat.left(public.spec.seats);
        if seat == public.dealer {
            self.add(Event::CardDied);
        }
        self.begin_turn(next);
    }

    /// The seats that may buy, the one nearest to the seat in turn first.
    fn buyers(&self, drawer: Seat) -> Seats {
        let public = &self.table.public;
        let Some(rule) = public.spec.windows.buy else { return Seats::default() };
        let price = public.stock_size > 0 || public.can_recycle_without_top();
        if !price || (public.discarder.is_none() && !rule.upcard) {
            return Seats::default();
        }
        let may = |seat: &Seat| {
            let state = public.state(*seat);
            public.discarder != Some(*seat)
                && (rule.when_down || !state.opened)
                && rule.most_in(public.round).is_none_or(|most| state.buys < most)
        };
        clockwise_after(drawer, public).filter(may).collect()
    }

    fn buy(&mut self, seat: Seat) {
        let Some(card) = self.table.public.discard.last().copied() else { return };
        self.add(Event::Bought { seat, card });
        self.owe(seat, Owed::Price);
    }

    /// Whether the discard that this seat has just thrown can be called.
    pub(super) fn may_be_called(&self, seat: Seat) -> bool {
        let public = &self.table.public;
        match public.spec.windows.rummy {
            Calls::Off => false,
            Calls::Manual | Calls::Automatic => public.state(seat).opened,
            // It would be the same cards for anybody.
            Calls::ToLay => public.may_call(seat),
        }
    }

    pub(super) fn open_calls(&mut self, seat: Seat) {
        let public = &self.table.public;
        let fits = |card| pattern::fits_anywhere(&public.spec, &public.melds, card);
        match public.spec.windows.rummy {
            Calls::Automatic if public.discard.last().copied().is_some_and(fits) => self.call_rummy(None),
            Calls::Manual | Calls::ToLay => {
                let asked = clockwise_after(seat, public).collect();
                self.open(WindowKind::Rummy, asked);
            }
            Calls::Automatic | Calls::Off => self.next_turn(seat),
        }
    }

    fn call_rummy(&mut self, by: Option<Seat>) {
        let public = &self.table.public;
        let (Some(seat), Some(card)) = (public.turn(), public.discard.last().copied()) else { return };
        if let (Calls::ToLay, Some(caller)) = (public.spec.windows.rummy, by) {
            return self.lay_called(caller, card);
        }
        self.add(Event::RummyCalled { by, seat, card });
        self.owe(seat, Owed::Penalty);
    }

    /// The caller lays the card for itself, through its hand, and the turn passes on as it would have.
    fn lay_called(&mut self, seat: Seat, card: CardId) {
        let called = self.table.public.called(seat);
        self.add(Event::RummyCalled { by: Some(seat), seat, card });
        match called {
            Some(Called::LaidOff(meld, fit)) => self.add(Event::LaidOff { seat, meld, fit }),
            Some(Called::Melded(meld)) => {
                let with: Vec<CardId> = meld.cards().collect();
                let row = self.table.public.discard.iter().copied();
                let cards = row.filter(|lying| with.contains(lying)).collect();
                self.add(Event::TookRow { seat, cards, duty: None });
                self.add(Event::Melded { meld });
            }
            None => {}
        }
        self.after_calls();
    }

    fn after_calls(&mut self) {
        if let Some(seat) = self.table.public.turn() {
            self.next_turn(seat);
        }
    }

    /// A vote is held only while there is something to turn over and something has been played since the last time.
    pub(super) fn dig_is_possible(&self) -> bool {
        let public = &self.table.public;
        let left = |rule: crate::turn::window::DigRule| rule.most.is_none_or(|most| public.digs < most);
        public.spec.windows.dig.is_some_and(left) && public.played && !public.discard.is_empty()
    }

    pub(super) fn open_dig(&mut self, seat: Seat) {
        let asked = std::iter::once(seat).chain(clockwise_after(seat, &self.table.public)).collect();
        self.open(WindowKind::Dig, asked);
    }

    /// Every side has to have somebody who wants to dig.
    fn count_dig_votes(&mut self, digs: impl Fn(Seat) -> bool) {
        let public = &self.table.public;
        let Some(seat) = public.turn() else { return };
        let side_digs = |seat: Seat| public.seats().any(|other| public.same_side(seat, other) && digs(other));
        if public.seats().all(side_digs) {
            self.add(Event::TurnedOver);
        } else {
            self.stock_is_out(seat);
        }
    }

    pub(crate) fn open(&mut self, kind: WindowKind, asked: Seats) {
        self.add(Event::WindowOpened { window: Window { kind, asked, answered: Seats::default() } });
    }
}

fn clockwise_after(seat: Seat, public: &Public) -> impl Iterator<Item = Seat> + use<> {
    let seats = public.spec.seats;
    (1..seats).map(move |step| Seat::at((seat.index() + step) % seats))
}

impl Public {
    /// Whether the discard pile could become the stock once its top has been bought.
    fn can_recycle_without_top(&self) -> bool {
        let kept = usize::from(self.spec.exhaustion.keep_top);
        self.recycles < self.spec.exhaustion.recycles && self.discard.len() > kept + 1
    }
}
