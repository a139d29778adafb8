//! A hand played to its end with plain play on both sides, from a guess at the cards that nobody of this seat's side has seen.

use rand::Rng;
use rummage_rules::card::CardId;
use rummage_rules::loose::{self, CardSet, MeldTable};
use rummage_rules::plan::MatchEnd;
use rummage_rules::score::{Counts, Whose};
use rummage_rules::spec::WhenSpent;
use rummage_rules::table::{EndReason, Public};
use rummage_rules::view::View;

/// What it is worth to have the better of a round, besides the cards.
#[derive(Clone, Copy, Debug)]
pub struct Prize {
    clean: i32,
    undercut: i32,
    /// For every round won, at the end of the match.
    round: i32,
    limit: i32,
    /// A round ends with so many cards in the stock.
    last: usize,
}

impl Prize {
    /// What the rules of this table pay.
    pub fn of(public: &Public) -> Prize {
        let spec = &public.spec;
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
            round: match spec.plan.end {
                MatchEnd::Race { bonus, .. } => bonus.round,
                _ => 0,
            },
            limit: public.close_limit().unwrap_or(0),
            last: match spec.exhaustion.then {
                WhenSpent::EndAt(last) => last,
                _ => 0,
            },
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
        let guess = |rng: &mut _| {
            let table = view.sample(rng);
            let theirs = loose::set_of(&table.hands[other.index()]);
            let hands = [loose::set_of(&view.hand), theirs];
            Deal { melds, prize, hands, stock: table.stock, top: view.public.discard.last().copied() }
        };
        let guesses = (0..1 + (turns / 3).min(3)).map(|_| guess(rng)).collect::<Vec<_>>();
        let lowest = guesses.into_iter().min_by_key(|deal| melds.least(deal.hands[1]));
        lowest.unwrap_or_else(|| guess(rng))
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

    /// What this seat makes of it by going on in this way, less what the other makes.
    pub fn play(mut self, way: Way) -> i32 {
        match way {
            Way::Close { rest } => self.settle(rest, self.hands[1]),
            Way::Throw { with, card } => {
                self.hands[0] = with & !loose::set_of(&[card]);
                self.top = Some(card);
                -self.go_on(1)
            }
        }
    }

    /// Plays on from a draw of this seat, 0 or 1; what that seat makes of it.
    fn go_on(mut self, first: usize) -> i32 {
        let mut seat = first;
        let mut sign = 1;
        while self.stock.len() > self.prize.last {
            let (hand, taken) = self.draw(seat);
            let Some((thrown, left)) = self.best_throw(hand, taken) else { break };
            let rest = hand & !loose::set_of(&[thrown]);
            if left <= self.prize.limit {
                return sign * self.settle(rest, self.hands[1 - seat]);
            }
            self.hands[seat] = rest;
            self.top = Some(thrown);
            (seat, sign) = (1 - seat, -sign);
        }
        0
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

    /// The card whose loss leaves least; of several the one with least company, then the dearest.
    fn best_throw(&self, hand: CardSet, taken: Option<CardId>) -> Option<(CardId, i32)> {
        let able = self.melds.least_without(hand).filter(|(card, _)| Some(*card) != taken);
        able.min_by_key(|(card, left)| (*left, std::cmp::Reverse(self.melds.worth(loose::set_of(&[*card])))))
    }

    /// What the seat that closes with these cards makes, less what the other makes.
    fn settle(&self, rest: CardSet, other: CardSet) -> i32 {
        let left = self.melds.least(rest);
        if left == 0 {
            return self.melds.least(other) + self.prize.clean + self.prize.round;
        }
        let theirs = self.after_lay_offs(rest, other);
        let lead = theirs - left;
        if lead > 0 { lead + self.prize.round } else { lead - self.prize.undercut - self.prize.round }
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
