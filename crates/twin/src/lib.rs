//! A match that is the same wherever it is played: its number decides all of it, and a hash tells every table it came by.

mod pace;

use rand::{Rng, RngExt, SeedableRng, rngs::ChaCha8Rng};
use rummage_bots::{Bot, Budget, Level, RandomBot, seat_bot};
use rummage_host::Host;
use rummage_rules::cards::day::Day;
use rummage_rules::games::GAMES;
use rummage_rules::house::options::Options;
use std::hash::Hasher;

/// Longer matches are left where they are after so many actions.
const ACTIONS: usize = 400;
/// Bots think, so that fewer actions take as long.
const THOUGHT_ACTIONS: usize = 60;
/// What a bot may think about one action.
const BUDGET: Budget = Budget(4);

/// Who plays a match.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Players {
    /// Any legal action is as good as another.
    Random,
    /// Bots of all levels.
    Bots,
}

/// Plays the match of this number, replays its record, and hashes the table after every action of the replay.
/// The game, the number of players, the day whose deal it is and the players follow from the number.
pub fn digest(number: u32, players: Players) -> u64 {
    let mut rng = ChaCha8Rng::seed_from_u64(u64::from(number));
    let game = GAMES[number as usize % GAMES.len()];
    let seats = rng.random_range(*game.seats.start()..=*game.seats.end());
    let seed = Day(number).seed(game.id);
    let mut host = Host::new(game, seats, Options::default(), seed).expect("the usual rules of a game");
    let mut sitting: Vec<Box<dyn Bot>> = (0..seats).map(|seat| player(players, seat, &mut rng)).collect();
    let most = if players == Players::Bots { THOUGHT_ACTIONS } else { ACTIONS };
    while host.record().actions.len() < most {
        let chosen = host.go_on(|view| sitting[view.seat.index()].choose(view, BUDGET));
        if chosen.expect("players do what is legal").is_none() {
            break;
        }
    }
    let mut hasher = fnv::FnvHasher::default();
    Host::replay(host.record(), |moment| hasher.write_u64(moment.truth().digest()))
        .expect("a record of what was just played");
    hasher.finish()
}

fn player(players: Players, seat: usize, rng: &mut impl Rng) -> Box<dyn Bot> {
    let levels = Level::ALL;
    match players {
        Players::Random => Box::new(RandomBot::new(rng.next_u64())),
        Players::Bots => seat_bot(levels[seat % levels.len()], rng.next_u64()),
    }
}

/// The hash of a match, for whoever has loaded this as wasm.
#[allow(unsafe_code, reason = "wasm exports a function by its plain name")]
#[unsafe(no_mangle)]
pub extern "C" fn rummage_digest(number: u32, thinking: u32) -> u64 {
    digest(number, if thinking == 0 { Players::Random } else { Players::Bots })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_match_has_its_own_hash_every_time() {
        let all = |players| (0..12).map(|number| digest(number, players)).collect::<Vec<u64>>();
        let random = all(Players::Random);
        assert_eq!(random, all(Players::Random));
        let bots = all(Players::Bots);
        assert_eq!(bots, all(Players::Bots));
        assert_eq!(random.iter().chain(&bots).collect::<BTreeSet<_>>().len(), 24);
    }
}
