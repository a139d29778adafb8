//! `tourney`: mirrored matches between players. The same deals are played once with each of them in every seat.

mod report;

use crate::pace::Clock;
use crate::players::{Patience, Player};
use crate::program::Place;
use crate::progress;
use crate::sitter::{self, Sitter};
use crate::table_options;
use crate::trouble::Trouble;
use rand::rngs::ChaCha8Rng;
use rand::{Rng, SeedableRng};
use rayon::prelude::*;
pub(crate) use report::{Above, Report, elo};
use rummage_bots::Budget;
use rummage_host::Host;
use rummage_rules::cards::ids::Seat;
use rummage_rules::cards::shuffle::Seed;
use rummage_rules::games::Game;
use rummage_rules::house::options::Options;
use std::io::Write;
use std::time::Instant;

/// Let bots play mirrored matches against each other and compare them.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    game: String,
    /// Who plays: two or more of random, bot, seedling, gardener, hedge-sharp, sage (each also with open- or a temper before it), plain, program:COMMAND
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
    /// Print one JSON object instead of the table
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    patience: Patience,
}

/// Mirrored matches between players at one table.
pub(crate) struct Contest<'a> {
    pub game: &'a Game,
    pub options: &'a Options,
    pub players: &'a [Player],
    /// Each is played once for every way round the table.
    pub deals: u64,
    pub seed: u64,
    pub budget: Budget,
}

/// What one match was worth to each player, in the order of the command line.
struct Outcome {
    /// One win, shared among the winners.
    wins: Vec<f64>,
    points: Vec<f64>,
    /// How good its total was: the greater the better, equal totals alike.
    merits: Vec<i32>,
    /// Nanoseconds of thought, action by action.
    thoughts: Vec<Vec<u64>>,
    rounds: f64,
    actions: usize,
    /// Which player lost it by doing nothing that could be done, and what it did instead.
    forfeit: Option<(usize, String)>,
}

/// Plays the matches and prints a line for each player.
///
/// # Errors
/// When there is no such game, player, table or option.
pub fn run(args: &Args, out: &mut dyn Write) -> Result<bool, Trouble> {
    let game = table_options::game(&args.game)?;
    let players = Player::all(&args.seats, &args.patience)?;
    let options = table_options::options(game, &args.options)?;
    game.spec(players.len(), &options).map_err(|error| Trouble::Input(error.to_string()))?;
    let (deals, seed, budget) = (args.matches, args.seed, Budget(args.budget));
    let report = Contest { game, options: &options, players: &players, deals, seed, budget }.hold()?;
    if args.json {
        let json = serde_json::to_string(&report).map_err(|error| Trouble::Input(error.to_string()))?;
        writeln!(out, "{json}")?;
    } else {
        write!(out, "{report}")?;
    }
    Ok(true)
}

impl Contest<'_> {
    /// Plays all matches, on all cores.
    ///
    /// # Errors
    /// A player of ours did what cannot be done, or a program cannot be started.
    pub fn hold(&self) -> Result<Report, Trouble> {
        let ways = self.players.len() as u64;
        let matches = self.deals * ways;
        let bar = progress::bar(matches, format!("{} tourney", self.game.id));
        let started = Instant::now();
        let one = |number: u64| {
            let outcome = self.play(number / ways, (number % ways) as usize);
            bar.inc(1);
            outcome
        };
        let outcomes: Result<Vec<Outcome>, Trouble> = (0..matches).into_par_iter().map(one).collect();
        bar.finish_and_clear();
        Ok(Report::of(self, &outcomes?, started.elapsed().as_secs_f64()))
    }

    /// Plays one match with the players turned round the table by so many seats.
    fn play(&self, deal: u64, turned: usize) -> Result<Outcome, Trouble> {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed);
        rng.set_stream(deal);
        let seed = Seed(u128::from(rng.next_u64()));
        let seats = self.players.len();
        let player_at = |seat: usize| (seat + turned) % seats;
        let clocks: Vec<Clock> = (0..seats).map(|_| Clock::default()).collect();
        let timed = |seat: usize| {
            let place = Place { game: self.game, seats, options: self.options, seat: Seat::at(seat) };
            Ok(clocks[seat].on(self.players[player_at(seat)].seated(&place, rng.next_u64())?))
        };
        let mut sitters: Vec<Box<dyn Sitter>> = (0..seats).map(timed).collect::<Result<_, Trouble>>()?;
        let host = Host::new(self.game, seats, self.options.clone(), seed);
        let host = host.map_err(|error| Trouble::Input(error.to_string()))?;
        let (played, forfeit) = match sitter::play(host, &mut sitters, self.budget) {
            Ok(played) => (played, None),
            Err(forfeit) => {
                let loser = player_at(forfeit.seat.index());
                self.is_excusable(loser, &forfeit.why)?;
                (forfeit.played, Some((loser, forfeit.why)))
            }
        };
        let public = played.public();
        let mut outcome = Outcome {
            wins: vec![0.0; seats],
            points: vec![0.0; seats],
            merits: vec![0; seats],
            thoughts: vec![Vec::new(); seats],
            rounds: f64::from(public.round),
            actions: played.record().actions.len(),
            forfeit,
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
        outcome.count_forfeit();
        Ok(outcome)
    }

    /// Programs of others may lose by what cannot be done; a bot of our own that does is broken.
    fn is_excusable(&self, loser: usize, why: &str) -> Result<(), Trouble> {
        match &self.players[loser] {
            Player::Program(_) => Ok(()),
            own => Err(Trouble::Input(format!(
                "{} made an illegal move: {why}; run sim with these players",
                own.name()
            ))),
        }
    }
}

impl Outcome {
    /// Whoever did nothing that could be done comes last, and all others win.
    fn count_forfeit(&mut self) {
        let Some((loser, _)) = self.forfeit else { return };
        let others = self.wins.len() - 1;
        self.wins.fill(1.0 / others.max(1) as f64);
        self.merits.fill(0);
        self.wins[loser] = 0.0;
        self.merits[loser] = -1;
    }
}
