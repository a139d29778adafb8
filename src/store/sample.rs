//! Matches that bots have played, for tests of what is kept of one.

use rummage_bots::{Budget, Level, seat_bot};
use rummage_rules::{
    cards::shuffle::Seed,
    games::Game,
    house::options::Options,
    notation,
    record::{Match, MatchRecord},
    table::view::View,
    table::{Due, Public},
};

/// The record of a match at the usual table after so many actions, or at the end of its first round.
pub fn begun(game: &Game, actions: usize) -> MatchRecord {
    let played = Match::new(game, game.usual_seats, Options::default(), Seed(11)).expect("the usual table");
    played_on(played, actions, 1)
}

/// The record of a match at a table of this size after so many actions, or at its end.
pub fn played(game: &Game, seats: usize, options: Options, seed: u64, actions: usize) -> MatchRecord {
    let played = Match::new(game, seats, options, Seed(seed.into())).expect("a table that can be");
    played_on(played, actions, u16::MAX)
}

fn played_on(mut played: Match, actions: usize, rounds: u16) -> MatchRecord {
    let seats = played.record().seats;
    let mut bots: Vec<_> = (0..seats).map(|seat| seat_bot(Level::Seedling, seat as u64)).collect();
    loop {
        played.settle();
        let public = &played.table().public;
        match public.due() {
            Due::Seat(seat) if played.record().actions.len() < actions => {
                let action = bots[seat.index()].choose(&played.table().view(seat), Budget(8));
                played.act(seat, &action).expect("a bot's action is legal");
            }
            Due::Step(_) if public.round < rounds => drop(played.step()),
            _ => return played.record().clone(),
        }
    }
}

/// Where a record ends, in words that no change of an encoding changes: the round, what is due, the points and every hand.
///
/// # Errors
/// Why it cannot be replayed.
pub fn standing(record: &MatchRecord) -> Result<String, String> {
    let played = Match::replay(record, |_, _| ()).map_err(|fault| fault.to_string())?;
    let (table, public) = (played.table(), &played.table().public);
    let hands: Vec<String> =
        table.hands.iter().map(|hand| notation::cards_text(public, hand.iter().copied())).collect();
    let (round, state) = (public.round, public.state_name());
    Ok(format!("round {round} {state} {:?} {}", public.totals, hands.join(" | ")))
}

/// What the seat that is asked next may know, after so many actions of a match.
pub fn asked(game: &Game, actions: usize) -> Option<View> {
    let mut played = Match::replay(&begun(game, actions), |_, _| {}).expect("the match replays");
    played.settle();
    match played.table().public.due() {
        Due::Seat(seat) => Some(played.table().view(seat)),
        _ => None,
    }
}

/// What everybody sees at the end of each round of a match.
pub fn round_ends(record: &MatchRecord) -> Vec<Public> {
    let mut ends: Vec<Public> = Vec::new();
    let watch = |played: &Match, _: &_| {
        let public = &played.table().public;
        if public.sheets.len() > ends.len() {
            ends.push(public.clone());
        }
    };
    Match::replay(record, watch).expect("the match replays");
    ends
}
