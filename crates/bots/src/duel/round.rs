//! One round between two, in small: hands are sets of cards, nothing is allocated, and whoever asks may only do what the judge would let it do.

use super::dice::Dice;
use super::rules::Rules;
use rummage_rules::cards::ids::CardId;
use rummage_rules::deadwood::without_wilds::{self, CardSet};
use rummage_rules::table::EndReason;

/// No deck of a duel has more cards.
pub(super) const DECK: usize = 52;
/// No hand has more melds: eleven cards make three.
const MOST_MELDS: usize = 3;

/// What the seat in turn is asked.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Whether it wants the card turned up at the deal.
    Offer,
    /// Where it draws from.
    Draw,
    /// What it throws, and whether it closes.
    Play,
    /// What it lays off on the melds that were shown.
    Showdown,
    /// Nothing: the round is over.
    Nothing,
}

/// Something that the seat in turn could do. Cards are sets of one.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// Takes the top of the discard pile.
    Take,
    /// Draws from the stock.
    Draw,
    /// Declines the upcard, or lays off no more.
    Pass,
    /// Throws a card.
    Throw(CardSet),
    /// Closes with a card thrown, showing the melds that the judge would choose.
    Close(CardSet),
    /// Closes whole.
    CloseWhole,
    /// Lays a card off on the meld at this place.
    LayOff(CardSet, usize),
}

/// A round. Seats are 0 and 1.
#[derive(Clone, Debug)]
pub struct Round<'a> {
    pub(super) rules: &'a Rules<'a>,
    pub(super) hands: [CardSet; 2],
    pub(super) stock: [u8; DECK],
    pub(super) stock_size: usize,
    pub(super) pile: [u8; DECK],
    pub(super) pile_size: usize,
    pub(super) seat: usize,
    pub(super) dealer: usize,
    pub(super) asked: Asked,
    /// Whether the top of the pile may be taken.
    pub(super) live: bool,
    /// Turns that each seat has begun.
    pub(super) turns: [u16; 2],
    pub(super) taken: CardSet,
    pub(super) upcard: CardSet,
    pub(super) limit: i32,
    pub(super) shown: [CardSet; MOST_MELDS],
    pub(super) melds: usize,
    /// How it ended or will end, and who closed.
    pub(super) ending: Option<(EndReason, usize)>,
}

fn bit(card: u8) -> CardSet {
    1 << card
}

