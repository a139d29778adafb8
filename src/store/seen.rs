//! Matches with friends elsewhere, each as its seat saw it: the latest are kept, go on where they were left, and can be looked back on.

use bevy::prelude::*;
use rummage_rules::{cards::day::Day, cards::ids::Seat, games};
use rummage_wire::{SeenMatch, Since, TableId};
use serde::{Deserialize, Serialize};

use crate::shell::keep::{Keeper, Kept, in_short, remember};

/// So many matches are kept, the latest first.
pub const MOST: usize = 8;

/// What is known of the matches that are kept, the latest first.
#[derive(Resource, Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeenMatches {
    lines: Vec<SeenLine>,
}

/// What is known of a match without reading all of it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeenLine {
    /// The table's letters.
    pub table: String,
    /// The number of the match at its table.
    pub number: u32,
    /// So many events of it are kept.
    pub happened: usize,
    /// The game's id.
    pub game: String,
    /// The seat that saw it.
    pub seat: Seat,
    /// The names of the others, by seat; none for a bot, and for the seat itself.
    pub called: Vec<Option<String>>,
    /// The day on which it was last seen.
    pub day: Day,
    /// Whether that seat has won, once the match is over.
    pub won: Option<bool>,
    /// The number under which it is kept, given when it is.
    pub slot: usize,
}

impl SeenLine {
    /// A match at this table, before it is kept.
    pub fn new(table: TableId, seat: Seat, game: &str, since: Since) -> Self {
        let (number, happened) = (since.number, since.happened);
        Self {
            table: table.to_string(),
            number,
            happened,
            game: game.to_owned(),
            seat,
            called: Vec::new(),
            day: Day(0),
            won: None,
            slot: 0,
        }
    }

    /// The name under which it is kept.
    fn name(&self) -> String {
        name_of(self.slot)
    }
}

/// The name under which a match is kept.
fn name_of(slot: usize) -> String {
    format!("seen-{slot}")
}

/// The names under which matches may be kept.
pub(crate) fn names() -> impl Iterator<Item = String> {
    (0..MOST).map(name_of)
}

impl SeenMatches {
    /// Those that are over, of games that are played here, the latest first.
    pub fn over(&self) -> impl Iterator<Item = &SeenLine> {
        self.lines.iter().filter(|line| line.won.is_some() && games::find(&line.game).is_some())
    }

    /// The last match that was seen at this table.
    fn at(&self, table: TableId) -> Option<&SeenLine> {
        let table = table.to_string();
        self.lines.iter().find(|line| line.table == table)
    }

    /// How much of the last match at this table is kept.
    pub fn since(&self, table: TableId) -> Option<Since> {
        let line = self.at(table)?;
        Some(Since { number: line.number, happened: line.happened })
    }

    /// The last match that was seen at this table, as it is kept.
    ///
    /// # Errors
    /// There is none, or it cannot be read: why, as the end of a sentence.
    pub fn last_at(&self, table: TableId, keeper: &mut Keeper) -> Result<SeenMatch, String> {
        self.at(table).ok_or_else(|| "nothing is kept of it".to_owned()).and_then(|line| read(line, keeper))
    }

    /// Keeps what was seen of a match, instead of what was kept of it before.
    pub fn keep(&mut self, line: SeenLine, seen: &SeenMatch, keeper: &mut Keeper) {
        let text = match serde_json::to_string(seen) {
            Ok(text) => text,
            Err(fault) => return error!("the match at {} is not kept: {fault}", line.table),
        };
        let is_same = |other: &SeenLine| other.table == line.table && other.number == line.number;
        let before = self.lines.iter().position(is_same).map(|place| self.lines.remove(place));
        let slot = before.map_or_else(|| self.free_slot(), |before| before.slot);
        let line = SeenLine { slot, ..line };
        keeper.keep(&line.name(), &text);
        self.lines.insert(0, line);
    }

