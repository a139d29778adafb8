//! How seats play on in a play-out: by habit or by chance.

use super::dice::Dice;
use super::round::{Asked, Choice, Round};
use rummage_rules::loose::CardSet;

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
        let least = self.rules.melds.least(hand);
        if least - self.rules.most() > self.limit() {
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

/// The card at a place of a set.
#[inline]
fn nth(mut cards: CardSet, place: u32) -> CardSet {
    for _ in 0..place {
        cards &= cards.wrapping_sub(1);
    }
    cards.isolate_lowest_one()
}
