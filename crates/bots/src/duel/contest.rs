//! Choices of a round between two, played out against each other: all of them from a few guesses at the hidden cards, the better half of them from
//! more, and so on, until the effort is spent on those between which it is hard to choose.

use crate::duel::{Choice, Dice, Guesses, Habit};
use crate::stakes::race::Race;
use crate::thought::steps::pause;
use rummage_rules::deadwood::without_wilds::CardSet;
use std::cmp::Reverse;

/// The ways in which a seat may go on after its choice: waiting until nothing is left over, closing with little, closing as soon as it may.
const PLANS: [Habit; 3] = [
    Habit { closes_at: 0, eager: false },
    Habit { closes_at: 5, eager: false },
    Habit { closes_at: i32::MAX, eager: false },
];
/// How the other is held to go on: whoever thinks it patient waits too long.
const OTHER: Habit = Habit { closes_at: i32::MAX, eager: false };
/// A way is dropped no sooner than after so many guesses more.
const LEAST_GUESSES: u32 = 8;
/// What was held of a choice before counts as much as so many guesses: rounds scatter widely, and few of them tell little.
const DOUBT: i64 = 256;

/// A choice, and what is held of it before anything is played out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Candidate {
    pub choice: Choice,
    /// The chance to win the match, in ten thousand, above or below that of other choices.
    pub before: i32,
}

/// A choice as it came out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Outcome {
    pub choice: Choice,
    /// The chance to win the match with the best way to go on, in ten thousand, above or below that of other choices.
    pub chance: i32,
    /// From so many guesses.
    pub guesses: u32,
}

/// A choice with one of the ways to go on.
struct Arm {
    candidate: usize,
    before: i32,
    habit: Habit,
    sum: i64,
    guesses: u32,
}

/// Who chooses, and for what.
pub(crate) struct Contest<'a> {
    pub guesses: Guesses<'a>,
    pub race: Race,
    /// The seat that chooses.
    pub seat: usize,
    pub dice: Dice,
}

impl Contest<'_> {
    /// How the candidates come out over about so many rounds played out, in their order.
    pub async fn hold(&mut self, candidates: &[Candidate], rounds: u32) -> Vec<Outcome> {
        let mut arms: Vec<Arm> = (0..).zip(candidates).flat_map(arms_of).collect();
        let stages = arms.len().max(2).ilog2();
        let mut alive = arms.len();
        for _ in 0..stages {
            let share = rounds / stages / u32::try_from(alive.max(1)).unwrap_or(u32::MAX);
            self.play(candidates, &mut arms[..alive], share.max(LEAST_GUESSES)).await;
            let mean = mean(&arms[..alive]);
            arms[..alive].sort_by_key(|arm| Reverse(arm.worth(mean)));
            alive = alive.div_ceil(2).max(2).min(alive);
        }
        outcomes(candidates, &arms, alive)
    }

    /// What each of these cards would be worth to the other, in hundredths of a point: by how much less it would have left over, over so
    /// many guesses.
    pub async fn gifts(&mut self, cards: &[CardSet], guesses: u32) -> Vec<i32> {
        let mut sums = vec![0_i64; cards.len()];
        for _ in 0..guesses {
            let guess = self.guesses.guess(&mut self.dice);
            let used = cards.iter().map(|card| i64::from(guess.use_of(1 - self.seat, *card)));
            sums.iter_mut().zip(used).for_each(|(sum, used)| *sum += used);
            pause().await;
        }
        let mean = |sum: i64| i32::try_from(100 * sum / i64::from(guesses.max(1))).unwrap_or(0);
        sums.into_iter().map(mean).collect()
    }

    /// Plays these arms on from the same guesses.
    async fn play(&mut self, candidates: &[Candidate], arms: &mut [Arm], guesses: u32) {
        for _ in 0..guesses {
            let guess = self.guesses.guess(&mut self.dice);
            for arm in arms.iter_mut() {
                let mut habits = [OTHER; 2];
                habits[self.seat] = arm.habit;
                let mut round = guess.clone();
                round.play(candidates[arm.candidate].choice);
                round.play_on(habits);
                let points = round.points();
                arm.sum += i64::from(self.race.chance(points[self.seat] - points[1 - self.seat]));
                arm.guesses += 1;
            }
            pause().await;
        }
    }
}

/// A close ends the round: there is no way to go on.
fn arms_of((index, candidate): (usize, &Candidate)) -> impl Iterator<Item = Arm> + use<> {
    let ends = matches!(candidate.choice, Choice::Close(_) | Choice::CloseWhole);
    let before = candidate.before;
    let arm = move |habit: &Habit| Arm { candidate: index, before, habit: *habit, sum: 0, guesses: 0 };
    PLANS[..if ends { 1 } else { PLANS.len() }].iter().map(arm)
}

fn mean(arms: &[Arm]) -> i32 {
    arms.iter().map(Arm::mean).sum::<i32>() / i32::try_from(arms.len().max(1)).unwrap_or(1)
}

/// How the candidates came out, if so many of the arms, the first ones, were left in the end.
fn outcomes(candidates: &[Candidate], arms: &[Arm], alive: usize) -> Vec<Outcome> {
    let last = &arms[..alive];
    let mean = mean(last);
    let best_of = |arms: &[Arm], index: usize| {
        let own = arms.iter().filter(|arm| arm.candidate == index);
        own.map(|arm| (arm.worth(mean), arm.guesses)).max()
    };
    let best = last.iter().map(|arm| arm.worth(mean)).max().unwrap_or(0);
    let outcome = |(index, candidate): (usize, &Candidate)| {
        // What was dropped on the way is worth less than what was left in the end.
        let dropped = || best_of(arms, index).map(|(worth, guesses)| (worth.min(best - 1), guesses));
        let (chance, guesses) = best_of(last, index).or_else(dropped).unwrap_or((0, 0));
        Outcome { choice: candidate.choice, chance, guesses }
    };
    candidates.iter().enumerate().map(outcome).collect()
}

impl Arm {
    fn mean(&self) -> i32 {
        i32::try_from(self.sum / i64::from(self.guesses.max(1))).unwrap_or(0)
    }

    /// What is held of it: at first what was held before, and the more guesses, the more what came of them, compared with this mean.
    fn worth(&self, mean: i32) -> i32 {
        let guesses = i64::from(self.guesses);
        let news = i64::from(self.mean() - mean - self.before);
        self.before + i32::try_from(news * guesses / (guesses + DOUBT)).unwrap_or(0)
    }
}