    /// A number that nothing is kept under, once the oldest has given way.
    fn free_slot(&mut self) -> usize {
        self.lines.truncate(MOST - 1);
        (0..MOST).find(|slot| self.lines.iter().all(|line| line.slot != *slot)).unwrap_or(0)
    }
}

/// What was seen of a match.
///
/// # Errors
/// It is not there, or cannot be read: why, as the end of a sentence.
pub fn read(line: &SeenLine, keeper: &mut Keeper) -> Result<SeenMatch, String> {
    let read = |text: &str| serde_json::from_str(text).map_err(|fault| in_short(&fault));
    keeper.recall(&line.name(), read)?.ok_or_else(|| "nothing is kept of it".to_owned())
}

impl Kept for SeenMatches {
    const NAME: &'static str = "seen";
}

/// Recalls what was kept, and keeps what changes.
pub fn plugin(app: &mut App) {
    remember::<SeenMatches>(app);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shell::keep::Store;
    use rummage_host::Host;
    use rummage_rules::{cards::shuffle::Seed, house::options::Options};
    use rummage_wire::{Setup, Sight, Snapshot};

    /// What the first seat has seen of a match as it is dealt.
    fn dealt(seed: u128) -> SeenMatch {
        let game = games::GAMES[0];
        let mut host = Host::new(game, 2, Options::default(), Seed(seed)).expect("a table");
        host.settle();
        let setup = Setup::new(game, 2, Options::default()).expect("a table");
        let snapshot = Snapshot { setup, view: host.view(Seat(0)) };
        let sight = Sight::begin(Some(Seat(0)), 1, host.happened(), snapshot).expect("a view of a host");
        SeenMatch::from_now(&sight)
    }

    fn line(table: u64, number: u32) -> SeenLine {
        let since = Since { number, happened: 3 };
        SeenLine::new(TableId::of_chance(table), Seat(0), games::GAMES[0].id, since)
    }

    #[test]
    fn the_latest_matches_are_kept_each_under_a_name_of_its_own() {
        let (mut keeper, mut matches) = (Keeper::new(Store::memory()), SeenMatches::default());
        for table in 0..u64::try_from(MOST).expect("few") + 3 {
            matches.keep(line(table, 1), &dealt(u128::from(table)), &mut keeper);
        }
        assert_eq!(matches.lines.len(), MOST);
        assert_eq!(matches.since(TableId::of_chance(2)), None, "the oldest gave way");
        for table in 3..u64::try_from(MOST).expect("few") + 3 {
            let seen = matches.last_at(TableId::of_chance(table), &mut keeper);
            assert_eq!(seen, Ok(dealt(u128::from(table))), "{table}");
        }
    }

    #[test]
    fn of_a_table_the_latest_match_is_the_one_that_goes_on() {
        let (mut keeper, mut matches) = (Keeper::new(Store::memory()), SeenMatches::default());
        matches.keep(line(1, 1), &dealt(1), &mut keeper);
        matches.keep(line(1, 2), &dealt(2), &mut keeper);
        matches.keep(SeenLine { happened: 9, ..line(1, 2) }, &dealt(3), &mut keeper);
        let table = TableId::of_chance(1);
        assert_eq!(matches.lines.len(), 2, "more of a match is not another match");
        assert_eq!(matches.since(table), Some(Since { number: 2, happened: 9 }));
        assert_eq!(matches.last_at(table, &mut keeper), Ok(dealt(3)));
        assert_eq!(matches.over().count(), 0, "neither is over");
    }

    #[test]
    fn what_is_damaged_says_so_and_stands_in_nobodys_way() {
        let (mut keeper, mut matches) = (Keeper::new(Store::memory()), SeenMatches::default());
        matches.keep(line(1, 1), &dealt(1), &mut keeper);
        keeper.keep("seen-0", "nonsense");
        keeper.keep("seen-0", "more of it");
        let why = matches.last_at(TableId::of_chance(1), &mut keeper).expect_err("nonsense");
        assert!(why.contains("expected"), "{why}");
        assert!(matches.last_at(TableId::of_chance(2), &mut keeper).is_err(), "nothing was kept of it");
    }
}
