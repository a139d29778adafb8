//! Matches that bots have played, for tests of what is kept of one.

use rummage_bots::{Budget, Level, seat_bot};
use rummage_host::Host;
use rummage_rules::{
    cards::shuffle::Seed, games::Game, house::options::Options, notation, record::MatchRecord, table::Due,
    table::view::View,
};

/// The record of a match at the usual table after so many actions, or at the end of its first round: one that is not over as it is dealt.
pub fn begun(game: &Game, actions: usize) -> MatchRecord {
    let dealt =
        |seed| Host::new(game, game.usual_seats, Options::default(), Seed(seed)).expect("the usual table");
    let mut matches = (11..).map(|seed| played_on(dealt(seed), actions, 1));
    matches.find(|record| !record.actions.is_empty()).expect("a round that is played")
}

/// The record of a match at a table of this size after so many actions, or at its end.
pub fn played(game: &Game, seats: usize, options: Options, seed: u64, actions: usize) -> MatchRecord {
    let host = Host::new(game, seats, options, Seed(seed.into())).expect("a table that can be");
    played_on(host, actions, u16::MAX)
}

fn played_on(mut host: Host, actions: usize, rounds: u16) -> MatchRecord {
    let mut bots: Vec<_> =
        host.public().seats().map(|seat| seat_bot(Level::Seedling, seat.index() as u64)).collect();
    loop {
        host.settle();
        let goes_on = match host.due() {
            Due::Seat(_) => host.record().actions.len() < actions,
            Due::Step(_) => host.public().round < rounds,
            Due::Nothing => false,
        };
        if !goes_on {
            return host.record().clone();
        }
        let done = host.go_on(|view| bots[view.seat.index()].choose(view, Budget(8)));
        done.expect("a bot's action is legal");
    }
}

/// Where a record ends, in words that no change of an encoding changes: the round, what is due, the points and every hand.
///
/// # Errors
/// Why it cannot be replayed.
pub fn standing(record: &MatchRecord) -> Result<String, String> {
    let host = Host::replay(record, |_| ()).map_err(|fault| fault.to_string())?;
    let public = host.public();
    let hand = |seat| notation::cards_text(public, host.hand(seat).iter().copied());
    let hands: Vec<String> = public.seats().map(hand).collect();
    let (round, state) = (public.round, public.state_name());
    Ok(format!("round {round} {state} {:?} {}", public.totals, hands.join(" | ")))
}

/// What the seat that is asked next may know, after so many actions of a match.
pub fn asked(game: &Game, actions: usize) -> Option<View> {
    let mut host = Host::replay(&begun(game, actions), |_| ()).expect("the match replays");
    host.settle();
    match host.due() {
        Due::Seat(seat) => Some(host.view(seat)),
        _ => None,
    }
}
