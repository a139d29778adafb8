//! Sequential halving: all ways are played from a few guesses, the better half of them from more, and so on, the usual way always beside them.

use std::cmp::{Ordering, Reverse};

/// So many guesses are made before any way is dropped.
const LEAST_GUESSES: u32 = 4;
/// Before so many guesses nothing is certain: what happens seldom may not have happened yet.
const ENOUGH_GUESSES: u32 = 24;
/// By so many standard errors a way is better or worse than another for certain.
const SURE: i64 = 3;

/// Ways to go on, the first of them the usual one, and how they have come out.
pub(crate) struct Halving {
    ways: Vec<Way>,
    /// The ways that are still played, the usual one first.
    alive: Vec<usize>,
    /// So much work is done in each stage.
    per_stage: u64,
    /// What has been done in this stage.
    done: u64,
    /// The guesses that were made in this stage.
    guesses: u32,
    stages_left: u32,
}

/// What came of a way, less what came of the usual one from the same guesses.
#[derive(Clone, Copy, Default)]
struct Way {
    gain: i64,
    squares: i64,
    guesses: u32,
}

/// How a way came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// By how much it came out better than the usual way, less what may be chance of that.
    pub gain: i32,
    /// From so many guesses.
    pub guesses: u32,
    /// Whether it is the best of those that were played to the end.
    pub leads: bool,
}

impl Halving {
    /// So many ways, the first of which is the usual one, and about so much work to be done.
    pub fn new(ways: usize, work: u64) -> Halving {
        let stages = ways.max(2).next_power_of_two().ilog2();
        Halving {
            ways: vec![Way::default(); ways],
            alive: (0..ways).collect(),
            per_stage: work / u64::from(stages),
            done: 0,
            guesses: 0,
            stages_left: stages,
        }
    }

    /// The ways to be played out from the next guess; none when all is done.
    pub fn due(&self) -> Option<&[usize]> {
        (self.stages_left > 0).then_some(&self.alive[..])
    }

    /// What came of them, in their order, by so much work.
    pub fn add(&mut self, worths: &[i32], work: u64) {
        let usual = worths.first().copied().unwrap_or(0);
        for (way, worth) in self.alive.iter().zip(worths) {
            self.ways[*way].add(i64::from(*worth) - i64::from(usual));
        }
        self.done += work;
        self.guesses += 1;
        if self.guesses.is_multiple_of(LEAST_GUESSES) {
            self.drop_the_hopeless();
        }
        if self.is_settled() {
            self.stages_left = 0;
        } else if self.done >= self.per_stage && self.guesses >= LEAST_GUESSES {
            self.drop_the_worse();
            (self.done, self.guesses) = (0, 0);
            self.stages_left -= 1;
        }
    }

    /// Ways that are certainly worse than the usual one are given up at once.
    fn drop_the_hopeless(&mut self) {
        let ways = &self.ways;
        self.alive.retain(|way| *way == 0 || ways[*way].sign() != Some(Ordering::Less));
    }

    /// Whether nothing is left to find out: no other way may be better, or the only other one certainly is.
    fn is_settled(&self) -> bool {
        match self.alive[..] {
            [_] => true,
            [_, other] => self.ways[other].sign() == Some(Ordering::Greater),
            _ => false,
        }
    }

    /// The better half stays, and the usual way with it.
    fn drop_the_worse(&mut self) {
        let ways = &self.ways;
        let left = self.alive.len().div_ceil(2).max(2);
        self.alive[1..].sort_by_key(|way| Reverse(ways[*way].gain()));
        self.alive.truncate(left);
    }

    /// How every way came out.
    pub fn outcomes(&self) -> Vec<Outcome> {
        // The usual way leads until a few guesses were made.
        let known = |way: &usize| *way == 0 || self.ways[*way].guesses >= LEAST_GUESSES;
        let alive = self.alive.iter().copied().filter(known);
        let leader = alive.max_by_key(|way| (self.ways[*way].gain(), Reverse(*way)));
        let outcome = |(place, way): (usize, &Way)| Outcome {
            gain: way.gain(),
            guesses: way.guesses,
            leads: leader == Some(place),
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

    /// What it gains on average, less the standard error of that: what a way seems to gain by few guesses is often chance.
    fn gain(&self) -> i32 {
        let (mean, error) = self.mean_and_error();
        i32::try_from(mean - error).unwrap_or(0)
    }

    /// Whether it is better than the usual way or worse, where that is hardly by chance.
    fn sign(&self) -> Option<Ordering> {
        let (mean, error) = self.mean_and_error();
        (self.guesses >= ENOUGH_GUESSES && mean.abs() > SURE * error).then(|| mean.cmp(&0))
    }

    fn mean_and_error(&self) -> (i64, i64) {
        let guesses = i64::from(self.guesses.max(1));
        let mean = self.gain / guesses;
        let variance = (self.squares / guesses - mean * mean).max(0);
        (mean, (variance / (guesses - 1).max(1)).isqrt())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Plays so much, where way `n` is worth `worths[n]` more or less by chance.
    fn played(worths: &[i32], work: u64) -> (Halving, u64) {
        let mut halving = Halving::new(worths.len(), work);
        let (mut chance, mut done) = (1_u32, 0);
        while let Some(due) = halving.due() {
            let mut by_chance = |way: &usize| {
                chance = chance.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                worths[*way] + i32::try_from(chance >> 22).unwrap_or(0) - 512
            };
            let came: Vec<i32> = due.iter().map(&mut by_chance).collect();
            halving.add(&came, came.len() as u64);
            done += came.len() as u64;
        }
        (halving, done)
    }

    fn leader(halving: &Halving) -> usize {
        halving.outcomes().iter().position(|outcome| outcome.leads).expect("one leads")
    }

    #[test]
    fn a_clearly_better_way_is_found() {
        assert_eq!(leader(&played(&[0, -300, 300, 0, -100, 100], 3_000).0), 2);
    }

    #[test]
    fn the_usual_way_is_kept_where_none_is_clearly_better() {
        assert_eq!(leader(&played(&[0, -50, -20, -100], 400).0), 0);
        assert_eq!(leader(&played(&[0, -1_000], 1).0), 0);
    }

    #[test]
    fn what_may_be_chance_is_taken_off() {
        let gained = |gains: [i32; 2]| {
            let mut halving = Halving::new(2, 1_000);
            (0..4).for_each(|guess| halving.add(&[0, gains[guess % 2]], 2));
            leader(&halving)
        };
        assert_eq!([gained([100, 500]), gained([-300, 500])], [1, 0]);
    }

    #[test]
    fn nothing_more_is_played_where_all_else_is_clearly_worse() {
        let (halving, done) = played(&[0, -2_000, -2_000, -2_000], 4_000);
        assert_eq!((leader(&halving), done), (0, 4 * u64::from(ENOUGH_GUESSES)));
    }

    #[test]
    fn no_more_is_played_than_was_asked_and_more_of_what_is_good() {
        let (halving, done) = played(&[0, 10, 20, 30, 40, 50, 60, 70], 2_400);
        assert!((1_600..=2_420).contains(&done), "{done}");
        let guesses: Vec<u32> = halving.outcomes().iter().map(|outcome| outcome.guesses).collect();
        let (most, least) = (guesses.iter().max().unwrap(), guesses.iter().min().unwrap());
        assert!(most > &(2 * least) && guesses[0] == *most, "{guesses:?}");
    }
}
