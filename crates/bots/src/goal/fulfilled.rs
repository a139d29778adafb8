//! Whether cards hold all melds of a goal: a question that guesses ask so often that it has to be quick.

use crate::goal::Goal;
use crate::goal::longest_runs::{Longest, RunRule};
use crate::goal::tally::{SUITS, Tally};
use rummage_rules::cards::order::{HIGH_ACE, Order};
use rummage_rules::cards::wilds::WildLimit;
use rummage_rules::melds::pattern::{Kind, Sequence, Shape};
use rummage_rules::spec::Spec;

/// The melds of a goal.
#[derive(Debug)]
pub struct Recipe {
    run: Option<RunRule>,
    /// The sizes of the runs.
    runs: Vec<u8>,
    /// The sizes of the sets, the largest first, and what wilds they take.
    kinds: Vec<(u8, WildLimit)>,
    /// Where there is nothing to lay but runs, and how many cards they have to hold.
    longest: Option<(Longest, usize)>,
}

impl Recipe {
    /// What a goal asks for, if it has to be laid from so many cards.
    pub fn of(spec: &Spec, goal: &Goal, in_hand: usize) -> Recipe {
        let (mut run, mut runs, mut kinds) = (None, Vec::new(), Vec::new());
        for slot in &goal.slots {
            let size = u8::try_from(slot.size).unwrap_or(u8::MAX);
            match &spec.patterns[slot.pattern].shape {
                Shape::Kind(Kind { wilds, .. }) => kinds.push((size, *wilds)),
                Shape::Sequence(Sequence { order, wilds, adjacent, .. }) => {
                    run = Some(RunRule { order: *order, adjacent: *adjacent, wilds: *wilds });
                    runs.push(size);
                }
                _ => {}
            }
        }
        kinds.sort_by_key(|(size, _)| std::cmp::Reverse(*size));
        let least = runs.iter().min().copied();
        let total = if goal.whole_hand { in_hand } else { runs.iter().copied().map(usize::from).sum() };
        let longest = run.zip(least).filter(|_| kinds.is_empty());
        let longest = longest.map(|(rule, least)| (Longest::new(rule, least, runs.len()), total));
        Recipe { run, runs, kinds, longest }
    }

    /// Whether the goal can be laid from these cards, whatever is left of them.
    pub fn is_met_by(&mut self, cards: &Tally) -> bool {
        match &mut self.longest {
            Some((longest, total)) => longest.of(cards).is_some_and(|most| most >= *total),
            None => self.lays_runs(cards, &self.runs, (0, 0)),
        }
    }

    /// Lays runs of these sizes, those of the same size in one order only, and then the sets.
    fn lays_runs(&self, cards: &Tally, sizes: &[u8], from: (usize, u8)) -> bool {
        let (Some((size, others)), Some(rule)) = (sizes.split_first(), &self.run) else {
            return self.lays_kinds(cards);
        };
        for suit in from.0..SUITS {
            let lowest = if suit == from.0 { from.1 } else { 0 }.max(rule.order.least);
            for low in lowest..=(HIGH_ACE + 1).saturating_sub(*size) {
                let Some(rest) = rule.without_run(cards, suit, low, *size) else { continue };
                let from = if others.first() == Some(size) { (suit, low) } else { (0, 0) };
                if self.lays_runs(&rest, others, from) {
                    return true;
                }
            }
        }
        false
    }

    /// Lays the sets, each where it takes the fewest wilds.
    fn lays_kinds(&self, cards: &Tally) -> bool {
        let mut ranks: [u8; 14] = std::array::from_fn(|rank| cards.of_rank(rank as u8));
        let mut wilds = cards.wilds;
        self.kinds.iter().all(|(size, limit)| {
            let lacking = |rank: usize| size.saturating_sub(ranks[rank]);
            let able = |rank: &usize| {
                let lacks = lacking(*rank);
                lacks <= wilds && limit.allows(usize::from(size - lacks), usize::from(lacks))
            };
            // Of those that take as few wilds the one that leaves least over.
            let best = (1..ranks.len()).filter(able).min_by_key(|rank| (lacking(*rank), ranks[*rank]));
            if let Some(best) = best {
                wilds -= lacking(best);
                ranks[best] = ranks[best].saturating_sub(*size);
            }
            best.is_some()
        })
    }
}

