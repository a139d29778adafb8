//! The file in which rows of the ladder are kept: `crates/bots/src/level/ladder.csv`, of which the set-up tells.

use crate::tourney::Above;
use crate::trouble::{self, Trouble};
use rummage_bots::Level;
use rummage_rules::games::GAMES;
use std::path::Path;

/// Which row of the file: the place of the game among all games, how many seats, and the level that plays the one below.
#[derive(Copy, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Key {
    game: usize,
    seats: usize,
    level: Level,
}

impl Key {
    /// None where there is no such game.
    pub fn of(game: &str, seats: usize, level: Level) -> Option<Key> {
        let game = GAMES.iter().position(|one| one.id == game)?;
        Some(Key { game, seats, level })
    }
}

/// What a file holds, in the order of the games.
pub(super) struct Kept {
    rows: Vec<Row>,
}

struct Row {
    key: Key,
    above: Above,
    seeds: Vec<u64>,
}

impl Kept {
    /// Reads the file; where there is none yet it holds nothing.
    ///
    /// # Errors
    /// When it cannot be read, or a line of it is no row.
    pub fn read(file: &Path) -> Result<Kept, Trouble> {
        let text = if file.exists() { trouble::read(file)? } else { String::new() };
        let row = |(index, line)| {
            let no_row = "expected game,seats,level,matches,share,margin,seeds";
            Row::read(line).ok_or_else(|| Trouble::in_line(file, index + 1, no_row))
        };
        Ok(Kept { rows: text.lines().enumerate().map(row).collect::<Result<_, _>>()? })
    }

    /// Whether what was measured with this seed is in the row.
    pub fn has(&self, key: Key, seed: u64) -> bool {
        self.rows.iter().any(|row| row.key == key && row.seeds.contains(&seed))
    }

    /// Puts what was measured in place of the row that was there.
    pub fn put(&mut self, key: Key, above: Above, seed: u64) {
        self.rows.retain(|row| row.key != key);
        self.rows.push(Row { key, above, seeds: vec![seed] });
        self.rows.sort_by_key(|row| row.key);
    }

    /// Joins what was measured with another seed to the row that is there, if there is one.
    pub fn join(&mut self, key: Key, above: Above, seed: u64) {
        match self.rows.iter_mut().find(|row| row.key == key) {
            Some(row) => {
                row.above = row.above.with(above);
                row.seeds.push(seed);
            }
            None => self.put(key, above, seed),
        }
    }

    /// Writes the file.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn write(&self, file: &Path) -> Result<(), Trouble> {
        let text: String = self.rows.iter().map(Row::line).collect();
        std::fs::write(file, text).map_err(|error| Trouble::in_file(file, error))
    }
}

impl Row {
    fn read(line: &str) -> Option<Row> {
        let cells: Vec<&str> = line.split(',').collect();
        let [game, seats, level, matches, share, margin, seeds] = cells[..] else { return None };
        Some(Row {
            key: Key::of(game, seats.parse().ok()?, Level::find(level)?)?,
            above: Above {
                matches: matches.parse().ok()?,
                share: share.parse().ok()?,
                margin: margin.parse().ok()?,
            },
            seeds: seeds.split('+').map(|seed| seed.parse().ok()).collect::<Option<_>>()?,
        })
    }

    fn line(&self) -> String {
        let Row { key: Key { game, seats, level }, above: Above { matches, share, margin }, seeds } = self;
        let seeds: Vec<String> = seeds.iter().map(u64::to_string).collect();
        let (game, level, seeds) = (GAMES[*game].id, level.id(), seeds.join("+"));
        format!("{game},{seats},{level},{matches},{share:.1},{margin:.1},{seeds}\n")
    }
}
