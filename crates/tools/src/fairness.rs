//! `fairness`: exchanges the hidden cards of many positions and compares what reaches a seat: its view, what it is told, its bots' moves.

mod exchange;

use crate::progress;
use crate::table_options;
use crate::trouble::Trouble;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;
use rummage_bots::{Bot, Budget, Level, seat_bot};
use rummage_host::Host;
use rummage_rules::cards::shuffle::Seed;
use rummage_rules::games::Game;
use rummage_rules::house::options::Options;
use rummage_rules::table::Due;
use std::io::Write;

/// Exchange the cards that a seat cannot see, many times, and see that nothing that reaches it changes
#[derive(clap::Args)]
pub struct Args {
    /// One game; otherwise all of them, in equal parts
    #[arg(long)]
    game: Option<String>,
    /// Pairs of a position and a seat in all
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..))]
    pairs: u64,
    /// The seed of it all
    #[arg(long)]
    seed: u64,
    /// How many iterations a bot may think about one action
    #[arg(long, default_value_t = Budget::default().0)]
    budget: u32,
}

/// What was looked at.
#[derive(Copy, Clone, Default)]
struct Seen {
    pairs: u64,
    /// In so many of them hidden cards really lay elsewhere.
    exchanged: u64,
    moves: u64,
    lines: u64,
}

impl Seen {
    fn and(self, other: Seen) -> Seen {
        Seen {
            pairs: self.pairs + other.pairs,
            exchanged: self.exchanged + other.exchanged,
            moves: self.moves + other.moves,
            lines: self.lines + other.lines,
        }
    }
}

/// So many pairs of each match are looked at: matches are many rather than long.
const OF_A_MATCH: u64 = 50;

/// Looks at the positions and prints a line for each game.
///
/// # Errors
/// When there is no such game.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    let games = table_options::one_or_all(args.game.as_deref())?;
    let each = args.pairs.div_ceil(games.len() as u64);
    for game in games {
        let matches = each.div_ceil(OF_A_MATCH);
        let bar = progress::bar(matches, format!("{} fairness", game.id));
        let looked = (0..matches).into_par_iter().map(|number| {
            let most = OF_A_MATCH.min(each - number * OF_A_MATCH);
            let seen = look(game, args, number, most);
            bar.inc(1);
            seen
        });
        let seen = looked.try_reduce(Seen::default, |one, other| Ok(one.and(other)));
        bar.finish_and_clear();
        match seen {
            Ok(Seen { pairs, exchanged, moves, lines }) => writeln!(
                out,
                "{}: {pairs} positions as a seat has them, in {exchanged} of them hidden cards lay elsewhere, {moves} moves and {lines} lines compared, none changed",
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

/// Plays matches between bots and looks at so many positions of them, chosen by chance, from every seat.
///
/// # Errors
/// Something that reaches a seat depends on what it cannot see.
fn look(game: &Game, args: &Args, number: u64, most: u64) -> Result<Seen, String> {
    let mut rng = ChaCha8Rng::seed_from_u64(args.seed);
    rng.set_stream(number);
    let mut seen = Seen::default();
    while seen.pairs < most {
        let levels = Level::SWIFT.into_iter().cycle().skip(number as usize % 3).take(game.usual_seats);
        let mut bots: Vec<Box<dyn Bot>> = levels.map(|level| seat_bot(level, rng.next_u64())).collect();
        let seed = Seed(u128::from(rng.next_u64()));
        let host = Host::new(game, game.usual_seats, Options::default(), seed);
        let mut host = host.map_err(|error| error.to_string())?;
        while seen.pairs < most {
            if matches!(host.due(), Due::Seat(_)) && rng.next_u32() % 8 == 0 {
                seen = seen.and(look_around(&host, most - seen.pairs, args, &mut rng)?);
            }
            let done = host.go_on(|view| bots[view.seat.index()].choose(view, Budget(1)));
            if done.map_err(|refusal| format!("a bot is refused: {refusal}"))?.is_none() {
                break;
            }
        }
    }
    Ok(seen)
}

/// A position from every seat, or from so many.
///
/// # Errors
/// What changed, and where.
fn look_around(host: &Host, most: u64, args: &Args, rng: &mut ChaCha8Rng) -> Result<Seen, String> {
    let mut seen = Seen::default();
    let (table, record) = (host.truth(), host.record());
    for seat in table.public.seats().take(usize::try_from(most).unwrap_or(usize::MAX)) {
        let compared = exchange::compare(table, seat, Budget(args.budget), rng);
        let compared = compared.map_err(|what| {
            format!("{what} at action {} of seed {}", record.actions.len() + 1, record.seed)
        })?;
        let exchanged = u64::from(compared.exchanged);
        seen = seen.and(Seen { pairs: 1, exchanged, moves: compared.moves, lines: compared.lines });
    }
    Ok(seen)
}
