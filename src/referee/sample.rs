//! A match that bots have begun, for tests of what is kept of one.

use rummage_bots::{Budget, Level, seat_bot};
use rummage_rules::{
    games::Game,
    options::Options,
    record::{Match, MatchRecord},
    shuffle::Seed,
    table::Due,
};

/// The record of a match at the usual table after so many actions, or at the end of its first round.
pub fn begun(game: &Game, actions: usize) -> MatchRecord {
    let seats = game.usual_seats;
    let mut played = Match::new(game, seats, Options::default(), Seed(11)).expect("the usual table");
    let mut bots: Vec<_> = (0..seats).map(|seat| seat_bot(Level::Seedling, seat as u64)).collect();
    played.settle();
    while played.record().actions.len() < actions {
        let Due::Seat(seat) = played.table().public.due() else { break };
        let action = bots[seat.index()].choose(&played.table().view(seat), Budget::default());
        played.act(seat, &action).expect("a bot's action is legal");
        played.settle();
    }
    played.record().clone()
}
