//! What a small hand is worth that is held on: little in it, and cards that a single one more would make a meld.

use crate::level::Level;
use crate::stakes::POINT;
use rummage_rules::cards::ids::CardId;
use rummage_rules::melds::in_hand;
use rummage_rules::table::view::View;

/// Cards as bits; decks of games that are played so have no more than 64.
type Cards = u64;

/// What it costs to throw a card that goes with what the next seat took.
const GIFT: i32 = 2 * POINT;

/// What a seat can still hope for.
pub(super) struct Outlook<'a> {
    view: &'a View,
    level: Level,
    /// The cards of which it does not know where they are.
    pub unseen: Vec<CardId>,
    /// The melds of three cards that lie neither on the table nor under others.
    melds: Vec<Cards>,
}

impl Outlook<'_> {
    pub fn of(view: &View, level: Level) -> Outlook<'_> {
        let unseen = view.unseen();
        let top = view.public.discard.last();
        let known = view.public.known.iter().flatten().filter(|card| !view.hand.contains(card));
        let alive: Vec<CardId> = view.hand.iter().chain(top).chain(known).chain(&unseen).copied().collect();
        // Whoever hopes for nothing looks at no meld.
        let plans = if hopes(level) > 0 { in_hand::melds_in(&view.public.spec, &alive) } else { Vec::new() };
        let short = plans.iter().filter(|plan| plan.cards.len() == 3);
        let melds = short.map(|plan| bits(&plan.cards)).collect();
        Outlook { view, level, unseen, melds }
    }

    /// What is left of a hand from which this card was thrown, in hundredths of a point of it.
    pub fn worth(&self, hand: &[CardId], thrown: CardId) -> i32 {
        -POINT * self.value(hand) + hopes(self.level) * self.hope(hand) / 100 - self.gift(thrown)
    }

    /// What the hand sheds by the next card on average, where that makes a meld with two of it.
    fn hope(&self, hand: &[CardId]) -> i32 {
        let (held, unseen) = (bits(hand), bits(&self.unseen));
        let lacks_one = |meld: &&Cards| {
            let missing = **meld & !held;
            missing.count_ones() == 1 && missing & unseen != 0
        };
        let shed = |meld: &Cards| {
            let cards = hand.iter().filter(|card| bits(&[**card]) & meld != 0);
            cards.map(|card| self.view.public.spec.value(*card)).sum::<i32>()
        };
        let count = i32::try_from(self.unseen.len()).unwrap_or(1).max(1);
        POINT * self.melds.iter().filter(lacks_one).map(shed).sum::<i32>() / count
    }

    fn value(&self, cards: &[CardId]) -> i32 {
        cards.iter().map(|card| self.view.public.spec.value(*card)).sum()
    }

    /// What a card thrown is worth to the next seat.
    fn gift(&self, card: CardId) -> i32 {
        let public = &self.view.public;
        let next = public.left_of(self.view.seat);
        let took = bits(&public.known[next.index()]);
        let goes = |meld: &Cards| meld & bits(&[card]) != 0 && meld & took != 0;
        if self.melds.iter().any(goes) { GIFT } else { 0 }
    }
}

/// How much counts what the next card may shed, in per cent: with several draws still to come it counts more than once.
fn hopes(level: Level) -> i32 {
    match level {
        Level::Seedling | Level::Gardener => 0,
        Level::HedgeSharp => 100,
        Level::Sage => 350,
    }
}

fn bits(cards: &[CardId]) -> Cards {
    cards.iter().fold(0, |bits, card| bits | 1u64.checked_shl(u32::from(card.0)).unwrap_or(0))
}