impl RunRule {
    /// What is left of these cards without a run, wilds where it lacks naturals, if they hold it.
    fn without_run(&self, cards: &Tally, suit: usize, low: u8, size: u8) -> Option<Tally> {
        let positions = low..low + size;
        let (mut gaps, mut after_gap) = (0, false);
        for position in positions.clone() {
            let gap = cards.at_position(suit, position) == 0;
            gaps += u8::from(gap);
            if gaps > cards.wilds || (gap && after_gap && !self.adjacent) {
                return None;
            }
            after_gap = gap;
        }
        let fits = self.order.spans(low, low + size - 1);
        if !fits || !self.wilds.allows(usize::from(size - gaps), usize::from(gaps)) {
            return None;
        }
        let mut rest = *cards;
        rest.wilds -= gaps;
        for position in positions {
            rest.take_at(suit, Order::rank_at(position));
        }
        Some(rest)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::goal::reach::reach;
    use rand::SeedableRng;
    use rand::rngs::ChaCha8Rng;
    use rummage_rules::cards::ids::{CardId, Seat};
    use rummage_rules::cards::shuffle;
    use rummage_rules::games;
    use rummage_rules::house::options::Options;
    use rummage_rules::table::Public;

    /// Liverpool's goal in a round, and many hands of so many cards, a third of them short of suits so that they hold runs.
    fn with_hands(round: u16, size: usize, mut see: impl FnMut(&Spec, &Goal, &[CardId])) {
        let spec = games::find("liverpool").and_then(|game| game.spec(3, &Options::default()).ok()).unwrap();
        let public = Public { round, ..Public::new(spec, Seat(0)) };
        let goal = Goal::of(&public, Seat(0));
        let mut rng = ChaCha8Rng::seed_from_u64(u64::from(round));
        for number in 0..600 {
            let of_suits = |card: &CardId| {
                public.spec.is_wild(*card) || number % 3 > 0 || public.spec.deck.printed(*card).suit < 2
            };
            let mut cards: Vec<CardId> = public.spec.deck.cards().filter(of_suits).collect();
            shuffle::shuffle(&mut cards, &mut rng);
            see(&public.spec, &goal, &cards[..size]);
        }
    }

    #[test]
    fn a_recipe_finds_what_the_search_for_melds_finds_which_overlooks_next_to_nothing() {
        let mut overlooked = 0;
        for round in 1..=6 {
            let (mut met, mut all) = (0, 0);
            with_hands(round, 15, |spec, goal, hand| {
                let tally = Tally::of(spec, hand);
                let is_met = Recipe::of(spec, goal, hand.len()).is_met_by(&tally);
                let found = reach(spec, goal, &tally).missing == 0;
                assert!(is_met || !found, "round {round}: {hand:?}");
                overlooked += usize::from(is_met && !found);
                met += usize::from(is_met);
                all += 1;
            });
            assert!(met > 20 && met < all - 20, "round {round}: {met} of {all}");
        }
        assert!(overlooked < 5, "{overlooked}");
    }

    #[test]
    fn runs_are_found_by_their_length_as_they_are_one_by_one() {
        let mut met = 0;
        with_hands(7, 24, |spec, goal, hand| {
            let tally = Tally::of(spec, hand);
            let mut recipe = Recipe::of(spec, goal, 13);
            let one_by_one = recipe.lays_runs(&tally, &[4, 4, 5], (0, 0));
            assert_eq!(recipe.is_met_by(&tally), one_by_one, "{hand:?}");
            met += usize::from(one_by_one);
        });
        assert!((20..580).contains(&met), "{met}");
    }
}
