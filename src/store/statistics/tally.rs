//! The arithmetic of statistics: matches, wins, streaks, points and ends.

use std::collections::BTreeMap;

use rummage_rules::{ask::Wins, games, house::options::Options};

use super::{
    ledger::{End, Other, Played, Rules},
    luck::Wilds,
};

/// So many of so many.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Share {
    /// Of these,
    pub part: usize,
    /// of so many.
    pub whole: usize,
}

impl Share {
    /// In whole percent, rounded; nothing of nothing is none.
    pub fn percent(self) -> usize {
        (200 * self.part + self.whole).checked_div(2 * self.whole).unwrap_or(0)
    }

    /// From 0 to 1.
    pub fn fraction(self) -> f32 {
        if self.whole == 0 { 0.0 } else { self.part as f32 / self.whole as f32 }
    }

    /// Counts one more, and whether it is one of these.
    pub fn add(&mut self, counts: bool) {
        self.part += usize::from(counts);
        self.whole += 1;
    }
}

/// Whom one played with.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Opponent {
    /// A bot, by the key of its name.
    Bot(String),
    /// Somebody who said a name.
    Called(String),
    /// Somebody who said none.
    Person,
}

impl Opponent {
    fn of(other: &Other) -> Self {
        match (&other.level, &other.called) {
            (Some(_), _) => Self::Bot(other.name.clone()),
            (None, Some(called)) => Self::Called(called.clone()),
            (None, None) => Self::Person,
        }
    }
}

/// What a number of matches amount to.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Tally {
    /// Won of played.
    pub wins: Share,
    /// Won or not, the oldest first.
    pub results: Vec<bool>,
    /// Wins in a row up to now.
    pub streak: usize,
    /// The most wins in a row there ever were.
    pub longest: usize,
    /// Rounds played.
    pub rounds: usize,
    /// How rounds ended, by [`End::ALL`].
    pub ends: [Share; 4],
    /// Wild cards dealt to the player and drawn.
    pub wilds: Wilds,
    /// Cards kept of those drawn from the stock.
    pub kept: Share,
    /// The best total of a match, as the game counts.
    pub best: Option<i32>,
    /// Won of played, by game.
    pub by_game: Vec<(String, Share)>,
    /// Won of played, by rules.
    pub by_rules: Vec<(Rules, Share)>,
    /// Finished ahead, by opponent; the most frequent first.
    pub by_opponent: Vec<(Opponent, Share)>,
}

impl Tally {
    /// Adds up the matches of one game, or of all.
    pub fn of(matches: &[Played], game: Option<&str>) -> Self {
        let mut tally = Self::default();
        let (mut games, mut rules) = (BTreeMap::new(), BTreeMap::new());
        let mut opponents: BTreeMap<Opponent, Share> = BTreeMap::new();
        let low = game.is_some_and(low_wins);
        for played in matches.iter().filter(|played| game.is_none_or(|game| played.game == game)) {
            tally.wins.add(played.won);
            tally.results.push(played.won);
            tally.streak = if played.won { tally.streak + 1 } else { 0 };
            tally.longest = tally.longest.max(tally.streak);
            tally.rounds += played.rounds.len();
            tally.wilds.add(played.dealt, played.drawn);
            tally.kept.part = tally.kept.part.saturating_add(played.drawn.kept);
            tally.kept.whole = tally.kept.whole.saturating_add(played.drawn.cards);
            for round in &played.rounds {
                End::ALL.iter().zip(&mut tally.ends).for_each(|(kind, share)| share.add(round.end == *kind));
            }
            games.entry(played.game.clone()).or_insert_with(Share::default).add(played.won);
            rules.entry(played.rules.clone()).or_insert_with(Share::default).add(played.won);
            for other in &played.others {
                opponents.entry(Opponent::of(other)).or_default().add(other.behind);
            }
            if game.is_some() {
                let better = |best: i32| {
                    if low { played.total < best } else { played.total > best }
                };
                if tally.best.is_none_or(better) {
                    tally.best = Some(played.total);
                }
            }
        }
        tally.by_game = by_frequency(games);
        tally.by_rules = by_frequency(rules);
        tally.by_opponent = by_frequency(opponents);
        tally
    }
}

/// Whether the lowest total wins this game.
pub fn low_wins(game: &str) -> bool {
    games::find(game)
        .and_then(|game| game.spec(game.usual_seats, &Options::default()).ok())
        .is_some_and(|spec| spec.wins() == Wins::Lowest)
}

fn by_frequency<K: Ord>(shares: BTreeMap<K, Share>) -> Vec<(K, Share)> {
    let mut rows: Vec<_> = shares.into_iter().collect();
    rows.sort_by_key(|(_, share)| std::cmp::Reverse(share.whole));
    rows
}

/// The player's points in each round of a game.
pub fn points(matches: &[Played], game: &str) -> Vec<i32> {
    let of_game = matches.iter().filter(|played| played.game == game);
    of_game.flat_map(|played| played.rounds.iter().map(|round| round.points)).collect()
}

/// The share of wins among the last matches up to each, of so many at most.
pub fn trend(results: &[bool], window: usize) -> Vec<Share> {
    (0..results.len())
        .map(|last| {
            let lately = &results[(last + 1).saturating_sub(window)..=last];
            Share { part: lately.iter().filter(|won| **won).count(), whole: lately.len() }
        })
        .collect()
}
