//! How far a seat is from having so many cards in melds: the fewest cards that have to come, and in how many ways.

use rummage_rules::cards::ids::CardId;
use rummage_rules::melds::in_hand;
use rummage_rules::melds::meld::Meld;
use rummage_rules::table::view::View;

/// No more cards than this may be missing from one meld: with fewer than two at hand nothing can be begun.
const MOST_MISSING: u32 = 3;
/// As far as this a goal is out of sight.
const FAR: u32 = 9;
/// What a card less to wait for is worth, and a way more to get there.
const STEP: i32 = 40;
const MOST_WAYS: i32 = 30;

/// Cards as bits; decks of games that are played so have no more.
type Cards = u64;

/// Melds of all cards that are not dead, and how many cards in melds win.
pub struct Goal {
    melds: Vec<Cards>,
    wins: usize,
}

/// The shortest way so far.
struct Way {
    missing: u32,
    ways: i32,
}

impl Goal {
    /// What a seat can still hope for.
    pub fn of(view: &View) -> Goal {
        let public = &view.public;
        let laid = public.melds_of(view.seat).flat_map(Meld::cards);
        let offered = public.discard.last().copied().filter(|_| public.live);
        let alive: Vec<CardId> =
            view.hand.iter().copied().chain(laid).chain(offered).chain(view.unseen()).collect();
        let melds = in_hand::melds_in(&public.spec, &alive).iter().map(|plan| bits(&plan.cards)).collect();
        Goal { melds, wins: public.spec.ends.melded.unwrap_or(usize::MAX) }
    }

    /// Whether so many cards in melds win.
    pub fn is_reached(&self, laid: usize) -> bool {
        laid >= self.wins
    }

    /// What a seat with these cards on the table and these in the hand may hope for.
    pub fn worth(&self, laid: &[CardId], hand: &[CardId]) -> i32 {
        let way = self.shortest(bits(laid), bits(laid) | bits(hand));
        way.ways.min(MOST_WAYS) - STEP * i32::try_from(way.missing).unwrap_or(0)
    }

    /// Whether so many of these cards, all of the table among them, make melds that win.
    pub fn is_at_hand(&self, laid: &[CardId], hand: &[CardId]) -> bool {
        self.shortest(bits(laid), bits(laid) | bits(hand)).missing == 0
    }

    fn shortest(&self, must: Cards, have: Cards) -> Way {
        let missing = |meld: Cards| (meld & !have).count_ones();
        let begun = |meld: &Cards| missing(*meld) <= MOST_MISSING && (meld & have).count_ones() >= 2;
        let mut near: Vec<Cards> = self.melds.iter().copied().filter(begun).collect();
        near.sort_by_key(|meld| missing(*meld));
        let mut way = Way { missing: FAR, ways: 0 };
        self.go(&near, 0, (must, have), &mut way);
        way
    }

    /// Goes on with melds that share no card with those `laid`, until all cards of the table are among them and enough in all.
    fn go(&self, near: &[Cards], laid: Cards, (must, have): (Cards, Cards), way: &mut Way) {
        let missing = (laid & !have).count_ones();
        let (left, size) = (must & !laid, laid.count_ones() as usize);
        if left == 0 && size == self.wins {
            way.ways = if missing < way.missing { 1 } else { way.ways + 1 };
            way.missing = missing;
        }
        let first = left.isolate_lowest_one();
        for (place, meld) in near.iter().enumerate() {
            let more = (meld & !have).count_ones();
            if missing + more > way.missing {
                break;
            }
            let apart = meld & laid == 0 && (first == 0 || meld & first != 0);
            if apart && size + meld.count_ones() as usize <= self.wins {
                let rest = if first == 0 { &near[place + 1..] } else { near };
                self.go(rest, laid | meld, (must, have), way);
            }
        }
    }

    /// How many pairs of these cards are two of one meld.
    pub fn friends(&self, hand: &[CardId]) -> i32 {
        let pairs = hand
            .iter()
            .enumerate()
            .flat_map(|(place, one)| hand[..place].iter().map(move |other| [*one, *other]));
        let together = |pair: &[CardId; 2]| {
            self.melds.iter().any(|meld| meld.count_ones() == 3 && bits(pair) & !meld == 0)
        };
        i32::try_from(pairs.filter(together).count()).unwrap_or(i32::MAX)
    }
}

fn bits(cards: &[CardId]) -> Cards {
    cards.iter().fold(0, |bits, card| bits | 1u64.checked_shl(u32::from(card.0)).unwrap_or(0))
}
