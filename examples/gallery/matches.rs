//! The matches that tables show: searched for, or kept in a folder, so that a bot which plays better changes no golden picture.

use std::{
    collections::HashMap,
    fs,
    path::{Path, PathBuf},
};

use rummage::shell::match_setup::MatchSetup;
use rummage_rules::{games::Game, house::options::Options, record::MatchRecord};

use super::position::{self, Moment};

/// The seeds that are tried for a moment.
const SEEDS: [u128; 12] = [7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];

/// The matches that were found: the next size shows the same.
#[derive(Default)]
pub struct Matches {
    found: HashMap<String, Option<MatchRecord>>,
    kept_in: Option<PathBuf>,
}

impl Matches {
    /// Matches kept in this folder; one that is not there yet is searched for and put there.
    pub fn kept_in(folder: &Path) -> Self {
        Self { kept_in: Some(folder.to_path_buf()), ..Self::default() }
    }

    /// A match that comes to this moment, up to there; nothing if none does.
    pub fn find(
        &mut self,
        game: &Game,
        players: usize,
        options: &Options,
        moment: Moment,
    ) -> Result<Option<MatchRecord>, String> {
        let key = format!("{} {players} {options:?} {moment:?}", game.id);
        if let Some(found) = self.found.get(&key) {
            return Ok(found.clone());
        }
        let search =
            || SEEDS.into_iter().find_map(|seed| position::record(game, players, options, seed, moment));
        let usual = *options == Options::default();
        let found = match self.kept_in.as_ref().filter(|_| usual) {
            Some(folder) => {
                let name = format!("{}-{players}-{moment:?}.json", game.id).to_lowercase();
                kept(&folder.join(name), search)?
            }
            None => search(),
        };
        self.found.insert(key, found.clone());
        Ok(found)
    }
}

/// The match in this file, or the one that is found now and kept there.
fn kept(file: &Path, search: impl FnOnce() -> Option<MatchRecord>) -> Result<Option<MatchRecord>, String> {
    let told = |fault: &dyn std::fmt::Display| format!("{}: {fault}", file.display());
    if file.exists() {
        let text = fs::read_to_string(file).map_err(|fault| told(&fault))?;
        return serde_json::from_str(&text).map(Some).map_err(|fault| told(&fault));
    }
    let found = search();
    if let Some(record) = &found {
        fs::create_dir_all(file.parent().unwrap_or(Path::new("."))).map_err(|fault| told(&fault))?;
        let text = serde_json::to_string(record).map_err(|fault| told(&fault))?;
        fs::write(file, text + "\n").map_err(|fault| told(&fault))?;
    }
    Ok(found)
}

/// A match of so many to play, with bots beside the person.
pub fn seated(game: &Game, players: usize) -> MatchSetup {
    let mut setup = MatchSetup::usual(game);
    setup.seats.truncate(players);
    while setup.seats.len() < players {
        setup.add_bot();
    }
    setup
}
