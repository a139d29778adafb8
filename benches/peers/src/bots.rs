//! Whole rounds between plain bots: the peer's greedy one, and each of our levels. How well they play is another question.

use gin_rummy::{Player, Round, Rules};
use gin_rummy_engine::{HeuristicBot, play_round};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rummage_bots::{Budget, Level, seat_bot};
use rummage_host::Host;
use rummage_peers::contest::Contest;
use rummage_rules::cards::shuffle::Seed;
use rummage_rules::games;
use rummage_rules::house::options::Options;
use rummage_rules::table::{Due, StepKind};

/// Nanoseconds for a round.
pub fn compare(contest: &Contest, seed: u64) {
    for level in Level::ALL {
        let theirs = |number| {
            let round =
                Round::deal(Rules::classic(), Player::One, &mut ChaCha8Rng::seed_from_u64(seed + number));
            play_round(round, [&mut HeuristicBot::new(), &mut HeuristicBot::new()]).expect("a round");
            1
        };
        let ours = |number| round(level, seed + number);
        contest.hold(&format!("a round, greedy bot : {}", level.id()), theirs, ours);
    }
}

/// Plays the first round of a match.
fn round(level: Level, seed: u64) -> u64 {
    let game = games::find("gin").expect("a game");
    let mut host = Host::new(game, 2, Options::default(), Seed(u128::from(seed))).expect("its usual rules");
    let mut bots = [seat_bot(level, seed), seat_bot(level, seed + 1)];
    loop {
        if matches!(host.due(), Due::Nothing | Due::Step(StepKind::Score)) {
            return 1;
        }
        let done = host.go_on(|view| bots[view.seat.index()].choose(view, Budget::default()));
        let Some(moment) = done.expect("a legal action") else { return 1 };
        for seat in moment.public().seats() {
            moment.told(Some(seat)).for_each(|event| bots[seat.index()].observe(&event));
        }
    }
}
