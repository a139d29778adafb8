//! Tables of every game with every option, and the moments that chance brings there.

use crate::common;
use rummage_rules::games::GAMES;
use rummage_rules::prelude::*;

/// Every game as it comes, and with each option at each end of its range, for each number of seats of the usual and the most.
pub fn tables() -> impl Iterator<Item = (&'static Game, String, Match)> {
    GAMES.iter().flat_map(|game| {
        let plain = [(String::from("as it comes"), Options::default())];
        let named = plain.into_iter().chain(game.extremes());
        named.map(|(name, options)| {
            let seats = if name.len() % 2 == 0 { game.usual_seats } else { *game.seats.end() };
            let seed = Seed(name.len() as u128);
            let played = Match::new(game, seats, options, seed).expect("options that can be");
            (*game, format!("{} with {name}", game.id), played)
        })
    })
}

/// Plays on by chance for so many moments and looks at each; how many there were.
pub fn watch(played: &mut Match, moments: usize, mut look: impl FnMut(&Match)) {
    let mut rng = common::rng(17);
    for _ in 0..moments {
        if played.table().due() == Due::Nothing {
            return;
        }
        common::go_on(played, &mut rng);
        look(played);
    }
}
