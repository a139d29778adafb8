//! How a round begins and ends: the cut, the deal, the count.

use super::{Happening, StepError, same_cards};
use crate::cards::ids::{CardId, Seat};
use crate::deadwood::division::{self, Split};
use crate::event::Event;
use crate::score::{self, ScoreLine};
use crate::table::{EndReason, Ending, TurnStep};
use crate::turn::window::WindowKind;

impl Happening<'_> {
    pub(super) fn next_round(&mut self) {
        let public = &self.table.public;
        let dealer = if public.round == 0 { public.dealer } else { public.spec.plan.next_dealer(public) };
        let round = public.round + 1;
        let (seats, cut) = (public.spec.seats, public.spec.windows.cut_bonus.is_some());
        self.add(Event::RoundBegan { round, dealer });
        if cut {
            let right = Seat::at((dealer.index() + seats - 1) % seats);
            self.open(WindowKind::Cut, [right].into_iter().collect());
        }
    }

    /// The bonus of a cut is paid when the cards lifted are exactly those of all hands and the upcard. The hand slips, but not off the pack.
    pub(super) fn see_cut(&mut self, error: i8) {
        let public = &self.table.public;
        let (least, most) = public.cuts().into_inner();
        let meant = i16::from(public.cut.unwrap_or(least)) + i16::from(error);
        let lifted = meant.clamp(i16::from(least), i16::from(most));
        let paid = public.exact_cut();
        let exact = usize::try_from(lifted).is_ok_and(|lifted| paid.is_some_and(|cut| cut.cards == lifted));
        let seat = Seat::at((public.dealer.index() + public.spec.seats - 1) % public.spec.seats);
        let amount = paid.map_or(0, |cut| cut.bonus);
        self.add(Event::CutSeen { lifted, exact });
        if exact {
            self.add(Event::Entered { line: ScoreLine { seat, label: "cut", amount } });
        }
    }

    pub(super) fn deal(&mut self, order: &[CardId]) -> Result<(), StepError> {
        let spec = self.table.public.spec.clone();
        if !same_cards(order, spec.deck.cards()) {
            return Err(StepError::WrongCards);
        }
        let public = &self.table.public;
        let (first, size) = (public.first_seat(), spec.deal.hand(public.round));
        let dealt = size * public.seats_in().count();
        let mut hands: Vec<Vec<CardId>> = (0..spec.seats).map(|_| Vec::with_capacity(size)).collect();
        let mut to = public.dealer;
        for card in &order[..dealt] {
            to = public.left_of(to);
            hands[to.index()].push(*card);
        }
        let (more, rest) = order[dealt..].split_at(usize::from(spec.deal.first_plays));
        hands[first.index()].extend(more);
        let stock: Vec<CardId> = rest.iter().rev().copied().collect();
        let mut top = stock.iter().rev().copied();
        let wild = if spec.deal.wild_cut.is_some_and(|cut| !cut.hidden) { top.next() } else { None };
        let upcard = if spec.deal.upcard { top.next() } else { None };
        let shown = if spec.open_hands { hands.clone() } else { Vec::new() };
        self.add(Event::Dealt { hands, stock });
        for (seat, cards) in shown.into_iter().enumerate() {
            self.add(Event::CardsShown { seat: Seat::at(seat), cards });
        }
        if let Some(card) = wild {
            self.add(Event::WildCut { card });
        }
        if let Some(card) = upcard {
            self.add(Event::TurnedUp { card });
            self.turn_up_more();
        }
        if self.ends_by_hand() {
            return Ok(());
        }
        self.lay_aside_dealt(first);
        if spec.windows.give {
            self.ask_to_give(first);
        } else {
            self.begin_play();
        }
        Ok(())
    }

    /// The first turn of the round begins.
    pub(super) fn begin_play(&mut self) {
        let first = self.table.public.first_seat();
        self.begin_turn(first);
        if self.table.public.spec.deal.first_plays {
            self.add_plain(Event::TurnWentOn { seat: first, step: TurnStep::Play });
        }
    }

    /// Whether a hand ends the round before its first turn, and then it does.
    pub(super) fn ends_by_hand(&mut self) -> bool {
        let Some(by) = self.ended_by_hand() else { return false };
        self.end_round(EndReason::Dealt, by);
        true
    }

    /// Whose hand ends it, if any does; nobody's where several do and the first in turn is no better.
    fn ended_by_hand(&self) -> Option<Option<Seat>> {
        let public = &self.table.public;
        let rule = &public.spec.ends.dealt;
        let wins = |seat: &Seat| rule.takes(&public.spec, &self.table.hands[seat.index()]);
        let mut found = public.in_order_from(public.first_seat()).filter(wins);
        let first = found.next()?;
        let alone = rule.first_of_several || found.next().is_none();
        Some(alone.then_some(first))
    }

    pub(crate) fn end_round(&mut self, why: EndReason, by: Option<Seat>) {
        self.turn_up_wild();
        self.add(Event::RoundEnded { ending: Ending { why, by } });
    }

    pub(super) fn score(&mut self) {
        let spec = self.table.public.spec.clone();
        let splits = self.table.public.seats().map(|seat| self.divided(seat)).collect();
        self.add(Event::HandsShown { splits });
        let mut lines = score::lines(self.table);
        lines.extend(spec.plan.lane_lines(&self.table.public, &lines));
        lines.extend(spec.plan.last_lines(&self.table.public, &lines));
        lines.extend(spec.plan.re_entries(&self.table.public, &lines));
        self.add(Event::Scored { lines });
        if spec.plan.is_over(&self.table.public) {
            let winners = spec.plan.winners(&self.table.public);
            self.add(Event::MatchEnded { winners });
        }
    }

    /// A hand as it is counted. Who closed has said already what is left over, and so has who divided the hand; who left the round shows nothing.
    fn divided(&self, seat: Seat) -> Split {
        let public = &self.table.public;
        let (spec, hand) = (&public.spec, &self.table.hands[seat.index()]);
        let closed = public.closed.is_some_and(|ending| ending.by == Some(seat));
        let divided = closed || public.melds_of(seat).next().is_some();
        match &spec.ends.close {
            _ if public.state(seat).left.is_some_and(|left| !left.shows_hand()) => Split::default(),
            Some(_) if !divided && spec.divides_hands() => spec.best_split(hand),
            None if spec.covers_hands() => division::cover(spec, hand),
            _ => Split { melds: Vec::new(), loose: hand.clone() },
        }
    }
}
