//! Matches between bots.

use rummage_bots::{Bot, Budget};
use rummage_host::Host;
use rummage_rules::games::Game;
use rummage_rules::prelude::*;

/// Plays a match between these bots, the first one in seat 0, and shows every view that is asked for an action.
pub fn play(
    game: &Game,
    seed: u64,
    bots: &mut [Box<dyn Bot>],
    budget: Budget,
    mut see: impl FnMut(&View),
) -> Host {
    let mut host = Host::new(game, bots.len(), Options::default(), Seed(u128::from(seed))).unwrap();
    loop {
        let done = host.go_on(|view| {
            see(view);
            bots[view.seat.index()].choose(view, budget)
        });
        let Some(moment) = done.expect("a bot's action is legal") else { return host };
        for (seat, bot) in bots.iter_mut().enumerate() {
            moment.told(Some(Seat::at(seat))).for_each(|event| bot.observe(&event));
        }
    }
}
