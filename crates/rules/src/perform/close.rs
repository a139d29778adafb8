//! How a round ends by closing: the hand is shown, the others lay off in turn or have one turn more, and then it is counted.

use super::Happening;
use crate::cards::ids::Seat;
use crate::event::Event;
use crate::judge::{Close, WrongClose};
use crate::melds::meld::Meld;
use crate::melds::pattern;
use crate::table::{EndReason, Ending, Left, TurnStep};

impl Happening<'_> {
    pub(super) fn close(&mut self, seat: Seat, close: Close) {
        let Close { discard, melds, why } = close;
        self.add(Event::Closed { ending: Ending { why, by: Some(seat) } });
        self.turn_up_wild();
        if let Some(card) = discard {
            self.add_plain(Event::Discarded { seat, card });
        }
        for meld in melds {
            self.add(Event::Melded { meld });
        }
        let cards = self.table.hands[seat.index()].clone();
        if !cards.is_empty() {
            self.add(Event::CardsShown { seat, cards });
        }
        if self.table.public.in_last_lap() {
            self.next_turn(seat);
        } else if why.is_clean_close() || !self.others_lay_off() {
            self.end_round(why, Some(seat));
        } else {
            self.show_others(seat);
            self.next_showdown(seat);
        }
    }

    /// The melds of the others are laid beside those of the seat that closed, where cards are laid off on all of them.
    fn show_others(&mut self, closer: Seat) {
        let public = &self.table.public;
        if !public.spec.knocks().is_some_and(|rule| rule.shows_all) {
            return;
        }
        let others: Vec<Seat> = public.seats_playing().filter(|seat| *seat != closer).collect();
        for seat in others {
            let (spec, hand) = (&self.table.public.spec, &self.table.hands[seat.index()]);
            let melds = spec.best_split(hand).melds;
            let read = melds.iter().filter_map(|cards| pattern::read(spec, cards).ok());
            let melds: Vec<Meld> = read.map(|reading| Meld::new(seat, reading)).collect();
            melds.into_iter().for_each(|meld| self.add(Event::Melded { meld }));
        }
    }

    /// A hand that cannot close: the card thrown lies on the open pile, and the seat has left the round.
    pub(super) fn close_wrongly(&mut self, seat: Seat, wrong: WrongClose) {
        let WrongClose { discard, refusal } = wrong;
        self.add(Event::AttemptFailed { seat, refusal });
        self.add_plain(Event::Discarded { seat, card: discard });
        self.leave(seat, Left::ClosedWrongly);
    }

    pub(super) fn drop_out(&mut self, seat: Seat) {
        let first = self.table.public.turns[seat.index()] == 1;
        self.leave(seat, Left::Dropped { first });
    }

    /// A seat leaves the round: the others go on, or the last one of them ends it. Where seats leave because they are stuck, the last one
    /// plays on until it is stuck as well.
    pub(super) fn leave(&mut self, seat: Seat, left: Left) {
        self.add_plain(Event::LeftRound { seat, left });
        self.add_plain(Event::TurnPassed { seat });
        let public = &self.table.public;
        let last = public.left_of(seat);
        match public.seats_playing().count() {
            0 => self.end_round(EndReason::AllLeft, None),
            1 if left != Left::Stuck => self.end_round(EndReason::LastLeft, Some(last)),
            _ => self.next_turn(seat),
        }
    }

    /// Asks the next seat to lay off, or ends the round when all others have been asked.
    pub(super) fn next_showdown(&mut self, seat: Seat) {
        let Some(ending) = self.table.public.closed else { return };
        let next = self.table.public.left_of(seat);
        if ending.by == Some(next) {
            return self.end_round(ending.why, ending.by);
        }
        self.add_plain(Event::TurnBegan { seat: next });
        self.add_plain(Event::TurnWentOn { seat: next, step: TurnStep::Showdown });
    }

    /// Goes on to the next seat's last turn, or ends the lap where every seat has had it.
    pub(super) fn next_of_lap(&mut self, next: Seat) {
        match self.table.public.closed {
            Some(ending) if ending.by == Some(next) => self.end_lap(ending),
            _ => self.begin_turn(next),
        }
    }

    /// The last turns are over: the others lay off, where they may, and the round ends.
    pub(super) fn end_lap(&mut self, ending: Ending) {
        match ending.by.filter(|_| self.others_lay_off()) {
            Some(closer) => self.next_showdown(closer),
            None => self.end_round(ending.why, ending.by),
        }
    }

    fn others_lay_off(&self) -> bool {
        self.table.public.spec.knocks().is_some_and(|rule| rule.lay_offs)
    }
}
