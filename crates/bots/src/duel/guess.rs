//! Rounds as they may stand behind a view: guesses at the other hand and the stock, likely ones before others.

use super::dice::Dice;
use super::round::{Asked, DECK, Round};
use super::rules::Rules;
use rummage_rules::deadwood::without_wilds::{self, CardSet};
use rummage_rules::table::view::View;
use rummage_rules::table::{Pending, TurnStep};

/// What a seat can tell of its round, and guesses at the rest.
#[derive(Clone, Debug)]
pub(crate) struct Guesses<'a> {
    /// The round without the cards that the seat does not see.
    round: Round<'a>,
    seat: usize,
    /// What the other is known to hold.
    known: CardSet,
    /// How many of its cards are not known.
    missing: usize,
    unseen: [u8; DECK],
    count: usize,
    /// Of so many hands the lowest is taken: the longer a round has lasted, the less the other is likely to have left over.
    tries: usize,
}

impl<'a> Guesses<'a> {
    /// What the seat of this view can tell; none where it is asked nothing that is played out.
    pub fn of(view: &View, rules: &'a Rules<'a>) -> Option<Guesses<'a>> {
        let public = &view.public;
        let asked = match public.pending.last()? {
            Pending::Turn(_, TurnStep::Offer) => Asked::Offer,
            Pending::Turn(_, TurnStep::Draw) => Asked::Draw,
            Pending::Turn(_, TurnStep::Play) => Asked::Play,
            _ => return None,
        };
        let seat = view.seat.index();
        let mut round = Round {
            asked,
            seat,
            live: public.live,
            turns: [public.turns[0], public.turns[1]],
            taken: public.taken.map_or(0, |card| without_wilds::set_of(&[card])),
            upcard: public.upcard.map_or(0, |card| without_wilds::set_of(&[card])),
            limit: public.close_limit()?,
            ..Round::empty(rules, public.dealer.index())
        };
        round.hands[seat] = without_wilds::set_of(&view.hand);
        public.discard.iter().for_each(|card| round.lay(card.0));
        let known = without_wilds::set_of(&public.known[1 - seat]);
        let mut guesses = Guesses {
            seat,
            known,
            missing: public.hand_sizes[1 - seat] - known.count_ones() as usize,
            unseen: [0; DECK],
            count: 0,
            tries: 1 + usize::from(public.turns[seat]),
            round,
        };
        for card in view.unseen() {
            guesses.unseen[guesses.count] = card.0;
            guesses.count += 1;
        }
        Some(guesses)
    }

    /// A round as it may stand.
    pub fn guess(&mut self, dice: &mut Dice) -> Round<'a> {
        let melds = self.round.rules.melds;
        let mut best = (i32::MAX, 0);
        for _ in 0..self.tries {
            let unseen = &mut self.unseen[..self.count];
            dice.shuffle(unseen, self.missing);
            let hand = unseen[..self.missing].iter().fold(self.known, |hand, card| hand | 1 << card);
            let left = melds.least(hand);
            if left < best.0 {
                best = (left, hand);
            }
        }
        let mut round = self.round.clone();
        round.hands[1 - self.seat] = best.1;
        dice.shuffle(&mut self.unseen[..self.count], self.count);
        for card in &self.unseen[..self.count] {
            if best.1 >> card & 1 == 0 {
                round.stock[round.stock_size] = *card;
                round.stock_size += 1;
            }
        }
        round
    }
}
