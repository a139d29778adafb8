//! `tourney`: mirrored matches between players. The same deals are played once with each of them in every seat.

use crate::pace::{Clock, Pace};
use crate::players::{self, Player};
use crate::progress;
use crate::table_options;
use crate::trouble::Trouble;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;
use rummage_bots::{Bot, Budget};
use rummage_rules::games::Game;
use rummage_rules::options::Options;
use rummage_rules::record::Match;
use rummage_rules::shuffle::Seed;
use std::cmp::Ordering;
use std::io::Write;
use std::time::Instant;

/// Let bots play mirrored matches against each other and compare them.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// Who plays: two or more of random, bot, seedling, gardener, hedge-sharp
    #[arg(long, value_delimiter = ',', required = true)]
    seats: Vec<String>,
    /// Deals; each is played once for every way round the table
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    matches: u64,
    /// The seed of it all
    #[arg(long)]
    seed: u64,
    /// House rules: key=value,…
    #[arg(long, value_delimiter = ',')]
    options: Vec<String>,
    /// How many iterations a player may think about one action
    #[arg(long, default_value_t = Budget::default().0)]
    budget: u32,
}

/// What one match was worth to each player, in the order of the command line.
struct Outcome {
    /// One win, shared among the winners.
    wins: Vec<f64>,
    points: Vec<f64>,
    /// How good its total was: the greater the better, equal totals alike.
    merits: Vec<i32>,
    /// Microseconds of thought, action by action.
    thoughts: Vec<Vec<u32>>,
    rounds: f64,
    actions: usize,
}

/// Plays the matches and prints a line for each player.
///
/// # Errors
/// When there is no such game, player, table or option.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    let game = table_options::game(&args.game)?;
    let players = args.seats.iter().map(|name| Player::named(name)).collect::<Result<Vec<_>, _>>()?;
    let options = table_options::options(game, &args.options)?;
    game.spec(players.len(), &options).map_err(|error| Trouble::Input(error.to_string()))?;
    let ways = players.len() as u64;
    let bar = progress::bar(args.matches * ways, format!("{} tourney", game.id));
    let started = Instant::now();
    let one = |number: u64| {
        let (deal, turned) = (number / ways, (number % ways) as usize);
        let outcome = play(game, &players, &options, args, deal, turned);
        bar.inc(1);
        outcome
    };
    let outcomes: Option<Vec<Outcome>> = (0..args.matches * ways).into_par_iter().map(one).collect();
    bar.finish_and_clear();
    let Some(outcomes) = outcomes else {
        return Err(Trouble::Input("a player made an illegal move: run sim with these players".into()));
    };
    let count = outcomes.len() as f64;
    for (index, player) in players.iter().enumerate() {
        // The mirrored matches of one deal depend on each other: the interval is that of the deals.
        let shares = outcomes
            .chunks(players.len())
            .map(|deal| deal.iter().map(|outcome| outcome.wins[index]).sum::<f64>() / deal.len() as f64);
        let (wins, margin) = mean_and_margin(&shares.collect::<Vec<_>>());
        let points = outcomes.iter().map(|outcome| outcome.points[index]).sum::<f64>() / count;
        let (name, wins, margin) = (player.name(), 100.0 * wins, 100.0 * margin);
        let pace = Pace::of(outcomes.iter().flat_map(|outcome| &outcome.thoughts[index]).copied().collect());
        writeln!(out, "{name:12} wins {wins:5.1} % ± {margin:.1}, {points:6.1} points a match, {pace}")?;
    }
    for (better, worse) in pairs(&players) {
        let shares = outcomes.chunks(players.len()).map(|deal| {
            deal.iter().map(|outcome| share(outcome, &players, better, worse)).sum::<f64>()
                / deal.len() as f64
        });
        let (wins, margin) = mean_and_margin(&shares.collect::<Vec<_>>());
        let (better, worse) = (better.name(), worse.name());
        writeln!(out, "{better} ranks above {worse} in {:.1} % ± {:.1}", 100.0 * wins, 100.0 * margin)?;
    }
    let rounds = outcomes.iter().map(|outcome| outcome.rounds).sum::<f64>() / count;
    let actions = outcomes.iter().map(|outcome| outcome.actions).sum::<usize>() as f64;
    let seconds = started.elapsed().as_secs_f64();
    let (pace, length) = (count / seconds, actions / count);
    writeln!(out, "{count} matches of {rounds:.1} rounds and {length:.0} actions, {pace:.1} matches/s")?;
    Ok(true)
}

/// Plays one match with the players turned round the table by so many seats.
fn play(
    game: &Game,
    players: &[Player],
    options: &Options,
    args: &Args,
    deal: u64,
    turned: usize,
) -> Option<Outcome> {
    let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
    rng.set_stream(deal);
    let seed = Seed(u128::from(rng.next_u64()));
    let seats = players.len();
    let player_at = |seat: usize| (seat + turned) % seats;
    let clocks: Vec<Clock> = (0..seats).map(|_| Clock::default()).collect();
    let mut timed = |seat: usize| clocks[seat].on(players[player_at(seat)].seated(rng.next_u64()));
    let mut bots: Vec<Box<dyn Bot>> = (0..seats).map(&mut timed).collect();
    let table = Match::new(game, seats, options.clone(), seed).ok()?;
    let played = players::play(table, &mut bots, Budget(args.budget)).ok()?;
    let public = &played.table().public;
    let mut outcome = Outcome {
        wins: vec![0.0; seats],
        points: vec![0.0; seats],
        merits: vec![0; seats],
        thoughts: vec![Vec::new(); seats],
        rounds: f64::from(public.round),
        actions: played.record().actions.len(),
    };
    for seat in public.seats() {
        let (player, total) = (player_at(seat.index()), public.totals[seat.index()]);
        outcome.points[player] = f64::from(total);
        outcome.merits[player] = if public.spec.plan.low_wins { -total } else { total };
        outcome.thoughts[player] = clocks[seat.index()].readings();
    }
    for seat in &public.winners {
        outcome.wins[player_at(seat.index())] = 1.0 / public.winners.len() as f64;
    }
    Some(outcome)
}

/// The different players, each with the next one.
fn pairs(players: &[Player]) -> Vec<(Player, Player)> {
    let mut different: Vec<Player> = Vec::new();
    for player in players {
        if !different.contains(player) {
            different.push(*player);
        }
    }
    different.windows(2).map(|pair| (pair[0], pair[1])).collect()
}

/// How often a player came out above another in one match, over all their seats; a tie is half.
fn share(outcome: &Outcome, players: &[Player], better: Player, worse: Player) -> f64 {
    let seats_of = |player: Player| (0..players.len()).filter(move |seat| players[*seat] == player);
    let (mut won, mut all) = (0.0, 0.0);
    for one in seats_of(better) {
        for other in seats_of(worse) {
            all += 1.0;
            won += match outcome.merits[one].cmp(&outcome.merits[other]) {
                Ordering::Greater => 1.0,
                Ordering::Equal => 0.5,
                Ordering::Less => 0.0,
            };
        }
    }
    won / all
}

/// The mean, and half the width of its 95 % interval.
fn mean_and_margin(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let spread = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (spread / count).sqrt())
}