impl<'a> Round<'a> {
    /// A round dealt from this order of the deck, as the judge deals it.
    pub fn dealt(rules: &'a Rules<'a>, dealer: usize, order: &[CardId]) -> Round<'a> {
        let mut hands = [0; 2];
        let (dealt, rest) = order.split_at((2 * rules.hand).min(order.len()));
        for (index, card) in dealt.iter().enumerate() {
            hands[(dealer + 1 + index) % 2] |= without_wilds::set_of(&[*card]);
        }
        let (upcard, rest) = rest.split_first().map_or((None, rest), |(first, rest)| (Some(first), rest));
        let mut round = Round {
            hands,
            stock_size: rest.len().min(DECK),
            seat: 1 - dealer,
            asked: if rules.offers { Asked::Offer } else { Asked::Draw },
            live: true,
            upcard: upcard.map_or(0, |card| without_wilds::set_of(&[*card])),
            ..Round::empty(rules, dealer)
        };
        round.stock.iter_mut().zip(rest.iter().rev()).for_each(|(place, card)| *place = card.0);
        upcard.into_iter().for_each(|card| round.lay(card.0));
        round.limit = rules.limit(round.upcard);
        round.turns[round.seat] = 1;
        round
    }

    /// A table without cards.
    pub(super) fn empty(rules: &'a Rules<'a>, dealer: usize) -> Round<'a> {
        Round {
            rules,
            hands: [0; 2],
            stock: [0; DECK],
            stock_size: 0,
            pile: [0; DECK],
            pile_size: 0,
            seat: dealer,
            dealer,
            asked: Asked::Nothing,
            live: false,
            turns: [0; 2],
            taken: 0,
            upcard: 0,
            limit: 0,
            shown: [0; MOST_MELDS],
            melds: 0,
            ending: None,
        }
    }

    /// A round dealt by chance.
    pub fn deal(rules: &'a Rules<'a>, dealer: usize, dice: &mut Dice) -> Round<'a> {
        let mut order: [CardId; DECK] = std::array::from_fn(|card| CardId(card as u8));
        dice.shuffle(&mut order, DECK);
        Round::dealt(rules, dealer, &order)
    }

    /// What the seat in turn is asked.
    pub fn asked(&self) -> Asked {
        self.asked
    }

    /// The seat in turn, or the last one.
    pub fn seat(&self) -> usize {
        self.seat
    }

    /// A seat's cards.
    pub fn hand(&self, seat: usize) -> CardSet {
        self.hands[seat]
    }

    /// Cards in the stock.
    pub fn stock_size(&self) -> usize {
        self.stock_size
    }

    /// The melds that were shown to close, as they have grown since.
    pub fn shown(&self) -> &[CardSet] {
        &self.shown[..self.melds]
    }

    /// The top of the discard pile, if it may be taken.
    #[inline]
    pub(super) fn top(&self) -> Option<CardSet> {
        (self.live && self.pile_size > 0).then(|| bit(self.pile[self.pile_size - 1]))
    }

    /// The most that may be left over to close.
    pub(super) fn limit(&self) -> i32 {
        self.limit
    }

    /// What the seat in turn may not throw.
    #[inline]
    pub(super) fn kept(&self) -> CardSet {
        if self.rules.returns { 0 } else { self.taken }
    }

    /// Whether the judge would let the seat in turn do this.
    pub fn is_legal(&self, choice: Choice) -> bool {
        let (hand, melds) = (self.hands[self.seat], self.rules.melds);
        let may_throw = |card: CardSet| card & hand & !self.kept() != 0;
        match (self.asked, choice) {
            (Asked::Offer, Choice::Take | Choice::Pass) | (Asked::Showdown, Choice::Pass) => true,
            (Asked::Draw, Choice::Draw) => self.stock_size > 0,
            (Asked::Draw, Choice::Take) => self.top().is_some(),
            (Asked::Play, Choice::Throw(card)) => may_throw(card),
            (Asked::Play, Choice::Close(card)) => may_throw(card) && melds.least(hand & !card) <= self.limit,
            (Asked::Play, Choice::CloseWhole) => self.rules.whole && melds.least(hand) == 0,
            (Asked::Showdown, Choice::LayOff(card, meld)) => {
                let shown = self.shown().get(meld);
                card & hand != 0 && shown.is_some_and(|shown| melds.fitting(&[*shown]) & card != 0)
            }
            _ => false,
        }
    }

    /// Lets the seat in turn do what it may do.
    #[inline]
    pub fn play(&mut self, choice: Choice) {
        match choice {
            Choice::Take => {
                self.pile_size -= 1;
                self.taken = bit(self.pile[self.pile_size]);
                self.live = false;
                self.hold(self.taken);
            }
            Choice::Draw => {
                self.stock_size -= 1;
                self.hold(bit(self.stock[self.stock_size]));
            }
            Choice::Pass if self.asked == Asked::Offer => self.decline(),
            Choice::Pass => self.asked = Asked::Nothing,
            Choice::Throw(card) => {
                self.let_go(card);
                self.next_turn();
            }
            Choice::Close(card) => self.close(card),
            Choice::CloseWhole => {
                self.ending = Some((EndReason::ClosedWhole, self.seat));
                self.asked = Asked::Nothing;
            }
            Choice::LayOff(card, meld) => {
                self.hands[self.seat] &= !card;
                self.shown[meld] |= card;
            }
        }
    }

    fn hold(&mut self, card: CardSet) {
        self.hands[self.seat] |= card;
        self.asked = Asked::Play;
    }

    pub(super) fn lay(&mut self, card: u8) {
        self.pile[self.pile_size] = card;
        self.pile_size += 1;
    }

    fn let_go(&mut self, card: CardSet) {
        self.hands[self.seat] &= !card;
        self.lay(card.trailing_zeros() as u8);
        self.live = true;
    }

    fn decline(&mut self) {
        if self.seat == self.dealer {
            self.live = false;
            self.asked = Asked::Draw;
        }
        self.begin_turn();
    }

    fn next_turn(&mut self) {
        self.asked = Asked::Draw;
        if self.stock_size <= self.rules.last {
            self.end(EndReason::StockOut);
        } else if self.turns[1 - self.seat] >= self.rules.turn_limit {
            self.end(EndReason::TurnLimit);
        } else {
            self.begin_turn();
        }
    }

    fn begin_turn(&mut self) {
        self.seat = 1 - self.seat;
        self.turns[self.seat] += 1;
        self.taken = 0;
    }

    fn end(&mut self, why: EndReason) {
        self.ending = Some((why, self.seat));
        self.asked = Asked::Nothing;
    }

    /// Everything on the discard pile.
    pub(super) fn thrown(&self) -> CardSet {
        self.pile[..self.pile_size].iter().fold(0, |set, card| set | bit(*card))
    }

    /// Shows the hand and throws a card, on the pile like any other.
    fn close(&mut self, card: CardSet) {
        let elsewhere = self.hands[self.seat] | self.thrown();
        self.let_go(card);
        let clean = self.show(elsewhere);
        self.ending = Some((if clean { EndReason::ClosedClean } else { EndReason::Closed }, self.seat));
        if clean {
            self.asked = Asked::Nothing;
        } else {
            self.seat = 1 - self.seat;
            self.asked = Asked::Showdown;
        }
    }
}
