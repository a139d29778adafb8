//! What is looked for among the games, and the games that this leaves: the one played last comes first.

use std::cmp::Reverse;

use bevy::prelude::*;
use rummage_rules::games::{GAMES, Game, Kin};

use crate::{
    shell::text::Texts,
    store::{saves::Waiting, statistics::ledger::Played},
};

/// So many players and more are looked for together.
pub const MANY: usize = 6;

/// Nothing is looked for at first.
pub fn plugin(app: &mut App) {
    app.init_resource::<Wanted>();
}

/// What is looked for; every game, if nothing is.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Games of this kin.
    pub kin: Option<Kin>,
    /// Games for so many.
    pub players: Option<usize>,
    /// Games in whose name these letters stand.
    pub letters: String,
}

impl Wanted {
    /// Looks for these letters in all names, or for nothing. False when they stand in none; then what was looked for before stays.
    pub fn seek(&mut self, letters: &str, texts: &Texts) -> bool {
        let wanted = Self { letters: letters.to_owned(), ..Self::default() };
        let found = GAMES.iter().any(|game| wanted.admits(game, texts));
        if found {
            *self = wanted;
        }
        found
    }

    /// The games it leaves: those that wait and those played last first, then as they are offered to whoever is new.
    pub fn games(&self, texts: &Texts, waiting: &Waiting, matches: &[Played]) -> Vec<&'static Game> {
        let mut games: Vec<&Game> = GAMES.iter().copied().filter(|game| self.admits(game, texts)).collect();
        let waits = |game: &Game| waiting.0.iter().rev().position(|other| other.setup.game == game.id);
        let played = |game: &Game| matches.iter().rposition(|other| other.game == game.id);
        games.sort_by_key(|game| Reverse((waits(game), played(game))));
        games
    }

    fn admits(&self, game: &Game, texts: &Texts) -> bool {
        let letters = self.letters.to_lowercase();
        // Its id has letters that every keyboard has.
        let called = || {
            let name = texts.get(&format!("game-{}", game.id)).to_lowercase();
            name.contains(&letters) || game.id.contains(&letters)
        };
        let seats = |players: usize| {
            if players < MANY { game.seats.contains(&players) } else { *game.seats.end() >= MANY }
        };
        self.kin.is_none_or(|kin| game.is_of(kin)) && self.players.is_none_or(seats) && called()
    }
}
