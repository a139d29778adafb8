//! `fairness`: exchanges the hidden cards of many positions and asks every level whether its move changes. None may.

use crate::progress;
use crate::table_options;
use crate::trouble::Trouble;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;
use rummage_bots::{Bot, Budget, Level, seat_bot};
use rummage_rules::games::Game;
use rummage_rules::notation;
use rummage_rules::options::Options;
use rummage_rules::record::Match;
use rummage_rules::shuffle::Seed;
use rummage_rules::table::Due;
use rummage_rules::view::View;
use std::io::Write;

/// Exchange the hidden cards of many positions and see that no bot's move changes
#[derive(clap::Args)]
pub struct Args {
    /// One game; otherwise all of them, in equal parts
    #[arg(long)]
    game: Option<String>,
    /// Positions in all
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    positions: u64,
    /// The seed of it all
    #[arg(long)]
    seed: u64,
    /// How many iterations a bot may think about one action
    #[arg(long, default_value_t = Budget::default().0)]
    budget: u32,
}

/// How many positions were looked at, and in how many of them hidden cards really lay elsewhere.
#[derive(Copy, Clone, Default)]
struct Seen {
    positions: u64,
    exchanged: u64,
}

/// So many positions of each match are looked at: matches are many rather than long.
const OF_A_MATCH: u64 = 50;

/// Looks at the positions and prints a line for each game.
///
/// # Errors
/// When there is no such game.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    let games = table_options::one_or_all(args.game.as_deref())?;
    let each = args.positions.div_ceil(games.len() as u64);
    for game in games {
        let matches = each.div_ceil(OF_A_MATCH);
        let bar = progress::bar(matches, format!("{} fairness", game.id));
        let looked = (0..matches).into_par_iter().map(|number| {
            let most = OF_A_MATCH.min(each - number * OF_A_MATCH);
            let seen = look(game, args, number, most);
            bar.inc(1);
            seen
        });
        let seen = looked.try_reduce(Seen::default, |one, other| {
            let positions = one.positions + other.positions;
            Ok(Seen { positions, exchanged: one.exchanged + other.exchanged })
        });
        bar.finish_and_clear();
        match seen {
            Ok(Seen { positions, exchanged }) => writeln!(
                out,
                "{}: {positions} positions, in {exchanged} of them hidden cards lay elsewhere, no move changed",
                game.id
            )?,
            Err(unfair) => {
                writeln!(out, "{}: UNFAIR {unfair}", game.id)?;
                return Ok(false);
            }
        }
    }
    Ok(true)
}

/// Plays matches between bots and looks at so many positions of them, chosen by chance.
///
/// # Errors
/// A position in which a move depends on what its player cannot see.
fn look(game: &Game, args: &Args, number: u64, most: u64) -> Result<Seen, String> {
    let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
    rng.set_stream(number);
    let mut seen = Seen::default();
    while seen.positions < most {
        let levels = Level::ALL.into_iter().cycle().skip(number as usize % 3).take(game.usual_seats);
        let mut bots: Vec<Box<dyn Bot>> = levels.map(|level| seat_bot(level, rng.next_u64())).collect();
        let seed = Seed(u128::from(rng.next_u64()));
        let played = Match::new(game, game.usual_seats, Options::default(), seed);
        let mut played = played.map_err(|error| error.to_string())?;
        while seen.positions < most {
            match played.table().due() {
                Due::Nothing => break,
                Due::Step(_) => drop(played.step()),
                Due::Seat(seat) => {
                    let view = played.table().view(seat);
                    if rng.next_u32() % 8 == 0 {
                        seen.positions += 1;
                        seen.exchanged += u64::from(exchange(&view, &played, Budget(args.budget), &mut rng)?);
                    }
                    let action = bots[seat.index()].choose(&view, Budget(1));
                    played.act(seat, &action).map_err(|refusal| format!("{seat} is refused: {refusal}"))?;
                }
            }
        }
    }
    Ok(seen)
}

/// Exchanges the hidden cards and asks every level; whether any lay elsewhere.
///
/// # Errors
/// The move that changed.
fn exchange(view: &View, played: &Match, budget: Budget, rng: &mut ChaCha8Rng) -> Result<bool, String> {
    let other = view.sample(rng);
    let shown = other.view(view.seat);
    for level in Level::ALL {
        let seed = rng.next_u64();
        let [before, after] = [view, &shown].map(|view| seat_bot(level, seed).choose(view, budget));
        if before != after || shown != *view {
            let [before, after] = [before, after].map(|action| notation::action_text(&view.public, &action));
            let (seat, record) = (view.seat, played.record());
            return Err(format!(
                "{} in {seat}: '{before}' becomes '{after}' at action {} of seed {}",
                level.id(),
                record.actions.len() + 1,
                record.seed
            ));
        }
    }
    Ok(other.hands != played.table().hands || other.stock != played.table().stock)
}
