//! A contract of runs that has to use up the whole hand: how far it is, and how to lay it.

use crate::contract::laying::run_cards;
use crate::goal::Goal;
use crate::goal::reach::Reach;
use crate::goal::tally::{SUITS, Tally, face_bit};
use rummage_rules::action::MeldPlan;
use rummage_rules::cards::ids::CardId;
use rummage_rules::cards::order::{HIGH_ACE, Order};
use rummage_rules::melds::pattern::{Sequence, Shape};
use rummage_rules::spec::Spec;

/// A goal of more runs than this is not planned for.
const MOST_RUNS: usize = 4;

/// Of the runs that a suit may hold, no more than this are tried together.
const MOST_WINDOWS: usize = 16;

/// The best that some runs of one suit, or of several, hold of the cards that are there.
#[derive(Copy, Clone, Debug, Default)]
struct Best {
    held: u32,
    lacks: u64,
    runs: [Run; MOST_RUNS],
    count: usize,
}

impl Best {
    /// These runs and one more.
    fn and(mut self, run: Run, held: u32, lacks: u64) -> Best {
        self.runs[self.count] = run;
        self.count += 1;
        self.held += held;
        self.lacks |= lacks;
        self
    }

    /// What other runs hold and lack, counted in.
    fn and_held(mut self, other: &Best) -> Best {
        self.held += other.held;
        self.lacks |= other.lacks;
        self
    }

    fn runs(&self) -> &[Run] {
        &self.runs[..self.count]
    }
}

/// A run to be.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
struct Run {
    suit: usize,
    low: u8,
    size: usize,
}

/// By number of runs and number of cards in them.
type Table = Vec<Vec<Option<Best>>>;

/// How far the cards that a seat holds between its turns are from being used up, with the next one, by the runs of the goal.
pub fn reach(spec: &Spec, goal: &Goal, cards: &Tally) -> Reach {
    let total = count(cards) + 1;
    let Some(best) = best(spec, goal, cards, total) else {
        return Reach { missing: total as u32, outs: 0, wild_helps: false };
    };
    let missing = (total as u32).saturating_sub(best.held + u32::from(cards.wilds));
    Reach { missing, outs: best.lacks, wild_helps: missing > 0 }
}

fn count(cards: &Tally) -> usize {
    let naturals: usize = (1..=13).map(|rank| usize::from(cards.of_rank(rank))).sum();
    naturals + usize::from(cards.wilds)
}

/// The melds that use up this hand.
pub fn melds(spec: &Spec, goal: &Goal, hand: &[CardId]) -> Option<Vec<MeldPlan>> {
    let cards = Tally::of(spec, hand);
    let best = best(spec, goal, &cards, hand.len())?;
    if best.held as usize + usize::from(cards.wilds) < hand.len() {
        return None;
    }
    let mut rest = hand.to_vec();
    let pattern = goal.slots.first()?.pattern;
    let plan = |run: &Run| {
        let cards = run_cards(spec, run.size, run.suit, run.low, &mut rest)?;
        Some(MeldPlan { cards, pattern: Some(pattern), ..MeldPlan::default() })
    };
    best.runs().iter().map(plan).collect()
}

/// The runs of so many cards in all that hold the most of what is there.
fn best(spec: &Spec, goal: &Goal, cards: &Tally, total: usize) -> Option<Best> {
    let slot = goal.slots.first()?;
    let Shape::Sequence(Sequence { order, .. }) = &spec.patterns[slot.pattern].shape else { return None };
    let runs = goal.slots.len().min(MOST_RUNS);
    let longest = total.checked_sub((runs - 1) * slot.size)?;
    let mut table: Table = vec![vec![None; total + 1]; runs + 1];
    table[0][0] = Some(Best::default());
    for suit in 0..SUITS {
        let of_suit = of_suit(cards, suit, *order, (slot.size, longest), runs, total);
        table = joined(&table, &of_suit);
    }
    table[runs][total].take()
}

/// Every choice from one table with every choice from the other.
fn joined(one: &Table, other: &Table) -> Table {
    let (runs, total) = (one.len() - 1, one[0].len() - 1);
    let mut table: Table = vec![vec![None; total + 1]; runs + 1];
    for (a_runs, a_cards, a) in entries(one) {
        for (b_runs, b_cards, b) in entries(other) {
            if a_runs + b_runs <= runs && a_cards + b_cards <= total {
                let both = || b.runs().iter().fold(*a, |best, run| best.and(*run, 0, 0)).and_held(b);
                keep(&mut table[a_runs + b_runs][a_cards + b_cards], both, a.held + b.held);
            }
        }
    }
    table
}

fn entries(table: &Table) -> impl Iterator<Item = (usize, usize, &Best)> {
    table.iter().enumerate().flat_map(|(runs, row)| {
        row.iter().enumerate().filter_map(move |(cards, best)| best.as_ref().map(|best| (runs, cards, best)))
    })
}

/// Keeps the better; of two that are as good, what either lacks would help.
fn keep(place: &mut Option<Best>, new: impl FnOnce() -> Best, held: u32) {
    match place {
        Some(old) if old.held > held => {}
        Some(old) if old.held == held => old.lacks |= new().lacks,
        _ => *place = Some(new()),
    }
}

/// The best runs of one suit.
fn of_suit(
    cards: &Tally,
    suit: usize,
    order: Order,
    sizes: (usize, usize),
    most_runs: usize,
    total: usize,
) -> Table {
    let mut table: Table = vec![vec![None; total + 1]; most_runs + 1];
    table[0][0] = Some(Best::default());
    let mut windows = Vec::new();
    for size in sizes.0..=sizes.1.min(14) {
        for low in order.least..=order.most {
            let high = usize::from(low) + size - 1;
            let fits = high <= usize::from(HIGH_ACE) && order.spans(low, high as u8);
            windows.extend(fits.then_some(Run { suit, low, size }));
        }
    }
    let held = |run: &Run| in_run(cards, run).0;
    windows.retain(|run| held(run) * 3 >= run.size as u32);
    windows.sort_by_key(|run| run.size as u32 - held(run));
    windows.truncate(MOST_WINDOWS);
    extend(&mut table, cards, &windows, &Best::default(), most_runs, total);
    table
}

/// How many cards of a run are there, and which are not.
fn in_run(cards: &Tally, run: &Run) -> (u32, u64) {
    let positions = || (run.low..).take(run.size);
    let held = positions().filter(|position| cards.at_position(run.suit, *position) > 0).count();
    let lacks = positions().filter(|position| cards.at_position(run.suit, *position) == 0);
    (held as u32, lacks.fold(0, |faces, position| faces | face_bit(run.suit, Order::rank_at(position))))
}

/// Adds one run more to what is there already.
fn extend(table: &mut Table, cards: &Tally, windows: &[Run], so_far: &Best, left: usize, total: usize) {
    if left == 0 {
        return;
    }
    for (index, run) in windows.iter().enumerate() {
        let (held, lacks) = in_run(cards, run);
        if run.size > total || held * 3 < run.size as u32 {
            continue;
        }
        let best = so_far.and(*run, held, lacks);
        let in_all: usize = best.runs().iter().map(|run| run.size).sum();
        keep(&mut table[best.count][in_all], || best, best.held);
        let mut rest = *cards;
        for position in (run.low..).take(run.size) {
            rest.take_at(run.suit, Order::rank_at(position));
        }
        extend(table, &rest, &windows[index..], &best, left - 1, total - run.size);
    }
}
