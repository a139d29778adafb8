//! `bench`: how fast the judge and the bots are, game by game: random matches, rounds played out, copies of a table, and the solver.

pub mod clock;
pub mod hands;
mod playouts;
pub mod rounds;
mod solver;

use crate::table_options::Which;
use crate::trouble::Trouble;
use clock::Clock;
use playouts::Playouts;
use rounds::Walk;
use rummage_rules::games::Game;
use rummage_rules::house::options::Options;
use rummage_rules::spec::Spec;
use serde::Serialize;
use solver::Solved;
use std::collections::BTreeMap;
use std::io::Write;

/// A table is copied after so many decisions of a random match.
const MID_GAME: usize = 60;
/// So many copies are timed together.
const COPIES: usize = 1000;

/// Measure random matches, rounds played out by bots, copies of a table and the solver, on one core
#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    which: Which,
    /// The seed of all matches and hands
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How often each thing is measured; the median counts
    #[arg(long, default_value_t = 9, value_parser = clap::value_parser!(u16).range(1..))]
    batches: u16,
    /// How long one measurement lasts at least, in milliseconds
    #[arg(long, default_value_t = 100)]
    millis: u64,
    /// Print one JSON object a game
    #[arg(long)]
    json: bool,
}

/// What was measured of a game.
#[derive(Serialize)]
struct Report {
    game: &'static str,
    seats: usize,
    /// Random matches, each action judged once and all that happens told.
    random: Pace,
    /// What the random rounds were like.
    rounds: Rounds,
    /// Rounds played out from a guess at the hidden cards by bots of a level, as a search does it.
    playouts: Vec<Playouts>,
    /// Nanoseconds to copy a table in the middle of a match.
    copy_ns: f64,
    solver: Vec<Solved>,
}

/// How fast random matches went.
#[derive(Serialize)]
struct Pace {
    matches_per_s: f64,
    rounds_per_s: f64,
    decisions_per_s: f64,
}

/// The length of random rounds, and the shares of their endings.
#[derive(Serialize)]
struct Rounds {
    per_match: f64,
    decisions: f64,
    endings: BTreeMap<String, f64>,
}

/// Measures what was asked for.
///
/// # Errors
/// When there is no such game, or the output cannot be written.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    let games = args.which.games()?;
    let clock = Clock::new(args.batches, args.millis);
    for game in games {
        let report = measure(game, args.seed, &clock)?;
        if args.json {
            let json = serde_json::to_string(&report).map_err(|error| Trouble::Input(error.to_string()))?;
            writeln!(out, "{json}")?;
        } else {
            report.print(out)?;
        }
    }
    Ok(true)
}

fn measure(game: &Game, seed: u64, clock: &Clock) -> Result<Report, Trouble> {
    let spec = game.spec(game.usual_seats, &Options::default());
    let spec = spec.map_err(|error| Trouble::Input(error.to_string()))?;
    let (random, walked) = pace(&spec, seed, clock);
    Ok(Report {
        game: game.id,
        seats: spec.seats,
        random,
        rounds: Rounds::of(&walked),
        playouts: playouts::measure(&spec, seed, clock),
        copy_ns: copy_ns(&spec, seed, clock),
        solver: solver::measure(&spec, seed, clock),
    })
}

/// Matches of consecutive seeds, as many as there is time for, the same ones in every batch.
fn pace(spec: &Spec, seed: u64, clock: &Clock) -> (Pace, Walk) {
    let mut walked = Walk::default();
    let per_match = clock.ns(|number| {
        if number == 0 {
            walked = Walk::default();
        }
        walked.add(&rounds::walk(spec, seed + number));
        1
    });
    let matches = walked.matches.max(1) as f64;
    let per_s = |count: u64| count as f64 / matches * 1e9 / per_match;
    let pace = Pace {
        matches_per_s: 1e9 / per_match,
        rounds_per_s: per_s(walked.rounds),
        decisions_per_s: per_s(walked.decisions),
    };
    (pace, walked)
}

fn copy_ns(spec: &Spec, seed: u64, clock: &Clock) -> f64 {
    let table = rounds::after(spec, seed, MID_GAME);
    clock.ns(|_| {
        for _ in 0..COPIES {
            std::hint::black_box(std::hint::black_box(&table).clone());
        }
        COPIES as u64
    })
}

impl Rounds {
    fn of(walked: &Walk) -> Rounds {
        let rounds = walked.rounds.max(1) as f64;
        let share = |(why, count): (&String, &u64)| (why.clone(), *count as f64 / rounds);
        Rounds {
            per_match: rounds / walked.matches.max(1) as f64,
            decisions: walked.decisions as f64 / rounds,
            endings: walked.endings.iter().map(share).collect(),
        }
    }
}

impl Report {
    fn print(&self, out: &mut dyn Write) -> Result<(), Trouble> {
        writeln!(out, "{} for {}", self.game, self.seats)?;
        let Pace { matches_per_s, rounds_per_s, decisions_per_s } = self.random;
        writeln!(
            out,
            "  random {matches_per_s:>10.1} matches/s {rounds_per_s:>9.0} rounds/s {decisions_per_s:>10.0} decisions/s"
        )?;
        let endings = self.rounds.endings.iter();
        let endings: Vec<String> =
            endings.map(|(why, share)| format!("{why} {:.1} %", 100.0 * share)).collect();
        writeln!(
            out,
            "  a random round has {:.1} decisions, a match {:.1} rounds; they end by {}",
            self.rounds.decisions,
            self.rounds.per_match,
            endings.join(", ")
        )?;
        for Playouts { level, per_s } in &self.playouts {
            writeln!(out, "  {level:<11} {per_s:>10.0} rounds played out/s")?;
        }
        writeln!(out, "  copy of a table      {:>8.0} ns", self.copy_ns)?;
        for Solved { question, cards, hands, ns } in &self.solver {
            writeln!(out, "  {question}, {cards} cards, {hands:<7} {ns:>8.1} ns")?;
        }
        Ok(())
    }
}
