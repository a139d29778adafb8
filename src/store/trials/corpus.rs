//! Files that were kept by every format there has been open for ever, and their matches come to the same end.
//!
//! `RUMMAGE_CORPUS=tests/kept/FORMAT cargo test -p rummage --lib corpus` writes those of this program; docs/saves.md says when.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use rummage_rules::{
    games::{self, GAMES, Game},
    house::HouseRules,
    house::options::Options,
    record::MatchRecord,
    record::share,
};

use super::everything;
use crate::{
    shell::keep::{Keeper, Store, open, seal},
    store::{sample, saves},
};

/// The file that says how the matches of a folder stand.
const STANDINGS: &str = "standings.txt";
/// The words with which a match is refused that was played by a ruling of before.
const OTHERWISE: &str = "is played by another ruling since revision";

/// All folders of kept files, one a format.
fn folders() -> Vec<PathBuf> {
    let all = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kept");
    let mut folders: Vec<PathBuf> = fs::read_dir(all).unwrap().map(|entry| entry.unwrap().path()).collect();
    folders.sort();
    folders
}

/// The match in a file, if one is in it.
fn record(name: &str, bytes: &[u8]) -> Result<Option<MatchRecord>, String> {
    let text = || str::from_utf8(bytes).map_err(|why| why.to_string());
    if name.starts_with("code-") {
        return share::read(text()?).map(|shared| Some(shared.record)).map_err(|why| why.to_string());
    }
    let Some(game) = name.strip_prefix("match-").and_then(|rest| games::find(rest.split('-').next()?)) else {
        return Ok(None);
    };
    let sealed = open(bytes).map_err(|why| why.to_string())?;
    saves::open(sealed, game).map(|waiting| waiting.setup.record)
}

#[test]
fn whatever_was_ever_kept_opens_and_stands_where_it_stood() {
    if let Ok(folder) = std::env::var("RUMMAGE_CORPUS") {
        return write(Path::new(&folder));
    }
    let readers = everything();
    for folder in folders() {
        let mut standings = standings(&folder);
        let mut others = 0;
        for entry in fs::read_dir(&folder).unwrap() {
            let path = entry.unwrap().path();
            let (name, bytes) = (file_name(&path), fs::read(&path).unwrap());
            let found = match record(&name, &bytes) {
                // Struck from the standings, because a ruling of its table has changed.
                Err(why) if why.contains(OTHERWISE) && !standings.contains_key(&name) => continue,
                found => found.unwrap_or_else(|why| panic!("{}: {why}", path.display())),
            };
            if let Some(found) = found {
                let stands = sample::standing(&found);
                assert_eq!(stands.ok(), standings.remove(&name), "{}", path.display());
            } else if let Some(kept) = readers.iter().find(|kept| name.starts_with(&kept.name)) {
                let store = Store::memory();
                store.write(&kept.name, str::from_utf8(&bytes).unwrap()).unwrap();
                assert_eq!((kept.recall)(&mut Keeper::new(store)), Ok(true), "{}", path.display());
                others += 1;
            }
        }
        assert!(standings.is_empty(), "{}: {:?} are missing", folder.display(), standings.keys());
        assert!(others >= 4, "{}: what is no match is missing", folder.display());
    }
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn standings(folder: &Path) -> BTreeMap<String, String> {
    let text = fs::read_to_string(folder.join(STANDINGS)).unwrap();
    let line = |line: &str| line.split_once(": ").map(|(name, stands)| (name.into(), stands.into()));
    text.lines().filter_map(line).collect()
}

/// Writes the files that this program keeps, and how their matches stand.
fn write(folder: &Path) {
    fs::create_dir_all(folder).unwrap();
    let mut standings = String::new();
    let mut put = |name: &str, text: &str| {
        fs::write(folder.join(name), text).unwrap();
        if let Some(record) = record(name, text.as_bytes()).unwrap() {
            standings += &format!("{name}: {}\n", sample::standing(&record).unwrap());
        }
    };
    for game in GAMES {
        for (what, record) in matches(game) {
            put(&format!("match-{}-{what}.save", game.id), &seal(&saves::sample::kept(record.clone())));
            let chairs = vec!["setup-you".to_owned(); record.seats];
            put(&format!("code-{}-{what}.txt", game.id), &share::code(&record, &chairs));
        }
    }
    for kept in everything().iter().filter(|kept| !kept.name.starts_with("match-")) {
        put(&format!("{}.save", kept.name), &seal(&kept.text));
    }
    put("house-rules-none.save", &seal(&house_rules()));
    fs::write(folder.join(STANDINGS), standings).unwrap();
}

/// Matches of a game, short and long, at its smallest and largest table, by every preset, in practice, and one to its end.
fn matches(game: &'static Game) -> Vec<(String, MatchRecord)> {
    let (least, most) = (*game.seats.start(), *game.seats.end());
    let mut matches = Vec::new();
    for (seats, actions) in [(least, 0), (least, 9), (least, 120), (least, 700), (most, 2), (most, 60)] {
        let record = sample::played(game, seats, Options::default(), 3, actions);
        matches.push((format!("{seats}-{actions}"), record));
    }
    for preset in game.presets {
        let options = preset.options().expect("a preset");
        matches.push((preset.id.into(), sample::played(game, game.usual_seats, options, 5, 40)));
    }
    let practice = sample::played(game, game.usual_seats, Options::default(), 8, 30);
    matches.push(("practice".into(), MatchRecord { practice: true, ..practice }));
    matches
}

/// Every preset under a name of its own, with letters of far away.
fn house_rules() -> String {
    let rules = GAMES.iter().flat_map(|game| game.presets.iter().map(move |preset| (game, preset)));
    let text = rules.map(|(game, preset)| {
        let options = preset.options().expect("a preset");
        let name = format!("„{}“ für uns, 家", preset.id);
        HouseRules::new(&name, game, &options).expect("house rules").to_ron()
    });
    format!("[{}]", text.collect::<Vec<_>>().join(","))
}
