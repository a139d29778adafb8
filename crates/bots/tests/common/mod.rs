//! Matches between bots.

use rummage_bots::{Bot, Budget};
use rummage_rules::games::Game;
use rummage_rules::prelude::*;

/// Plays a match between these bots, the first one in seat 0, and shows every view that is asked for an action.
pub fn play(
    game: &Game,
    seed: u64,
    bots: &mut [Box<dyn Bot>],
    budget: Budget,
    mut see: impl FnMut(&View),
) -> Match {
    let mut played = Match::new(game, bots.len(), Options::default(), Seed(u128::from(seed))).unwrap();
    loop {
        let events = match played.table().due() {
            Due::Nothing => return played,
            Due::Step(_) => played.step(),
            Due::Seat(seat) => {
                let view = played.table().view(seat);
                see(&view);
                let action = bots[seat.index()].choose(&view, budget);
                played.act(seat, &action).expect("a bot's action is legal")
            }
        };
        for (seat, bot) in bots.iter_mut().enumerate() {
            events.iter().for_each(|event| bot.observe(&event.shown_to(Some(Seat::at(seat)))));
        }
    }
}
