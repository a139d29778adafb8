//! Matches between bots, and single moments of them.

use rummage_bots::{Bot, Budget, Level, seat_bot};
use rummage_host::Host;
use rummage_rules::games::{self, Game};
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

/// The first view of a match between Seedlings that is such a one.
pub fn moment(game: &str, seats: usize, is_such: impl Fn(&View) -> bool) -> View {
    let mut bots: Vec<Box<dyn Bot>> = (0..seats as u64).map(|seat| seat_bot(Level::Seedling, seat)).collect();
    let mut found = None;
    play(games::find(game).expect("a game"), 4, &mut bots, Budget(1), |view| {
        if found.is_none() && is_such(view) {
            found = Some(view.clone());
        }
    });
    found.expect("there is such a moment in the match")
}

/// Cards of a deck by their codes, another copy where one is named twice.
pub fn cards(view: &View, codes: &[&str]) -> Vec<CardId> {
    let mut cards: Vec<CardId> = Vec::new();
    for code in codes {
        let copy = view.public.spec.deck.find(code).find(|card| !cards.contains(card));
        cards.push(copy.expect("the deck has this card"));
    }
    cards
}
