//! A hand played to its end with plain play on both sides, from a guess at the cards that nobody of this seat's side has seen.

use crate::race::Race;
use rand::Rng;
use rummage_rules::card::CardId;
use rummage_rules::loose::{self, CardSet, MeldTable};
use rummage_rules::score::{Counts, Whose};
use rummage_rules::spec::WhenSpent;
use rummage_rules::table::EndReason;
use rummage_rules::view::View;

/// After so many turns a hand that is not closed yet is no lower than one turn before.
const LONG_TURNS: usize = 9;

/// What it is worth to have the better of a round, besides the cards.
#[derive(Clone, Copy, Debug)]
pub struct Prize {
    clean: i32,
    undercut: i32,
    limit: i32,
    /// A round ends with so many cards in the stock.
    last: usize,
    race: Race,
}

impl Prize {
    /// What the rules of this table pay.
    pub fn of(view: &View) -> Prize {
        let (public, spec) = (&view.public, &view.public.spec);
        let fixed = |whose: Whose| -> i32 {
            let sums = spec.score.iter().filter(|term| term.whose == whose).map(|term| match term.counts {
                Counts::Fixed(sum) => sum,
                _ => 0,
            });
            sums.sum()
        };
        Prize {
            clean: fixed(Whose::Closer(EndReason::ClosedClean)),
            undercut: fixed(Whose::Undercutter),
            limit: public.close_limit().unwrap_or(0),
            last: match spec.exhaustion.then {
                WhenSpent::EndAt(last) => last,
                _ => 0,
            },
            race: Race::of(view),
        }
    }
}

/// How this seat goes on.
#[derive(Clone, Copy, Debug)]
pub enum Way {
    /// It holds these cards and throws this one.
    Throw {
        /// The cards.
        with: CardSet,
        /// The one thrown.
        card: CardId,
    },
    /// It closes with these cards.
    Close {
        /// The hand without the discard.
        rest: CardSet,
    },
}

/// Cards as they may lie.
#[derive(Clone)]
pub struct Deal<'a> {
    melds: &'a MeldTable,
    prize: &'a Prize,
    /// This seat's, then the other's.
    hands: [CardSet; 2],
    /// Its top last.
    stock: Vec<CardId>,
    top: Option<CardId>,
}

impl<'a> Deal<'a> {
    /// A guess. The longer a hand has lasted, the less the other is likely to have left over: of several guesses the lowest counts.
    pub fn guess(view: &View, melds: &'a MeldTable, prize: &'a Prize, rng: &mut impl Rng) -> Deal<'a> {
        let other = view.seat.left(view.public.spec.seats);
        let turns = usize::from(view.public.turns[view.seat.index()]);
        let mut guess = || {
            let table = view.sample(rng);
            let theirs = loose::set_of(&table.hands[other.index()]);
            let hands = [loose::set_of(&view.hand), theirs];
            Deal { melds, prize, hands, stock: table.stock, top: view.public.discard.last().copied() }
        };
        let first = guess();
        let others = 1 + 2 * turns.min(LONG_TURNS) / 3;
        (0..others).fold(first, |low, _| {
            let deal = guess();
            if melds.least(deal.hands[1]) < melds.least(low.hands[1]) { deal } else { low }
        })
    }

    /// By how much the card would bring down what the other has left over.
    pub fn use_of(&self, card: CardId) -> i32 {
        let (hand, set) = (self.hands[1], loose::set_of(&[card]));
        let now = self.melds.least(hand);
        if self.melds.least(hand | set) == now + self.melds.worth(set) {
            return 0;
        }
        self.best_throw(hand | set, Some(card)).map_or(0, |(_, left)| (now - left).max(0))
    }

    /// The chance to win the match, in the measure of [`Race::chance`], if this seat goes on in this way.
    pub fn play(mut self, way: Way) -> i32 {
        match way {
            Way::Close { rest } => self.prize.race.chance(self.settle(rest, self.hands[1])),
            Way::Throw { with, card } => {
                self.hands[0] = with & !loose::set_of(&[card]);
                self.top = Some(card);
                self.go_on(1)
            }
        }
    }

    /// Plays on from a draw of this seat, 0 or 1.
    fn go_on(mut self, first: usize) -> i32 {
        let mut seat = first;
        while self.stock.len() > self.prize.last {
            let (hand, taken) = self.draw(seat);
            let Some((thrown, left)) = self.best_throw(hand, taken) else { break };
            let rest = hand & !loose::set_of(&[thrown]);
            if left <= self.prize.limit {
                let made = self.settle(rest, self.hands[1 - seat]);
                return self.prize.race.chance(if seat == 0 { made } else { -made });
            }
            self.hands[seat] = rest;
            self.top = Some(thrown);
            seat = 1 - seat;
        }
        self.prize.race.chance(0)
    }

    /// Takes the open card if it makes a meld, else draws; the cards then held, and the one taken.
    fn draw(&mut self, seat: usize) -> (CardSet, Option<CardId>) {
        let hand = self.hands[seat];
        if let Some(top) = self.top {
            let card = loose::set_of(&[top]);
            let now = self.melds.least(hand);
            if self.melds.least(hand | card) < now + self.melds.worth(card)
                && self.best_throw(hand | card, Some(top)).is_some_and(|(_, left)| left < now)
            {
                return (hand | card, Some(top));
            }
        }
        let drawn = self.stock.pop();
        (hand | drawn.map_or(0, |card| loose::set_of(&[card])), None)
    }

    /// The card whose loss leaves least; of several the dearest.
    fn best_throw(&self, hand: CardSet, taken: Option<CardId>) -> Option<(CardId, i32)> {
        let able = self.melds.least_without(hand).filter(|(card, _)| Some(*card) != taken);
        able.min_by_key(|(card, left)| (*left, std::cmp::Reverse(self.melds.worth(loose::set_of(&[*card])))))
    }

    /// The points that the seat which closes with these cards makes, less those that the other makes.
    fn settle(&self, rest: CardSet, other: CardSet) -> i32 {
        let left = self.melds.least(rest);
        if left == 0 {
            return self.melds.least(other) + self.prize.clean;
        }
        let theirs = self.after_lay_offs(rest, other);
        let lead = theirs - left;
        if lead > 0 { lead } else { lead - self.prize.undercut }
    }

    /// What the other has left over once its loose cards lie where they fit.
    fn after_lay_offs(&self, shown: CardSet, hand: CardSet) -> i32 {
        let mut table = self.melds.melds(shown, |melds| (0, melds.len()));
        let melded: CardSet =
            self.melds.melds(hand, |melds| (0, melds.len())).iter().fold(0, |all, meld| all | meld);
        let mut rest = hand & !melded;
        loop {
            let fitting = self.melds.fitting(&table) & rest;
            let Some(card) = loose::cards_of(fitting).next() else { break };
            let card = loose::set_of(&[card]);
            let grows = table.iter().position(|meld| self.melds.fitting(&[*meld]) & card != 0);
            let Some(grows) = grows else { break };
            table[grows] |= card;
            rest &= !card;
        }
        self.melds.worth(rest)
    }
}
