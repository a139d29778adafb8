//! How far a seat is from having so many cards in melds: the fewest cards that have to come, and in how many ways.

use rummage_rules::cards::ids::CardId;
use rummage_rules::melds::in_hand;
use rummage_rules::melds::meld::Meld;
use rummage_rules::table::view::View;

/// No more cards than this may be missing from one meld: with fewer than two at hand nothing can be begun.
const MOST_MISSING: u32 = 3;
/// As far as this a goal is out of sight.
const FAR: u32 = 9;
/// What a card less to wait for is worth: more than any number of cards that go together.
const STEP: i32 = 40;
/// Whoever looks at longer ways, too, looks at those that lack so many cards more than the shortest.
const LONGER: u32 = 1;
/// A way is as likely as so many that lack a card more, told as a power of two.
const CARD_MORE: u32 = 3;

/// Cards as bits; decks of games that are played so have no more.
type Cards = u64;

/// Melds of all cards that are not dead, and how many cards in melds win.
pub struct Goal {
    melds: Vec<Cards>,
    wins: usize,
}

/// The ways that were found: the cards that each lacks, and how many the shortest does.
struct Ways {
    least: u32,
    lacks: Vec<Cards>,
    /// Ways that lack so many cards more than the shortest are looked for as well.
    longer: u32,
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

    /// How near a seat with these cards on the table and these in the hand is to the goal: by the fewest cards that have to come.
    pub fn nearness(&self, laid: &[CardId], hand: &[CardId]) -> i32 {
        let least = self.ways(bits(laid), bits(laid) | bits(hand), 0).least;
        -STEP * i32::try_from(least).unwrap_or(0)
    }

    /// The same by how likely it is to get there, in sixteenths of twice as likely: each set of cards that would do counts once, whatever melds
    /// it makes.
    pub fn hope(&self, laid: &[CardId], hand: &[CardId]) -> i32 {
        let mut lacks = self.ways(bits(laid), bits(laid) | bits(hand), LONGER).lacks;
        lacks.sort_unstable();
        lacks.dedup();
        let likely = |lack: &Cards| 1_u64 << (CARD_MORE * FAR.saturating_sub(lack.count_ones()));
        sixteenths(lacks.iter().map(likely).sum())
    }

    /// Whether so many of these cards, all of the table among them, make melds that win.
    pub fn is_at_hand(&self, laid: &[CardId], hand: &[CardId]) -> bool {
        self.ways(bits(laid), bits(laid) | bits(hand), 0).least == 0
    }

    fn ways(&self, must: Cards, have: Cards, longer: u32) -> Ways {
        let missing = |meld: Cards| (meld & !have).count_ones();
        let begun = |meld: &Cards| missing(*meld) <= MOST_MISSING && (meld & have).count_ones() >= 2;
        let mut near: Vec<Cards> = self.melds.iter().copied().filter(begun).collect();
        near.sort_by_key(|meld| missing(*meld));
        let mut ways = Ways { least: FAR, lacks: Vec::new(), longer };
        self.go(&near, 0, (must, have), &mut ways);
        ways.lacks.retain(|lack| lack.count_ones() <= ways.least + longer);
        ways
    }

    /// Goes on with melds that share no card with those `laid`, until all cards of the table are among them and enough in all.
    fn go(&self, near: &[Cards], laid: Cards, (must, have): (Cards, Cards), ways: &mut Ways) {
        let missing = (laid & !have).count_ones();
        let (left, size) = (must & !laid, laid.count_ones() as usize);
        if left == 0 && size == self.wins {
            ways.least = ways.least.min(missing);
            ways.lacks.push(laid & !have);
        }
        let first = left.isolate_lowest_one();
        for (place, meld) in near.iter().enumerate() {
            let more = (meld & !have).count_ones();
            if missing + more > ways.least + ways.longer {
                break;
            }
            let apart = meld & laid == 0 && (first == 0 || meld & first != 0);
            if apart && size + meld.count_ones() as usize <= self.wins {
                let rest = if first == 0 { &near[place + 1..] } else { near };
                self.go(rest, laid | meld, (must, have), ways);
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

/// The logarithm of a number to the base of two, in sixteenths; straight between two powers.
fn sixteenths(number: u64) -> i32 {
    let Some(power) = number.checked_ilog2() else { return -1 };
    let above = (u128::from(number) << 4 >> power) & 15;
    i32::try_from(power << 4).unwrap_or(0) + i32::try_from(above).unwrap_or(0)
}

fn bits(cards: &[CardId]) -> Cards {
    cards.iter().fold(0, |bits, card| bits | 1u64.checked_shl(u32::from(card.0)).unwrap_or(0))
}
