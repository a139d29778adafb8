//! Sequential halving: all ways are played from a few guesses, the better half of them from more, and so on, the usual way always beside them.

use std::cmp::Reverse;

/// So many guesses are made before any way is dropped.
const LEAST_GUESSES: u32 = 4;
/// What was held of a way before counts as much as so many guesses: rounds scatter widely, and few of them tell little.
const DOUBT: i64 = 64;

/// Ways to go on, the first of them the usual one, and how they have come out.
pub(crate) struct Halving {
    ways: Vec<Way>,
    /// The ways that are still played, the usual one first.
    alive: Vec<usize>,
    /// So many rounds are played out in each stage.
    per_stage: u32,
    /// So many guesses are left in this stage.
    guesses_left: u32,
    stages_left: u32,
}

/// What came of a way, less what came of the usual one from the same guesses.
#[derive(Clone, Copy, Default)]
struct Way {
    /// By how much it was held to be better before anything was played out.
    before: i32,
    gain: i64,
    squares: i64,
    guesses: u32,
}

/// How a way came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// By how much it is held to be better than the usual way.
    pub gain: i32,
    /// From so many guesses.
    pub guesses: u32,
    /// Whether it is to be taken: it is the best of those left and clearly better than the usual one, or that one if none is.
    pub leads: bool,
}

impl Halving {
    /// Ways that are held to be better than the usual one by so much, which is the first, and about so many rounds to be played out.
    pub fn new(before: &[i32], playouts: u32) -> Halving {
        let ways = before.len();
        let stages = ways.max(2).next_power_of_two().ilog2();
        let mut halving = Halving {
            ways: before.iter().map(|before| Way { before: *before, ..Way::default() }).collect(),
            alive: (0..ways).collect(),
            per_stage: playouts / stages,
            guesses_left: 0,
            stages_left: stages,
        };
        halving.begin_stage();
        halving
    }

    fn begin_stage(&mut self) {
        let alive = u32::try_from(self.alive.len().max(1)).unwrap_or(u32::MAX);
        self.guesses_left = (self.per_stage / alive).max(LEAST_GUESSES);
        self.stages_left -= 1;
    }

    /// The ways to be played out from the next guess; none when all is done.
    pub fn due(&self) -> Option<&[usize]> {
        (self.guesses_left > 0).then_some(&self.alive[..])
    }

    /// What came of them, in their order.
    pub fn add(&mut self, worths: &[i32]) {
        let usual = worths.first().copied().unwrap_or(0);
        for (way, worth) in self.alive.iter().zip(worths) {
            self.ways[*way].add(i64::from(*worth) - i64::from(usual));
        }
        self.guesses_left -= 1;
        if self.guesses_left == 0 && self.stages_left > 0 {
            self.drop_the_worse();
            self.begin_stage();
        }
    }

    /// The better half stays, and the usual way with it.
    fn drop_the_worse(&mut self) {
        let ways = &self.ways;
        let left = self.alive.len().div_ceil(2).max(2);
        self.alive[1..].sort_by_key(|way| Reverse(ways[*way].worth()));
        self.alive.truncate(left);
    }

    /// How every way came out.
    pub fn outcomes(&self) -> Vec<Outcome> {
        let best = self.alive.iter().copied().max_by_key(|way| (self.ways[*way].worth(), Reverse(*way)));
        let leader =
            best.filter(|way| self.ways[*way].worth() > 0 && self.ways[*way].is_clear()).unwrap_or(0);
        let outcome = |(place, way): (usize, &Way)| Outcome {
            gain: way.worth(),
            guesses: way.guesses,
            leads: place == leader,
        };
        self.ways.iter().enumerate().map(outcome).collect()
    }
}

impl Way {
    fn add(&mut self, gain: i64) {
        self.gain += gain;
        self.squares += gain * gain;
        self.guesses += 1;
    }

    /// What is held of it: at first what was held before, and the more guesses, the more what came of them.
    fn worth(&self) -> i32 {
        let worth = (self.gain + DOUBT * i64::from(self.before)) / (i64::from(self.guesses) + DOUBT).max(1);
        i32::try_from(worth).unwrap_or(0)
    }

    /// Whether the mean is above nought by more than chance would have it: more than its own standard error.
    fn is_clear(&self) -> bool {
        let (gain, guesses) = (i128::from(self.gain), i128::from(self.guesses));
        let scatter = guesses * i128::from(self.squares) - gain * gain;
        gain > 0 && gain * gain * (guesses - 1) > scatter
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Which way leads where way `n` is worth `worths[n]` more or less by chance, from so many playouts.
    fn leader(worths: &[i32], playouts: u32) -> usize {
        let mut halving = Halving::new(&vec![0; worths.len()], playouts);
        let mut chance = 1_u32;
        while let Some(due) = halving.due() {
            let played: Vec<i32> = due
                .iter()
                .map(|way| {
                    chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    worths[*way] + i32::try_from(chance >> 22).unwrap_or(0) - 512
                })
                .collect();
            halving.add(&played);
        }
        halving.outcomes().iter().position(|outcome| outcome.leads).expect("one leads")
    }

    #[test]
    fn a_clearly_better_way_is_found() {
        assert_eq!(leader(&[0, -300, 300, 0, -100, 100], 3_000), 2);
    }

    #[test]
    fn the_usual_way_is_kept_where_none_is_clearly_better() {
        assert_eq!(leader(&[0, -50, -20, -100], 400), 0);
        assert_eq!(leader(&[0, -1_000], 1), 0);
    }

    #[test]
    fn about_as_much_is_played_as_was_asked_and_more_of_what_is_good() {
        let mut halving = Halving::new(&[0; 8], 2_400);
        let mut played = 0;
        while let Some(due) = halving.due() {
            let worths: Vec<i32> = due.iter().map(|way| i32::try_from(*way).unwrap_or(0)).collect();
            played += worths.len();
            halving.add(&worths);
        }
        let guesses: Vec<u32> = halving.outcomes().iter().map(|outcome| outcome.guesses).collect();
        assert!((2_200..=2_400).contains(&played), "{played}");
        assert!(guesses[7] > 3 * guesses[1] && guesses[0] == guesses[7], "{guesses:?}");
    }
}
