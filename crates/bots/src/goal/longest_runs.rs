//! How many cards the runs of a goal can hold in all, suit by suit.

use crate::goal::tally::Tally;
use rummage_rules::cards::order::{HIGH_ACE, Order};
use rummage_rules::cards::wilds::WildLimit;
use std::collections::HashMap;

/// More runs than this are not planned for, nor more wilds.
const MOST_RUNS: usize = 4;
const MOST_WILDS: usize = 8;
/// Less than any number of cards, however many suits are added to it.
const NONE: i16 = -1000;

/// What runs must be like.
#[derive(Copy, Clone, Debug)]
pub struct RunRule {
    /// The positions.
    pub order: Order,
    /// Whether wilds may stand side by side.
    pub adjacent: bool,
    /// How many wilds there may be.
    pub wilds: WildLimit,
}

/// The most cards, by the number of runs and of wilds in them.
type Table = [[i16; MOST_WILDS + 1]; MOST_RUNS + 1];

/// How many of each rank of a suit there are.
type Suit = [u8; 14];

/// What suits hold, remembered: hands that differ by a card are alike in most suits.
#[derive(Debug)]
pub struct Longest {
    rule: RunRule,
    least: u8,
    runs: usize,
    seen: HashMap<(Suit, usize), Table>,
}

impl Longest {
    /// For so many runs of at least this size.
    pub fn new(rule: RunRule, least: u8, runs: usize) -> Longest {
        Longest { rule, least, runs: runs.min(MOST_RUNS), seen: HashMap::new() }
    }

    /// The most cards that the runs can hold; none if there are not as many runs.
    pub fn of(&mut self, cards: &Tally) -> Option<usize> {
        let (runs, wilds) = (self.runs, usize::from(cards.wilds).min(MOST_WILDS));
        let mut all = nothing();
        for suit in cards.suits() {
            all = joined(&all, self.of_suit(suit, wilds), runs, wilds);
        }
        all[runs][..=wilds].iter().max().and_then(|most| usize::try_from(*most).ok())
    }

    fn of_suit(&mut self, cards: &Suit, wilds: usize) -> &Table {
        let Longest { rule, least, runs, .. } = *self;
        self.seen.entry((*cards, wilds)).or_insert_with(|| {
            let mut search = Search { rule, least, runs, table: nothing() };
            search.extend(*cards, 1, Chosen { runs: 0, wilds: 0, cards: 0 }, wilds);
            search.table
        })
    }
}

fn nothing() -> Table {
    let mut table = [[NONE; MOST_WILDS + 1]; MOST_RUNS + 1];
    table[0][0] = 0;
    table
}

/// Every choice from one table with every choice from the other.
fn joined(one: &Table, other: &Table, runs: usize, wilds: usize) -> Table {
    let mut table = nothing();
    for (a_runs, row) in one.iter().enumerate().take(runs + 1) {
        for (a_wilds, a) in row.iter().enumerate().take(wilds + 1).filter(|(_, a)| **a >= 0) {
            for (b_runs, row) in other.iter().enumerate().take(runs + 1 - a_runs) {
                for (b_wilds, b) in row.iter().enumerate().take(wilds + 1 - a_wilds) {
                    let place = &mut table[a_runs + b_runs][a_wilds + b_wilds];
                    *place = (*place).max(a + b);
                }
            }
        }
    }
    table
}

/// What some runs of a suit take.
#[derive(Copy, Clone)]
struct Chosen {
    runs: usize,
    wilds: usize,
    cards: i16,
}

/// The runs of one suit.
struct Search {
    rule: RunRule,
    least: u8,
    runs: usize,
    table: Table,
}

impl Search {
    /// Adds one run more, no lower than the last one, from what is left of the suit and of the wilds.
    fn extend(&mut self, cards: Suit, from: u8, chosen: Chosen, wilds: usize) {
        let left = usize::from(cards.iter().sum::<u8>()) + wilds;
        if chosen.runs == self.runs || left < usize::from(self.least) {
            return;
        }
        let rule = self.rule;
        for low in from.max(rule.order.least)..=(HIGH_ACE + 1).saturating_sub(self.least) {
            let (mut rest, mut gaps, mut after_gap) = (cards, 0, false);
            for high in low..=rule.order.most {
                let place = &mut rest[usize::from(Order::rank_at(high))];
                let gap = *place == 0;
                *place = place.saturating_sub(1);
                gaps += usize::from(gap);
                if gaps > wilds || (gap && after_gap && !rule.adjacent) {
                    break;
                }
                after_gap = gap;
                let size = high + 1 - low;
                let fits = size >= self.least && rule.order.spans(low, high);
                if fits && rule.wilds.allows(usize::from(size) - gaps, gaps) {
                    let (runs, used) = (chosen.runs + 1, chosen.wilds + gaps);
                    let chosen = Chosen { runs, wilds: used, cards: chosen.cards + i16::from(size) };
                    self.table[runs][used] = self.table[runs][used].max(chosen.cards);
                    self.extend(rest, low, chosen, wilds - gaps);
                }
            }
        }
    }
}
