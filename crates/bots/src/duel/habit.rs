//! How seats play on in a play-out: by habit or by chance.

use super::dice::Dice;
use super::round::{Asked, Choice, Round};
use rummage_rules::deadwood::without_wilds::CardSet;

/// A way to play without a thought.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Habit {
    /// It closes once no more than this is left over, as far as it may; at 0 it waits until nothing is.
    pub closes_at: i32,
    /// Whether it takes the open card whenever less is left over with it; otherwise only for a meld.
    pub eager: bool,
}

impl Habit {
    /// Takes whatever lowers what is left over and closes as soon as it may.
    pub const PLAIN: Habit = Habit { closes_at: i32::MAX, eager: true };
}

impl Round<'_> {
    /// Plays the round to its end by these habits, by seat.
    pub fn play_on(&mut self, habits: [Habit; 2]) {
        let mut left = [i32::MAX; 2];
        while self.asked != Asked::Nothing {
            let seat = self.seat;
            if self.asked == Asked::Showdown {
                return self.lay_off_loose();
            }
            let choice = self.choice(habits[seat], &mut left[seat]);
            self.play(choice);
        }
    }

    /// What a seat of this habit does before the showdown.
    pub fn by_habit(&self, habit: Habit) -> Choice {
        self.choice(habit, &mut i32::MAX.clone())
    }

    #[inline]
    fn choice(&self, habit: Habit, left: &mut i32) -> Choice {
        if self.asked == Asked::Play { self.throw(habit, left) } else { self.source(habit, left) }
    }

    /// Where to draw from. `left` is what was left over after the seat's last discard, if it has been counted.
    fn source(&self, habit: Habit, left: &mut i32) -> Choice {
        let otherwise = if self.asked == Asked::Offer { Choice::Pass } else { Choice::Draw };
        let Some(top) = self.top() else { return otherwise };
        let hand = self.hands[self.seat];
        if !habit.eager && !self.could_meld(hand | top, top) {
            return otherwise;
        }
        if *left == i32::MAX {
            *left = self.rules.melds.least(hand);
        }
        let (_, after) = self.least_after(hand | top, top);
        if after < *left { Choice::Take } else { otherwise }
    }

    /// By how much less a seat would have left over if it took this card for a meld.
    pub(crate) fn use_of(&self, seat: usize, card: CardSet) -> i32 {
        let hand = self.hands[seat];
        if !self.could_meld(hand | card, card) {
            return 0;
        }
        let (_, after) = self.least_after(hand | card, card);
        (self.rules.melds.least(hand) - after).max(0)
    }

    /// Whether a card of these could lie in a meld of them.
    #[inline]
    fn could_meld(&self, cards: CardSet, card: CardSet) -> bool {
        self.rules.melds.sets_and_runs(cards).is_none_or(|(sets, runs)| (sets | runs) & card != 0)
    }

    /// Closes if that is the habit, else throws the card that leaves least.
    fn throw(&self, habit: Habit, left: &mut i32) -> Choice {
        let hand = self.hands[self.seat];
        let (card, after) = self.least_after(hand, self.kept());
        *left = after;
        if after > habit.closes_at.min(self.limit()) {
            return Choice::Throw(card);
        }
        if self.is_legal(Choice::CloseWhole) { Choice::CloseWhole } else { Choice::Close(card) }
    }

    /// The card without which the least is left over, of several the dearest, and what that is. One card is kept.
    #[inline]
    pub(crate) fn least_after(&self, hand: CardSet, kept: CardSet) -> (CardSet, i32) {
        let melds = self.rules.melds;
        if let Some((sets, runs)) = melds.sets_and_runs(hand)
            && sets & runs == 0
        {
            // What lies in the only melds there are goes last, and of the rest the dearest first.
            let card = self.rules.dearest(hand & !(sets | runs | kept));
            if card != 0 {
                return (card, melds.least(hand & !card));
            }
        }
        let mut best = (0, i32::MAX);
        let mut rest = hand & !kept;
        while rest != 0 {
            let card = self.rules.dearest(rest);
            let left = melds.least(hand & !card);
            if left < best.1 {
                best = (card, left);
            }
            rest &= !card;
        }
        best
    }

    /// Anything that the seat in turn may do, each as likely as any other.
    #[inline]
    pub fn any(&self, dice: &mut Dice) -> Choice {
        match self.asked {
            Asked::Offer if dice.below(2) == 0 => Choice::Pass,
            Asked::Draw if self.top().is_none() || dice.below(2) == 0 => Choice::Draw,
            Asked::Offer | Asked::Draw => Choice::Take,
            Asked::Play => self.any_play(dice),
            Asked::Showdown | Asked::Nothing => self.any_lay_off(dice),
        }
    }

    fn any_play(&self, dice: &mut Dice) -> Choice {
        let hand = self.hands[self.seat];
        let able = hand & !self.kept();
        let count = able.count_ones();
        if self.rules.melds.at_least(hand) - self.rules.most() > self.limit() {
            return Choice::Throw(nth(able, dice.below(count)));
        }
        let whole = u32::from(self.is_legal(Choice::CloseWhole));
        loop {
            let way = dice.below(2 * count + whole);
            if way == 2 * count {
                return Choice::CloseWhole;
            }
            let card = nth(able, way / 2);
            let choice = if way.is_multiple_of(2) { Choice::Throw(card) } else { Choice::Close(card) };
            if self.is_legal(choice) {
                return choice;
            }
        }
    }

    fn any_lay_off(&self, dice: &mut Dice) -> Choice {
        let hand = self.hands[self.seat];
        let fits = |meld: &CardSet| self.rules.melds.fitting(&[*meld]) & hand;
        let ways: u32 = self.shown().iter().map(|meld| fits(meld).count_ones()).sum();
        let mut way = dice.below(ways + 1);
        for (place, meld) in self.shown().iter().enumerate() {
            let count = fits(meld).count_ones();
            if way < count {
                return Choice::LayOff(nth(fits(meld), way), place);
            }
            way -= count;
        }
        Choice::Pass
    }
}

/// The card at a place of a set. The eight bytes of the set are counted at once, and the cards are taken one by one only from the byte that
/// the place is in: a loop over them all would end where no processor foresees it.
#[inline]
fn nth(cards: CardSet, place: u32) -> CardSet {
    const EACH: u64 = 0x0101_0101_0101_0101;
    let pairs = cards - (cards >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    // In each byte: how many cards there are in it and in those below.
    let counts = ((fours + (fours >> 4)) & (0x0F * EACH)).wrapping_mul(EACH);
    // A bit for each byte that has no more than `place` cards with those below: the place lies beyond it.
    let beyond = (((u64::from(place) * EACH) | (0x80 * EACH)) - counts) & (0x80 * EACH);
    let skipped = ((beyond >> 7).wrapping_mul(EACH) >> 56) * 8;
    let before = (counts << 8) >> skipped & 0xFF;
    let mut rest = cards >> skipped & 0xFF;
    for _ in 0..u64::from(place) - before {
        rest &= rest - 1;
    }
    rest.isolate_lowest_one() << skipped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_card_at_a_place_is_the_one_that_counting_comes_to() {
        let mut dice = Dice::new(5);
        for _ in 0..2000 {
            let mut cards: Vec<u8> = (0..52).collect();
            let held = 1 + dice.below(51) as usize;
            dice.shuffle(&mut cards, held);
            cards.truncate(held);
            cards.sort_unstable();
            let set = cards.iter().fold(0, |set, card| set | 1u64 << card);
            for (place, card) in (0..).zip(&cards) {
                assert_eq!(nth(set, place), 1 << card);
            }
        }
    }
}
