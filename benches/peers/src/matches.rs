//! Mirrored matches to 100 points against the bots of gin-rummy-engine: our judge deals and rules, and the peer's own table is led along beside
//! it, so that its bot sees what it would see at home. The same deals are played with each of the two in either seat.

use crate::mirror::Mirror;
use gin_rummy_engine::{HeuristicBot, MonteCarloBot, Strategy};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_bots::{Bot, Budget};
use rummage_host::Host;
use rummage_rules::cards::ids::Seat;
use rummage_rules::cards::shuffle::Seed;
use rummage_rules::games;
use rummage_rules::house::options::Options;
use rummage_rules::table::{Due, StepKind};
use rummage_tools::players::Player;
use std::time::{Duration, Instant};

/// How long somebody thought, and how often.
#[derive(Clone, Copy, Default)]
pub struct Thought {
    time: Duration,
    actions: u32,
}

impl Thought {
    fn add(&mut self, started: Instant) {
        self.time += started.elapsed();
        self.actions += 1;
    }

    /// Microseconds an action, on average.
    pub fn micros(self) -> f64 {
        self.time.as_secs_f64() * 1e6 / f64::from(self.actions.max(1))
    }
}

/// Who plays whom.
pub struct Pairing<'a> {
    pub ours: &'a str,
    pub budget: u32,
    /// `greedy`, or `mc:` and the number of worlds.
    pub theirs: &'a str,
    pub deals: u64,
    pub seed: u64,
}

/// Plays the matches and prints how they went.
pub fn run(pairing: &Pairing) {
    let mut thoughts = [Thought::default(); 2];
    let mut shares = Vec::new();
    for deal in 0..pairing.deals {
        let wins: f64 = (0..2).map(|seat| one(pairing, deal, seat, &mut thoughts)).sum();
        shares.push(wins / 2.0);
        if (deal + 1) % 50 == 0 || deal + 1 == pairing.deals {
            let (mean, margin) = mean_and_margin(&shares);
            println!(
                "{} at {} against {}: {:.1} % ± {:.1} of {} mirrored matches; {:.0} µs an action, the peer {:.0} µs",
                pairing.ours,
                pairing.budget,
                pairing.theirs,
                100.0 * mean,
                100.0 * margin,
                2 * shares.len(),
                thoughts[0].micros(),
                thoughts[1].micros()
            );
        }
    }
}

/// Our part of the win of one match, with our bot in this seat.
fn one(pairing: &Pairing, deal: u64, own: usize, thoughts: &mut [Thought; 2]) -> f64 {
    let game = games::find("gin").expect("a game");
    let options = Options::parse("dealer=winner").expect("options");
    let seed = pairing.seed + deal;
    let mut host = Host::new(game, 2, options, Seed(u128::from(seed))).expect("its rules");
    let mut ours: Box<dyn Bot> =
        Player::named(pairing.ours).expect("a player").bot(seed).expect("a bot of ours");
    let mut theirs = peer(pairing.theirs, seed);
    let mut mirror = None;
    loop {
        match host.due() {
            Due::Nothing => break,
            Due::Step(kind) => {
                host.step();
                if kind == StepKind::Deal {
                    mirror = Some(Mirror::of(host.truth()));
                }
            }
            Due::Seat(seat) => {
                let mirror = mirror.as_mut().expect("a deal");
                let started = Instant::now();
                if seat.index() == own {
                    let action = ours.choose(&host.view(seat), Budget(pairing.budget));
                    thoughts[0].add(started);
                    host.act(seat, &action).expect("a legal action");
                    mirror.follow(&action, host.truth());
                } else {
                    let action = mirror.ask(theirs.as_mut(), host.truth());
                    thoughts[1].add(started);
                    host.act(seat, &action).expect("what the peer's table allows");
                }
            }
        }
    }
    let winners = &host.public().winners;
    if winners.contains(&Seat::at(own)) { 1.0 / winners.len() as f64 } else { 0.0 }
}

fn peer(name: &str, seed: u64) -> Box<dyn Strategy> {
    match name.strip_prefix("mc:") {
        Some(worlds) => {
            let bot = MonteCarloBot::new(ChaCha8Rng::seed_from_u64(seed));
            Box::new(bot.samples(worlds.parse().expect("a number of worlds")))
        }
        None => Box::new(HeuristicBot::new()),
    }
}

/// The mean, and half the width of its 95 % interval.
fn mean_and_margin(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let spread = values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, 1.96 * (spread / count).sqrt())
}
